// SPDX-License-Identifier: Apache-2.0

/// How long a service lives, and who shares it. A provider writes it as `RouteLifetime`.
///
/// ```swift
/// static var lifetime: RouteLifetime { .shared }
/// ```
///
/// What is shared may be used from several threads, so its type must be `Sendable`: the same rule as for a global `let`.
public struct ServiceLifetime<Destination>: Sendable {
    /// Where made destinations are kept; nil if nowhere.
    let makeStore: (@Sendable () -> DestinationStore<Destination>)?
    let kind: ServiceLifetimeKind

    // Inlined, so that nobody has to make the type of the lifetime to know.
    @inline(__always) var isTransient: Bool { makeStore == nil }

    /// A new destination each time.
    public static var transient: Self { Self(makeStore: nil, kind: .transient) }
}

extension ServiceLifetime where Destination: Sendable {
    /// One destination for the registry, made when it is first asked for, exactly once, and prepared before anyone sees it.
    ///
    /// Made from the parameters of whoever asks first. Later ones are an error: see <doc:Lifetimes>.
    public static var shared: Self { Self(makeStore: { SharedStore() }, kind: .shared) }

    /// One destination for each scope.
    public static var scoped: Self { Self(makeStore: { ScopedStore(name: nil) }, kind: .scoped(nil)) }

    /// One destination for each scope of that name; a scope within it hands out the same one.
    public static func scoped(to name: RouteScope.Name) -> Self {
        Self(makeStore: { ScopedStore(name: name) }, kind: .scoped(name))
    }

    /// Where an asynchronous provider keeps its destinations; nil if nowhere, or in scopes.
    func makeAsyncStore() -> AsyncDestinationStore<Destination>? {
        switch kind {
        case .transient, .scoped: nil
        case .shared: .strong()
        case .weak(let makeStore):
            // Made by `weak` below, for this lifetime's destination.
            unsafeDowncast(makeStore(), to: AsyncDestinationStore<Destination>.self)
        }
    }
}

extension ServiceLifetime where Destination: AnyObject & Sendable {
    /// One destination as long as somebody holds it; whoever asks after that gets a new one.
    public static var weak: Self {
        Self(makeStore: { WeakStore() }, kind: .weak { AsyncDestinationStore<Destination>.weak() })
    }
}

/// The kinds of lifetimes. Not part of `ServiceLifetime`, where the runtime would make the type for each class of destinations.
enum ServiceLifetimeKind: Sendable {
    case transient, shared
    /// With what makes an `AsyncDestinationStore` that holds its destination weakly.
    case weak(@Sendable () -> any AnyObject & Sendable)
    case scoped(RouteScope.Name?)
}
