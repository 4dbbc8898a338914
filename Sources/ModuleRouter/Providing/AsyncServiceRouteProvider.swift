// SPDX-License-Identifier: Apache-2.0

/// A provider whose destinations are made asynchronously.
///
/// ```swift
/// @AutoRegister
/// struct DatabaseRouter: AsyncServiceRouteProvider {
///     static var lifetime: RouteLifetime { .shared }
///     static var routes: ServiceRoutes<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
///     func makeDestination() async throws -> SQLDatabase? { try await SQLDatabase.open() }
/// }
/// ```
///
/// Calls that come while a shared destination is being made wait for that one. A failure is not kept: the next call tries
/// again. A waiter that is cancelled leaves the others alone.
public protocol AsyncServiceRouteProvider: RouteProvider where Destination: Sendable, Configuration == Never {
    associatedtype Destination = MissingDeclaration

    @ServiceRoutesBuilder<Self> static var routes: ServiceRoutes<Self> { get }

    /// How long a destination lives. `.transient` unless the provider says otherwise.
    static var lifetime: ServiceLifetime<Destination> { get }

    init()

    /// Makes the destination, prepared. Nil, or an error, if it cannot be made.
    func makeDestination() async throws -> Destination?
}

extension AsyncServiceRouteProvider {
    public typealias RouteLifetime = ServiceLifetime<Destination>

    public static var lifetime: ServiceLifetime<Destination> { .transient }

    public static func register(in batch: RouteBatch) {
        batch.add(Self.self, routes.steps) { owner in
            ProviderSource(
                made: AsyncServiceSource(provider: Self.self, lifetime: lifetime, owner: owner) {
                    try await Self().makeDestination()
                })
        }
    }
}
