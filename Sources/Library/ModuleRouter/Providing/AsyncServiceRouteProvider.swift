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
public protocol AsyncServiceRouteProvider: RouteProvider
where ProvidedDestination: Sendable, ProvidedConfiguration == Never {
    /// The type of the destination, inferred from `makeDestination()`.
    associatedtype ProvidedDestination = MissingDeclaration

    /// The keys of the provider. The compiler verifies that the destination conforms.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }

    /// The lifetime of the destination. Defaults to `.transient`.
    static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { get }

    /// Makes the provider. Each destination is made by a new instance.
    init()

    /// Makes and prepares the destination.
    ///
    /// - Returns: The destination; nil if it cannot be made.
    /// - Throws: An error that becomes the underlying error of the `RouteError`.
    func makeDestination() async throws -> ProvidedDestination?
}

extension AsyncServiceRouteProvider {
    /// The name of ``ServiceLifetime`` in a provider.
    @_documentation(visibility: internal)
    public typealias RouteLifetime = ServiceLifetime<ProvidedDestination, ProvidedConfiguration>

    @_alwaysEmitIntoClient public static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> {
        .transient
    }

    @_documentation(visibility: internal)
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps) { owner in
            ProviderFactory(
                made: AsyncServiceFactory(provider: Self.self, lifetime: closable(lifetime), owner: owner))
        }
    }
}
