// SPDX-License-Identifier: Apache-2.0

/// A module's provider of a service: what it provides, and how that is made.
///
/// ```swift
/// @AutoRegister
/// struct ClockRouter: ServiceRouteProvider {
///     static var lifetime: RouteLifetime { .shared }
///     static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Clock>()) { $0 } }
///     func makeDestination(with configuration: ServiceRouteConfiguration) -> SystemClock? { SystemClock() }
/// }
/// ```
///
/// A new instance of the provider serves each destination, on the thread that asks for it. For a service of the main
/// actor see ``MainActorServiceRouteProvider``, for one that is made asynchronously ``AsyncServiceRouteProvider``.
public protocol ServiceRouteProvider: RouteProvider {
    associatedtype Destination = MissingDeclaration
    associatedtype Configuration = ServiceRouteConfiguration

    /// What the provider provides. The compiler proves that the destination conforms.
    ///
    /// Read when the provider is registered, for its keys, and again when one of them is first asked for.
    @ServiceRoutesBuilder<Self> static var routes: ServiceRoutes<Self> { get }

    /// How long a destination lives. `.transient` unless the provider says otherwise.
    static var lifetime: ServiceLifetime<Destination> { get }

    /// The configuration a route begins with. Implemented for `ServiceRouteConfiguration`.
    static func makeConfiguration() -> Configuration

    init()

    /// Makes the destination, from the configuration as the performer left it. Nil, or an error, if it cannot be made.
    func makeDestination(with configuration: Configuration) throws -> Destination?

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    func prepare(_ destination: Destination, with configuration: Configuration)

    /// Called when the destination is prepared, to check it.
    func didFinishPreparing(_ destination: Destination, with configuration: Configuration)

    /// Why the route cannot be removed now; nil if it can.
    func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String?

    /// Undoes what making the destination began.
    func remove(_ destination: Destination, with configuration: Configuration) throws

    /// A URL has led to a destination of this provider, and asks for something to be done with it.
    static func perform(_ action: URLAction, on destination: Destination)
}

extension ServiceRouteProvider {
    /// How ``ServiceLifetime`` is written in a provider.
    public typealias RouteLifetime = ServiceLifetime<Destination>

    public static var lifetime: ServiceLifetime<Destination> { .transient }

    @inlinable public func prepare(_ destination: Destination, with configuration: Configuration) {}

    @inlinable public func didFinishPreparing(_ destination: Destination, with configuration: Configuration) {}

    public func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String? { nil }

    public func remove(_ destination: Destination, with configuration: Configuration) throws {}

    public static func perform(_ action: URLAction, on destination: Destination) {}

    public static func register(in batch: RouteBatch) {
        batch.add(Self.self, routes.steps) { owner in
            let lifetime = lifetime
            return ProviderSource(of: Self.self, isTransient: lifetime.isTransient) {
                ServiceSource(provider: Self.self, production: production, lifetime: lifetime, owner: owner)
            }
        }
    }

    private static var production: ServiceProduction<Destination, Configuration> {
        ServiceProduction(
            makeConfiguration: { makeConfiguration() },
            makeInstance: {
                let provider = Self()
                return .init(
                    make: provider.makeDestination, prepare: provider.prepare,
                    didFinishPreparing: provider.didFinishPreparing, reasonNotToRemove: provider.reasonNotToRemove,
                    remove: provider.remove)
            })
    }
}

extension ServiceRouteProvider where Configuration == ServiceRouteConfiguration {
    @inlinable public static func makeConfiguration() -> ServiceRouteConfiguration { ServiceRouteConfiguration() }
}

extension ServiceRouteProvider where Configuration: MakeableConfiguration, Configuration.Destination == Destination {
    /// What the configuration has made already, or makes from the parameters it was given.
    public func makeDestination(with configuration: Configuration) throws -> Destination? {
        try configuration.destination()
    }
}
