// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import Testing

@testable import routes

/// The example app, whole, and without each of its providers and adapters in turn.
@Suite struct NotesTests {
    private static let notes = Repository.folder.appending(path: "Examples/Notes").path

    /// The app with its other storage, which two tests read.
    private static let withSQLite = Task { try await read(["--traits", "SQLite"]) }

    @Test func nothingIsWrong() async throws {
        for (app, scan) in try await [Self.read([]), Self.withSQLite.value, Self.read(["--traits", "GTK"])] {
            #expect(scan.problems == [])
            #expect(RouteGraph(of: app, files: scan.files).check() == [])
        }
    }

    @Test func noProviderAndNoAdapterCanBeLeftOut() async throws {
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

    private static func read(_ traits: [String]) async throws -> (app: SourceApp, scan: SourceScan) {
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        var command = SwiftCommand(package: notes, scratch: scratch.path, temporaryFolder: scratch.path)
        command.traits = SwiftCommand.TraitOptions(arguments: traits)
        var app = try PackageReader(command, settings: BuildSettings()).app(startedAt: "notes").withoutLibrary
        // Those of other packages are gone with the folder.
        app.modules.removeAll { !$0.isOwn }
        return (app, await SourceScanner().scan(app))
    }

    /// The errors, by what was left out.
    private static let expected = """
        SystemClock:
          missing-provider RoutableService<any WallClock>
        Exporters:
          missing-provider RoutableService<any NoteExporterFactory>
        FolderStores:
          missing-provider RoutableService<any FileStorageOpener>
        LockRouter:
          missing-provider RoutableService<any NoteLock>
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
          missing-provider RoutableViewModule<any EditorRequiredAlert>
          missing-provider RoutableViewModule<any LoginRequiredAlert>
        ChosenStorage:
          missing-provider RoutableService<any NotesRequiredStorage>
        ClockInUse:
          missing-provider RoutableService<any ExportRequiredClock>
          missing-provider RoutableService<any NotesRequiredClock>
        FolderAsSource:
          missing-provider RoutableService<any NotesRequiredSourceOpener>
        LoginAdapter:
          missing-provider RoutableView<any EditorRequiredLogin>
        PasswordOfLock:
          missing-provider RoutableService<any LoginRequiredPasswords>
        NoteIndex:
          missing-provider RoutableService<any NotesRequiredSearch>
        RenderedMarkdown:
          missing-provider RoutableService<any ExportRequiredMarkdown>
          missing-provider RoutableService<any NotesRequiredMarkdown>
        SessionStoreRouter:
          missing-provider RoutableService<SessionStore>
        StandardOutput:
          missing-provider RoutableService<any MarkdownRequiredTerminal>
          missing-provider RoutableService<any OutputTerminal>
        """
}

extension ScannedFile {
    /// The file as if a type and its extensions were not in it.
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
