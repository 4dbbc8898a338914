// SPDX-License-Identifier: Apache-2.0

/// A command that the user can type on a screen.
@MainActor public struct TerminalCommand {
    let name: String
    /// The description of the argument; nil if the command has none.
    let argument: String?
    let help: String
    let action: (String) async throws -> Void

    public init(_ name: String, help: String, _ action: @escaping () async throws -> Void) {
        self.init(name, nil, help) { _ in try await action() }
    }

    /// - Parameter argument: The required argument in one word, for example `NUMBER`.
    public init(
        _ name: String, _ argument: String, help: String, _ action: @escaping (String) async throws -> Void
    ) {
        self.init(name, argument as String?, help, action)
    }

    private init(
        _ name: String, _ argument: String?, _ help: String, _ action: @escaping (String) async throws -> Void
    ) {
        self.name = name
        self.argument = argument
        self.help = help
        self.action = action
    }

    /// The syntax of the command.
    var usage: String { argument.map { "\(name) \($0)" } ?? name }

    /// Runs the command in a line.
    ///
    /// - Throws: ``TerminalMessage`` if the line is not a command, and errors of the command.
    static func run(_ line: String, among commands: [TerminalCommand]) async throws {
        let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        guard let name = parts.first else { return }
        let argument = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        // A prefix is enough if it is unique.
        let found = commands.filter { $0.name == name.lowercased() }
        let fitting = found.isEmpty ? commands.filter { $0.name.hasPrefix(name.lowercased()) } : found
        guard let command = fitting.first, fitting.count == 1 else {
            throw TerminalMessage(
                fitting.isEmpty
                    ? "there is no command '\(name)'; try help"
                    : "'\(name)' may be \(fitting.map { "'\($0.name)'" }.joined(separator: " or "))")
        }
        guard argument.isEmpty == (command.argument == nil) else {
            throw TerminalMessage("it is typed '\(command.usage)'")
        }
        try await command.action(argument)
    }
}
