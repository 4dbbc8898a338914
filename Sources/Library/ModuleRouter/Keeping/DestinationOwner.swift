// SPDX-License-Identifier: Apache-2.0

/// A registry, a scope or an object graph, as the owner of kept destinations. It knows the order of their creation.
///
/// Its lock is taken before that of a slot, never after it.
@usableFromInline
package final class DestinationOwner: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by `lock`.
    /// The registry; nil for a scope or a graph. Written once, by the initialiser of the registry.
    package private(set) weak var registry: RouteRegistry?
    /// The copies of the scope; nil for a registry or a graph, and after the release of the last copy. Written once.
    private(set) weak var handle: ScopeHandle?
    let clock: RouteClock
    /// The kind of the scope and its values; nil for a registry or a graph.
    let scope: ScopeValuesBox?
    /// The kind of the scope; nil for a registry or a graph. Separate from `scope`, because requests compare it.
    let kind: ObjectIdentifier?
    /// The outer scope.
    let outer: DestinationOwner?
    /// Whether the owner is an object graph.
    let isGraph: Bool
    #if DEBUG
    /// For a registry, whether it makes, or has made, the destinations of the start.
    let wasStarted = AtomicWord<Bool>(false)
    #endif

    private let lock = RouteLock()
    /// The stores by the identities of the objects to which they belong. They retain these objects.
    private var stores: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
    /// For a scope, the destinations that its cells show, each at the number of the cell.
    // Unchecked for the same reason as in `KeptSlot`.
    @exclusivity(unchecked) private var shown: [ScopedCell.Shown?] = []
    /// For a registry, the number of its cells.
    private var cellCount = 0
    /// The slots that retain a destination, in the order of creation.
    private var slots: [OwnedItem] = []
    /// The slots whose destinations are being made. Few at a time.
    private var making: [OwnedItem] = []
    /// Waits for the end of the last construction after the owner has ended.
    private var makingWaiter: UnsafeContinuation<Void, Never>?
    /// The inner scopes, the actions for the end, and the destinations that are being closed, in the order of creation.
    private var inner: [OwnedItem] = []
    private var lastNumber = 0
    /// For a registry, the scopes in which it keeps destinations. For a scope, the registries that do so.
    private var related: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()

    private var isEnding = false
    private var isComplete = false
    /// The number of callers that need the end. After the last one has withdrawn, the closing is cancelled. A caller of ``end()`` never
    /// withdraws.
    private var demand = 0
    /// The number of callers that receive the failures.
    private var listeners = 0
    /// The slot whose destination is being closed.
    private var closing: KeptSlot?
    private var task: Task<Void, Never>?
    private var errors: [RouteError] = []
    /// The number of errors that a caller received before its deadline.
    private var deliveredCount = 0
    /// The `OwnerWait`s of the callers.
    private var waits: [OwnedItem] = []

    private init(clock: RouteClock, scope: ScopeValuesBox?, in outer: DestinationOwner?, isGraph: Bool) {
        self.clock = clock
        self.scope = scope
        kind = scope.map { ObjectIdentifier($0.kind) }
        self.outer = outer
        self.isGraph = isGraph
    }

    /// Makes the owner of a registry, which calls ``belongs(to:)``.
    convenience init(clock: RouteClock) { self.init(clock: clock, scope: nil, in: nil, isGraph: false) }

    func belongs(to registry: RouteRegistry) { self.registry = registry }

    func belongs(to handle: ScopeHandle) { self.handle = handle }

    /// Releases the destinations of a registry that is being released, in the reverse order of creation. Does not close them. If the end
    /// has begun, it closes them.
    func abandon() {
        while let slot = lock.withLock({ isEnding ? nil : slots.popLast() }) {
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

    /// Returns the store that belongs to an object, made at the first request; nil if the owner or, for a scope, the registry has ended.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    func store(of object: any AnyObject & Sendable, _ keeping: DestinationKeeping, _ key: RouteKey) -> SlotStore? {
        if let store = lock.withLock({ stores[ObjectIdentifier(object)] }) {
            return unsafeDowncast(store, to: SlotStore.self)
        }
        guard scope == nil || relate(to: keeping.registry.current) else { return nil }
        let new = SlotStore(keeping, key, for: object)
        return lock.withLock {
            guard !isEnding else { return nil }
            if let store = stores[ObjectIdentifier(object)] { return unsafeDowncast(store, to: SlotStore.self) }
            stores.store(new, for: ObjectIdentifier(object))
            return new
        }
    }

    // MARK: Cells

    /// Returns the number of a new cell of this registry.
    func nextCellNumber() -> Int {
        lock.withLock {
            defer { cellCount += 1 }
            return cellCount
        }
    }

    /// Returns the destination that a cell shows in this scope; nil before the first request.
    func shown(by cell: ScopedCell) -> ScopedCell.Shown? {
        lock.withLock {
            guard cell.number < shown.count, let found = shown[cell.number], found.isShown(by: cell) else { return nil }
            return found
        }
    }

    /// Shows a destination in this scope. Replaces that of another registry with the same number.
    func show(_ new: ScopedCell.Shown, by cell: ScopedCell) {
        var old: ScopedCell.Shown?
        lock.withLock {
            guard !isEnding else { return }
            while shown.count <= cell.number { shown.append(nil) }
            swap(&old, &shown[cell.number])
            shown[cell.number] = new
        }
        withExtendedLifetime(old) {}
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

    /// Removes an inner scope or an action that has ended before its owner.
    package func remove(_ item: OwnedItem) { lock.withLock { if !isEnding { remove(item, from: &inner) } } }

    private func append(_ item: OwnedItem, to list: inout [OwnedItem]) {
        lastNumber += 1
        item.number = lastNumber
        list.append(item)
    }

    @discardableResult
    private func remove(_ item: OwnedItem, from list: inout [OwnedItem]) -> Bool {
        // The numbers ascend, so the position is found by halves.
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].number < item.number { low = middle + 1 } else { high = middle }
        }
        guard low < list.count, list[low] === item else { return false }
        list.remove(at: low)
        return true
    }

    /// Adds a slot to the order of creation, after its destination was stored in it.
    ///
    /// - Parameter store: Stores the destination. If the owner has ended meanwhile, only a destination that must be closed is stored.
    /// - Returns: Whether the owner has not ended.
    func keep(_ slot: KeptSlot, mustClose: Bool, _ store: () -> Void) -> Bool {
        lock.withLock {
            if isEnding, !mustClose { return false }
            store()
            if slot.isRetaining { append(slot, to: &slots) }
            return !isEnding
        }
    }

    /// Lets a slot give up its destination, and closes the destination. The end of the owner waits for that. After the end has begun, the
    /// end closes it.
    ///
    /// - Parameter isExpired: Whether the slot gives it up only if its time is over.
    @inline(never)  // See SmallCode.
    func discard(_ slot: KeptSlot, ifExpired isExpired: Bool) {
        let time = isExpired ? slot.keeping.time : nil
        let held = lock.withLock { () -> (any AnyObject & Sendable)? in
            guard !isEnding, let held = slot.take(ifExpiredAt: time) else { return nil }
            remove(slot, from: &slots)
            guard slot.mustClose else { return held }
            let item = ClosingItem(slot)
            let close = { @Sendable [self] in
                item.finish(await slot.close(held, in: self))
                didClose(item)
            }
            item.task = slot.isAwaitedByThreads ? Task.closing(close) : Task { await close() }
            slot.closing = item
            append(item, to: &inner)
            return held
        }
        withExtendedLifetime(held) {}
    }

    private func didClose(_ item: ClosingItem) {
        let isOwn = lock.withLock {
            // Another destination of the slot may have been given up since the closing has ended.
            if item.slot.closing === item {
                item.slot.closing = nil
                item.slot.endClosing()
            }
            return !isEnding && remove(item, from: &inner)
        }
        // Otherwise, the end of the owner receives the failure.
        if isOwn, let failure = item.outcome?.first { item.slot.registry.report(failure) }
        item.slot.store?.remove(item.slot)
    }

    /// The earlier destination of a slot that is still being closed.
    func closing(of slot: KeptSlot) -> ClosingItem? { lock.withLock { slot.closing } }

    /// Reports a failure to close that no caller receives.
    private func report(_ error: RouteError) {
        (registry ?? .current).report(.removeRoute, error, isDelivered: false)
    }

    /// Notes that the destination of a slot is being made. Returns false if the owner has ended.
    func begin(_ slot: KeptSlot) -> Bool {
        lock.withLock {
            if !isEnding { making.append(slot) }
            return !isEnding
        }
    }

    /// Notes that the destination of a slot is no longer being made.
    func finish(_ slot: KeptSlot) {
        let waiter = lock.withLock { () -> UnsafeContinuation<Void, Never>? in
            for index in making.indices.reversed() where making[index] === slot {
                making.remove(at: index)
                break
            }
            guard making.isEmpty else { return nil }
            defer { makingWaiter = nil }
            return makingWaiter
        }
        waiter?.resume()
    }

    /// Waits until no destination is being made, after the owner has ended.
    private func madeAll() async {
        await withUnsafeContinuation { waiter in
            let isMaking = lock.withLock {
                if !making.isEmpty { makingWaiter = waiter }
                return !making.isEmpty
            }
            if !isMaking { waiter.resume() }
        }
    }

    // MARK: Registries and their scopes

    /// Notes that a registry keeps destinations in this scope. Returns false if the registry has ended.
    private func relate(to registry: DestinationOwner) -> Bool {
        let isOpen = registry.lock.withLock {
            if !registry.isEnding { registry.related.store(self, for: ObjectIdentifier(self)) }
            return !registry.isEnding
        }
        let hasEnded = lock.withLock {
            if isOpen, !isEnding { related.store(registry, for: ObjectIdentifier(registry)) }
            return isEnding
        }
        if hasEnded { registry.forget(self) }
        return isOpen
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

    override package func end() { end(isAwaited: false) }

    override func endAwaited() { end(isAwaited: true) }

    private func end(isAwaited: Bool) {
        guard let (inner, making) = begin(isAwaited: isAwaited) else { return }
        for item in inner.reversed() { item.endAwaited() }
        for slot in making { slot.end() }
        release(after: inner, isMaking: !making.isEmpty)
    }

    /// Begins the end. Returns the items that end first, and the slots whose destinations are being made; nil if the end has begun
    /// before.
    private func begin(isAwaited: Bool) -> (inner: [OwnedItem], making: [OwnedItem])? {
        // Released after the lock and before the destinations, which the slots still retain.
        var oldStores: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
        defer { withExtendedLifetime(oldStores) {} }
        var oldShown: [ScopedCell.Shown?] = []
        defer { withExtendedLifetime(oldShown) {} }
        var oldRelated: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
        let begun = lock.withLock { () -> (inner: [OwnedItem], making: [OwnedItem])? in
            demand += 1
            if isAwaited { listeners += 1 }
            guard !isEnding else { return nil }
            isEnding = true
            swap(&oldStores, &stores)
            swap(&oldShown, &shown)
            swap(&oldRelated, &related)
            return (inner, making)
        }
        guard var begun else { return nil }
        for related in oldRelated.values {
            let related = unsafeDowncast(related, to: DestinationOwner.self)
            if scope == nil { begun.inner.append(related) } else { related.forget(self) }
        }
        return begun
    }

    /// Releases the destinations in the reverse order of creation. A task does so from the first one that must be closed on, or if it
    /// has to wait: for inner scopes, and for destinations that are being made and may need the others.
    private func release(after inner: [OwnedItem], isMaking: Bool) {
        var pending: [OwnedItem] = []
        for item in inner {
            if let failures = item.outcome { lock.withLock { errors += failures } } else { pending.append(item) }
        }
        setInner(pending)
        if pending.isEmpty, !isMaking, releaseNext() == nil { return complete() }
        lock.withLock {
            task = Task { [pending] in
                for item in pending {
                    let failures = await item.ended()
                    self.lock.withLock { self.errors += failures }
                }
                self.setInner([])
                await self.madeAll()
                while let slot = self.lock.withLock({ self.closing }) ?? self.releaseNext() {
                    let error = await slot.closeTaken(in: self)
                    self.lock.withLock {
                        self.closing = nil
                        if let error { self.errors.append(error) }
                    }
                }
                self.complete()
            }
        }
    }

    /// Replaces the items that end first. Their last owner may be the list, and actions have closures of the app.
    private func setInner(_ items: [OwnedItem]) {
        var items = items
        lock.withLock { swap(&items, &inner) }
        withExtendedLifetime(items) {}
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
        // Not earlier: the outer scope closes its destinations after those of this one, which may need them.
        outer?.remove(self)
        let (waits, unheard) = lock.withLock { () -> ([OwnedItem], [RouteError]) in
            isComplete = true
            defer { self.waits = [] }
            return (self.waits, listeners == 0 ? Array(errors[deliveredCount...]) : [])
        }
        for wait in waits { unsafeDowncast(wait, to: OwnerWait.self).resume() }
        for error in unheard { report(error) }
    }

    override var outcome: [RouteError]? { lock.withLock { isComplete ? errors : nil } }

    override func ended() async -> [RouteError] {
        await wait(OwnerWait())
        return outcome ?? []
    }

    /// Waits for the end, or until the wait is over.
    private func wait(_ wait: OwnerWait) async {
        await withUnsafeContinuation { continuation in
            let isWaiting = lock.withLock {
                guard !isComplete, wait.errors == nil else { return false }
                wait.continuation = continuation
                if !wait.isOver { append(wait, to: &waits) }
                return true
            }
            if !isWaiting { continuation.resume() }
        }
    }

    /// Ends the owner, and waits until all destinations are closed.
    ///
    /// The deadline and a cancellation end only this wait. The closing is cancelled if no other caller needs it.
    func close(within deadline: Duration) async throws(RouteErrors) {
        if let error = AsyncMaking.errorOfClosing(self) { throw RouteErrors([error]) }
        endAwaited()
        let own = OwnerWait()
        if outcome == nil {
            let timer = Task {
                do { try await self.clock.sleep(deadline) } catch { return }
                self.leave(own)
            }
            await withTaskCancellationHandler {
                await wait(own)
            } onCancel: {
                leave(own)
            }
            timer.cancel()
        }
        let errors = lock.withLock { own.errors } ?? outcome ?? []
        if !errors.isEmpty { throw RouteErrors(errors) }
    }

    /// Ends the wait of one caller.
    private func leave(_ wait: OwnerWait) {
        let isLeaving = lock.withLock {
            guard !isComplete, !wait.isOver else { return false }
            wait.isOver = true
            listeners -= 1
            remove(wait, from: &waits)
            return true
        }
        guard isLeaving else { return }
        // Before the closing is cancelled: the caller receives the state at its deadline.
        let errors = deliverUnfinished()
        withdraw()
        lock.withLock { wait.errors = errors }
        wait.resume()
    }

    override func withdraw() {
        let (task, pending) = lock.withLock { () -> (Task<Void, Never>?, [OwnedItem]) in
            demand -= 1
            return demand == 0 && !isComplete ? (self.task, inner) : (nil, [])
        }
        RouteLock.assertNoneHeld()
        task?.cancel()
        for item in pending { item.withdraw() }
    }

    /// The failures so far, and an error for each destination that is not closed. A caller receives them.
    private func deliverUnfinished() -> [RouteError] {
        let (errors, inner, open) = lock.withLock { () -> ([RouteError], [OwnedItem], [OwnedItem]) in
            deliveredCount = self.errors.count
            return (self.errors, self.inner, closing.map { slots + [$0] } ?? slots)
        }
        var all = errors
        for item in inner {
            if let owner = item as? DestinationOwner {
                all += owner.deliverUnfinished()
            } else if let item = item as? ClosingItem {
                all += item.outcome ?? [item.slot.notClosedInTime]
            }
        }
        for slot in open {
            let slot = unsafeDowncast(slot, to: KeptSlot.self)
            if slot.mustClose { all.append(slot.notClosedInTime) }
        }
        return all
    }
}

/// The wait of one caller for the end of an owner.
private final class OwnerWait: OwnedItem, @unchecked Sendable {  // Guarded by the lock of the owner.
    var continuation: UnsafeContinuation<Void, Never>?
    /// Whether the caller stops waiting before the end.
    var isOver = false
    /// The errors of a caller that has stopped.
    var errors: [RouteError]?

    /// Called once: when the owner is complete or, if the wait is over, after the errors were set.
    func resume() { continuation?.resume() }
}
