// SPDX-License-Identifier: Apache-2.0

/// Whose turn it is in a host: transitions run one after the other, in the order in which they were asked for.
///
/// One that is asked for while none is running begins at once. One that is asked for by a handler of another, which has
/// ended, begins at once too, unless some are waiting.
@MainActor public final class ViewTransitionQueue {
    private var running = 0
    private var waiting: [any ViewTransitionJob] = []
    private var isAdvancing = false
    /// How many have had their turn.
    private(set) var turns = 0

    public nonisolated init() {}

    deinit {
        guard !waiting.isEmpty else { return }
        // At once, if this is the main actor.
        _ = ReleaseSignal { [waiting] in for job in waiting { job.abandon() } }
    }

    /// Whether a transition, or something of the host's own, is going on.
    public var isBusy: Bool { running > 0 }

    /// Something of the host's own begins: the user drags a view away.
    public func begin() {
        running += 1
        turns += 1
    }

    /// It has ended.
    public func end() {
        guard running > 0 else {
            let failure = RouteError.Failure(
                route: "a host", reason: "a host ends a turn that has not begun",
                hint: "a defect of the host: each end() follows a begin()")
            RouteRegistry.current.report(.performRoute, .unbalancedTransition(failure), isDelivered: false)
            return
        }
        running -= 1
        advance()
    }

    /// - Parameter waits: Whether the job waits until the one that is telling its handlers has told them all.
    func enter(_ job: any ViewTransitionJob, waits: Bool = false) {
        guard !waits, !isBusy, waiting.isEmpty else {
            changeWaiting { $0.append(job) }
            return
        }
        begin()
        job.begin()
    }

    /// Ends a job, then lets it tell its handlers, then begins the next: what the handlers ask for comes after what waits.
    func leave(_ tell: () -> Void) {
        running -= 1
        tell()
        advance()
    }

    /// Takes out a job that waits; returns false if it does not.
    func withdraw(_ job: any ViewTransitionJob) -> Bool {
        guard let index = waiting.firstIndex(where: { $0 === job }) else { return false }
        changeWaiting { _ = $0.remove(at: index) }
        return true
    }

    /// Changes the list while it is taken out: of what is never changed in its place, the compiler proves that no two accesses
    /// overlap, and none is checked when it runs.
    private func changeWaiting<Result>(_ change: (inout [any ViewTransitionJob]) -> Result) -> Result {
        var jobs = waiting
        waiting = []
        defer { waiting = jobs }
        return change(&jobs)
    }

    /// Lets those begin that wait, if nothing is going on.
    func advance() {
        // A job may end within its `begin`: a loop, so that many of them do not pile up on the stack.
        guard !isAdvancing else { return }
        isAdvancing = true
        defer { isAdvancing = false }
        while !isBusy, !waiting.isEmpty {
            begin()
            changeWaiting { $0.removeFirst() }.begin()
        }
    }
}

/// Something that waits for its turn.
@MainActor protocol ViewTransitionJob: AnyObject, Sendable {
    func begin()
    /// The queue has gone, and the host with it.
    func abandon()
}
