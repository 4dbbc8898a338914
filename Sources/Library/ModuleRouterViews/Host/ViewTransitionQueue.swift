// SPDX-License-Identifier: Apache-2.0

/// A host's queue of transitions, which run one at a time in the order of the requests.
///
/// A transition begins immediately if none is running. A transition that a handler of an ended transition requests also
/// begins immediately, unless others are waiting.
@MainActor public final class ViewTransitionQueue {
    private var running = 0
    private var waiting: [any ViewTransitionJob] = []
    /// The performances on which interceptors decide. They are not in the order yet, but they end together with the window.
    private var deciding: [any ViewTransitionJob] = []
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
        let jobs = deciding + waiting
        guard !jobs.isEmpty else { return }
        // Runs immediately if this is the main actor.
        _ = ReleaseSignal { for job in jobs { job.abandon() } }
    }

    /// Whether a transition of a route or of the host itself is running.
    public var isBusy: Bool { running > 0 }

    /// Whether a job that enters now gets its turn at once.
    var isFree: Bool { !isBusy && waiting.isEmpty }

    /// Begins a transition of the host itself, for example when the user drags a view away.
    public func begin() {
        running += 1
        turns += 1
    }

    /// Ends a transition of the host itself.
    public func end() {
        guard running > 0 else {
            let error = RouteError(
                .unbalancedTransition, route: "a host", reason: "a host ends a turn that has not begun",
                hint: "this is a defect of the host: each end() follows a begin()")
            RouteRegistry.current.report(.performRoute, error, isDelivered: false)
            return
        }
        running -= 1
        dialogs?.checkSource()
        advance()
    }

    /// Ends the routes that wait, for an interceptor or for their turn: they fail with `invalidSource`. A host calls this method when
    /// its window has closed, after it has reported the end of its presentations.
    public func windowDidClose() {
        let jobs = deciding + waiting
        deciding = []
        waiting = []
        for job in jobs { job.abandon() }
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
        job.turn = self
        return true
    }

    /// Ends a job, calls its handlers, then begins the next job. Requests of the handlers come after the waiting jobs.
    func leave(_ tell: () -> Void) {
        running -= 1
        tell()
        dialogs?.checkSource()
        advance()
    }

    /// Notes that interceptors decide on a job.
    func beginDecision(on job: any ViewTransitionJob) { deciding.append(job) }

    /// Called when the interceptors of a job have decided, or when the job has ended.
    func endDecision(on job: any ViewTransitionJob) { deciding.removeAll { $0 === job } }

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
            job.turn = self
            job.begin()
        }
    }
}

/// A job that waits for its turn in a queue.
@MainActor protocol ViewTransitionJob: AnyObject, Sendable {
    /// The queue whose turn the job has; nil while it has none. Set by the queue.
    var turn: ViewTransitionQueue? { get set }

    func begin()

    /// Called when the window has closed, or when the queue was deallocated together with its host.
    func abandon()
}
