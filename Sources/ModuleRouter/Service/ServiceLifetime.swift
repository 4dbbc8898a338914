// SPDX-License-Identifier: Apache-2.0

/// The lifetime of a service's destinations, and which callers share them. Providers use it as `RouteLifetime`.
///
/// ```swift
/// static var lifetime: RouteLifetime { .shared }
/// ```
///
/// A shared destination may be used from several threads, so its type must be `Sendable`: the same rule as for a global `let`.
public struct ServiceLifetime<Destination>: Sendable {
    /// Makes the store of the destinations; nil if they are not kept.
    let makeStore: (@Sendable () -> DestinationStore<Destination>)?
    let kind: ServiceLifetimeKind

    // Inlined, so that the runtime does not have to make the type of the lifetime.
    @inline(__always) var isTransient: Bool { makeStore == nil }

    /// Each request makes a new destination.
    public static var transient: Self { Self(makeStore: nil, kind: .transient) }
}

extension ServiceLifetime where Destination: Sendable {
    /// One destination for the registry. It is made once, at the first request, and is prepared before any caller receives it.
    ///
    /// It is made from the parameters of the first request. Parameters in later requests are an error; see <doc:Lifetimes>.
    public static var shared: Self { Self(makeStore: { SharedStore() }, kind: .shared) }

    /// One destination for each scope. A request outside all scopes fails with `RouteError.scopeUnavailable`.
    public static var scoped: Self { Self(makeStore: { ScopedStore(name: nil) }, kind: .scoped(nil)) }

    /// One destination for each scope with the name. Scopes inside it share the destination.
    public static func scoped(to name: RouteScope.Name) -> Self {
        Self(makeStore: { ScopedStore(name: name) }, kind: .scoped(name))
    }

    /// Makes the store of an asynchronous provider; nil if its destinations are not kept, or kept in scopes.
    func makeAsyncStore() -> AsyncDestinationStore<Destination>? {
        switch kind {
        case .transient, .scoped: nil
        case .shared: .strong()
        case .weak(let makeStore):
            // `weak` below makes the store for the same type of destination.
            unsafeDowncast(makeStore(), to: AsyncDestinationStore<Destination>.self)
        }
    }
}

extension ServiceLifetime where Destination: AnyObject & Sendable {
    /// One destination, as long as another owner retains it. Later requests make a new one.
    public static var weak: Self {
        Self(makeStore: { WeakStore() }, kind: .weak { AsyncDestinationStore<Destination>.weak() })
    }
}

/// The kinds of lifetimes. It is not nested in `ServiceLifetime`, because the runtime would then make the type for each class of
/// destinations.
enum ServiceLifetimeKind: Sendable {
    case transient, shared
    /// Contains a closure that makes an `AsyncDestinationStore` with a weak reference to its destination.
    case weak(@Sendable () -> any AnyObject & Sendable)
    case scoped(RouteScope.Name?)
}
