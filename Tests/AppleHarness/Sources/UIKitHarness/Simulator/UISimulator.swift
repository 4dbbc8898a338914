// SPDX-License-Identifier: Apache-2.0

/// Time, and what goes wrong, in one simulated app. Nothing of this exists in UIKit.
///
/// A transition that is seen ends when a test says so; one that is not ends as ``Policy`` says, by itself.
@MainActor public final class UISimulator {
    private static let local = TaskLocal<UISimulator?>(wrappedValue: nil)
    private static let shared = UISimulator(policy: Policy.all[0])

    /// That of the running test.
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
    /// Whether coordinators never run their completions. The documentation promises that they do; apps have seen transitions that
    /// others have interrupted, and that never ended.
    public var losesCompletions = false
    /// Whether windows are as wide as on an iPad.
    public var isRegularWidth = false
    /// Whether the device is an iPad. By default it is one if windows are wide, but an iPad has narrow windows too.
    public lazy var isPad = isRegularWidth
    /// Whether an alert calls the handler of a button before it goes, or when it has gone.
    public var alertsCallHandlersFirst = false
    /// Whether a tap outside of an action sheet calls the handler of the button that cancels, or none.
    public var tapsOutsideCallHandlers = true
    /// As for ``UIView/areAnimationsEnabled``.
    public var areAnimationsEnabled = true
    private(set) var running: [SimulatedTransition] = []
    /// Whether what is seen comes to its end by itself, a turn after it has begun.
    private var isClockRunning = false

    public nonisolated init(policy: Policy) { self.policy = policy }

    func violate(_ violation: String) { violations.append(violation) }

    /// - Returns: The violations until now, which are forgotten.
    public func takeViolations() -> [String] {
        defer { violations = [] }
        return violations
    }

    func note(_ call: String) { calls.append(call) }

    public func forgetCalls() { calls = [] }

    // MARK: Time

    /// Whether a transition is going on in a window, or waits to begin.
    public func isBusy(in window: UIWindow?) -> Bool { running.contains { $0.window === window } }

    /// Lets every transition end that the user does not hold, and those that begin then.
    ///
    /// - Parameter window: Nil for all windows.
    public func finishTransitions(in window: UIWindow? = nil) {
        while let next = running.first(where: { !$0.isInteractive && (window == nil || $0.window === window) }) {
            finish(next)
        }
    }

    /// Lets every transition end that the user does not hold, and from now on those that begin later.
    public func startClock() {
        isClockRunning = true
        finishTransitions()
    }

    public func stopClock() { isClockRunning = false }

    /// Lets the transitions end that are running now, and not what follows.
    public func finishRunningTransitions() {
        for transition in running where !transition.isInteractive { finish(transition) }
    }

    /// Lets the running transitions end as an interaction does that is taken back: the app's own, in its own animations.
    public func cancelRunningTransitions() {
        for transition in running where !transition.isInteractive {
            transition.cancel()
            finish(transition)
        }
    }

    /// How many turns of the main actor a transition takes that is not seen, if it does not end in the call.
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

    /// A window goes with all that moves in it.
    func abandonTransitions(in window: UIWindow) {
        for transition in running where transition.window === window { transition.abandon() }
        running.removeAll(where: \.hasEnded)
    }
}
