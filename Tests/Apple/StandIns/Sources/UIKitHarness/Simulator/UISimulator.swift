// SPDX-License-Identifier: Apache-2.0

/// Controls time and records misuses in one simulated app. UIKit has no such type.
///
/// An animated transition ends when a test ends it. A transition without animation ends by itself, as ``Policy`` states.
@MainActor public final class UISimulator {
    private static let local = TaskLocal<UISimulator?>(wrappedValue: nil)
    private static let shared = UISimulator(policy: Policy.all[0])

    /// The simulator of the running test.
    public static var current: UISimulator { local.get() ?? shared }

    /// Runs a test in an app of its own.
    public static func run<Result>(
        _ simulator: UISimulator, _ test: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await local.withValue(simulator, operation: test)
    }

    public let policy: Policy
    /// The classes of the scenes in the app's storyboards, by the storyboard's name and their identifiers.
    public var storyboards: [String: [String: UIViewController.Type]] = [:]
    /// The misuses that UIKit would log as warnings or that would stop the program.
    public private(set) var violations: [String] = []
    /// The calls that controllers have received, as `title.viewWillAppear`.
    public private(set) var calls: [String] = []
    /// Whether coordinators drop their completions. The documentation promises that they run them, but apps have seen interrupted
    /// transitions that never ended.
    public var losesCompletions = false
    /// Whether windows are as wide as on an iPad.
    public var isRegularWidth = false
    /// Whether the device is an iPad. By default, it is an iPad if windows are wide. An iPad can have narrow windows too.
    public lazy var isPad = isRegularWidth
    /// Whether an alert calls the handler of a button before it closes, rather than afterwards.
    public var alertsCallHandlersFirst = false
    /// Whether a tap outside of an action sheet calls the handler of the cancel button.
    public var tapsOutsideCallHandlers = true
    /// As for ``UIView/areAnimationsEnabled``.
    public var areAnimationsEnabled = true
    private(set) var running: [SimulatedTransition] = []
    /// Whether animated transitions end by themselves, one turn after they have begun.
    private var isClockRunning = false

    public nonisolated init(policy: Policy) { self.policy = policy }

    func violate(_ violation: String) { violations.append(violation) }

    /// - Returns: The violations until now. The simulator forgets them.
    public func takeViolations() -> [String] {
        defer { violations = [] }
        return violations
    }

    func note(_ call: String) { calls.append(call) }

    public func forgetCalls() { calls = [] }

    // MARK: Time

    /// Whether a transition is running in a window or waits to begin.
    public func isBusy(in window: UIWindow?) -> Bool { running.contains { $0.window === window } }

    /// Ends all transitions that the user does not hold, including transitions that begin meanwhile.
    ///
    /// - Parameter window: Nil for all windows.
    public func finishTransitions(in window: UIWindow? = nil) {
        while let next = running.first(where: { !$0.isInteractive && (window == nil || $0.window === window) }) {
            finish(next)
        }
    }

    /// Ends all transitions that the user does not hold, and from now on also later ones.
    public func startClock() {
        isClockRunning = true
        finishTransitions()
    }

    public func stopClock() { isClockRunning = false }

    /// Ends the transitions that are running now, but not the following ones.
    public func finishRunningTransitions() {
        for transition in running where !transition.isInteractive { finish(transition) }
    }

    /// Cancels the running transitions, as an app's own interactive animation does.
    public func cancelRunningTransitions() {
        for transition in running where !transition.isInteractive {
            transition.cancel()
            finish(transition)
        }
    }

    /// The number of main actor turns that a transition without animation takes, if it does not end in the call.
    private static let turnsOfUnseen = 2

    func run(
        animated: Bool, interactive: Bool = false, in window: UIWindow?, from: UIViewController?,
        to: UIViewController?, owners: [UIViewController], _ steps: SimulatedTransition.Steps
    ) {
        if isBusy(in: window) {
            violate("a transition begins in the middle of another")
        }
        let transition = SimulatedTransition(
            isAnimated: animated, isInteractive: interactive, in: window, from: from, to: to, owners: owners, steps)
        running.append(transition)
        guard !interactive, !animated || !areAnimationsEnabled else {
            transition.handOutCoordinator()
            transition.begin()
            if isClockRunning, !interactive { finish(transition, afterTurns: 1) }
            return
        }
        if policy.unseenHaveCoordinators { transition.handOutCoordinator() }
        guard !policy.unseenEndInCall else { return finish(transition) }
        finish(transition, afterTurns: UISimulator.turnsOfUnseen)
    }

    /// Finishes transitions that have not begun and have no coordinator. A client cannot observe them, so the next transition
    /// follows them.
    func finishUnobservableTransitions(in window: UIWindow?) {
        guard !policy.unseenHaveCoordinators else { return }
        for transition in running where transition.window === window && !transition.hasBegun { finish(transition) }
    }

    private func finish(_ transition: SimulatedTransition, afterTurns turns: Int) {
        // A new task goes to the end of the main queue. Task.yield() goes there by way of a thread of the pool, which a busy machine may
        // delay for longer than a host waits.
        Task { if turns > 1 { finish(transition, afterTurns: turns - 1) } else { finish(transition) } }
    }

    private func finish(_ transition: SimulatedTransition) {
        guard !transition.hasEnded else { return }
        running.removeAll { $0 === transition }
        transition.end(unlinkingFirst: policy.unlinksBeforeCompletions, losingCompletions: losesCompletions)
    }

    /// Abandons the transitions of a window that is closed.
    func abandonTransitions(in window: UIWindow) {
        for transition in running where transition.window === window { transition.abandon() }
        running.removeAll(where: \.hasEnded)
    }
}
