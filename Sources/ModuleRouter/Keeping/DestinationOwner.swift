// SPDX-License-Identifier: Apache-2.0

/// A registry or a scope, as the owner of kept destinations. It knows the order of their creation.
///
/// Its lock is taken before that of a slot, never after it.
package class DestinationOwner: @unchecked Sendable {  // Mutable state is `Locked`.
    private struct State {
        /// The store of each factory.
        var stores: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
        /// The factories, retained so that their identities stay unique.
        var factories: [any AnyObject & Sendable] = []
        /// The slots that retain a destination, in the order of creation.
        var kept: [KeptSlot] = []
        var lastNumber = 0
        /// The slots whose destinations are being made asynchronously.
        var making: [KeptSlot] = []
        /// Called at the end, before the destinations are released.
        var endActions: [Int: @Sendable () -> Void] = [:]
        /// The end; nil as long as the owner is in use.
        var ending: OwnerEnding?
    }

    private let state = Locked(State())
    /// The destinations that are being closed after their slots gave them up.
    private let discarding = DiscardedDestinations()

    /// The scopes in which destinations of this owner are made: none, or a scope with its outer ones. Destinations would otherwise
    /// keep those of a scope that ends earlier.
    var frame: ScopeFrame? { nil }

    /// Makes a destination of this owner.
    func making<Result>(_ make: () throws -> Result) throws -> Result {
        try ScopeFrame.run(frame) { try ObjectGraph.separate(make) }
    }

    package var hasEnded: Bool { state.withLock { $0.ending != nil } }

    // MARK: Stores

    // Inlined, because generic code asks the runtime for the types at each call.
    /// Returns the store of a factory, made at the first request; nil if the owner has ended.
    @inline(__always)
    func store<Store: AnyObject & Sendable>(of factory: any AnyObject & Sendable, make: () -> Store) -> Store? {
        state.withLock { state in
            guard state.ending == nil else { return nil }
            // Each factory has one type of store, so the types match.
            if let store = state.stores[ObjectIdentifier(factory)] { return unsafeDowncast(store, to: Store.self) }
            let store = make()
            state.stores[ObjectIdentifier(factory)] = store
            state.factories.append(factory)
            return store
        }
    }

    // MARK: Slots

    /// Adds a slot to the order of creation, after its destination was stored in it.
    ///
    /// - Parameter store: Stores the destination. Not called if the owner has ended.
    /// - Returns: Whether the owner has not ended.
    func keep(_ slot: KeptSlot, _ store: () -> Void) -> Bool {
        state.withLock { state in
            guard state.ending == nil else { return false }
            store()
            guard !slot.kind.isWeak else { return true }
            state.lastNumber += 1
            slot.number = state.lastNumber
            state.kept.append(slot)
            return true
        }
    }

    /// Removes a slot from the order of creation if it gives up its destination.
    ///
    /// - Parameter take: Takes the destination from the slot. Returns whether there was one.
    func discard(_ slot: KeptSlot, _ take: () -> Bool) {
        state.withLock { state in
            guard take() else { return }
            // The numbers ascend, so the position is found by halves.
            var (low, high) = (0, state.kept.count)
            while low < high {
                let middle = (low + high) / 2
                if state.kept[middle].number < slot.number { low = middle + 1 } else { high = middle }
            }
            if low < state.kept.count, state.kept[low] === slot { state.kept.remove(at: low) }
        }
    }

    /// Closes a destination that its slot has given up. The end of the owner waits for it.
    func close(_ slot: KeptSlot, _ close: @escaping KeptSlot.Close) { discarding.add(slot, close) }

    /// Notes that the destination of a slot is being made asynchronously. Returns false if the owner has ended.
    func begin(_ slot: KeptSlot) -> Bool {
        state.withLock { state in
            guard state.ending == nil else { return false }
            state.making.append(slot)
            return true
        }
    }

    /// Notes that the asynchronous making of a slot's destination has ended.
    func finish(_ slot: KeptSlot) { state.withLock { $0.making.removeAll { $0 === slot } } }

    /// The slots that retain a destination, in the order of creation.
    var kept: [KeptSlot] { state.withLock { $0.kept } }

    // MARK: The end

    /// Adds an action for the end. Actions run in the reverse order of their numbers.
    ///
    /// - Returns: The number of the action; nil if the owner has ended.
    package func addEndAction(_ action: @escaping @Sendable () -> Void) -> Int? {
        state.withLock { state in
            guard state.ending == nil else { return nil }
            state.lastNumber += 1
            state.endActions[state.lastNumber] = action
            return state.lastNumber
        }
    }

    package func removeEndAction(_ number: Int) {
        let action = state.withLock { $0.endActions.removeValue(forKey: number) }
        withExtendedLifetime(action) {}
    }

    /// Ends the owner, if it has not ended yet, and returns the end.
    ///
    /// - Parameter beforehand: Called before everything else, unless the owner has ended before.
    @discardableResult
    package final func end(_ beforehand: (OwnerEnding) -> Void = { _ in }) -> OwnerEnding {
        let (ending, old) = state.withLock { state -> (OwnerEnding, State?) in
            if let ending = state.ending { return (ending, nil) }
            let ending = OwnerEnding(state.kept, discarding)
            let old = state
            state = State()
            state.ending = ending
            return (ending, old)
        }
        guard let old else { return ending }
        beforehand(ending)
        didEnd(ending)
        for (_, action) in old.endActions.sorted(by: { $0.key > $1.key }) { action() }
        for slot in old.making { slot.fail() }
        ending.begin()
        return ending
    }

    /// Called at the end, once.
    func didEnd(_ ending: OwnerEnding) {}

    /// Ends the owner, and waits until all destinations are closed.
    final func close(
        within deadline: Duration, _ beforehand: (OwnerEnding) -> Void = { _ in }
    ) async throws(RouteErrors) {
        try await end(beforehand).wait(within: deadline, RouteRegistry.current.clock)
    }
}

/// The destinations that were replaced or evicted and are being closed.
final class DiscardedDestinations: Sendable {
    private let tasks = Locked<[Int: Task<Void, Never>]>([:])
    private let lastNumber = AtomicWord<Int>(0)

    func add(_ slot: KeptSlot, _ close: @escaping KeptSlot.Close) {
        let number = lastNumber.add(1)
        tasks.withLock { tasks in
            tasks[number] = Task {
                if let error = await slot.closing(close) { RouteErrors.report(error) }
                self.remove(number)
            }
        }
    }

    private func remove(_ number: Int) { _ = tasks.withLock { $0.removeValue(forKey: number) } }

    var isEmpty: Bool { tasks.withLock { $0.isEmpty } }

    func wait() async { for task in tasks.withLock({ Array($0.values) }) { await task.value } }
}
