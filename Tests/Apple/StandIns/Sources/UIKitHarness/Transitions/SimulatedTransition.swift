// SPDX-License-Identifier: Apache-2.0

/// A running transition and its coordinator. The simulator ends it.
@MainActor final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
    /// The actions of a transition.
    struct Steps {
        /// Moves the views.
        var begin: @MainActor () -> Void
        /// Called after the views have moved, or have moved back.
        var end: @MainActor (_ isCancelled: Bool) -> Void
        /// Removes the references between the controllers unless the transition was cancelled.
        var unlink: @MainActor (_ isCancelled: Bool) -> Void
        /// The caller's completion.
        var completion: (@MainActor (_ isCancelled: Bool) -> Void)?
    }

    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var hasEnded = false
    private(set) weak var window: UIWindow?
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    /// The controllers that return the coordinator.
    private var owners: [UIViewController]
    private var steps: Steps?
    private(set) var hasBegun = false
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    init(
        isAnimated: Bool, isInteractive: Bool, in window: UIWindow?, from: UIViewController?, to: UIViewController?,
        owners: [UIViewController], _ steps: Steps
    ) {
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        self.window = window
        self.from = from
        self.to = to
        self.owners = owners
        self.steps = steps
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !hasEnded else { return false }
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

    func handOutCoordinator() {
        for owner in owners { owner.activeTransition = self }
    }

    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        steps?.begin()
    }

    /// Called when the user lifts the finger.
    func release(isCancelled: Bool) {
        self.isCancelled = isCancelled
        isInteractive = false
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    /// Cancels the transition, as an app's own interaction does.
    func cancel() { isCancelled = true }

    /// - Parameter losingCompletions: Whether the handlers of the coordinator are dropped.
    func end(unlinkingFirst: Bool, losingCompletions: Bool) {
        guard !hasEnded, let steps else { return }
        begin()
        hasEnded = true
        self.steps = nil
        if losingCompletions { completions = [] }
        steps.end(isCancelled)
        if unlinkingFirst {
            takeBackCoordinator()
            steps.unlink(isCancelled)
            steps.completion?(isCancelled)
            tellCompletions()
        } else {
            tellCompletions()
            takeBackCoordinator()
            steps.unlink(isCancelled)
            steps.completion?(isCancelled)
        }
    }

    /// Drops the transition without ending it, because its window was closed.
    func abandon() {
        hasEnded = true
        steps = nil
        completions = []
        interactionHandlers = []
        takeBackCoordinator()
    }

    private func takeBackCoordinator() {
        for owner in owners where owner.activeTransition === self { owner.activeTransition = nil }
        owners = []
    }

    private func tellCompletions() {
        let told = completions
        completions = []
        for completion in told { completion(self) }
    }
}
