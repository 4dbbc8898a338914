// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A screen of a terminal, comparable to a view controller. Subclasses define its content and commands.
@MainActor open class TerminalScreen: ViewRouteSource {
    /// The window that shows the screen.
    public internal(set) weak var window: TerminalWindow?
    /// Whether the screen is a question that the user has to answer first.
    public internal(set) var isModal = false
    /// A message that is shown once, below the screen.
    public var message: String?
    /// The host's record of the screen while it is shown.
    var presentation: TerminalPresentation?

    public init() {}

    public var viewRouteHost: (any ViewRouteHost)? { window?.host }

    // MARK: Content

    open var title: String { "" }

    /// The lines below the title. They should fit into the columns.
    open func lines(columns: Int, isStyled: Bool) -> [String] { [] }

    /// The commands of this screen, besides `back`, `help` and `quit`.
    open var commands: [TerminalCommand] { [] }

    /// A hint about the possible input, above the prompt.
    open var hint: String { allCommands.map(\.usage).joined(separator: " · ") }

    open var prompt: String { "> " }

    /// Whether to hide the user's input.
    open var isSecret: Bool { false }

    // MARK: Events

    /// Called when the screen comes to the top, for the first time or again.
    open func appear() async {}

    /// Called with a line that the user typed.
    open func handle(_ line: String) async {
        await attempt { try await TerminalCommand.run(line, among: allCommands) }
    }

    /// Whether the user may leave the screen. Subclasses ask here before changes are lost.
    open func mayClose() async -> Bool { true }

    // MARK: For subclasses

    /// Runs an action, and shows the reason if it fails.
    public func attempt(_ body: () async throws -> Void) async {
        do { try await body() } catch { message = TerminalMessage(error)?.description }
    }

    /// Closes the screen on behalf of the user.
    public func close() { window?.remove(self, by: .user) }

    /// Waits until the code that showed the screen removes it.
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
