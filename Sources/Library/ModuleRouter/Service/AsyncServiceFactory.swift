// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A registered provider of asynchronous services, in one registry.
@usableFromInline final class AsyncServiceFactory<Destination: Sendable>: Sendable {
    let provider: Any.Type
    private let keeping: DestinationKeeping
    /// The `ParameterOfArgument` of a function; nil if there is one destination for all arguments.
    private let parameter: (any AnyObject & Sendable)?

    private final class ParameterOfArgument<Argument>: Sendable {
        let read: @Sendable (Argument) -> SlotParameter

        init(_ read: @escaping @Sendable (Argument) -> SlotParameter) { self.read = read }
    }

    /// - Parameter isFunction: Whether requests have an argument, from which the lifetime may read a parameter.
    @usableFromInline init<Configuration>(
        provider: Any.Type, lifetime: ServiceLifetime<Destination, Configuration>, isFunction: Bool = false,
        owner: DestinationOwner
    ) {
        self.provider = provider
        parameter = isFunction ? lifetime.parameter.map { ParameterOfArgument($0) } : nil
        keeping = DestinationKeeping(
            provider, lifetime.kind, isByParameter: parameter != nil, in: owner, asyncSlots: AsyncSlot.self,
            close: lifetime.close)
    }

    /// Returns the parameter of the lifetime with which the factory was made; nil if there is none.
    @usableFromInline func parameter<Argument>(of _: Argument.Type) -> (@Sendable (Argument) -> SlotParameter)? {
        // The provider of the function has made the factory.
        parameter.map { unsafeDowncast($0, to: ParameterOfArgument<Argument>.self).read }
    }

    var isMadeAtStart: Bool { keeping.kind.isMadeAtStart }

    /// The lifetime of the destinations.
    var lifetime: ServiceLifetimeKind { keeping.kind }

    /// Returns the destination of one of the provider's protocols; nil if it is not made once.
    func constant(of slot: RouteSlot) -> ConstantDestination? {
        guard keeping.kind.isPermanent, keeping.kind.isOfRegistry, !keeping.isByParameter else { return nil }
        return ConstantDestination(slot, owner: keeping.registry) { [keeping] shown in
            keeping.recall().map { SameDestination.check(keeping.destination($0) as Destination, shown) } ?? false
        }
    }

    /// Returns the kept destination, or makes it.
    ///
    /// - Parameters:
    ///   - id: The parameter, if there is a destination for each parameter.
    ///   - make: Makes a destination.
    @usableFromInline func destination(
        of key: RouteKey, by id: SlotParameter? = nil, making make: @escaping @Sendable () async throws -> Destination?
    ) async throws -> Destination {
        #if DEBUG
        keeping.noteRequest()
        #endif
        if keeping.kind.isTransient { return try await AsyncMaking.make(key) { try await made(key, make) } }
        return keeping.destination(
            try await keeping.held(id, key) { self.keeping.held(try await self.made(key, make)) })
    }

    /// Returns the destination of a call of an asynchronous function. No request receives the error, so it is reported here.
    @usableFromInline func destination(
        ofFunction key: RouteKey, by id: SlotParameter?,
        making make: @escaping @Sendable () async throws -> Destination?
    ) async throws -> Destination {
        do {
            return try await destination(of: key, by: id, making: make)
        } catch let error as RouteError {
            throw RouteRegistry.current.report(.makeDestination, error, isDelivered: true, of: .key(key))
        }
    }

    private func made(_ key: RouteKey, _ make: @Sendable () async throws -> Destination?) async throws -> Destination {
        RouteLock.assertNoneHeld()
        do {
            guard let destination = try await make() else { throw RouteError.madeNothing(key, provider) }
            return destination
        } catch let error as CancellationError where Task.isCancelled {
            throw error
        } catch {
            throw RouteError.thrown(error, making: key)
        }
    }
}

/// The destinations that the current task is making.
///
/// Two constructions that wait for each other would never end, so the request that closes the cycle gets an error. A task knows its
/// ancestor constructions, but not whether they wait for it; they are assumed to wait. A detached task has no ancestors.
enum AsyncMaking {
    /// One construction, inside an outer one. A task that a provider starts inherits it, even after the construction has ended.
    private final class Step: Sendable {
        /// The slot that keeps the destination; nil if it is not kept.
        let slot: KeptSlot?
        let outer: Step?
        let depth: Int
        /// The owner whose destination this step closes; nil for a construction.
        let closing: DestinationOwner?
        /// The step with which the object graph began; nil for this one.
        private let graphStep: Step?
        private let ownGraph = AtomicOnce<DestinationOwner>()
        private let scopes = ScopeFrame.current?.withoutHandles
        private let isOver = AtomicWord<Bool>(false)

        /// - Parameter beginsGraph: Whether the destination is kept longer than the graph of the outer construction.
        init(_ slot: KeptSlot?, in outer: Step?, beginsGraph: Bool = false, closing: DestinationOwner? = nil) {
            self.slot = slot
            self.outer = outer
            self.closing = closing
            depth = (outer?.depth ?? 0) + 1
            graphStep = beginsGraph || outer?.closing != nil ? nil : outer.map { $0.graphStep ?? $0 }
        }

        func end() { isOver.store(true) }

        /// The innermost construction that has not ended.
        var active: Step? {
            var step: Step? = self
            while let candidate = step, candidate.isOver.load() { step = candidate.outer }
            return step
        }

        var graph: DestinationOwner {
            let step = graphStep ?? self
            // A destination of an object graph must not reach another scope.
            guard ScopeFrame.haveSameScopes(step.scopes, .current) else { return .graph() }
            ScopeFrame.noteUse()
            return step.ownGraph.value ?? step.ownGraph.keep(.graph())
        }
    }

    @TaskLocal private static var current: Step?

    /// A construction for one slot that waits for the destination of another.
    private final class Wait: Sendable {
        let waiting: ObjectIdentifier
        let awaited: ObjectIdentifier

        init(waiting: ObjectIdentifier, awaited: ObjectIdentifier) {
            self.waiting = waiting
            self.awaited = awaited
        }
    }

    private static let waits = Locked<[Wait]>([])

    #if DEBUG
    /// Whether the current task is a part of a construction.
    static var isMaking: Bool { current?.active != nil }
    #endif

    /// Whether any task of the process makes a destination asynchronously.
    static var isInUse: Bool { inUse.loadRelaxed() != 0 }

    private static let inUse = AtomicWord<Int>(0)

    /// The graph of the construction that this task runs; nil if it runs none, or if it makes a kept destination synchronously.
    static var graph: DestinationOwner? {
        guard !module_router_graph_is_separate(), let step = current?.active, step.closing == nil else { return nil }
        return step.graph
    }

    /// Makes a destination for which no other request waits.
    @inline(never)  // See SmallCode.
    @_semantics("optimize.sil.specialize.generic.never")
    static func make<Destination>(
        _ key: RouteKey, for slot: KeptSlot? = nil, beginsGraph: Bool = false, _ make: () async throws -> Destination
    ) async throws -> Destination {
        let step = Step(slot, in: current?.active, beginsGraph: beginsGraph)
        guard step.depth <= RecursionGuard.limit else { throw RouteError.tooMany(key) }
        guard RecursionGuard.hasRoom else { throw RouteError.noRoom(key, depth: step.depth) }
        inUse.add(1)
        defer {
            step.end()
            inUse.add(-1)
        }
        return try await $current.withValue(step, operation: make)
    }

    // MARK: Closing

    /// Closes a destination with the registry for which it was made. Its code is not part of the scopes and constructions of the code
    /// that ended the owner.
    static func closing(_ slot: KeptSlot, in owner: DestinationOwner, _ close: () async throws -> Void) async throws {
        RouteLock.assertNoneHeld()
        let step = Step(slot, in: nil, closing: owner)
        defer { step.end() }
        try await ScopeFrame.$carried.withValue(nil) {
            try await $current.withValue(step) {
                guard let registry = slot.registry.registry ?? slot.keeping.registry.registry else {
                    return try await close()
                }
                try await registry.run(close)
            }
        }
    }

    /// The step of this task that closes a destination.
    private static var closingStep: Step? { step(isClosing: true) }

    /// The slot whose destination this task closes; nil if it closes none.
    static var closingSlot: KeptSlot? { closingStep?.slot }

    /// Runs `wait`, which blocks the thread until the earlier destination of a slot is closed. Throws if the closing waits for a
    /// destination that this task makes.
    static func waiting(forClosingOf slot: KeptSlot, _ wait: () throws -> Void) throws {
        let (own, cycle) = Self.wait(for: ObjectIdentifier(slot))
        if let cycle { throw RouteError.closing(slot, waitsFor: "\(cycle)") }
        defer { end(own) }
        try wait()
    }

    /// The innermost step of this task that makes a kept destination or closes one.
    private static var keepingStep: Step? { step(isClosing: false) }

    /// The innermost step of this task with a slot.
    ///
    /// - Parameter isClosing: Whether only steps count that close the destination of the slot.
    private static func step(isClosing: Bool) -> Step? {
        var step = current?.active
        while let candidate = step, candidate.slot == nil || isClosing && candidate.closing == nil {
            step = candidate.outer?.active
        }
        return step
    }

    /// Throws if this task closes the earlier destination of a slot. It would wait for itself.
    static func checkWait(for slot: KeptSlot) throws {
        if closingStep?.slot === slot { throw RouteError.closing(slot, waitsFor: "another \(slot.key)") }
    }

    /// Returns the error of a caller that waits for the end of an owner while it closes one of the owner's destinations; nil if it
    /// closes none.
    static func errorOfClosing(_ owner: DestinationOwner) -> RouteError? {
        guard let step = closingStep, let slot = step.slot else { return nil }
        var part = step.closing
        while let other = part, other !== owner { part = other.outer }
        guard part != nil || slot.registry === owner else { return nil }
        return .closing(
            slot, waitsFor: owner.scope.map { "the end of a scope of \($0.name)" } ?? "the end of its registry")
    }

    // MARK: Waiting

    /// Waits for a kept destination, and begins its construction if necessary.
    ///
    /// - Returns: The held destination; nil if the slot was given up.
    @inline(never)  // See SmallCode.
    static func wait(
        _ key: RouteKey, for slot: AsyncSlot, in owner: DestinationOwner, _ make: @escaping AsyncSlot.Make
    ) async throws -> AsyncSlot.Held? {
        if let held = slot.recall(in: owner) { return held }
        let (wait, cycle) = Self.wait(for: ObjectIdentifier(slot))
        if cycle != nil {
            throw RouteError(
                .infiniteRecursion, route: key.description,
                reason: "making \(key) requires \(key) itself, directly or in a task that it has started",
                hint: "let one of the two request the other later; "
                    + "if nothing waits for the result, request it in a Task.detached")
        }
        defer { end(wait) }
        let beginsGraph = !owner.isGraph
        return try await slot.held(in: owner) {
            try await Self.make(key, for: slot, beginsGraph: beginsGraph, make)
        }
    }

    /// Notes that this task waits for a slot, if it makes or closes the destination of another one. In a cycle, it notes nothing and
    /// returns the key of that destination.
    @inline(never)  // See SmallCode.
    private static func wait(for awaited: ObjectIdentifier) -> (wait: Wait?, cycle: RouteKey?) {
        guard let slot = keepingStep?.slot else { return (nil, nil) }
        // The step retains its slot, so the identity stays unique meanwhile.
        let wait = Wait(waiting: ObjectIdentifier(slot), awaited: awaited)
        let isCycle = waits.withLock { waits in
            guard !reaches(wait.waiting, from: awaited, waits) else { return true }
            waits.append(wait)
            return false
        }
        return isCycle ? (nil, slot.key) : (wait, nil)
    }

    @inline(never)  // See SmallCode.
    private static func end(_ wait: Wait?) {
        if let wait { waits.withLock { waits in waits.removeAll { $0 === wait } } }
    }

    private static func reaches(_ target: ObjectIdentifier, from start: ObjectIdentifier, _ waits: [Wait]) -> Bool {
        var reached = [start]
        var checked = 0
        while checked < reached.count {
            for wait in waits where wait.waiting == reached[checked] && !reached.contains(wait.awaited) {
                reached.append(wait.awaited)
            }
            checked += 1
        }
        return reached.contains(target)
    }
}

extension RouteError {
    /// Returns the error of a close function that waits for itself.
    static func closing(_ slot: KeptSlot, waitsFor awaited: String) -> RouteError {
        RouteError(
            .infiniteRecursion, route: slot.key.description,
            reason: "closing \(slot.key) waits for \(awaited), which waits for the closing",
            hint: "do not wait in a close function: end a scope with 'end()', or wait in a Task.detached")
    }
}
