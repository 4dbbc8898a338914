// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A screen of a terminal: what a view controller is elsewhere. Subclasses say what is on it, and what can be typed.
@MainActor open class TerminalScreen: ViewRouteSource {
    /// The window that the screen is in.
    public internal(set) weak var window: TerminalWindow?
    /// Whether it stands above the others, as a question that has to be answered first.
    public internal(set) var isModal = false
    /// Said once, under the screen.
    public var message: String?
    /// How the host knows the screen, as long as it is shown.
    var presentation: TerminalPresentation?

    public init() {}

    public var viewRouteHost: (any ViewRouteHost)? { window?.host }

    // MARK: What is on it

    open var title: String { "" }

    /// The lines below the title. Not longer than the columns, as far as that can be.
    open func lines(columns: Int, isStyled: Bool) -> [String] { [] }

    /// What can be typed on this screen, besides `back`, `help` and `quit`.
    open var commands: [TerminalCommand] { [] }

    /// What the user may do, above the prompt.
    open var hint: String { allCommands.map(\.usage).joined(separator: " · ") }

    open var prompt: String { "> " }

    /// Whether nobody shall see what is typed.
    open var isSecret: Bool { false }

    // MARK: What happens to it

    /// It is the one on top, for the first time or again.
    open func appear() async {}

    /// The user has typed a line.
    open func handle(_ line: String) async {
        await attempt { try await TerminalCommand.run(line, among: allCommands) }
    }

    /// Whether the user may leave: the place to ask about what would be lost.
    open func mayClose() async -> Bool { true }

    // MARK: For subclasses

    /// Does something, and says why if that fails.
    public func attempt(_ body: () async throws -> Void) async {
        do { try await body() } catch { message = TerminalMessage(error)?.description }
    }

    /// Leaves the screen, as the user wants it.
    public func close() { window?.remove(self, by: .user) }

    /// Returns when the screen is taken away by whoever has shown it.
    public func untilRemoved() async { _ = await Router.route(showing: self)?.untilRemoved() }

    private var allCommands: [TerminalCommand] {
        let back = TerminalCommand("back", help: "Goes to the screen before.") { [unowned self] in
            if await mayClose() { close() }
        }
        let help = TerminalCommand("help", help: "Says what can be typed.") { [unowned self] in message = helpText }
        let quit = TerminalCommand("quit", help: "Leaves the program.") { [unowned self] in
            if await mayClose() { window?.close() }
        }
        return commands + (window?.isFirst(self) == true ? [] : [back]) + [help, quit]
    }

    private var helpText: String {
        let width = allCommands.map(\.usage.count).max() ?? 0
        return allCommands.map { command in
            let space = String(repeating: " ", count: width - command.usage.count)
            return "\(command.usage)\(space)  \(command.help)"
        }.joined(separator: "\n")
    }
}
