// SPDX-License-Identifier: Apache-2.0

/// How one provider keeps its destinations, in one registry.
///
/// The class, the cells and the owners are not generic, because an app would contain more code.
final class KeepingRules: Sendable {
    let provider: Any.Type
    let kind: ServiceLifetimeKind
    let isByParameter: Bool
    /// The owner that belongs to the registry of the provider.
    let registry: Owner
    /// Whether the destinations are made by a synchronous provider of the main actor.
    let isOnMainActor: Bool
    /// Whether the destinations are made by tasks.
    let isAsynchronous: Bool
    /// The type of the destinations, if ``closeEach`` exists where it is closable; otherwise `Any`.
    private let declared: Any.Type
    /// Whether a destination is held by itself, because it is an object.
    private let isHeldByItself: Bool
    /// The function of the lifetime, or of a closable declared type; nil if there is none.
    private let closeEach: (@Sendable (Held) async throws -> Void)?

    init<Destination>(
        _ provider: Any.Type, _ kind: ServiceLifetimeKind, isByParameter: Bool, in registry: Owner,
        isOnMainActor: Bool = false, isAsynchronous: Bool = false,
        close: (@Sendable (Destination) async throws -> Void)?
    ) {
        self.provider = provider
        self.kind = kind
        self.isByParameter = isByParameter
        self.registry = registry
        self.isOnMainActor = isOnMainActor
        self.isAsynchronous = isAsynchronous
        // A provider passes the function of its type, and a closure does not.
        declared = provider == MadeByClosure.self ? Any.self : Destination.self
        let isItself = kind.isWeak || Destination.self is AnyClass
        isHeldByItself = isItself
        closeEach = close.map { close in
            { @Sendable (held: Held) async throws -> Void in
                try await close(Self.destination(held, isItself: isItself))
            }
        }
    }

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

    func mustClose(_ held: Held) -> Bool {
        // Weak destinations, and those of a graph, belong to their users.
        if kind.isWeak || kind.isOfGraph { return false }
        return closeEach != nil || closable(held) != nil
    }

    /// Returns a destination whose type is a ``ClosableDestination``; nil if it has the declared type, which is none.
    private func closable(_ held: Held) -> (any ClosableDestination)? {
        let destination: Any = isHeldByItself ? held : unsafeDowncast(held, to: AnyBox.self).content
        // Looking for a conformance takes long.
        return type(of: destination) == declared ? nil : destination as? any ClosableDestination
    }

    func close(_ held: Held) async throws {
        if let closeEach { return try await closeEach(held) }
        try await closable(held)?.close()
    }

    /// Returns the object that holds a destination.
    func held<Destination>(_ destination: Destination) -> Held {
        // The lifetime requires a `Sendable` destination, except `.graph`, which one thread uses.
        isHeldByItself ? unsafeBitCast(destination, to: Held.self) : Box(destination)
    }

    /// - Parameter held: An object that `held(_:)` has returned for the same type of destination.
    func destination<Destination>(_ held: Held) -> Destination { Self.destination(held, isItself: isHeldByItself) }

    private static func destination<Destination>(_ held: Held, isItself: Bool) -> Destination {
        isItself ? unsafeBitCast(held, to: Destination.self) : unsafeDowncast(held, to: Box<Destination>.self).value
    }
}

/// Keeps the destinations of one provider. Lifetimes refer to its only subclass, and call it by virtual methods. The linker can
/// therefore remove the code that keeps destinations from an app whose services are all transient.
class Keeper: @unchecked Sendable {  // Immutable.
    final let rules: KeepingRules

    required init(_ rules: KeepingRules) { self.rules = rules }

    /// Returns the kept destination of the registry, if it exists and no other registry overrides it; nil if there is one for each
    /// parameter.
    func recall() -> Held? { nil }

    /// Returns the kept destination of a parameter, if it exists in the registry and no other registry overrides it.
    func recall(_ parameter: CellParameter) -> Held? { nil }

    /// Returns the kept destination of a request in the current task; nil if there is none, or one for each parameter.
    func kept(_ key: RouteKey) throws -> Held? { nil }

    /// Returns the kept destination of a synchronous request, or makes it.
    ///
    /// - Parameter parameter: The parameter, if there is a destination for each one.
    func held(_ parameter: CellParameter?, _ key: RouteKey, make: () throws -> Held) throws -> Held { try make() }

    /// Returns the kept destination of an asynchronous request, or makes it.
    ///
    /// - Parameter parameter: The parameter, if there is a destination for each one.
    func held(
        _ parameter: CellParameter?, _ key: RouteKey,
        makeAsynchronously make: @escaping @Sendable () async throws -> Held
    ) async throws -> Held { try await make() }

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
    ) -> FactoryBox<Protocol> { maker }
}

/// Keeps destinations in cells.
final class CellKeeper: Keeper, @unchecked Sendable {  // Immutable, except for an atomic word.
    /// The cell or cells in the registry of the provider.
    private let own = AtomicOnce<OwnedItem>()

    override func recall() -> Held? {
        // `_withUnsafeGuaranteedRef` reads the cell without a retain.
        guard !rules.isByParameter, let own = own.unretained, rules.registry.isCurrent else { return nil }
        return own._withUnsafeGuaranteedRef { rules.registry.recall(unsafeDowncast($0, to: Cell.self)) }
    }

    override func recall(_ parameter: CellParameter) -> Held? {
        // The uses of a limited number of destinations are counted.
        guard rules.kind.limit == nil, let own = own.unretained, rules.registry.isCurrent else { return nil }
        return own._withUnsafeGuaranteedRef {
            rules.registry.recall(parameter, in: unsafeDowncast($0, to: ParameterCells.self))
        }
    }

    /// Returns the owner of the destinations that this task requests; nil if the caller owns them, or the graph of the thread.
    private func owner(_ key: RouteKey) throws -> Owner? {
        if let scope = rules.kind.scope { return try ScopeFrame.scope(scope, for: key) }
        if rules.kind.isOfGraph { return rules.kind.isSendable ? Making.graph : nil }
        return rules.registry.current
    }

    /// Returns the cell of a request.
    @inline(never)  // See SmallCode.
    private func cell(_ parameter: CellParameter?, _ key: RouteKey, in owner: Owner) throws -> Cell {
        let cells: OwnedItem
        if owner === rules.registry {
            cells = own.value ?? own.keep(rules.isByParameter ? ParameterCells() : Cell(key, rules))
        } else {
            guard let found = owner.cells(of: rules, key) else {
                throw RouteError.ended(key, isOfRegistry: owner.scope == nil || !owner.hasEnded)
            }
            cells = found
        }
        guard let parameter else { return unsafeDowncast(cells, to: Cell.self) }
        return owner.cell(parameter, key, rules, in: unsafeDowncast(cells, to: ParameterCells.self))
    }

    override func kept(_ key: RouteKey) throws -> Held? {
        guard !rules.isByParameter, let owner = try owner(key) else { return nil }
        let cell = try cell(nil, key, in: owner)
        if let held = owner.recall(cell) { return held }
        if owner.hasEnded { throw cell.endError }
        return nil
    }

    override func held(_ parameter: CellParameter?, _ key: RouteKey, make: () throws -> Held) throws -> Held {
        guard let owner = try owner(key) else { return try ObjectGraph.held(of: rules, make: make) }
        while true {
            let cell = try self.cell(parameter, key, in: owner)
            if let held = try owner.recall(cell) ?? owner.make(cell, make) { return held }
        }
    }

    override func held(
        _ parameter: CellParameter?, _ key: RouteKey,
        makeAsynchronously make: @escaping @Sendable () async throws -> Held
    ) async throws -> Held {
        guard let owner = try owner(key) else { return try await Making.make(key, make) }
        while true {
            let cell = try self.cell(parameter, key, in: owner)
            if let held = owner.recall(cell) { return held }
            if let held = try await owner.make(cell, key, make) { return held }
        }
    }

    override func graphMaker<Destination, Protocol>(
        _ maker: FactoryBox<Protocol>, construct: @escaping @Sendable () throws -> Destination,
        transient: @escaping @Sendable () throws -> Protocol,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> FactoryBox<Protocol> {
        FactoryBox { [rules] in
            // The graph may be that of the task.
            guard !Making.isInUse else { return try maker.make() }
            guard ObjectGraph.isPossible else { return try transient() }
            if let held = ObjectGraph.recall(rules) { return try convert(rules.destination(held)) }
            let destination = try construct()
            ObjectGraph.keep(rules.held(destination), of: rules)
            return try convert(destination)
        }
    }
}
