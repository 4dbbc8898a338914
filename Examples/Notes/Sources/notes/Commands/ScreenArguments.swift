// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouter

/// Chooses between the terminal and a window for the screens of a command.
struct ScreenArguments: ParsableArguments {
    @Flag(name: .customLong("gtk"), help: "Open a window, instead of screens in the terminal.")
    var isInWindow = false

    /// Shows the notes until the user leaves.
    ///
    /// - Parameter url: The URL to open first.
    func run(_ settings: SessionSettings, opening url: String? = nil) async throws {
        try await Session.run(settings) {
            guard isInWindow else {
                let output = try Router.destination(for: .outputTerminal)
                return try await Screens.run(settings, opening: url, on: StandardTerminal(output))
            }
            #if GTK
            try await Desktop.run(settings, opening: url)
            #else
            throw CommandError(
                "this program was built without GTK; build it with 'swift build --traits GTK', or leave --gtk out")
            #endif
        }
    }
}
