// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

/// `RouteCheck.json` and `routes contract`, as a program.
@Suite(.startsPrograms) struct BoundaryCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(
            Dictionary(
                uniqueKeysWithValues: BoundaryApp.files(with: ["Notes/Text.swift": "import TimeModule\n"]).map {
                    ("Sources/\($0)", $1)
                }))
    }

    private func check(_ boundaries: String, at path: String = "RouteCheck.json") throws -> Command {
        try folder.write(boundaries, to: path)
        return try .routes(["check", "Sources", "-q"], in: folder)
    }

    // MARK: The file

    @Test func aDeclaredImplementationFailsTheCheck() throws {
        let text = """
            Sources/Notes/Text.swift:1:1: error: Notes imports TimeModule, the implementation of RoutableService<any Clock> [implementation-import]
            Sources/TimeModule/ClockRouter.swift:5:15: note: ClockRouter provides RoutableService<any Clock>
              help: import TimeInterface instead, and request the route: try Router.destination(for: RoutableService<any Clock>())
                or, if both modules are one feature, allow the import in RouteCheck.json:
                { "boundaries": { "allowed": [{ "from": "Notes", "to": "TimeModule" }] } }
              see: routes explain implementation-import

            """
        let undeclared = try Command.routes(["check", "Sources", "-q"], in: folder)
        #expect(undeclared == Command(status: 0, output: text.replacing("error:", with: "warning:")))
        let declared = #"{ "boundaries": { "implementations": ["*Module"] } }"#
        #expect(try check(declared) == Command(status: 1, output: text))
        // The change that the help proposes.
        let allowed = #"{ "boundaries": { "allowed": [{ "from": "Notes", "to": "TimeModule" }] } }"#
        #expect(try check(allowed) == Command(status: 0))
        // The file in the sources' folder takes precedence.
        #expect(try check(declared, at: "Sources/RouteCheck.json").status == 1)
    }

    @Test(arguments: [
        (
            #"{ "boundaries": { "implementations": ["TimeModul"] } }"#,
            "RouteCheck.json names TimeModul, but no module has this name; did you mean TimeModule?"
        ),
        (
            #"{ "boundaries": { "allowed": [{ "from": "*Feature", "to": "*" }] } }"#,
            "RouteCheck.json names *Feature, but no module has this name"
        ),
        (
            #"{ "boundaries": { "implementations": ["Notes"], "interfaces": ["Notes"] } }"#,
            "RouteCheck.json declares Notes as an interface and as an implementation"
        ),
        (
            #"{ "boundaries": { "implementation": [] } }"#,
            #"RouteCheck.json has the unknown member "implementation" in "boundaries"; did you mean "implementations"?"#
        ),
        (
            #"{ "boundaries": { "rules": [] } }"#,
            #"RouteCheck.json has the unknown member "rules" in "boundaries"; its members are implementations, interfaces, allowed"#
        ),
        (
            #"{ "boundaries": ["Notes"] }"#,
            #"RouteCheck.json has an unknown format: it can contain a "platform", such as "iOS", a list of "conditions", "strict", and "boundaries" with the lists "implementations", "interfaces" and "allowed""#
        ),
        (
            "{",
            #"RouteCheck.json has an unknown format: it can contain a "platform", such as "iOS", a list of "conditions", "strict", and "boundaries" with the lists "implementations", "interfaces" and "allowed""#
        ),
    ]) func aMistakeInTheFileIsReported(file: String, message: String) throws {
        #expect(try check(file) == Command(status: 2, errors: "error: \(message)\n"))
    }

    // MARK: Contracts

    @Test func theContractOfAModule() throws {
        #expect(
            try Command.routes(["contract", "Notes", "Sources"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        Notes (interface and implementation)

                        Declares
                          RoutableService<any Notes>

                        Provides
                          RoutableService<any Notes>: by NotesRouter

                        Needs
                          RoutableService<any Clock>: declared in TimeInterface
                            List.now: in a destination of NotesRouter

                        Depends on implementations
                          TimeModule

                        """))
    }

    @Test func aContractStaysTheSameIfCodeMoves() throws {
        let before = try Command.routes(["contract", "Notes", "Sources"], in: folder)
        try folder.write("// A comment.\n\n" + BoundaryApp.notes, to: "Sources/Notes/Moved.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Notes/Notes.swift"))
        #expect(try Command.routes(["contract", "Notes", "Sources"], in: folder) == before)
        let located = try Command.routes(["contract", "Notes", "Sources", "--locations"], in: folder)
        #expect(
            located.output.contains("  RoutableService<any Notes>: by NotesRouter (Sources/Notes/Moved.swift:11:42)\n"))
    }

    @Test func theContractAsJSON() throws {
        let command = try Command.routes(["contract", "TimeModule", "Sources", "--format", "json"], in: folder)
        let contract = try JSONDecoder().decode(RouteContract.self, from: Data(command.output.utf8))
        #expect(contract.module == "TimeModule")
        #expect(contract.provides.map(\.key) == ["RoutableService<any Clock>"])
        #expect(command.output == (try contract.json()))
    }

    @Test func anUnknownModuleIsAnError() throws {
        #expect(
            try Command.routes(["contract", "TimeModul", "Sources"], in: folder)
                == Command(status: 2, errors: "error: no module is named TimeModul; did you mean TimeModule?\n"))
        #expect(
            try Command.routes(["contract", "Weather", "Sources"], in: folder)
                == Command(
                    status: 2,
                    errors: "error: no module is named Weather; the modules are App, Notes, TimeInterface, TimeModule\n"
                ))
    }

    private static let contractOfNotes = """
        NotesModule (implementation)

        Provides
          RoutableService<any NoteCollection>: by StoredNotes

        Needs
          RoutableService<any NotesRequiredClock>: declared in NotesInterface
            StoredNotes.init: needed to make the destination
          RoutableService<any NotesRequiredMarkdown>: declared in NotesInterface
            StoredNotes.init: needed to make the destination
          RoutableService<any NotesRequiredSearch>: declared in NotesInterface
            StoredNotes.init
          RoutableService<any NotesRequiredSourceOpener>: declared in NotesInterface
            StoredNotes.init
          RoutableService<any NotesRequiredStorage>: declared in NotesInterface
            StoredNotes.init: needed to make the destination

        """

    @Test func thePageShowsTheContractOfNotes() throws {
        let scratch = try TemporaryFolder()
        let notes = Repository.folder.appending(path: "Examples/Notes").path
        let command = try Command.routes(["contract", "NotesModule", notes, "--scratch-path", scratch.path])
        let page = try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/Library/ModuleRouter/ModuleRouter.docc/ModuleBoundaries.md"), encoding: .utf8)
        #expect(command.output == Self.contractOfNotes)
        #expect(page.contains("```text\n\(command.output)```\n"))
        let unlinked = try Command.routes(["contract", "SQLiteStorageInterface", notes, "--scratch-path", scratch.path])
        #expect(unlinked.output.hasPrefix("SQLiteStorageInterface (interface)\n\nDeclares\n"), "\(unlinked)")
    }
}
#endif
