// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation

@main
enum Program {
    /// Exits with 0 on success, with 1 if the routes have errors, with 2 if the check failed.
    static func main() async {
        // With `SIGPIPE` ignored, `write` reports a closed pipe as an error.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try Routes.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    private static func end(with error: any Error) -> Never {
        switch error {
        case let code as ExitCode:
            exit(code.rawValue)
        case let error as SourceError:
            Stream.errors.write("error: \(error)\n")
        default:
            let message = Routes.fullMessage(for: error)
            // A requested message, such as the help, is not an error.
            if Routes.exitCode(for: error) == .success {
                Stream.output.write(message + "\n")
                exit(0)
            }
            Stream.errors.write(message + "\n")
        }
        exit(2)
    }
}

/// The root command with its subcommands.
struct Routes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routes",
        abstract: "Checks the routes of an app, draws them, and creates and migrates their source.",
        discussion: """
            An app is given by the folder of its package (the current one, if nothing is said), by a folder of sources, or \
            module by module.

            Exits with 0 if there is no error, with 1 if the routes have errors, and with 2 if the command could not run.
            """,
        subcommands: [
            CheckCommand.self, GraphCommand.self, ListCommand.self, ContractCommand.self, LinksCommand.self,
            OpenCommand.self, ExplainCommand.self, NewCommand.self, MigrateCommand.self, BuildCheckCommand.self,
        ])
}
#else
import Foundation

@main
enum Program {
    static func main() {
        FileHandle.standardError.write(
            Data(
                """
                error: the checker of routes was left out of this build: turn on the trait `Macros` of swift-module-router in \
                the manifest of your package, or take its plugin away

                """.utf8))
        exit(2)
    }
}
#endif
