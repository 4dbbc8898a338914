// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
import Testing

/// A window without a screen: routes are performed in it as in a real toolkit, and a test can look at what is shown.
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
/// Every object can be a screen or a view: ``HeadlessScreen`` and ``HeadlessView`` are conveniences. A screen of another toolkit
/// that is a source of routes starts them in the window that shows it, unless it has a host of its own. The hierarchy keeps its
/// objects, and nothing else does; when the last reference to a window goes, all that it shows goes with it.
///
/// It is strict: what a real toolkit would refuse, or stop the program for, is a ``HeadlessViolation``, and fails the test.
@MainActor public final class HeadlessWindow: ViewRouteHost {
    public let name = "headless"
    public let transitions = ViewTransitionQueue()
    /// The name of the window in snapshots.
    public let title: String
    /// By which transitions take their time.
    public let clock: ManualClock
    /// What its content begins with, as a source of routes: its root screen, if it has a navigation container, or its list.
    /// Kept as long as the window.
    public let root: any ViewRouteSource
    /// What was done that a real toolkit does not allow.
    public internal(set) var violations: [HeadlessViolation] = []
    /// Whether the window was closed, for good.
    public internal(set) var isClosed = false

    let timing: HeadlessTransitions
    /// The content, and what is presented above it, one above the other.
    var levels: [HeadlessLink] = []
    var move: HeadlessMove?
    private let rootObject: AnyObject
    private let policy: HeadlessViolationPolicy
    private let sourceLocation: SourceLocation

    /// - Parameters:
    ///   - content: What the window begins with.
    ///   - title: The name in snapshots.
    ///   - timing: When transitions end.
    ///   - clock: By which they take their time.
    ///   - policy: What becomes of violations.
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
        // No `#_sourceLocation`, which asks every caller to import Testing: a benchmark does not.
        sourceLocation = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ViewRouteTestHost.find = { HeadlessNode.find($0)?.window }
        // The node of a plain root is made by its place.
        rootObject = content.root
        root = (content.root as? any ViewRouteSource) ?? HeadlessNode.node(of: content.root, as: .screen)
        guard HeadlessNode.find(content.object)?.isInHierarchy != true else {
            violate(.notShown, "\(HeadlessNode.name(of: content.object)) gets a window: it is in a hierarchy already")
            return
        }
        raise(content.object, at: .content, nil)
        if let node = HeadlessNode.find(content.object) { prepareUnprepared(in: node) }
    }

    /// Closes the window by hand, as code does that asks no router.
    public func close() { close(by: .code) }

    func close(by origin: ViewRouteOrigin) {
        guard !isClosed else { return }
        isClosed = true
        let (move, levels) = (move, levels)
        self.move = nil
        self.levels = []
        let presentations = (move?.replaced?.presentations ?? []) + levels.reversed().flatMap(\.presentations)
        for link in levels { link.node.hasLeft() }
        // The views are kept until all have been told.
        withExtendedLifetime((move, levels)) {
            for presentation in presentations { presentation.hasGone(by: origin) }
        }
        if let move { giveBackTurn(of: move) }
    }

    func violate(_ rule: HeadlessViolation.Rule, _ message: String) {
        let violation = HeadlessViolation(rule: rule, message: message)
        violations.append(violation)
        if case .recordsIssues = policy { violation.record(at: sourceLocation) }
    }
}

/// What a ``HeadlessWindow`` begins with.
@MainActor public struct HeadlessContent {
    let object: AnyObject
    let root: AnyObject

    /// A navigation container with a ``HeadlessScreen`` of the title `root`.
    public static var navigation: HeadlessContent { .navigation(root: HeadlessScreen("root")) }

    /// A navigation container with a screen.
    public static func navigation(root: AnyObject) -> HeadlessContent {
        HeadlessContent(object: HeadlessNavigation(root: root), root: root)
    }

    /// A ``HeadlessScreen`` of the title `root`, in no container.
    public static var plain: HeadlessContent { .plain(root: HeadlessScreen("root")) }

    /// A screen or a container of your own.
    public static func plain(root: AnyObject) -> HeadlessContent { HeadlessContent(object: root, root: root) }

    /// A split view, with a ``HeadlessScreen`` of the title `list`, and nothing in the detail column.
    public static var split: HeadlessContent { .split(list: HeadlessScreen("list")) }

    /// A split view.
    public static func split(list: AnyObject, detail: AnyObject? = nil) -> HeadlessContent {
        HeadlessContent(object: HeadlessSplit(list: list, detail: detail), root: list)
    }

    /// Tabs, the first of which is shown. At least one.
    public static func tabs(_ first: AnyObject, _ others: AnyObject...) -> HeadlessContent {
        HeadlessContent(object: HeadlessTabs([first] + others), root: first)
    }
}
