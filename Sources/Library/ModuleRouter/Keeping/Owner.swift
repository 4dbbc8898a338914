// SPDX-License-Identifier: Apache-2.0

/// A registry, a scope or an object graph, as the owner of kept destinations. It knows the order of their creation.
///
/// One lock guards everything that it owns, so that a destination is given up, closed and replaced in one step.
@usableFromInline
package final class Owner: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by `lock`.
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
    let outer: Owner?
    /// Whether the owner is an object graph.
    let isGraph: Bool
    #if DEBUG
    /// For a registry, whether it makes, or has made, the destinations of the start.
    let wasStarted = AtomicWord<Bool>(false)
    #endif

    let lock = RouteLock()
    /// The cell or the cells of each provider. Providers of a registry know their cells in it.
    private var cells: [OwnedItem] = []
    /// The addresses of the cells, by those of the objects that identify them.
    private var cellTable: WordTable?
    /// For a scope, its converted destinations, each at the number of its route.
    // Unchecked for the same reason as in `ParameterCells`.
    @exclusivity(unchecked) private var converted: [AnyBox?] = []
    /// For a registry, the number of its routes whose converted destinations scopes keep.
    private var convertedCount = 0
    /// The cells that retain a destination, in the order of creation.
    private var kept: [OwnedItem] = []
    /// The constructions in progress. Few at a time.
    private var makings: [OwnedItem] = []
    /// Waits for the end of the last construction after the owner has ended.
    private var makingWaiter: UnsafeContinuation<Void, Never>?
    /// The inner scopes, the actions for the end, and the closings, in the order of creation.
    private var inner: [OwnedItem] = []
    private var lastNumber = 0
    /// For a registry, the scopes in which it keeps destinations. For a scope, the registries that do so. They are `OwnerRelation`s.
    private var related: [OwnedItem] = []

    // MARK: The end, see Owner+End

    private var isEnding = false
    private var isComplete = false
    /// The number of callers that need the end. After the last one has withdrawn, the closing is cancelled. A caller of ``end()`` never
    /// withdraws.
    private var demand = 0
    /// The number of callers that receive the failures.
    private var listeners = 0
    /// The cell whose destination is being closed, and the destination.
    private var closing: (cell: Cell, held: Held)?
    private var task: Task<Void, Never>?
    private var errors: [RouteError] = []
    /// The number of errors that a caller received before its deadline.
    private var deliveredCount = 0
    /// The `OwnerWait`s of the callers.
    private var waits: [OwnedItem] = []

    private init(clock: RouteClock, scope: ScopeValuesBox?, in outer: Owner?, isGraph: Bool) {
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

    /// Makes an object graph.
    static func graph() -> Owner { Owner(clock: .continuous, scope: nil, in: nil, isGraph: true) }

    /// Makes a scope. If the outer scope has ended, the new one has ended too.
    convenience init(_ scope: ScopeValuesBox, in outer: Owner?) {
        self.init(clock: RouteRegistry.current.clock, scope: scope, in: outer, isGraph: false)
        if let outer, !outer.add(self) { end() }
    }

    /// For the owner of a registry, the owner that belongs to the registry of this task. This may be a registry that stands in: it
    /// makes the routes with its own replacements, so it keeps their destinations. A test leaves nothing behind in the registry of
    /// the app.
    var current: Owner { RouteRegistry.carried?.own ?? self }

    /// Whether no other registry stands in.
    var isCurrent: Bool { current === self }

    package var hasEnded: Bool { lock.withLock { isEnding } }

    /// The scopes in which a destination of this owner is made. A registry makes its destinations outside of all scopes, and a scope in
    /// itself and in its outer ones. They would otherwise keep destinations of a scope that ends earlier.
    var frame: ScopeFrame? { isGraph ? .current : scope.map { _ in ScopeFrame(self, in: nil) } }

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

    // MARK: Cells

    /// Returns the cell or the cells of a provider in a scope, a graph, or a registry that stands in. Returns nil if the owner or, for a
    /// scope, the registry has ended.
    func cells(of rules: KeepingRules, _ key: RouteKey) -> OwnedItem? {
        // In a scope, each registry has its own destinations. The cells of a registry that stands in represent that registry.
        var identity: Held = rules
        let registry = rules.registry.current
        if scope != nil, registry !== rules.registry {
            guard let own = registry.cells(of: rules, key) else { return nil }
            identity = own
        }
        let id = UInt(bitPattern: ObjectIdentifier(identity))
        if let known = lock.withLock({ cells(at: id) }) { return known }
        guard scope == nil || relate(to: registry) else { return nil }
        let new = rules.isByParameter ? ParameterCells(identity: identity) : Cell(key, rules, identity: identity)
        return lock.withLock {
            guard !isEnding else { return nil }
            if let known = cells(at: id) { return known }
            var table = cellTable ?? WordTable(capacity: 8)
            if cells.count * 2 > table.mask { table = table.copy(capacity: (table.mask + 1) * 2) }
            table.insert(id, UInt(bitPattern: Unmanaged.passUnretained(new).toOpaque()))
            cellTable = table
            cells.append(new)
            return new
        }
    }

    private func cells(at id: UInt) -> OwnedItem? {
        guard let address = cellTable?.value(of: id) else { return nil }
        // `cells` retains it.
        return Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped).takeUnretainedValue()
    }

    /// Returns the cell of a parameter. Gives up the destination that was not used for the longest time if there are too many.
    func cell(_ parameter: CellParameter, _ key: RouteKey, _ rules: KeepingRules, in group: ParameterCells) -> Cell {
        while true {
            let first = lock.withLock { group.first(parameter.hash) }
            let known = find(parameter, from: first, in: group)
            let cell = known ?? Cell(key, rules, parameter, in: group)
            var removed: [Held] = []
            let isStored = lock.withLock {
                if known == nil {
                    // Another thread may have added the parameter since the comparison.
                    guard group.first(parameter.hash) === first else { return false }
                    group.add(cell, hash: parameter.hash, &removed)
                }
                guard cell.isStored else { return false }
                // A destination that is being made counts once it is made.
                if cell.retained != nil { use(cell, in: group, &removed) }
                return true
            }
            if isStored { return cell }
        }
    }

    /// Returns the cell of a parameter, if it exists.
    ///
    /// - Parameter first: The newest cell with the hash of the parameter.
    private func find(_ parameter: CellParameter, from first: Cell?, in group: ParameterCells) -> Cell? {
        // Comparing parameters is code of the app.
        RouteLock.assertNoneHeld()
        guard let first else { return nil }
        if first.parameter?.isEqual(to: parameter) == true { return first }
        return lock.withLock { group.all(parameter.hash) }.first { $0.parameter?.isEqual(to: parameter) == true }
    }

    /// Returns the kept destination of a parameter; nil if there is none.
    func recall(_ parameter: CellParameter, in group: ParameterCells) -> Held? {
        find(parameter, from: lock.withLock { group.first(parameter.hash) }, in: group).flatMap { recall($0) }
    }

    /// Returns the kept destination of a cell; nil if there is none. Gives it up if its time is over.
    func recall(_ cell: Cell) -> Held? {
        guard let duration = cell.rules.kind.duration else { return lock.withLock { cell.retained ?? cell.referenced } }
        let time = cell.registry.clock.now()
        var removed: [Held] = []
        return lock.withLock {
            if time - cell.madeAt >= duration { giveUp(cell, &removed) }
            return cell.retained
        }
    }

    // MARK: Constructions

    /// What a request does after it has looked at a cell.
    private enum Turn {
        case lookAgain
        case use(Held)
        case make
        case wait(for: Making)
        case waitForClosing(Closing)
        case fail
    }

    private func turn(of cell: Cell) -> Turn {
        if isEnding { return .fail }
        guard cell.isStored else { return .lookAgain }
        if let held = cell.retained ?? cell.referenced { return .use(held) }
        if let making = cell.making { return .wait(for: making) }
        if cell.isAwaitedByThreads, let closing = cell.closing { return .waitForClosing(closing) }
        return .make
    }

    /// Makes the destination of a cell on this thread, or waits for the thread that makes it. Returns nil to look again.
    @inline(never)  // See SmallCode.
    func make(_ cell: Cell, _ make: () throws -> Held) throws -> Held? {
        let wait = try WaitGraph.begin(
            cell, isClosing: lock.withLock { cell.making == nil && cell.closing != nil && cell.isAwaitedByThreads })
        defer { WaitGraph.end(wait) }
        let making = Making.onThread(cell)
        let turn = lock.withLock {
            let turn = self.turn(of: cell)
            if case .make = turn { begin(making, of: cell) }
            return turn
        }
        guard case .make = turn else {
            making.endOnThread()
            switch turn {
            case .use(let held): return held
            case .wait(let other): other.waitOnThread()
            case .waitForClosing(let closing): closing.wait()
            case .fail: throw cell.endError
            case .make, .lookAgain: break
            }
            return nil
        }
        var isKept = false
        defer {
            end(making, isKept: isKept)
            making.endOnThread()
        }
        let held = try making.runOnThread {
            isGraph ? try make() : try ScopeFrame.run(frame) { try ObjectGraph.separate(make) }
        }
        isKept = keep(held, in: cell)
        guard isKept else { throw cell.endError }
        return held
    }

    /// Makes the destination of a cell in a task, or waits for the task that makes it. Returns nil to look again.
    ///
    /// A failure goes to all waiters and is not kept. If one waiter is cancelled, the others continue. If the last waiter is
    /// cancelled, the construction is cancelled. A construction may ignore the cancellation, but there is never a second one at the
    /// same time: the next caller waits for its end. If it succeeds, its destination is kept. If it fails, the callers that came after
    /// its cancellation begin another one.
    ///
    /// A construction runs with the task-local values of the caller that began it, and begins on the caller's thread unless that is the
    /// main thread. Its priority rises to the highest priority of its waiters.
    func make(
        _ cell: Cell, _ key: RouteKey, _ make: @escaping @Sendable () async throws -> Held
    ) async throws -> Held? {
        try Task.checkCancellation()
        let wait = try WaitGraph.begin(cell, isClosing: false)
        defer { WaitGraph.end(wait) }
        let waiter = MakingWaiter()
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { join(cell, key, waiter, $0, make) }
        } onCancel: {
            cancel(waiter, of: cell)
        }
    }

    /// Lets a request wait for the construction, which it begins if there is none. The answer nil means to look again.
    private func join(
        _ cell: Cell, _ key: RouteKey, _ waiter: MakingWaiter, _ continuation: UnsafeContinuation<Held?, any Error>,
        _ make: @escaping @Sendable () async throws -> Held
    ) {
        let priority = Task.currentPriority
        let making = Making.inTask(cell, of: self)
        let (turn, slower) = lock.withLock { () -> (Turn, Task<Void, Never>?) in
            // A cancelled request finds its cancellation when it looks again.
            if waiter.isCancelled { return (.lookAgain, nil) }
            let turn = self.turn(of: cell)
            switch turn {
            case .wait(let other): return (turn, other.add(waiter, continuation, priority: priority))
            case .make:
                _ = making.add(waiter, continuation, priority: priority)
                begin(making, of: cell)
                return (turn, nil)
            default: return (turn, nil)
            }
        }
        switch turn {
        case .use(let held): continuation.resume(returning: held)
        case .fail: continuation.resume(throwing: cell.endError)
        case .lookAgain, .waitForClosing: continuation.resume(returning: nil)
        case .wait: raise(slower, to: priority)
        case .make:
            let task = Task<Void, Never>.beginning { await self.run(making, of: cell, key, make) }
            let (isCancelled, higher) = lock.withLock { making.begin(task, priority: priority) }
            if isCancelled { task.cancel() }
            if let higher { raise(task, to: higher) }
        }
    }

    /// Raises the priority of a construction. A task that waits for another task does so; a continuation does not.
    private func raise(_ task: Task<Void, Never>?, to priority: TaskPriority) {
        if let task { Task.detached(priority: priority) { await task.value } }
    }

    private func run(
        _ making: Making, of cell: Cell, _ key: RouteKey, _ make: @escaping @Sendable () async throws -> Held
    ) async {
        let result: Result<Held, any Error>
        var isKept = false
        do {
            _ = await lock.withLock { cell.closing }?.ended()
            // It may have been cancelled while it waited for a closing.
            try Task.checkCancellation()
            if hasEnded { throw cell.endError }
            let held = try await ScopeFrame.$carried.withValue(frame) { try await making.run(key, make) }
            isKept = keep(held, in: cell)
            guard isKept else { throw cell.endError }
            result = .success(held)
        } catch {
            result = .failure(error)
        }
        let (continuations, isInVain) = end(making, isKept: isKept)
        for continuation in continuations {
            switch result {
            case .success(let held): continuation.resume(returning: held)
            // The current waiters came after the cancellation, so they do not receive its error.
            case .failure where isInVain: continuation.resume(returning: nil)
            case .failure(let error): continuation.resume(throwing: error)
            }
        }
    }

    private func cancel(_ waiter: MakingWaiter, of cell: Cell) {
        let (continuation, task) = lock.withLock { () -> (UnsafeContinuation<Held?, any Error>?, Task<Void, Never>?) in
            waiter.isCancelled = true
            defer {
                waiter.continuation = nil
                waiter.making = nil
            }
            return (waiter.continuation, waiter.making?.remove(waiter))
        }
        RouteLock.assertNoneHeld()
        task?.cancel()
        continuation?.resume(throwing: CancellationError())
    }

    private func begin(_ making: Making, of cell: Cell) {
        cell.making = making
        makings.append(making)
    }

    /// Notes the end of a construction. Returns the requests that wait for it, and whether all earlier ones were cancelled.
    @discardableResult
    private func end(
        _ making: Making, isKept: Bool
    ) -> (continuations: [UnsafeContinuation<Held?, any Error>], isInVain: Bool) {
        var removed: [Held] = []
        var waiter: UnsafeContinuation<Void, Never>?
        let ended = lock.withLock {
            making.cell?.making = nil
            makings.removeAll { $0 === making }
            if let cell = making.cell, cell.rules.kind.limit != nil, let group = cell.group {
                // This may be its last owner.
                removed.append(group)
                if isKept {
                    use(cell, in: group, &removed)
                } else if cell.isEmpty(&removed) {
                    group.remove(cell, &removed)
                }
            }
            if makings.isEmpty { swap(&waiter, &makingWaiter) }
            return (making.takeContinuations(), making.isCancelled)
        }
        waiter?.resume()
        return ended
    }

    /// Keeps a destination. If the owner has ended meanwhile, only a destination that must be closed is kept.
    ///
    /// - Returns: Whether the owner has not ended.
    private func keep(_ held: Held, in cell: Cell) -> Bool {
        let time = cell.registry.clock.now()
        let mustClose = cell.rules.mustClose(held)
        return lock.withLock {
            if isEnding, !mustClose { return false }
            cell.mustClose = mustClose
            cell.madeAt = time
            if cell.rules.kind.isWeak {
                cell.referenced = held
            } else {
                cell.retained = held
                append(cell, to: &kept)
            }
            return !isEnding
        }
    }

    // MARK: Giving up

    /// Notes the use of a destination whose number may be limited, and gives up others.
    private func use(_ cell: Cell, in group: ParameterCells, _ removed: inout [Held]) {
        for surplus in group.use(cell) {
            group.unlink(surplus)
            giveUp(surplus, &removed)
            // The cell of a destination that is being closed stays until then.
            if surplus.closing == nil { group.remove(surplus, &removed) }
        }
    }

    /// Gives up the destination of a cell, if there is one, and closes it. The end of the owner waits for that. After the end has begun, the
    /// end closes it.
    ///
    /// - Parameter removed: Receives the destination, which the caller releases after the lock.
    private func giveUp(_ cell: Cell, _ removed: inout [Held]) {
        guard !isEnding, let held = cell.retained else { return }
        removed += [held, cell]
        cell.retained = nil
        remove(cell, from: &kept)
        guard cell.mustClose else { return }
        let closing = Closing(cell)
        let close = { @Sendable [self] in
            closing.finish(await cell.close(held, in: self))
            didClose(closing)
        }
        closing.task = cell.isAwaitedByThreads ? Task.closing(close) : Task { await close() }
        cell.closing = closing
        append(closing, to: &inner)
    }

    private func didClose(_ closing: Closing) {
        let cell = closing.cell
        var removed: [Held] = []
        let isOwn = lock.withLock {
            // Another destination of the cell may have been given up since the closing has ended.
            if cell.closing === closing { cell.closing = nil }
            if !cell.isUsed, cell.rules.kind.limit != nil, cell.isEmpty(&removed), let group = cell.group {
                removed.append(group)
                group.remove(cell, &removed)
            }
            return !isEnding && remove(closing, from: &inner)
        }
        // Otherwise, the end of the owner receives the failure.
        if isOwn, let failure = closing.outcome?.first { cell.registry.report(failure) }
    }

    /// Reports a failure to close that no caller receives.
    private func report(_ error: RouteError) {
        (registry ?? .current).report(.removeRoute, error, isDelivered: false)
    }

    /// Gives up the destinations that are released when memory is low.
    func releaseCached() {
        var removed: [Held] = []
        lock.withLock {
            for cell in kept.map({ unsafeDowncast($0, to: Cell.self) }) where cell.rules.kind.isCached {
                giveUp(cell, &removed)
            }
        }
    }

    /// Releases the destinations of a registry that is being released, in the reverse order of creation except for those that routes hold
    /// too. Does not close them. If the end has begun, it closes them.
    func abandon() {
        while let next = lock.withLock({ isEnding ? nil : takeNext() }) { withExtendedLifetime(next) {} }
        var cells: [OwnedItem] = []
        lock.withLock {
            cellTable = nil
            swap(&cells, &self.cells)
        }
        withExtendedLifetime(cells) {}
    }

    // MARK: Converted destinations

    /// Returns the number of a route of this registry whose converted destinations scopes keep.
    func nextConvertedNumber() -> Int {
        lock.withLock {
            defer { convertedCount += 1 }
            return convertedCount
        }
    }

    /// Returns the converted destination of a route in this scope; nil before the first request.
    func converted(by route: ConvertedDestination) -> AnyBox? {
        lock.withLock {
            guard route.number < converted.count, let found = converted[route.number], found.route === route else {
                return nil
            }
            return found
        }
    }

    /// Keeps a converted destination in this scope. Replaces that of another registry with the same number.
    func keep(_ new: AnyBox, by route: ConvertedDestination) {
        var old: AnyBox?
        lock.withLock {
            guard !isEnding else { return }
            while converted.count <= route.number { converted.append(nil) }
            swap(&old, &converted[route.number])
            converted[route.number] = new
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Registries and their scopes

    /// Notes that a registry keeps destinations in this scope. Returns false if the registry has ended.
    private func relate(to registry: Owner) -> Bool {
        let relation = OwnerRelation(registry, self)
        let isNew = lock.withLock {
            if isEnding || related.contains(where: { unsafeDowncast($0, to: OwnerRelation.self).registry === registry })
            {
                return false
            }
            related.append(relation)
            return true
        }
        guard isNew else { return !registry.hasEnded }
        let isOpen = registry.lock.withLock {
            if !registry.isEnding { registry.append(relation, to: &registry.related) }
            return !registry.isEnding
        }
        let hasEnded = lock.withLock {
            if !isOpen { related.removeAll { $0 === relation } }
            return isEnding
        }
        if hasEnded { registry.forget(relation) }
        return isOpen
    }

    private func forget(_ relation: OwnerRelation) { lock.withLock { _ = remove(relation, from: &related) } }

    /// This owner and, for a registry, the scopes in which it keeps destinations.
    var all: [Owner] {
        guard scope == nil else { return [self] }
        return [self] + lock.withLock { related }.map { unsafeDowncast($0, to: OwnerRelation.self).scope }
    }

    /// The cells that retain a destination, in the order of creation, with the times at which the destinations were made.
    var keptCells: [(cell: Cell, madeAt: Duration)] {
        lock.withLock {
            kept.map {
                let cell = unsafeDowncast($0, to: Cell.self)
                return (cell, cell.madeAt)
            }
        }
    }

    // MARK: The end

    override package func end() { end(isAwaited: false) }

    override func endAwaited() { end(isAwaited: true) }

    private func end(isAwaited: Bool) {
        guard let (inner, makings) = begin(isAwaited: isAwaited) else { return }
        for item in inner.reversed() { item.endAwaited() }
        for making in makings { fail(unsafeDowncast(making, to: Making.self)) }
        release(after: inner, isMaking: !makings.isEmpty)
    }

    /// Fails all requests that wait for a construction.
    private func fail(_ making: Making) {
        let (continuations, task) = lock.withLock { (making.takeContinuations(), making.cancel()) }
        RouteLock.assertNoneHeld()
        task?.cancel()
        for continuation in continuations {
            if let error = making.cell?.endError { continuation.resume(throwing: error) }
        }
    }

    /// Begins the end. Returns the items that end first, and the constructions in progress; nil if the end has begun before.
    private func begin(isAwaited: Bool) -> (inner: [OwnedItem], makings: [OwnedItem])? {
        // Released after the lock and before the destinations, which their cells still retain.
        var oldCells: [OwnedItem] = []
        defer { withExtendedLifetime(oldCells) {} }
        var oldConverted: [AnyBox?] = []
        defer { withExtendedLifetime(oldConverted) {} }
        var oldRelated: [OwnedItem] = []
        let begun = lock.withLock { () -> (inner: [OwnedItem], makings: [OwnedItem])? in
            demand += 1
            if isAwaited { listeners += 1 }
            guard !isEnding else { return nil }
            isEnding = true
            cellTable = nil
            swap(&oldCells, &cells)
            swap(&oldConverted, &converted)
            // The registries of a scope wait for its end.
            if scope == nil { swap(&oldRelated, &related) }
            return (inner, makings)
        }
        guard var begun else { return nil }
        for relation in oldRelated { begun.inner.append(unsafeDowncast(relation, to: OwnerRelation.self).scope) }
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
        if pending.isEmpty, !isMaking, !releaseNext() { return complete() }
        lock.withLock {
            task = Task { [pending] in
                for item in pending {
                    let failures = await item.ended()
                    self.lock.withLock { self.errors += failures }
                }
                self.setInner([])
                await self.madeAll()
                while self.lock.withLock({ self.closing }) != nil || self.releaseNext() { await self.closeNext() }
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

    /// Waits until no destination is being made, after the owner has ended.
    private func madeAll() async {
        await withUnsafeContinuation { waiter in
            let isMaking = lock.withLock {
                if !makings.isEmpty { makingWaiter = waiter }
                return !makings.isEmpty
            }
            if !isMaking { waiter.resume() }
        }
    }

    /// Takes the destination that was made last, with its cell.
    private func takeNext() -> (cell: Cell, held: Held)? {
        while let item = kept.popLast() {
            let cell = unsafeDowncast(item, to: Cell.self)
            defer { cell.retained = nil }
            if let held = cell.retained { return (cell, held) }
        }
        return nil
    }

    /// Releases destinations until one must be closed. Returns false if none must be.
    private func releaseNext() -> Bool {
        while true {
            let next = lock.withLock {
                let next = takeNext()
                if let next, next.cell.mustClose { closing = next }
                return next
            }
            guard let next else { return false }
            if next.cell.mustClose { return true }
        }
    }

    private func closeNext() async {
        guard let next = lock.withLock({ closing }) else { return }
        let error = await next.cell.close(next.held, in: self)
        let closed = lock.withLock { () -> (cell: Cell, held: Held)? in
            defer { closing = nil }
            if let error { errors.append(error) }
            return closing
        }
        withExtendedLifetime(closed) {}
    }

    private func complete() {
        // Not earlier: the outer scope closes its destinations after those of this one, which may need them.
        outer?.remove(self)
        var ended: [OwnedItem] = []
        if scope != nil { lock.withLock { swap(&ended, &related) } }
        for item in ended {
            let relation = unsafeDowncast(item, to: OwnerRelation.self)
            relation.registry.forget(relation)
        }
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
        if let error = Making.errorOfClosing(self) { throw RouteErrors([error]) }
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
        let (errors, inner, open) = lock.withLock { () -> ([RouteError], [OwnedItem], [Cell]) in
            deliveredCount = self.errors.count
            let cells = kept.map { unsafeDowncast($0, to: Cell.self) } + (closing.map { [$0.cell] } ?? [])
            return (self.errors, self.inner, cells.filter(\.mustClose))
        }
        var all = errors
        for item in inner {
            if let owner = item as? Owner {
                all += owner.deliverUnfinished()
            } else if let closing = item as? Closing {
                all += closing.outcome ?? [closing.cell.notClosedInTime]
            }
        }
        for cell in open { all.append(cell.notClosedInTime) }
        return all
    }
}

/// A registry that keeps destinations in a scope.
private final class OwnerRelation: OwnedItem, @unchecked Sendable {  // Immutable.
    let registry: Owner
    let scope: Owner

    init(_ registry: Owner, _ scope: Owner) {
        self.registry = registry
        self.scope = scope
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

extension Task where Success == Void, Failure == Never {
    /// Begins a task on this thread, where the system can, so that a task that does not wait needs no other thread. Not on the main
    /// thread, which a construction would block.
    fileprivate static func beginning(_ body: @escaping @Sendable () async -> Void) -> Task {
        // A thread that makes another destination has an object graph and a construction that are not those of the task.
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *), !MainActorCall.isOnMainActor,
            RecursionGuard.current == 0
        else { return Task { await body() } }
        return Task.immediate { await body() }
    }
}
