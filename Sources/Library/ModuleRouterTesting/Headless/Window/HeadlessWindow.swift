// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import Testing

/// A window without a display. It performs routes like a real toolkit, and tests can inspect the shown screens.
///
/// ```swift
/// @Test(.routes { LoginViewRouter.self })
/// @MainActor func asksWhoIsThere() throws {
///     let window = HeadlessWindow()
///     Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window.root))
///     #expect(window.presented is LoginScreen)
///     window.user.beginSwipeDown()
///     window.user.releaseSwipe()
///     #expect(window.presented == nil)
/// }
/// ```
///
/// Any object can be a screen or a view. ``HeadlessScreen`` and ``HeadlessView`` are provided for convenience. If a screen of
/// another toolkit is a source of routes and has no host of its own, the window that shows it performs them. Only the hierarchy
/// keeps its objects alive: they are released with the last reference to the window.
///
/// The window is strict. An action that a real toolkit would refuse, or answer with a crash, is a ``HeadlessViolation`` and
/// fails the test.
@MainActor public final class HeadlessWindow: ViewRouteHost {
    public let name = "headless"
    public let transitions = ViewTransitionQueue()
    /// The name of the window in snapshots.
    public let title: String
    /// The clock for the duration of transitions.
    public let clock: ManualClock
    /// The first screen as a source of routes: the root of the navigation container, or the list of the split view. The window
    /// keeps it alive.
    public let root: any ViewRouteSource
    /// The violations so far.
    public internal(set) var violations: [HeadlessViolation] = []
    /// The time, in real time, that a dialog waits for the test's answer. After that the test fails, and the dialog with it, so that
    /// a test that awaits an unanswered dialog ends. Defaults to 10 seconds.
    public var dialogPatience = Duration.seconds(10)
    /// Whether the window has been closed. A closed window cannot be opened again.
    public internal(set) var isClosed = false

    let timing: HeadlessTransitions
    /// The content, followed by the presentations above it from bottom to top.
    var levels: [HeadlessLink] = []
    var move: HeadlessMove?
    let dialogs = HeadlessDialogs()
    private let rootObject: AnyObject
    private let policy: HeadlessViolationPolicy
    private let sourceLocation: SourceLocation

    /// - Parameters:
    ///   - content: The first content of the window.
    ///   - title: The name in snapshots.
    ///   - timing: The time at which transitions end.
    ///   - clock: The clock for the duration of transitions.
    ///   - policy: The treatment of violations.
    public init(
        _ content: HeadlessContent = .navigation, title: String = "main",
        transitions timing: HeadlessTransitions = .immediate, clock: ManualClock = ManualClock(),
        violations policy: HeadlessViolationPolicy = .recordsIssues, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.title = title
        self.timing = timing
        self.clock = clock
        self.policy = policy
        // Not `#_sourceLocation`, because it requires each caller to import Testing. A benchmark does not import it.
        sourceLocation = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ViewRouteTestHost.find = { HeadlessNode.find($0)?.window }
        // The node of a plain root object is created when it is put in its place.
        rootObject = content.root
        root = (content.root as? any ViewRouteSource) ?? HeadlessNode.node(of: content.root, as: .screen)
        guard HeadlessNode.find(content.object)?.isInHierarchy != true else {
            violate(.notShown, "\(HeadlessNode.name(of: content.object)) gets a window: it is in a hierarchy already")
            return
        }
        raise(content.object, at: .content, nil)
        if let node = HeadlessNode.find(content.object) { prepareUnprepared(in: node) }
    }

    /// Closes the window without the router.
    public func close() { close(by: .code) }

    func close(by initiator: ViewRouteInitiator) {
        guard !isClosed else { return }
        isClosed = true
        let (move, levels) = (move, levels)
        self.move = nil
        self.levels = []
        let presentations = (move?.replaced?.presentations ?? []) + levels.reversed().flatMap(\.presentations)
        for link in levels { link.node.hasLeft() }
        // Keep the views alive until all observers have received the events.
        withExtendedLifetime((move, levels)) {
            for presentation in presentations { presentation.didRemove(by: initiator) }
        }
        endDialog()
        if let move { giveBackTurn(of: move) }
        transitions.windowDidClose()
    }

    func violate(_ rule: HeadlessViolation.Rule, _ message: String) {
        let violation = HeadlessViolation(rule: rule, message: message)
        violations.append(violation)
        violationReport.record(violation)
    }

    /// Records violations, also after the window was released.
    var violationReport: HeadlessViolationReport {
        HeadlessViolationReport(policy: policy, sourceLocation: sourceLocation)
    }
}

/// The first content of a ``HeadlessWindow``.
@MainActor public struct HeadlessContent {
    let object: AnyObject
    let root: AnyObject

    /// A navigation container with a ``HeadlessScreen`` titled `root`.
    public static var navigation: HeadlessContent { .navigation(root: HeadlessScreen("root")) }

    /// A navigation container with a screen.
    public static func navigation(root: AnyObject) -> HeadlessContent {
        HeadlessContent(object: HeadlessNavigation(root: root), root: root)
    }

    /// A ``HeadlessScreen`` titled `root`, without a container.
    public static var plain: HeadlessContent { .plain(root: HeadlessScreen("root")) }

    /// Your own screen or container.
    public static func plain(root: AnyObject) -> HeadlessContent { HeadlessContent(object: root, root: root) }

    /// A split view with a ``HeadlessScreen`` titled `list` and an empty detail column.
    public static var split: HeadlessContent { .split(list: HeadlessScreen("list")) }

    /// A split view.
    public static func split(list: AnyObject, detail: AnyObject? = nil) -> HeadlessContent {
        HeadlessContent(object: HeadlessSplit(list: list, detail: detail), root: list)
    }

    /// Tabs. The first one is selected.
    public static func tabs(_ first: AnyObject, _ others: AnyObject...) -> HeadlessContent {
        HeadlessContent(object: HeadlessTabs([first] + others), root: first)
    }
}
