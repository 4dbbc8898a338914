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
    // The lock excludes overlapping accesses, so no property of it is checked for them: this takes a tenth of the time of a scope.
    /// The cell or the cells of each provider. Providers of a registry know their cells in it.
    @exclusivity(unchecked) var cells: [OwnedItem] = []
    /// The addresses of the cells, by those of the objects that identify them; nil if there are few.
    @exclusivity(unchecked) var cellTable: WordTable?
    /// For a scope, its converted destinations, each at the number of its route.
    @exclusivity(unchecked) var converted: [AnyBox?] = []
    /// For a registry, the number of its routes whose converted destinations scopes keep.
    @exclusivity(unchecked) private var convertedCount = 0
    /// The cells that retain a destination, in the order of creation.
    @exclusivity(unchecked) var kept: [OwnedItem] = []
    /// The constructions in progress. Few at a time.
    @exclusivity(unchecked) var makings: [OwnedItem] = []
    /// Waits for the end of the last construction after the owner has ended.
    @exclusivity(unchecked) var makingWaiter: UnsafeContinuation<Void, Never>?
    /// The inner scopes, the actions for the end, and the closings, in the order of creation.
    @exclusivity(unchecked) var inner: [OwnedItem] = []
    @exclusivity(unchecked) private var lastNumber = 0
    /// For a registry, the `OwnerRelation`s to the scopes in which it keeps destinations.
    @exclusivity(unchecked) var related: [OwnedItem] = []
    /// For a scope, the first relation to a registry that keeps destinations in it.
    @exclusivity(unchecked) var relation: OwnerRelation?

    // MARK: The end, see Owner+End

    @exclusivity(unchecked) var isEnding = false
    @exclusivity(unchecked) var isComplete = false
    /// The number of callers that need the end. After the last one has withdrawn, the closing is cancelled. A caller of ``end()`` never
    /// withdraws.
    @exclusivity(unchecked) var demand = 0
    /// The number of callers that receive the failures.
    @exclusivity(unchecked) var callers = 0
    /// Whether the outer owner receives the failures.
    @exclusivity(unchecked) var isAwaitedByOuter = false
    /// The cell whose destination is being closed, and the destination.
    @exclusivity(unchecked) var closing: (cell: Cell, held: Held)?
    @exclusivity(unchecked) var task: Task<Void, Never>?
    @exclusivity(unchecked) var failures: [CloseFailure] = []
    /// The `OwnerWait`s of the callers.
    @exclusivity(unchecked) var waits: [OwnedItem] = []

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

    /// For the owner of a registry, the owner that belongs to the registry of this task. This may be a registry that overrides that of
    /// the provider: it makes the routes with its own replacements, so it keeps their destinations. A test leaves nothing behind in the
    /// registry of the app.
    var current: Owner { RouteRegistry.taskOverride?.own ?? self }

    /// Whether no other registry overrides it.
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

    func append(_ item: OwnedItem, to list: inout [OwnedItem]) {
        lastNumber += 1
        item.number = lastNumber
        list.append(item)
    }

    @discardableResult
    func remove(_ item: OwnedItem, from list: inout [OwnedItem]) -> Bool {
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

    /// Returns the cell or the cells of a provider in a scope, a graph, or a registry that overrides that of the provider. Returns nil if
    /// the owner or, for a scope, the registry has ended.
    func cells(of rules: KeepingRules, _ key: RouteKey) -> OwnedItem? {
        // In a scope or a graph, each registry has its own destinations. The cells of a registry that overrides that of the provider
        // represent that registry.
        var identity: Held = rules
        let registry = rules.registry.current
        if scope != nil || isGraph, registry !== rules.registry {
            guard let own = registry.cells(of: rules, key) else { return nil }
            identity = own
        }
        let (known, needsNoRelation) = lock.withLock {
            (knownCells(identity), scope == nil || isEnding || isRelated(to: registry))
        }
        if let known { return known }
        guard needsNoRelation || relate(to: registry) else { return nil }
        let new = rules.isByParameter ? ParameterCells(identity: identity) : Cell(key, rules, identity: identity)
        return lock.withLock {
            guard !isEnding else { return nil }
            if let known = knownCells(identity) { return known }
            cells.append(new)
            if cells.count > Self.fewCells { addToTable(new) }
            return new
        }
    }

    /// Searched one after the other, because a scope of one request has few, and a table needs more time to make than to save.
    private static let fewCells = 8

    private func knownCells(_ identity: Held) -> OwnedItem? {
        guard let cellTable else { return cells.first { $0.identity === identity } }
        guard let address = cellTable.value(of: UInt(bitPattern: ObjectIdentifier(identity))) else { return nil }
        // `cells` retains it.
        return Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped).takeUnretainedValue()
    }

    private func addToTable(_ new: OwnedItem) {
        var added = [new]
        if cellTable.map({ cells.count * 2 > $0.mask }) ?? true {
            cellTable = WordTable(capacity: cellTable.map { ($0.mask + 1) * 2 } ?? 4 * Self.fewCells)
            added = cells
        }
        for cell in added {
            guard let identity = cell.identity else { continue }
            cellTable?.insert(
                UInt(bitPattern: ObjectIdentifier(identity)),
                UInt(bitPattern: Unmanaged.passUnretained(cell).toOpaque()))
        }
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
        // The usual case, with one use of the lock.
        let (first, held) = lock.withLock {
            let first = group.first(parameter.hash)
            return (first, first.flatMap { $0.rules.kind.duration == nil ? $0.held : nil })
        }
        RouteLock.assertNoneHeld()
        if let held, first?.parameter?.isEqual(to: parameter) == true { return held }
        return find(parameter, from: first, in: group).flatMap { recall($0) }
    }

    /// Returns the kept destination of a cell; nil if there is none. Gives it up if its time is over.
    func recall(_ cell: Cell) -> Held? {
        guard let duration = cell.rules.kind.duration else {
            return lock.withLock { cell.held }
        }
        let time = cell.registry.clock.now()
        var removed: [Held] = []
        return lock.withLock {
            if time - cell.madeAt >= duration { giveUp(cell, &removed) }
            return cell.isMadeTooLate ? nil : cell.retained
        }
    }

    // MARK: Giving up

    /// Notes the use of a destination whose number may be limited, and gives up others.
    func use(_ cell: Cell, in group: ParameterCells, _ removed: inout [Held]) {
        for surplus in group.use(cell) {
            group.unlink(surplus)
            giveUp(surplus, &removed)
            // The cell of a destination that is being closed stays until then.
            if surplus.closing == nil { group.remove(surplus, &removed) }
        }
    }

    /// Gives up the destination of a cell, if there is one, and closes it. The end of the owner waits for that. After the end has begun,
    /// the end closes it.
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
        if isOwn, let failure = closing.outcome?.first { failure.report() }
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

    /// The cells that retain a destination, in the order of creation, with the times at which the destinations were made.
    var keptCells: [(cell: Cell, madeAt: Duration)] {
        lock.withLock {
            kept.map {
                let cell = unsafeDowncast($0, to: Cell.self)
                return (cell, cell.madeAt)
            }
        }
    }

    // MARK: The end, see Owner+End

    override package func end() { end {} }

    override func endForOwner() { end { isAwaitedByOuter = true } }

    override var outcome: [CloseFailure]? { lock.withLock { isComplete ? failures : nil } }

    override func ended() async -> [CloseFailure] {
        await wait(OwnerWait())
        return outcome ?? []
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
}
