// SPDX-License-Identifier: Apache-2.0

/// How one provider keeps its destinations, in one registry.
///
/// The class, the slots and the owners are not generic, because an app would contain more code. They handle held destinations: an
/// object that contains the destination or, if it is an object, the destination itself.
final class DestinationKeeping: Sendable {
    typealias Held = any AnyObject & Sendable
    typealias Close = @Sendable (Held) async throws -> Void

    // The lifetime requires a `Sendable` destination, except `.graph`, which one thread uses.
    private final class Box<Destination>: @unchecked Sendable {
        let destination: Destination

        init(_ destination: Destination) { self.destination = destination }
    }

    let provider: Any.Type
    let kind: ServiceLifetimeKind
    let isByParameter: Bool
    /// The owner that belongs to the registry of the provider.
    let registry: DestinationOwner
    /// Closes a held destination; nil if it is not closed.
    let close: Close?
    /// Returns whether a held destination must be closed; nil if each one must.
    private let isClosable: (@Sendable (Held) -> Bool)?
    /// Whether the destinations are made by a synchronous provider of the main actor.
    let isOnMainActor: Bool
    /// The class of the slots of asynchronous services; nil for that of other services. A property, so that the linker can remove the
    /// class from an app without such services.
    private let asyncSlots: KeptSlot.Type?
    /// Whether a destination is held by itself, because it is an object.
    private let isHeldByItself: Bool
    /// The store in the registry of the provider.
    fileprivate let ownStore = AtomicOnce<SlotStore>()

    init<Destination>(
        _ provider: Any.Type, _ kind: ServiceLifetimeKind, isByParameter: Bool, in registry: DestinationOwner,
        isOnMainActor: Bool = false, asyncSlots: KeptSlot.Type? = nil,
        close: (@Sendable (Destination) async throws -> Void)?
    ) {
        self.provider = provider
        self.kind = kind
        self.isByParameter = isByParameter
        self.registry = registry
        self.isOnMainActor = isOnMainActor
        self.asyncSlots = asyncSlots
        isHeldByItself = kind.isWeak || Destination.self is AnyClass
        // Weak destinations, and those of a graph, belong to their users.
        guard !kind.isWeak, !kind.isOfGraph, close != nil || Self.isExistential(Destination.self) else {
            self.close = nil
            isClosable = nil
            return
        }
        let isItself = isHeldByItself
        self.close = { @Sendable (held: Held) async throws -> Void in
            let destination: Destination = Self.destination(held, isItself: isItself)
            if let close { return try await close(destination) }
            try await (destination as? any ClosableDestination)?.close()
        }
        let isClosable = { @Sendable (held: Held) -> Bool in
            let destination: Destination = Self.destination(held, isItself: isItself)
            return destination is any ClosableDestination
        }
        self.isClosable = close == nil ? isClosable : nil
    }

    /// Copies the rules for the slots of ``ownStore``. If they retained the object that retains the store, none would be released.
    private init(_ rules: DestinationKeeping) {
        provider = rules.provider
        kind = rules.kind
        isByParameter = rules.isByParameter
        registry = rules.registry
        close = rules.close
        isClosable = rules.isClosable
        isOnMainActor = rules.isOnMainActor
        asyncSlots = rules.asyncSlots
        isHeldByItself = rules.isHeldByItself
    }

    /// Returns the store in the registry of the provider, made at the first request.
    fileprivate func store(_ key: RouteKey) -> SlotStore {
        ownStore.value ?? ownStore.keep(SlotStore(DestinationKeeping(self), key))
    }

    /// Returns whether a type is a protocol, so that only a destination tells whether it is a ``ClosableDestination``.
    private static func isExistential(_ type: Any.Type) -> Bool {
        // The first word of the metadata is its kind, by the ABI: 0x303 for a protocol, and 0x307 for one with constraints.
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x303 || kind == 0x307
    }

    // MARK: Held destinations

    /// Returns whether a held destination must be closed.
    func mustClose(_ held: Held) -> Bool { close != nil && isClosable?(held) ?? true }

    /// Returns the object that holds a destination.
    func held<Destination>(_ destination: Destination) -> Held {
        // The lifetime requires a `Sendable` destination, see `Box`.
        isHeldByItself ? unsafeBitCast(destination, to: Held.self) : Box(destination)
    }

    /// - Parameter held: An object that `held(_:)` has returned for the same type of destination.
    func destination<Destination>(_ held: Held) -> Destination { Self.destination(held, isItself: isHeldByItself) }

    private static func destination<Destination>(_ held: Held, isItself: Bool) -> Destination {
        isItself
            ? unsafeBitCast(held, to: Destination.self) : unsafeDowncast(held, to: Box<Destination>.self).destination
    }

    // MARK: Slots

    func slot(_ key: RouteKey, _ parameter: SlotParameter?, in store: SlotStore?) -> KeptSlot {
        (asyncSlots ?? SyncSlot.self).init(key, self, parameter, in: store)
    }

    /// The time, if the destinations have a limited time.
    var time: Duration? { kind.duration.map { _ in registry.clock.now() } }

    #if DEBUG
    /// Writes a note about a destination that is made at the start, if its registry was not started.
    func noteRequest() {
        guard kind.isMadeAtStart, !registry.wasStarted.load() else { return }
        RouteLog.note(
            """
            \(ProviderName.of(provider)) is made at the start, but is requested before RouteRegistry.start()
              help: call RouteRegistry.shared.start() before the first request; a server calls RouteRegistry.shared.runServices(…)
            """)
    }
    #endif

    // MARK: Requests

    /// Returns the held destination of the registry, if it exists and no other registry stands in; nil if there is one for each
    /// parameter.
    func recall() -> Held? { kind.method?.recall(self) }

    /// Returns the held destination of a parameter, if it exists in the registry and no other registry stands in.
    func recall(_ id: SlotParameter) -> Held? { kind.method?.recall(self, id) }

    /// Returns the held destination of a synchronous request, or makes it.
    ///
    /// - Parameter id: The parameter, if there is a destination for each parameter.
    func held(_ id: SlotParameter?, _ key: RouteKey, make: () throws -> Held) throws -> Held {
        try kind.method.unsafelyUnwrapped.held(self, id, key, make)
    }

    /// Returns a maker that looks for the destination in the object graph of the thread first.
    ///
    /// - Parameters:
    ///   - maker: The general path.
    ///   - construct: Makes a new destination.
    ///   - transient: Makes and converts a new destination.
    func graphMaker<Destination, Protocol>(
        _ maker: FactoryBox<Protocol>, construct: @escaping @Sendable () throws -> Destination,
        transient: @escaping @Sendable () throws -> Protocol,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> FactoryBox<Protocol> {
        kind.method.unsafelyUnwrapped.graphMaker(
            self, maker, construct: construct, transient: transient, convert: convert)
    }

    /// Returns a maker that looks for the converted destination in the scope first.
    ///
    /// - Parameters:
    ///   - maker: The general path.
    ///   - isItself: Returns whether the converted destination is the destination itself.
    func scopedMaker<Protocol>(
        _ maker: FactoryBox<Protocol>, _ scope: any ScopeValues.Type,
        _ isItself: @escaping @Sendable (_ shown: Any) throws -> Bool
    ) -> FactoryBox<Protocol> {
        kind.method.unsafelyUnwrapped.scopedMaker(maker, ScopedCell(scope, in: registry), isItself)
    }

    /// Returns the held destination of an asynchronous request, or makes it.
    ///
    /// - Parameter id: The parameter, if there is a destination for each parameter.
    func held(
        _ id: SlotParameter?, _ key: RouteKey, makeAsynchronously make: @escaping AsyncSlot.Make
    ) async throws -> Held {
        try await kind.method.unsafelyUnwrapped.heldAsynchronously(self, id, key, make)
    }
}

/// The code that keeps destinations. Lifetimes refer to its only subclass, and call it by virtual methods. The linker can therefore
/// remove this code from an app whose services are all transient.
class KeepingMethod: @unchecked Sendable {  // Immutable.
    typealias Held = DestinationKeeping.Held

    func recall(_ keeping: DestinationKeeping) -> Held? { nil }

    func recall(_ keeping: DestinationKeeping, _ id: SlotParameter) -> Held? { nil }

    func held(
        _ keeping: DestinationKeeping, _ id: SlotParameter?, _ key: RouteKey, _ make: () throws -> Held
    ) throws -> Held { try make() }

    func heldAsynchronously(
        _ keeping: DestinationKeeping, _ id: SlotParameter?, _ key: RouteKey, _ make: @escaping AsyncSlot.Make
    ) async throws -> Held { try await make() }

    func close(_ held: Held, of slot: KeptSlot, in owner: DestinationOwner) async -> RouteError? { nil }

    func graphMaker<Destination, Protocol>(
        _ keeping: DestinationKeeping, _ maker: FactoryBox<Protocol>,
        construct: @escaping @Sendable () throws -> Destination, transient: @escaping @Sendable () throws -> Protocol,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> FactoryBox<Protocol> { maker }

    func scopedMaker<Protocol>(
        _ maker: FactoryBox<Protocol>, _ cell: ScopedCell, _ isItself: @escaping @Sendable (_ shown: Any) throws -> Bool
    ) -> FactoryBox<Protocol> { maker }
}

/// Keeps destinations in slots.
final class SlotKeeping: KeepingMethod, @unchecked Sendable {  // Immutable.
    override func recall(_ keeping: DestinationKeeping) -> Held? {
        // Inside the closure, the slot is read without a retain.
        guard let store = keeping.ownStore.unretained, keeping.registry.isCurrent else { return nil }
        return store._withUnsafeGuaranteedRef { $0.single?.recall(in: keeping.registry) }
    }

    override func recall(_ keeping: DestinationKeeping, _ id: SlotParameter) -> Held? {
        guard let store = keeping.ownStore.unretained, keeping.registry.isCurrent,
            let slot = store._withUnsafeGuaranteedRef({ $0.known(id) })
        else { return nil }
        return slot.recall(in: keeping.registry)
    }

    /// Returns the owner of the destinations that this task requests; nil if the caller owns them, or the graph of the thread.
    private func owner(_ keeping: DestinationKeeping, _ key: RouteKey) throws -> DestinationOwner? {
        let kind = keeping.kind
        if let scope = kind.scope { return try ScopeFrame.scope(scope, for: key) }
        if kind.isOfGraph { return kind.isSendable ? AsyncMaking.graph : nil }
        return keeping.registry.current
    }

    private func slot(
        _ keeping: DestinationKeeping, _ id: SlotParameter?, _ key: RouteKey, in owner: DestinationOwner
    ) throws -> KeptSlot {
        try store(keeping, key, in: owner).slot(of: id, key, in: owner)
    }

    @inline(never)  // See SmallCode.
    private func store(_ keeping: DestinationKeeping, _ key: RouteKey, in owner: DestinationOwner) throws -> SlotStore {
        let registry = keeping.registry
        if owner === registry { return keeping.store(key) }
        var object: any AnyObject & Sendable = keeping
        // In a scope, each registry has its own destinations. The store of a registry that stands in represents that registry.
        let current = registry.current
        if owner.scope != nil, current !== registry, let own = current.store(of: keeping, keeping, key) { object = own }
        guard let store = owner.store(of: object, keeping, key) else {
            throw RouteError.ended(key, isOfRegistry: owner.scope == nil || !owner.hasEnded)
        }
        return store
    }

    override func held(
        _ keeping: DestinationKeeping, _ id: SlotParameter?, _ key: RouteKey, _ make: () throws -> Held
    ) throws -> Held {
        guard let owner = try owner(keeping, key) else { return try ObjectGraph.held(of: keeping, make: make) }
        while true {
            let slot = unsafeDowncast(try slot(keeping, id, key, in: owner), to: SyncSlot.self)
            if let held = try slot.held(in: owner, make: make) { return held }
        }
    }

    override func graphMaker<Destination, Protocol>(
        _ keeping: DestinationKeeping, _ maker: FactoryBox<Protocol>,
        construct: @escaping @Sendable () throws -> Destination, transient: @escaping @Sendable () throws -> Protocol,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> FactoryBox<Protocol> {
        FactoryBox {
            // The graph may be that of the task.
            guard !AsyncMaking.isInUse else { return try maker.make() }
            guard ObjectGraph.isPossible else { return try transient() }
            if let held = ObjectGraph.recall(keeping) { return try convert(keeping.destination(held)) }
            let destination = try construct()
            ObjectGraph.keep(keeping.held(destination), of: keeping)
            return try convert(destination)
        }
    }

    override func scopedMaker<Protocol>(
        _ maker: FactoryBox<Protocol>, _ cell: ScopedCell, _ isItself: @escaping @Sendable (_ shown: Any) throws -> Bool
    ) -> FactoryBox<Protocol> {
        FactoryBox {
            if let shown = ScopeFrame.shown(by: cell) { return shown.destination() }
            return try Self.scoped(by: cell, maker, isItself)
        }
    }

    @inline(never) private static func scoped<Protocol>(
        by cell: ScopedCell, _ maker: FactoryBox<Protocol>, _ isItself: (_ shown: Any) throws -> Bool
    ) throws -> Protocol {
        let made = try maker.make()
        if cell.registry.isCurrent, let scope = ScopeFrame.find(cell.kind), try isItself(made) {
            scope.show(cell.showing(made), by: cell)
        }
        return made
    }

    override func heldAsynchronously(
        _ keeping: DestinationKeeping, _ id: SlotParameter?, _ key: RouteKey, _ make: @escaping AsyncSlot.Make
    ) async throws -> Held {
        guard let owner = try owner(keeping, key) else { return try await AsyncMaking.make(key, make) }
        while true {
            let slot = unsafeDowncast(try slot(keeping, id, key, in: owner), to: AsyncSlot.self)
            if let held = try await AsyncMaking.wait(key, for: slot, in: owner, make) { return held }
        }
    }
    override func close(_ held: Held, of slot: KeptSlot, in owner: DestinationOwner) async -> RouteError? {
        guard let close = slot.keeping.close else { return nil }
        do {
            try await AsyncMaking.closing(slot, in: owner) { try await close(held) }
            return nil
        } catch {
            return slot.notClosed("failed", because: error)
        }
    }
}
