// SPDX-License-Identifier: Apache-2.0

/// A registry, a scope or an object graph, as the owner of kept destinations. It knows the order of their creation.
///
/// Its lock is taken before that of a slot, never after it. No code of the app runs under it.
package final class DestinationOwner: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by `lock`.
    /// The registry; nil for a scope or a graph. Written once, by the initialiser of the registry.
    private(set) weak var registry: RouteRegistry?
    let clock: RouteClock
    /// The kind of the scope and its values; nil for a registry or a graph.
    let scope: ScopeValuesBox?
    /// The outer scope.
    let outer: DestinationOwner?
    /// Whether the owner is an object graph.
    let isGraph: Bool

    private let lock = RouteLock()
    /// The stores by the identities of their owners, which the stores retain.
    private var stores: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
    /// The slots that retain a destination, in the order of creation.
    private var slots: [OwnedItem] = []
    /// The slots whose destinations are being made asynchronously.
    private var making: [OwnedItem] = []
    /// The inner scopes, the actions for the end, and the destinations that are being closed, in the order of creation.
    private var inner: [OwnedItem] = []
    private var lastNumber = 0
    /// For a registry, the scopes in which it keeps destinations. For a scope, the registries that do so.
    private var related: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()

    private var isEnding = false
    private var isComplete = false
    private var isOverdue = false
    /// The slot whose destination is being closed.
    private var closing: KeptSlot?
    private var task: Task<Void, Never>?
    private var errors: [RouteError] = []
    private var waiters: [UnsafeContinuation<[RouteError], Never>] = []

    private init(clock: RouteClock, scope: ScopeValuesBox?, in outer: DestinationOwner?, isGraph: Bool) {
        self.clock = clock
        self.scope = scope
        self.outer = outer
        self.isGraph = isGraph
    }

    /// Makes the owner of a registry, which calls ``belongs(to:)``.
    convenience init(clock: RouteClock) { self.init(clock: clock, scope: nil, in: nil, isGraph: false) }

    func belongs(to registry: RouteRegistry) { self.registry = registry }

    /// Releases the destinations of a registry that is being released, in the reverse order of creation. Does not close them.
    func abandon() {
        while let slot = lock.withLock({ slots.popLast() }) {
            _ = unsafeDowncast(slot, to: KeptSlot.self).take(ifExpiredAt: nil)
        }
        let stores = lock.withLock {
            defer { self.stores = Dictionary() }
            return self.stores
        }
        withExtendedLifetime(stores) {}
    }

    /// Makes an object graph.
    static func graph() -> DestinationOwner {
        DestinationOwner(clock: .continuous, scope: nil, in: nil, isGraph: true)
    }

    /// Makes a scope. If the outer scope has ended, the new one has ended too.
    convenience init(_ scope: ScopeValuesBox, in outer: DestinationOwner?) {
        self.init(clock: RouteRegistry.current.clock, scope: scope, in: outer, isGraph: false)
        if let outer, !outer.add(self) { end() }
    }

    /// For the owner of a registry, the owner that belongs to the registry of this task. This may be a registry that stands in: it
    /// makes the routes with its own replacements, so it keeps their destinations. A test leaves nothing behind in the registry of
    /// the app.
    var current: DestinationOwner { RouteRegistry.carried?.own ?? self }

    /// Whether no other registry stands in.
    var isCurrent: Bool { current === self }

    package var hasEnded: Bool { lock.withLock { isEnding } }

    /// Makes a destination of this owner.
    ///
    /// A registry makes its destinations outside of all scopes, and a scope in itself and in its outer ones. They would otherwise
    /// keep destinations of a scope that ends earlier.
    func making<Result>(_ make: () throws -> Result) throws -> Result {
        if isGraph { return try make() }
        return try ScopeFrame.run(frame) { try ObjectGraph.separate(make) }
    }

    /// The scopes in which a destination of this owner is made.
    var frame: ScopeFrame? { isGraph ? .current : scope.map { _ in ScopeFrame(self, in: nil) } }

    // MARK: Stores

    /// Returns the store that belongs to an object, made at the first request; nil if the owner has ended.
    func store(of object: any AnyObject & Sendable, _ keeping: DestinationKeeping, _ key: RouteKey) -> SlotStore? {
        let (store, isNew) = lock.withLock { () -> (SlotStore?, Bool) in
            guard !isEnding else { return (nil, false) }
            // All values are stores.
            if let store = stores[ObjectIdentifier(object)] {
                return (unsafeDowncast(store, to: SlotStore.self), false)
            }
            let store = SlotStore(keeping, key, for: object)
            stores.store(store, for: ObjectIdentifier(object))
            return (store, true)
        }
        if isNew, scope != nil { relate(to: keeping.registry) }
        return store
    }

    // MARK: Items

    /// Adds an inner scope or an action. Returns false if the owner has ended.
    package func add(_ item: OwnedItem) -> Bool {
        lock.withLock {
            guard !isEnding else { return false }
            append(item, to: &inner)
            return true
        }
    }

    package func remove(_ item: OwnedItem) { lock.withLock { remove(item, from: &inner) } }

    private func append(_ item: OwnedItem, to list: inout [OwnedItem]) {
        lastNumber += 1
        item.number = lastNumber
        list.append(item)
    }

    private func remove(_ item: OwnedItem, from list: inout [OwnedItem]) {
        // The numbers ascend, so the position is found by halves.
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].number < item.number { low = middle + 1 } else { high = middle }
        }
        if low < list.count, list[low] === item { list.remove(at: low) }
    }

    /// Adds a slot to the order of creation, after its destination was stored in it.
    ///
    /// - Parameter store: Stores the destination. Not called if the owner has ended.
    /// - Returns: Whether the owner has not ended.
    func keep(_ slot: KeptSlot, _ store: () -> Void) -> Bool {
        lock.withLock {
            guard !isEnding else { return false }
            store()
            if slot.isRetaining { append(slot, to: &slots) }
            return true
        }
    }

    /// Lets a slot give up its destination, and closes the destination. The end of the owner waits for that.
    ///
    /// - Parameter isExpired: Whether the slot gives it up only if its time is over.
    @inline(never)  // See SmallCode.
    func discard(_ slot: KeptSlot, ifExpired isExpired: Bool) {
        let time = isExpired ? slot.keeping.time : nil
        let held = lock.withLock { () -> (any AnyObject & Sendable)? in
            guard let held = slot.take(ifExpiredAt: time) else { return nil }
            remove(slot, from: &slots)
            return held
        }
        guard let held, let close = slot.keeping.close else { return }
        let item = ClosingItem()
        let isAdded = add(item)
        item.task = Task {
            if let error = await slot.closing(held, close) { RouteErrors.report(error) }
            if isAdded { self.remove(item) }
        }
    }

    /// Notes that the destination of a slot is being made asynchronously. Returns false if the owner has ended.
    func begin(_ slot: KeptSlot) -> Bool {
        lock.withLock {
            guard !isEnding else { return false }
            append(slot, to: &making)
            return true
        }
    }

    /// Notes that the asynchronous making of a slot's destination has ended, before the slot keeps it.
    func finish(_ slot: KeptSlot) { lock.withLock { remove(slot, from: &making) } }

    // MARK: Registries and their scopes

    /// Notes that a registry keeps destinations in this scope.
    private func relate(to registry: DestinationOwner) {
        let isNew = lock.withLock {
            guard !isEnding else { return false }
            defer { related.store(registry, for: ObjectIdentifier(registry)) }
            return related[ObjectIdentifier(registry)] == nil
        }
        guard isNew else { return }
        registry.lock.withLock { registry.related.store(self, for: ObjectIdentifier(self)) }
        if hasEnded { registry.forget(self) }
    }

    private func forget(_ scope: DestinationOwner) {
        lock.withLock { related.store(nil, for: ObjectIdentifier(scope)) }
    }

    /// This owner and, for a registry, the scopes in which it keeps destinations.
    var all: [DestinationOwner] {
        let scopes = lock.withLock { Array(related.values) }
        return [self] + (scope == nil ? scopes.map { unsafeDowncast($0, to: DestinationOwner.self) } : [])
    }

    /// The slots that retain a destination, in the order of creation.
    var kept: [KeptSlot] { lock.withLock { slots }.map { unsafeDowncast($0, to: KeptSlot.self) } }

    // MARK: The end

    override package func end() {
        let (inner, making, stores, related) = lock.withLock {
            () -> ([OwnedItem]?, [OwnedItem], [ObjectIdentifier: any AnyObject & Sendable], [any AnyObject & Sendable])
            in
            guard !isEnding else { return (nil, [], Dictionary(), []) }
            isEnding = true
            defer {
                self.inner = []
                self.making = []
                self.stores = Dictionary()
                self.related = Dictionary()
            }
            return (self.inner, self.making, self.stores, Array(self.related.values))
        }
        guard var inner else { return }
        outer?.remove(self)
        for other in related {
            let other = unsafeDowncast(other, to: DestinationOwner.self)
            if scope == nil { inner.append(other) } else { other.forget(self) }
        }
        for item in inner.reversed() { item.end() }
        for slot in making { slot.end() }
        release(after: inner.filter { !$0.isOver })
        withExtendedLifetime(stores) {}
    }

    /// Releases the destinations in the reverse order of creation. From the first one that must be closed on, a task does so.
    private func release(after inner: [OwnedItem]) {
        if inner.isEmpty, releaseNext() == nil { return complete() }
        lock.withLock {
            task = Task {
                for item in inner { await item.ended() }
                while let slot = self.lock.withLock({ self.closing }) ?? self.releaseNext() {
                    let error = await slot.closeTaken()
                    self.lock.withLock {
                        self.closing = nil
                        if let error { self.errors.append(error) }
                    }
                }
                self.complete()
            }
            if isOverdue { task?.cancel() }
        }
    }

    /// Releases destinations until one must be closed. Returns its slot; nil if none is left.
    private func releaseNext() -> KeptSlot? {
        while let slot = lock.withLock({ slots.popLast() }).map({ unsafeDowncast($0, to: KeptSlot.self) }) {
            guard slot.takeForClosing() else { continue }
            lock.withLock { closing = slot }
            return slot
        }
        return nil
    }

    private func complete() {
        let (waiters, errors) = lock.withLock {
            isComplete = true
            task = nil
            defer { self.waiters = [] }
            return (self.waiters, self.errors)
        }
        for waiter in waiters { waiter.resume(returning: errors) }
        if waiters.isEmpty { for error in errors { RouteErrors.report(error) } }
    }

    override var isOver: Bool { lock.withLock { isComplete } }

    override func ended() async { _ = await failures() }

    /// Waits until all destinations are released, or until the deadline has passed. Returns the failures to close.
    private func failures() async -> [RouteError] {
        await withUnsafeContinuation { waiter in
            let errors = lock.withLock { () -> [RouteError]? in
                if isComplete { return [] }
                if isOverdue { return overdueErrors }
                waiters.append(waiter)
                return nil
            }
            if let errors { waiter.resume(returning: errors) }
        }
    }

    /// Ends the owner, and waits until all destinations are closed.
    func close(within deadline: Duration) async throws(RouteErrors) {
        end()
        guard !isOver else { return }
        let timer = Task {
            do { try await self.clock.sleep(deadline) } catch { return }
            self.expire()
        }
        let errors = await withTaskCancellationHandler {
            await failures()
        } onCancel: {
            expire()
        }
        timer.cancel()
        guard errors.isEmpty else { throw RouteErrors(errors) }
    }

    private func expire() {
        let (waiters, errors) = lock.withLock {
            () -> ([UnsafeContinuation<[RouteError], Never>], [RouteError]) in
            guard !isComplete, !isOverdue else { return ([], []) }
            isOverdue = true
            task?.cancel()
            defer { self.waiters = [] }
            return (self.waiters, overdueErrors)
        }
        for waiter in waiters { waiter.resume(returning: errors) }
    }

    /// The failures so far, and an error for each destination that is not closed. Called under the lock.
    private var overdueErrors: [RouteError] {
        var errors = errors
        for slot in slots + (closing.map { [$0] } ?? []) {
            let slot = unsafeDowncast(slot, to: KeptSlot.self)
            if slot.keeping.close != nil {
                errors.append(slot.notClosed("did not end before the deadline", because: nil))
            }
        }
        return errors
    }
}
