// SPDX-License-Identifier: Apache-2.0

/// The lifetime of a service's destinations, and which callers share them. Providers use it as `RouteLifetime`.
///
/// ```swift
/// static var lifetime: RouteLifetime { .shared }
/// ```
///
/// A kept destination may be used from several threads, so its type must be `Sendable`: the same rule as for a global `let`.
public struct ServiceLifetime<Destination, Configuration>: Sendable {
    @usableFromInline let kind: ServiceLifetimeKind
    /// Returns the parameter whose callers share a destination; nil if all callers share one.
    @usableFromInline let parameter: (@Sendable (Configuration) -> CellParameter)?
    /// Returns a weak destination, which is held by itself. Takes the reference over, because counting the references of an object with
    /// weak ones is slow.
    let cast: (@Sendable (consuming Held) -> Destination)?
    /// Closes a kept destination; nil if it is not closed.
    private(set) var close: (@Sendable (Destination) async throws -> Void)?

    init(
        _ kind: ServiceLifetimeKind, by parameter: (@Sendable (Configuration) -> CellParameter)? = nil,
        cast: (@Sendable (consuming Held) -> Destination)? = nil
    ) {
        self.kind = kind
        self.parameter = parameter
        self.cast = cast
    }

    /// Returns the lifetime with a function that closes each kept destination, for a type of another module. If the destination is
    /// a ``ClosableDestination``, the function replaces its `close()`.
    ///
    /// ```swift
    /// static var lifetime: RouteLifetime { .shared.closing { try await $0.shutDown() } }
    /// ```
    ///
    /// It has no effect on the lifetimes whose destinations are not closed: `.transient`, `.graph` and `.weak`.
    ///
    /// - Parameter close: Closes a destination when its owner ends, or when the library gives it up. Called once for each destination.
    ///   ``RouteScope/close(within:)`` and ``RouteRegistry/close(within:)`` throw its errors; otherwise the error handlers receive them.
    public func closing(_ close: @escaping @Sendable (Destination) async throws -> Void) -> Self {
        closing(.some(close))
    }

    /// Returns the lifetime with another function that closes; the same lifetime for nil.
    func closing(_ close: (@Sendable (Destination) async throws -> Void)?) -> Self {
        var lifetime = self
        lifetime.close = close ?? lifetime.close
        return lifetime
    }

    /// Returns the parameter as a key of all slots. Inlined with its callers, so that the compiler specialises it for the type of
    /// the parameter.
    @_alwaysEmitIntoClient static func cellParameter(
        _ parameter: @escaping @Sendable (Configuration) -> some Hashable & Sendable
    ) -> @Sendable (Configuration) -> CellParameter {
        { TypedCellParameter(parameter($0)) }
    }

    // Inlined, so that the runtime does not have to make the type of the lifetime.
    @inlinable @inline(__always) var isTransient: Bool { kind.isTransient }

    /// Each request makes a new destination.
    public static var transient: Self { Self(ServiceLifetimeKind(.caller, keeper: nil)) }

    /// One destination for each object graph: for one request from outside, and for all requests that it leads to.
    ///
    /// A request from code that a provider does not run makes a new one. The providers of kept destinations begin graphs of their
    /// own. A destination that is not `Sendable` is not shared by the asynchronous providers of a graph.
    public static var graph: Self { Self(ServiceLifetimeKind(.graph(isSendable: false))) }
}

extension ServiceLifetime where Destination: Sendable {
    /// One destination for each object graph: for one request from outside, and for all requests that it leads to.
    ///
    /// A request from code that a provider does not run makes a new one. The providers of kept destinations begin graphs of their
    /// own.
    public static var graph: Self { Self(ServiceLifetimeKind(.graph(isSendable: true))) }

    /// One destination for the registry. It is made once, at the first request, and is prepared before any caller receives it.
    ///
    /// It is made from the parameters of the first request. Parameters in later requests are an error; see <doc:Lifetimes>.
    public static var shared: Self { Self(ServiceLifetimeKind(.registry)) }

    /// One destination for the registry, which can be made before the first request.
    ///
    /// - Parameter isMadeAtStart: Whether ``RouteRegistry/start()`` makes it.
    public static func shared(madeAtStart isMadeAtStart: Bool) -> Self {
        Self(ServiceLifetimeKind(.registry, isMadeAtStart: isMadeAtStart))
    }

    /// One destination for each value of a parameter.
    ///
    /// ```swift
    /// static var lifetime: RouteLifetime { .shared(by: \.conversationID) }
    /// ```
    ///
    /// It is made from all parameters of the first request with this value. The other parameters of later requests have no effect.
    ///
    /// - Parameters:
    ///   - parameter: Returns the parameter from the configuration. Called for each request.
    ///   - limit: The number of destinations to keep, at least 1; nil for any number. If there are more, the one that was not
    ///     requested for the longest time is released.
    @_alwaysEmitIntoClient public static func shared(
        by parameter: @escaping @Sendable (Configuration) -> some Hashable & Sendable, limit: Int? = nil
    ) -> Self {
        shared(limit: limit, by: cellParameter(parameter))
    }

    @usableFromInline static func shared(
        limit: Int?, by parameter: @escaping @Sendable (Configuration) -> CellParameter
    ) -> Self {
        Self(ServiceLifetimeKind(.registry, limit: limit), by: parameter)
    }

    /// One destination for each scope of a kind. A request outside of such a scope fails with `RouteError.Code.scopeUnavailable`.
    public static func scoped(to kind: (some ScopeValues).Type) -> Self { Self(ServiceLifetimeKind(.scope(kind))) }

    /// One destination for each scope of a kind and each value of a parameter.
    ///
    /// - Parameters:
    ///   - kind: The kind of the scope.
    ///   - parameter: Returns the parameter from the configuration. Called for each request.
    ///   - limit: The number of destinations to keep in each scope, at least 1; nil for any number.
    @_alwaysEmitIntoClient public static func scoped(
        to kind: (some ScopeValues).Type, by parameter: @escaping @Sendable (Configuration) -> some Hashable & Sendable,
        limit: Int? = nil
    ) -> Self {
        scoped(to: kind, limit: limit, by: cellParameter(parameter))
    }

    @usableFromInline static func scoped(
        to kind: any ScopeValues.Type, limit: Int?, by parameter: @escaping @Sendable (Configuration) -> CellParameter
    ) -> Self {
        Self(ServiceLifetimeKind(.scope(kind), limit: limit), by: parameter)
    }

    /// One destination for the registry, until the memory of the system is low; see ``RouteRegistry/releaseCached()``.
    public static var cached: Self { Self(ServiceLifetimeKind(.registry, isCached: true)) }

    /// One destination for the registry, for a limited time. The first request after this time makes a new one.
    ///
    /// It is also released when the memory of the system is low; see ``RouteRegistry/releaseCached()``.
    ///
    /// - Parameter duration: The time from the moment at which the destination is made, measured by the clock of the registry.
    public static func cached(for duration: Duration) -> Self {
        Self(ServiceLifetimeKind(.registry, isCached: true, duration: duration))
    }

    /// One destination for each value of a parameter, until the memory of the system is low.
    ///
    /// - Parameters:
    ///   - parameter: Returns the parameter from the configuration. Called for each request.
    ///   - limit: The number of destinations to keep, at least 1; nil for any number.
    ///   - duration: The time for which each destination is kept; nil for any time.
    @_alwaysEmitIntoClient public static func cached(
        by parameter: @escaping @Sendable (Configuration) -> some Hashable & Sendable, limit: Int? = nil,
        for duration: Duration? = nil
    ) -> Self {
        cached(limit: limit, for: duration, by: cellParameter(parameter))
    }

    @usableFromInline static func cached(
        limit: Int?, for duration: Duration?, by parameter: @escaping @Sendable (Configuration) -> CellParameter
    ) -> Self {
        Self(ServiceLifetimeKind(.registry, isCached: true, duration: duration, limit: limit), by: parameter)
    }
}

extension ServiceLifetime where Destination: AnyObject & Sendable {
    /// One destination, as long as another owner retains it. Later requests make a new one.
    public static var weak: Self { Self(ServiceLifetimeKind(.registry, isWeak: true), cast: cast) }

    /// One destination for each value of a parameter, as long as another owner retains it.
    ///
    /// - Parameter parameter: Returns the parameter from the configuration. Called for each request.
    @_alwaysEmitIntoClient public static func weak(
        by parameter: @escaping @Sendable (Configuration) -> some Hashable & Sendable
    ) -> Self {
        weak(cellParameter(parameter))
    }

    @usableFromInline static func weak(_ parameter: @escaping @Sendable (Configuration) -> CellParameter) -> Self {
        Self(ServiceLifetimeKind(.registry, isWeak: true), by: parameter, cast: cast)
    }

    private static var cast: @Sendable (consuming Held) -> Destination {
        { unsafeDowncast($0, to: Destination.self) }
    }
}

/// The properties of a lifetime that do not depend on the type of the destination. It is not nested in `ServiceLifetime`, because
/// the runtime would then make the type for each class of destinations.
@usableFromInline package final class ServiceLifetimeKind: Sendable {
    enum Owner {
        case caller
        case graph(isSendable: Bool)
        case registry
        case scope(any ScopeValues.Type)
    }

    @usableFromInline package let isTransient: Bool
    package let isOfGraph: Bool
    /// Whether asynchronous providers of a graph share the destination.
    let isSendable: Bool
    /// The kind of the scope; nil for another owner.
    package let scope: (any ScopeValues.Type)?
    package let isWeak: Bool
    /// Whether the destination is released when memory is low.
    package let isCached: Bool
    let duration: Duration?
    let limit: Int?
    let isMadeAtStart: Bool
    /// The code that keeps the destinations; nil if they are not kept.
    let keeper: Keeper.Type?

    init(
        _ owner: Owner, isWeak: Bool = false, isCached: Bool = false, duration: Duration? = nil, limit: Int? = nil,
        isMadeAtStart: Bool = false, keeper: Keeper.Type? = CellKeeper.self
    ) {
        self.keeper = keeper
        // Not stored, because the runtime would need the type of the owner.
        isTransient = if case .caller = owner { true } else { false }
        isOfGraph = if case .graph = owner { true } else { false }
        isSendable = if case .graph(false) = owner { false } else { true }
        scope = if case .scope(let kind) = owner { kind } else { nil }
        self.isWeak = isWeak
        self.isCached = isCached
        self.duration = duration
        self.limit = limit
        self.isMadeAtStart = isMadeAtStart
    }

    /// Whether the owner keeps a destination until the owner ends.
    var isPermanent: Bool { !isWeak && !isCached }

    /// Whether the owner may give up a destination before the owner ends.
    var isTemporary: Bool { !isPermanent || limit != nil }

    var isOfRegistry: Bool { !isTransient && !isOfGraph && scope == nil }
}
