// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
import ModuleRouter
import RouteGraph
import RouteScanner
import Testing

@testable import routes

/// The example app, whole, and with each file that provides or adapts something left out in turn.
@Suite struct NotesTests {
    private static let notes = Repository.folder.appending(path: "Examples/Notes").path

    @Test func nothingIsWrong() async throws {
        for traits in [[], ["--traits", "SQLite"]] {
            let app = try Self.app(traits)
            let scan = await SourceScanner().scan(app)
            #expect(scan.problems == [])
            #expect(RouteGraph(of: app, files: scan.files).check() == [])
        }
    }

    @Test func noProviderAndNoAdapterCanBeLeftOut() async throws {
        let app = try Self.app(["--traits", "SQLite"])
        let scan = await SourceScanner().scan(app)
        let whole = RouteGraph(of: app, files: scan.files)
        let files = Set(whole.providers.map(\.location.file) + whole.adapters.map(\.location.file)).sorted()
        let errors = files.map { file in
            let rest = RouteGraph(of: app, files: scan.files.filter { $0.path != file })
            let errors = rest.check().filter { $0.severity == .error }.map { "\n  \($0.id.rawValue) \($0.subject)" }
            return "\(file.dropFirst(Self.notes.count + "/Sources/".count)):\(errors.joined())"
        }
        #expect(errors.joined(separator: "\n") == Self.expected)
    }

    private static func app(_ traits: [String]) throws -> SourceApp {
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        var command = SwiftCommand(package: notes, scratch: scratch.path)
        command.traits = SwiftCommand.TraitOptions(arguments: traits)
        var app = try PackageReader(command, settings: BuildSettings()).app(startedAt: "notes").withoutLibrary
        // Those of other packages are gone with the folder.
        app.modules.removeAll { !$0.isOwn }
        return app
    }

    /// The errors, by what was left out.
    private static let expected = """
        Modules/ClockModule/ClockRouter.swift:
          adapter-without-provider RoutableService<any ExportRequiredClock>
        Modules/ExportModule/ExportRouter.swift:
          missing-provider RoutableServiceModule<any ExportInput>
        Modules/FileStorageModule/FileStorageRouter.swift:
          missing-provider RoutableServiceModule<any FileStorageInput>
        Modules/LockModule/LockRouter.swift:
          missing-provider RoutableService<any NoteLock>
        Modules/MarkdownModule/MarkdownRouter.swift:
          missing-provider RoutableService<any MarkdownRendering>
        Modules/NotesModule/NotesRouter.swift:
          missing-provider RoutableService<any NoteCollection>
        Modules/SQLiteStorageModule/SQLiteStorageRouter.swift:
          missing-provider RoutableServiceModule<any SQLiteStorageInput>
        Modules/SearchModule/SearchRouter.swift:
          adapter-without-provider RoutableService<any NotesRequiredSearch>
        Modules/TerminalAlertModule/AlertRouter.swift:
          adapter-without-provider RoutableViewModule<any LoginRequiredAlert>
        Terminal/TerminalScreens/EditorRouter.swift:
          missing-provider RoutableViewModule<any EditorModuleInput>
        Terminal/TerminalScreens/LoginRouter.swift:
          missing-provider RoutableView<any LoginViewInput>
        Terminal/TerminalScreens/NoteListRouter.swift:
          missing-provider RoutableView<any NoteListViewInput>
        Terminal/TerminalScreens/NoteRouter.swift:
          missing-provider RoutableViewModule<any NoteModuleInput>
        notes/Adapters/AlertAdapter.swift:
          missing-provider RoutableViewModule<any EditorRequiredAlert>
          missing-provider RoutableViewModule<any LoginRequiredAlert>
        notes/Adapters/ChosenStorage.swift:
          missing-provider RoutableService<any NotesRequiredStorage>
        notes/Adapters/ClockAdapter.swift:
          missing-provider RoutableService<any ExportRequiredClock>
          missing-provider RoutableService<any NotesRequiredClock>
        notes/Adapters/ImportSourceAdapter.swift:
          missing-provider RoutableServiceModule<any NotesRequiredSourceInput>
        notes/Adapters/LoginAdapter.swift:
          missing-provider RoutableView<any EditorRequiredLogin>
          missing-provider RoutableService<any LoginRequiredPasswords>
        notes/Adapters/MarkdownAdapter.swift:
          missing-provider RoutableService<any ExportRequiredMarkdown>
          missing-provider RoutableService<any NotesRequiredMarkdown>
        notes/Adapters/SearchAdapter.swift:
          missing-provider RoutableService<any NotesRequiredSearch>
        notes/Session/SessionSettings.swift:
          missing-provider RoutableService<any SessionStore>
        notes/Terminal/OutputTerminal.swift:
          missing-provider RoutableService<any MarkdownRequiredTerminal>
          missing-provider RoutableService<any OutputTerminal>
        """
}
#endif
