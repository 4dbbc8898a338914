// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Opens a URL on screens.",
        discussion: """
            notes://note/NAME            shows a note; with ?edit=true, to be changed
            notes://search?q=WORDS       shows the notes that have all the words
            https://notes.example/...    the same, as they stand on the web

            The name of a note may lack its extension or its folders, if that leaves one note; 'notes link' writes the \
            URL of one. A locked note asks for the password as it always does. From there it goes on as without a \
            command, with the list of notes behind 'back'.

            If the URL leads nowhere, or the note is not there, the exit code is 1.
            """)

    @OptionGroup var session: SessionArguments

    @OptionGroup var screens: ScreenArguments

    @Argument(help: "The URL.")
    var url: String

    func run() async throws {
        let settings = session.storage.settings(folder: session.folder, isCreated: false)
        try await screens.run(settings, opening: url)
    }
}
