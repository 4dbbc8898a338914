// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `--gtk`, as far as no window comes.
@Suite struct WindowOptionTests {
    private let program: NotesProgram

    init() throws {
        program = try NotesProgram()
        try program.write("# The garden\n", to: "notes/garden.md")
    }

    #if GTK
    private let reason = "there is no display to open a window on; leave --gtk out to stay in the terminal"
    #else
    private let reason =
        "this program was built without GTK; build it with 'swift build --traits GTK', or leave --gtk out"
    #endif

    @Test func whereThereIsNoWindowTheReasonIsSaid() throws {
        let failure = NotesProgram.Outcome(code: 1, errors: "Error: \(reason)\n")
        #expect(try program.run("browse", "--gtk") == failure)
        #expect(try program.run("open", "--gtk", "notes://note/garden") == failure)
    }

    #if GTK
    @Test(.enabled("there is no display", { display != nil })) func aMissingFolderIsAnError() throws {
        // With what the display asks for.
        let environment = ProcessInfo.processInfo.environment.merging(["HOME": program.folder.path]) { $1 }
        let outcome = try program.run("browse", "--gtk", "--notes", "missing", environment: environment)
        #expect(outcome == .init(code: 1, errors: "Error: there is no folder 'missing'\n"))
    }

    private static let display = ProcessInfo.processInfo.environment["DISPLAY"]
    #endif
}
