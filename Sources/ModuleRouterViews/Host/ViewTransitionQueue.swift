// SPDX-License-Identifier: Apache-2.0

/// A host's queue of transitions, which run one at a time in the order of the requests.
///
/// A transition begins immediately if none is running. A transition that a handler of an ended transition requests also
/// begins immediately, unless others are waiting.
@MainActor public final class ViewTransitionQueue {
    private var running = 0
    private var waiting: [any ViewTransitionJob] = []
    private var isAdvancing = false
    /// The number of turns that have begun.
    private(set) var turns = 0
    /// The dialogs of the host, if it has ever shown one.
    private var dialogs: DialogQueue?
    /// The scope of the window, see ``ViewRouteHost/scope``.
    var scope: (any AnyRouteScope)? {
        didSet { ViewScopes.useInWindow() }
    }

    /// Creates an empty queue.
    public nonisolated init() {}

    deinit {
        guard !waiting.isEmpty else { return }
        // Runs immediately if this is the main actor.
        _ = ReleaseSignal { [waiting] in for job in waiting { job.abandon() } }
    }

    /// Whether a transition of a route or of the host itself is running.
    public var isBusy: Bool { running > 0 }

    /// Begins a transition of the host itself, for example when the user drags a view away.
    public func begin() {
        running += 1
        turns += 1
    }

    /// Ends a transition of the host itself.
    public func end() {
        guard running > 0 else {
            let failure = RouteError.Failure(
                route: "a host", reason: "a host ends a turn that has not begun",
                hint: "this is a defect of the host: each end() follows a begin()")
            RouteRegistry.current.report(.performRoute, .unbalancedTransition(failure), isDelivered: false)
            return
        }
        running -= 1
        dialogs?.checkSource()
        advance()
    }

    /// The dialogs of the host.
    var dialogQueue: DialogQueue {
        if let dialogs { return dialogs }
        let queue = DialogQueue()
        dialogs = queue
        return queue
    }

    /// Closes the open dialog if its source has left the window. For hosts that detect it outside of their transitions.
    package func checkSourceOfDialog() { dialogs?.checkSource() }

    /// Gives a job its turn, or lets it wait.
    ///
    /// - Parameter waits: Whether the job waits until the job that is calling its handlers has called all of them.
    /// - Returns: Whether the job has its turn. If not, the queue begins the job later.
    func enter(_ job: any ViewTransitionJob, waits: Bool = false) -> Bool {
        guard !waits, !isBusy, waiting.isEmpty else {
            waiting.append(job)
            return false
        }
        begin()
        job.tookTurn = true
        return true
    }

    /// Ends a job, calls its handlers, then begins the next job. Requests of the handlers come after the waiting jobs.
    func leave(_ tell: () -> Void) {
        running -= 1
        tell()
        dialogs?.checkSource()
        advance()
    }

    /// Removes a waiting job; returns false if the job is not waiting.
    func withdraw(_ job: any ViewTransitionJob) -> Bool {
        guard let index = waiting.firstIndex(where: { $0 === job }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Begins the waiting jobs if no transition is running.
    func advance() {
        // A job may end within its `begin`. The loop avoids deep recursion.
        guard !isAdvancing else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        while !isBusy, !waiting.isEmpty {
            begin()
            let job = waiting.removeFirst()
            job.tookTurn = true
            job.begin()
        }
    }
}

/// A job that waits for its turn in a queue.
@MainActor protocol ViewTransitionJob: AnyObject, Sendable {
    /// Whether the job has its turn. Set by the queue.
    var tookTurn: Bool { get set }

    func begin()

    /// Called when the queue was deallocated together with its host.
    func abandon()
}
