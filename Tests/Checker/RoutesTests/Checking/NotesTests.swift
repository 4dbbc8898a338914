// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import TestSupport
import Testing

@testable import routes

/// The complete example app, and the app without one of its providers or adapters at a time.
@Suite(.startsPrograms) struct NotesTests {
    private static let notes = Repository.folder.appending(path: "Examples/Notes").path

    /// The app with its other storage, which two tests read.
    private static let withSQLite = Task { try await read(["--traits", "SQLite"]) }

    @Test func theAppHasNoFindings() async throws {
        for (app, scan) in try await [Self.read([]), Self.withSQLite.value, Self.read(["--traits", "GTK"])] {
            #expect(scan.problems == [])
            #expect(RouteGraph(of: app, files: scan.files).check() == [])
        }
    }

    @Test func eachMissingProviderOrAdapterIsFound() async throws {
        let (app, scan) = try await Self.withSQLite.value
        let whole = RouteGraph(of: app, files: scan.files)
        let all = whole.providers.map { ($0.name, $0.location) } + whole.adapters.map { ($0.name, $0.location) }
        let errors = all.sorted { $0.1 < $1.1 }.map { name, location in
            let rest = scan.files.map { $0.path == location.file ? $0.without(name) : $0 }
            let findings = RouteGraph(of: app, files: rest).check().filter { $0.severity == .error }
            return "\(name):\(findings.map { "\n  \($0.id.rawValue) \($0.subject)" }.joined())"
        }
        #expect(errors.joined(separator: "\n") == Self.expected)
    }

    // MARK: Declarations, registrations and links

    /// Removes a part of one source file. Returns the first finding, and the first line of its remedy.
    private static func check(
        _ app: SourceApp, without part: Substring, in path: String, _ text: String, cache: URL
    ) async throws -> String {
        let folder = try TemporaryFolder(["Changed.swift": text.replacing(part, with: "", maxReplacements: 1)])
        let changed = app.changing { module in
            module.files = module.files.map { $0 == path ? folder.url.appending(path: "Changed.swift").path : $0 }
        }
        let scan = await SourceScanner(cache: cache).scan(changed)
        return summary(RouteGraph(of: changed, files: scan.files).check())
    }

    private static func summary(_ findings: [RouteFinding]) -> String {
        guard let first = findings.first else { return "nothing" }
        return "\(first.id.rawValue) \(first.subject): \(first.remedy)"
    }

    @Test func eachMissingDeclarationOrRegistrationIsFound() async throws {
        let (app, _) = try await Self.withSQLite.value
        let cache = try TemporaryFolder()
        let file = cache.url.appending(path: "Facts")
        var found: [String] = []
        for path in app.modules.flatMap(\.files).sorted() {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for match in text.matches(of: /@AutoRegister\n|@Routable.* extension .*/) {
                let part = text[match.range]
                let name =
                    part.hasPrefix("@AutoRegister")
                    ? path.split(separator: "/").last.map(String.init) ?? path
                    : part.split(separator: "== ").last.map(String.init) ?? ""
                let finding = try await Self.check(app, without: part, in: path, text, cache: file)
                found.append("\(name.prefix { $0 != "." && $0 != "{" }): \(finding)")
            }
        }
        #expect(found.joined(separator: "\n") == Self.withoutDeclarations)
    }

    @Test func eachMissingLinkIsFound() async throws {
        let (app, scan) = try await Self.withSQLite.value
        let entry = try #require(app.modules.firstIndex { $0.name == app.entryPoint })
        let found = app.modules[entry].dependencies.compactMap { name -> String? in
            var linked = app
            linked.modules[entry].dependencies.removeAll { $0 == name }
            let reached = RouteGraph(of: linked, files: scan.files).modules.map(\.name)
            let unlinked = linked.modules.filter { !reached.contains($0.name) }
            // Another module links it.
            if unlinked.isEmpty { return nil }
            linked.modules.removeAll { !reached.contains($0.name) }
            linked.unlinked = unlinked.map { UnlinkedModule($0, dependency: $0.name.debugDescription) }
            let all = RouteGraph(of: linked.linkingAll, files: scan.files)
            let findings = RouteGraph(of: linked, files: scan.files).check(
                UnlinkedProviders(linked.unlinked ?? [], in: all))
            return "\(name): \(Self.summary(findings))"
        }
        #expect(found.joined(separator: "\n") == Self.withoutLinks)
    }

    /// The first remedy, by the file whose registration or the protocol whose declaration was removed.
    private static let withoutDeclarations = """
        any WallClock : unproven-route .wallClock: declare it beside its protocol:
        @RoutableAs("wallClock") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any EditorModuleInput : unproven-route .editor: declare it beside its protocol:
        @RoutableAs("editor") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any ExportRequiredClock : unproven-route .exportRequiredClock: declare it beside its protocol:
        @RoutableAs("exportRequiredClock") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any ExportRequiredMarkdown : unproven-route .exportRequiredMarkdown: declare it beside its protocol:
        @RoutableAs("exportRequiredMarkdown") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteExporterFactory : unproven-route .noteExporterFactory: declare it beside its protocol:
        @RoutableAs("noteExporterFactory") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any FileStorageOpener : unproven-route .fileStorageOpener: declare it beside its protocol:
        @RoutableAs("fileStorageOpener") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteAccess : unproven-route .noteAccess: declare it beside its protocol:
        @RoutableAs("noteAccess") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteLock : unproven-route .noteLock: declare it beside its protocol:
        @RoutableAs("noteLock") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        UserSession: unregistered-provider UserSession: register UserSession with @AutoRegister, or in the app's list:
        RouteRegistry.shared.register { UserSession.self }
        NotesUser : unproven-route .notesUser: declare it beside its protocol:
        @RoutableAs("notesUser") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any LoginRequiredAlert : unproven-route .loginRequiredAlert: declare it beside its protocol:
        @RoutableAs("loginRequiredAlert") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any LoginRequiredPasswords : unproven-route .loginRequiredPasswords: declare it beside its protocol:
        @RoutableAs("loginRequiredPasswords") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any LoginViewInput : unproven-route .login: declare it beside its protocol:
        @RoutableAs("login") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any MarkdownRendering : unproven-route .markdown: declare it beside its protocol:
        @RoutableAs("markdown") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any MarkdownRequiredTerminal : unproven-route RoutableService<any MarkdownRequiredTerminal>: declare it beside its protocol:
        @Routable extension RoutableService where Protocol == any MarkdownRequiredTerminal {}
        any NoteListViewInput : unproven-route .noteList: declare it beside its protocol:
        @RoutableAs("noteList") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteSearchModuleInput : unproven-route .noteSearch: declare it beside its protocol:
        @RoutableAs("noteSearch") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteModuleInput : unproven-route .note: declare it beside its protocol:
        @RoutableAs("note") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NoteCollection : unproven-route .noteCollection: declare it beside its protocol:
        @RoutableAs("noteCollection") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NotesRequiredClock : unproven-route .notesRequiredClock: declare it beside its protocol:
        @RoutableAs("notesRequiredClock") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NotesRequiredMarkdown : unproven-route .notesRequiredMarkdown: declare it beside its protocol:
        @RoutableAs("notesRequiredMarkdown") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NotesRequiredSearch : unproven-route .notesRequiredSearch: declare it beside its protocol:
        @RoutableAs("notesRequiredSearch") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NotesRequiredSourceOpener : unproven-route .notesRequiredSourceOpener: declare it beside its protocol:
        @RoutableAs("notesRequiredSourceOpener") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any NotesRequiredStorage : unproven-route .notesRequiredStorage: declare it beside its protocol:
        @RoutableAs("notesRequiredStorage") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any SQLiteStorageOpener : unproven-route .sqliteStorageOpener: declare it beside its protocol:
        @RoutableAs("sqliteStorageOpener") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any SearchIndexing : unproven-route .searchIndex: declare it beside its protocol:
        @RoutableAs("searchIndex") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any TerminalAlertInput : unproven-route .terminalAlert: declare it beside its protocol:
        @RoutableAs("terminalAlert") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        LockRouter: unregistered-provider LockRouter: register LockRouter with @AutoRegister, or in the app's list:
        RouteRegistry.shared.register { LockRouter.self }
        AlertRouter: unregistered-provider AlertRouter: register AlertRouter with @AutoRegister, or in the app's list:
        RouteRegistry.shared.register { AlertRouter.self }
        ChosenStorage: unregistered-provider ChosenStorage: register ChosenStorage with @AutoRegister, or in the app's list:
        RouteRegistry.shared.register { ChosenStorage.self }
        Session: unregistered-provider Session: register Session with @AutoRegister, or in the app's list:
        RouteRegistry.shared.register { Session.self }
        SessionSettings : unproven-route .sessionSettings: declare it beside its protocol:
        @RoutableAs("sessionSettings") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        any OutputTerminal : unproven-route .outputTerminal: declare it beside its protocol:
        @RoutableAs("outputTerminal") extension <#RoutableService#> where Protocol == any <#Protocol#> {}
        """

    /// The first remedy, by the module that was not linked.
    private static let withoutLinks = """
        ClockModule: missing-provider RoutableService<any WallClock>: SystemClock in ClockModule provides it: add "ClockModule" to the dependencies of notes
        ExportModule: missing-provider RoutableService<any NoteExporterFactory>: Exporters in ExportModule provides it: add "ExportModule" to the dependencies of notes
        FileStorageModule: missing-provider RoutableService<any FileStorageOpener>: FolderStores in FileStorageModule provides it: add "FileStorageModule" to the dependencies of notes
        LockModule: missing-provider RoutableService<any NoteAccess>: UserAccess in LockModule provides it: add "LockModule" to the dependencies of notes
        MarkdownModule: missing-provider RoutableService<any MarkdownRendering>: MarkdownRenderer in MarkdownModule provides it: add "MarkdownModule" to the dependencies of notes
        NotesAdapters: missing-provider RoutableService<any ExportRequiredClock>: ClockInUse in NotesAdapters provides it: add "NotesAdapters" to the dependencies of notes
        NotesModule: missing-provider RoutableService<any NoteCollection>: StoredNotes in NotesModule provides it: add "NotesModule" to the dependencies of notes
        SQLiteStorageModule: missing-provider RoutableService<any SQLiteStorageOpener>: NoteDatabases in SQLiteStorageModule provides it: add "SQLiteStorageModule" to the dependencies of notes
        SearchModule: missing-provider RoutableService<any SearchIndexing>: SearchIndex in SearchModule provides it: add "SearchModule" to the dependencies of notes
        TerminalAlertModule: adapter-without-provider RoutableViewModule<any LoginRequiredAlert>: AlertRouter in TerminalAlertModule provides it: add "TerminalAlertModule" to the dependencies of notes
        TerminalScreens: missing-provider RoutableView<any LoginViewInput>: LoginScreen in TerminalScreens provides it: add "TerminalScreens" to the dependencies of notes
        """

    private static func read(_ traits: [String]) async throws -> (app: SourceApp, scan: SourceScan) {
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        var command = SwiftCommand(package: notes, scratch: scratch.path, temporaryFolder: scratch.path)
        command.traits = SwiftCommand.TraitOptions(arguments: traits)
        var app = try PackageReader(command, settings: BuildSettings()).app(startedAt: "notes").withoutLibrary
        // The sources of other packages were removed with the folder.
        app.modules.removeAll { !$0.isOwn }
        return (app, await SourceScanner().scan(app))
    }

    /// The errors, by the removed provider or adapter.
    private static let expected = """
        UserSession:
          missing-provider RoutableService<NotesUser>
        SystemClock:
          missing-provider RoutableService<any WallClock>
        Exporters:
          missing-provider RoutableService<any NoteExporterFactory>
        FolderStores:
          missing-provider RoutableService<any FileStorageOpener>
        LockRouter:
          missing-provider RoutableService<any NoteLock>
        UserAccess:
          missing-provider RoutableService<any NoteAccess>
        MarkdownRenderer:
          missing-provider RoutableService<any MarkdownRendering>
        StoredNotes:
          missing-provider RoutableService<any NoteCollection>
        NoteDatabases:
          missing-provider RoutableService<any SQLiteStorageOpener>
        SearchIndex:
          missing-provider RoutableService<any SearchIndexing>
        AlertRouter:
          adapter-without-provider RoutableViewModule<any LoginRequiredAlert>
        ClockInUse:
          missing-provider RoutableService<any ExportRequiredClock>
          missing-provider RoutableService<any NotesRequiredClock>
        NoteIndex:
          missing-provider RoutableService<any NotesRequiredSearch>
        PasswordOfLock:
          missing-provider RoutableService<any LoginRequiredPasswords>
        RenderedMarkdown:
          missing-provider RoutableService<any ExportRequiredMarkdown>
          missing-provider RoutableService<any NotesRequiredMarkdown>
        EditorScreen:
          missing-provider RoutableViewModule<any EditorModuleInput>
        LoginScreen:
          missing-provider RoutableView<any LoginViewInput>
        NoteListScreen:
          missing-provider RoutableView<any NoteListViewInput>
        NoteRouter:
          missing-provider RoutableViewModule<any NoteModuleInput>
        NoteSearchRouter:
          missing-provider RoutableViewModule<any NoteSearchModuleInput>
        AlertAdapter:
          missing-provider RoutableViewModule<any LoginRequiredAlert>
        ChosenStorage:
          missing-provider RoutableService<any NotesRequiredStorage>
        FolderAsSource:
          missing-provider RoutableService<any NotesRequiredSourceOpener>
        Session:
          missing-provider RoutableService<SessionSettings>
        StandardOutput:
          missing-provider RoutableService<any MarkdownRequiredTerminal>
          missing-provider RoutableService<any OutputTerminal>
        """
}

extension ScannedFile {
    /// Returns the file without a type and its extensions.
    fileprivate func without(_ name: String) -> ScannedFile {
        var file = self
        file.facts.types.removeAll { $0.name == name || $0.scope.types.first == name }
        file.facts.extensions.removeAll { $0.extended == .named(name) }
        file.facts.routes.removeAll { $0.scope.types.first == name }
        file.facts.uses.removeAll { $0.scope.types.first == name }
        file.facts.constructions.removeAll { $0.scope.types.first == name }
        return file
    }
}
#endif
