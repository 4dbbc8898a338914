// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouterViews
import NotesInterface
import NoteViewInterface

struct LinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link", abstract: "Writes the URL of a note, for 'notes open'.",
        discussion: "The name may lack its extension or its folders, if that leaves one note.")

    @OptionGroup var session: SessionArguments

    @Argument(help: "The name of the note.")
    var name: String

    @Flag(help: "Let the URL open the note to be changed.")
    var edit = false

    @MainActor func run() async throws {
        // The provider of the screen has the URL pattern. Any kind of screen will do.
        RouteRegistry.current.addScreens(.terminal)
        try session.run {
            let note = try Router.destination(for: .noteCollection).note(named: name)
            let url = try Router.url(for: .note) {
                $0.noteName = note.name
                $0.isEditing = edit
            }
            try Router.destination(for: .outputTerminal).write(url + "\n")
        }
    }
}
