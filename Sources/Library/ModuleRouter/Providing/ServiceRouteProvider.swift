// SPDX-License-Identifier: Apache-2.0

/// A module's provider of a service: its keys, and the construction of its destinations.
///
/// ```swift
/// @AutoRegister
/// struct ClockRouter: ServiceRouteProvider {
///     static var lifetime: RouteLifetime { .shared }
///     static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
///     func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
/// }
/// ```
///
/// A new instance of the provider serves each destination, on the thread of the request. For a service of the main actor use
/// ``MainActorServiceRouteProvider``, and for a service that is made asynchronously ``AsyncServiceRouteProvider``.
public protocol ServiceRouteProvider: RouteProvider {
    /// The type of the destination, inferred from `makeDestination(with:)`.
    associatedtype ProvidedDestination = MissingDeclaration
    /// The type of the configuration. Defaults to `RouteConfiguration`.
    associatedtype ProvidedConfiguration = RouteConfiguration

    /// The keys of the provider. The compiler verifies that the destination conforms.
    ///
    /// It is read once, when the provider is registered.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }

    /// The lifetime of the destination. Defaults to `.transient`.
    static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { get }

    /// Makes the initial configuration of a route. Implemented for `RouteConfiguration`.
    static func makeConfiguration() -> ProvidedConfiguration

    /// Makes the provider. A new instance serves each destination.
    init()

    /// Makes the destination from the configuration, which contains the performer's changes. Returns nil or throws if it cannot.
    func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination?

    /// Prepares a new destination, before the caller receives it. Does nothing unless implemented.
    func prepare(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration)

}

extension ServiceRouteProvider {
    /// The name of ``ServiceLifetime`` in a provider.
    @_documentation(visibility: internal)
    public typealias RouteLifetime = ServiceLifetime<ProvidedDestination, ProvidedConfiguration>

    public static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { .transient }

    @inlinable public func prepare(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration) {}

    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps) { owner in
            let lifetime = closable(lifetime)
            return ProviderFactory(of: Self.self, isTransient: lifetime.isTransient) {
                ServiceFactory(provider: Self.self, production: production, lifetime: lifetime, owner: owner)
            }
        }
    }

    private static var production: ServiceProduction<ProvidedDestination, ProvidedConfiguration> {
        ServiceProduction(
            makeConfiguration: { makeConfiguration() },
            produce: { _, configuration, prepare in
                let provider = Self()
                guard let destination = try provider.makeDestination(with: configuration) else { return nil }
                try prepare?(destination)
                provider.prepare(destination, with: configuration)
                return destination
            })
    }
}

extension ServiceRouteProvider where ProvidedConfiguration == RouteConfiguration {
    @_documentation(visibility: internal)
    @inlinable public static func makeConfiguration() -> RouteConfiguration { RouteConfiguration() }
}
