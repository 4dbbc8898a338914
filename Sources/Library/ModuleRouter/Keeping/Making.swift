// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A construction of a destination, or the closing of one, that a thread or a task runs.
///
/// A task knows the constructions of its ancestors, but not whether they wait for it; they are assumed to wait. A detached task has no
/// ancestors. A thread runs a synchronous construction, which the tasks that are started in it do not inherit.
// Mutable state is atomic, or guarded by the lock of the owner of the cell.
final class Making: OwnedItem, @unchecked Sendable {
    /// The cell that keeps the destination; nil if it is not kept.
    let cell: Cell?
    /// The construction of which this one is a part. It may have ended before this one.
    private let outer: Making?
    private let depth: Int
    /// The owner whose destination is being closed; nil for a construction.
    private let closing: Owner?
    var isClosing: Bool { closing != nil }
    private let isOver = AtomicWord<Bool>(false)
    /// Whether other threads wait for a synchronous construction. Guarded by the lock of the cell's owner until its end.
    var isAwaited = false
    /// 1 after the end of a synchronous construction for which other threads wait.
    private let endWord = AtomicWord<UInt>(0)

    /// The construction with which the object graph began; nil for this one.
    private let graphOrigin: Making?
    private let ownGraph = AtomicOnce<Owner>()
    private let scopes: ScopeFrame?

    // MARK: The state of a construction by a task, guarded by the lock of the cell's owner

    /// The requests that wait for the construction.
    @exclusivity(unchecked) private var waiters: [MakingWaiter] = []
    private var task: Task<Void, Never>?
    /// The highest priority of all waiters so far.
    private var priority = TaskPriority.background
    /// Whether the last waiter was cancelled. The next one waits for the end, then begins another construction unless this one succeeds.
    private(set) var isCancelled = false

    /// - Parameters:
    ///   - scopes: The scopes in which the destination is made.
    ///   - beginsGraph: Whether the destination is kept longer than the object graph of the outer construction.
    private init(
        _ cell: Cell?, in outer: Making?, scopes: ScopeFrame? = nil, beginsGraph: Bool = false,
        closing: Owner? = nil
    ) {
        self.cell = cell
        self.outer = outer
        self.closing = closing
        self.scopes = scopes
        depth = (outer?.depth ?? 0) + 1
        graphOrigin = beginsGraph || outer?.closing != nil ? nil : outer.map { $0.graphOrigin ?? $0 }
    }

    // MARK: The current construction

    @TaskLocal private static var ofTask: Making?

    private static var ofThread: Making? {
        // The thread sets a construction only while it runs it.
        module_router_making().map { Unmanaged<Making>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether this thread runs a synchronous construction.
    static var isOnThread: Bool { module_router_making() != nil }

    /// The innermost construction or closing of which this code is a part; nil if there is none.
    static var current: Making? {
        ofThread ?? TaskLocal<Making?>.unretained(at: $ofTask.address)?.takeUnretainedValue().active
    }

    /// The innermost one that has not ended.
    private var active: Making? {
        var making: Making? = self
        while let candidate = making, candidate.isOver.load() { making = candidate.outer }
        return making
    }

    /// The innermost one, from `current` on, that makes a kept destination or closes one.
    static var ofKept: Making? { current?.first { $0.cell != nil } }

    /// The innermost one, from `current` on, that closes a destination.
    static var ofClosing: Making? { current?.first { $0.closing != nil } }

    private func first(where isMatch: (Making) -> Bool) -> Making? {
        var making: Making? = self
        while let candidate = making, !isMatch(candidate) { making = candidate.outer?.active }
        return making
    }

    /// Whether any task of the process makes a destination.
    static var isInUse: Bool { inUse.loadRelaxed() != 0 }

    private static let inUse = AtomicWord<Int>(0)

    /// The object graph of the construction that this task runs; nil if it runs none, or if it makes a kept destination synchronously.
    static var graph: Owner? {
        guard !module_router_graph_is_separate(), let making = ofTask?.active, making.closing == nil else { return nil }
        let origin = making.graphOrigin ?? making
        // A destination of an object graph must not reach another scope.
        guard ScopeFrame.haveSameScopes(origin.scopes, .current) else { return .graph() }
        ScopeFrame.noteUse()
        return origin.ownGraph.value ?? origin.ownGraph.keep(.graph())
    }

    // MARK: Constructions by a thread

    /// Makes the construction that this thread may run. Other threads can wait for it until ``endOnThread()``.
    static func onThread(_ cell: Cell) -> Making { Making(cell, in: current) }

    func endOnThread() { if isAwaited { module_router_wake(endWord.address) } }

    /// Blocks the thread until the construction of another thread ends.
    func waitOnThread() {
        RouteLock.assertNoneHeld()
        module_router_wait(endWord.address)
    }

    func runOnThread(_ make: () throws -> Held) rethrows -> Held {
        let outer = module_router_set_making(Unmanaged.passUnretained(self).toOpaque())
        defer {
            isOver.store(true)
            _ = module_router_set_making(outer)
        }
        return try make()
    }

    // MARK: Constructions by a task

    /// Makes a destination for which no other request waits.
    static func make<Destination>(_ key: RouteKey, _ make: () async throws -> Destination) async throws -> Destination {
        try await Making(nil, in: current, scopes: ScopeFrame.current?.withoutHandles).run(key, make)
    }

    /// Makes the construction of a cell that a task will run.
    static func inTask(_ cell: Cell, of owner: Owner) -> Making {
        Making(cell, in: current, scopes: owner.frame?.withoutHandles, beginsGraph: !owner.isGraph)
    }

    func run<Destination>(_ key: RouteKey, _ make: () async throws -> Destination) async throws -> Destination {
        guard depth <= RecursionGuard.limit else { throw RouteError.tooMany(key) }
        guard RecursionGuard.hasRoom else { throw RouteError.noRoom(key, depth: depth) }
        Self.inUse.add(1)
        defer {
            isOver.store(true)
            Self.inUse.add(-1)
            // A task that the construction has started may run for long, and knows the construction.
            if graphOrigin == nil { ownGraph.value?.abandon() }
        }
        return try await Self.$ofTask.withValue(self, operation: make)
    }

    /// Lets a request wait. Returns the task to which the priority of the request has to be passed on, because a continuation does not;
    /// nil if that is not necessary.
    func add(
        _ waiter: MakingWaiter, _ continuation: UnsafeContinuation<Held?, any Error>, priority new: TaskPriority
    ) -> Task<Void, Never>? {
        waiter.continuation = continuation
        waiter.making = self
        waiters.append(waiter)
        guard priority < new else { return nil }
        priority = new
        return task
    }

    /// Notes the task of the construction. Returns whether it is no longer needed.
    func begin(_ task: Task<Void, Never>, priority own: TaskPriority) -> (isCancelled: Bool, priority: TaskPriority?) {
        self.task = task
        return (isCancelled, priority > own ? priority : nil)
    }

    /// Removes a request whose task was cancelled. Returns the task of the construction if no other request waits for it.
    func remove(_ waiter: MakingWaiter) -> Task<Void, Never>? {
        waiters.removeAll { $0 === waiter }
        guard waiters.isEmpty else { return nil }
        isCancelled = true
        return task
    }

    /// Ends all waits. The caller resumes the continuations after the lock.
    func takeContinuations() -> [UnsafeContinuation<Held?, any Error>] {
        defer { waiters = [] }
        var continuations: [UnsafeContinuation<Held?, any Error>] = []
        for waiter in waiters {
            if let continuation = waiter.continuation { continuations.append(continuation) }
            waiter.continuation = nil
            waiter.making = nil
        }
        return continuations
    }

    /// Cancels the construction, because the owner has ended. Returns its task.
    func cancel() -> Task<Void, Never>? {
        isCancelled = true
        return task
    }

    // MARK: Closing

    /// Closes a destination with the registry for which it was made. Its code is not part of the scopes and constructions of the code
    /// that ended the owner.
    static func closing(_ cell: Cell, in owner: Owner, _ close: () async throws -> Void) async throws {
        RouteLock.assertNoneHeld()
        let making = Making(cell, in: nil, closing: owner)
        defer { making.isOver.store(true) }
        try await ScopeFrame.$carried.withValue(nil) {
            try await $ofTask.withValue(making) {
                guard let registry = cell.registryOfRequests else {
                    return try await close()
                }
                try await registry.run(close)
            }
        }
    }

    /// Returns the error of a caller that waits for the end of an owner while it closes one of the owner's destinations; nil if it
    /// closes none.
    static func errorOfClosing(_ owner: Owner) -> RouteError? {
        guard let making = ofClosing, let cell = making.cell else { return nil }
        var part = making.closing
        while let other = part, other !== owner { part = other.outer }
        guard part != nil || cell.registry === owner else { return nil }
        return .closing(
            cell, waitsFor: owner.scope.map { "the end of a scope of \($0.name)" } ?? "the end of its registry")
    }
}

/// A request that waits for the construction by a task.
final class MakingWaiter: @unchecked Sendable {  // Guarded by the lock of the cell's owner.
    /// Nil before the request waits, and after the answer.
    var continuation: UnsafeContinuation<Held?, any Error>?
    var making: Making?
    var isCancelled = false
}
