// SPDX-License-Identifier: Apache-2.0

/// A provider whose destinations are made asynchronously.
///
/// ```swift
/// @AutoRegister
/// struct DatabaseRouter: AsyncServiceRouteProvider {
///     static var lifetime: RouteLifetime { .shared }
///     static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
///     func makeDestination() async throws -> SQLDatabase? { try await SQLDatabase.open() }
/// }
/// ```
///
/// Requests during the construction of a shared destination wait for that destination. A failure is not kept: the next request
/// tries again. If a waiter is cancelled, the others continue.
public protocol AsyncServiceRouteProvider: RouteProvider where Destination: Sendable, Configuration == Never {
    /// The type of the destination, inferred from `makeDestination()`.
    associatedtype Destination = MissingDeclaration

    /// The keys of the provider. The compiler verifies that the destination conforms.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }

    /// The lifetime of the destination. Defaults to `.transient`.
    static var lifetime: ServiceLifetime<Destination, Configuration> { get }

    /// The function that closes a kept destination when its owner ends; nil for none. Implemented for a ``ClosableDestination``.
    static var closing: (@Sendable (Destination) async throws -> Void)? { get }

    /// Makes the provider. Each destination is made by a new instance.
    init()

    /// Makes and prepares the destination.
    ///
    /// - Returns: The destination; nil if it cannot be made.
    /// - Throws: An error that becomes the underlying error of the `RouteError`.
    func makeDestination() async throws -> Destination?
}

extension AsyncServiceRouteProvider {
    /// The name of ``ServiceLifetime`` in a provider.
    @_documentation(visibility: internal)
    public typealias RouteLifetime = ServiceLifetime<Destination, Configuration>

    public static var lifetime: ServiceLifetime<Destination, Configuration> { .transient }

    public static var closing: (@Sendable (Destination) async throws -> Void)? { nil }

    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps) { owner in
            ProviderFactory(
                made: AsyncServiceFactory(provider: Self.self, lifetime: lifetime, owner: owner, close: closing))
        }
    }
}

extension AsyncServiceRouteProvider where Destination: ClosableDestination {
    public static var closing: (@Sendable (Destination) async throws -> Void)? { { try await $0.close() } }
}
