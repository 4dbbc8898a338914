// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct BrowseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Opens the notes on screens, to read and to change them.",
        discussion: """
            This is what happens without a command. What can be typed stands above the prompt; the end of the input \
            leaves, so a script may be piped in.

            A note with 'locked: true' in its front matter is only shown to those who know the password, which is in \
            the environment variable NOTES_PASSWORD. That is no encryption: the file of the note stays as it is.
            """)

    @OptionGroup var session: SessionArguments

    @OptionGroup var screens: ScreenArguments

    func run() async throws {
        let settings = session.storage.settings(folder: session.folder, isCreated: false)
        try await screens.run(settings)
    }
}
