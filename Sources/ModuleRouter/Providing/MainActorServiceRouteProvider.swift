// SPDX-License-Identifier: Apache-2.0

/// A provider whose destinations belong to the main actor.
///
/// It pairs with a declaration whose initialiser is `@MainActor`: then only code on the main actor can ask for the service.
///
/// ```swift
/// extension RoutableService where Protocol == any AlertService {
///     @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
/// }
///
/// @AutoRegister
/// struct AlertRouter: MainActorServiceRouteProvider {
///     static var routes: ServiceRoutes<Self> { Provides(RoutableService<any AlertService>()) { $0 } }
///     func makeDestination(with configuration: ServiceRouteConfiguration) -> AlertPresenter? { AlertPresenter() }
/// }
/// ```
///
/// A class of the main actor is `Sendable`; another destination has to be, so that what is handed out shares nothing with the
/// state of the main actor.
///
/// A key that was carried to another thread all the same gives `RouteError.wrongIsolation` there, unless the destination is kept and
/// made already.
public protocol MainActorServiceRouteProvider: MainActorRouteProvider where Destination: Sendable {
    associatedtype Destination = MissingDeclaration
    associatedtype Configuration = ServiceRouteConfiguration

    /// What the provider provides. Read on any thread, so not isolated: it only names keys. Read when the provider is
    /// registered, and again when one of its keys is first asked for.
    @ServiceRoutesBuilder<Self> static var routes: ServiceRoutes<Self> { get }
    static var lifetime: ServiceLifetime<Destination> { get }
    @MainActor static func makeConfiguration() -> Configuration
    @MainActor init()
    @MainActor func makeDestination(with configuration: Configuration) throws -> Destination?
    @MainActor func prepare(_ destination: Destination, with configuration: Configuration)
    @MainActor func didFinishPreparing(_ destination: Destination, with configuration: Configuration)
    @MainActor func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String?
    @MainActor func remove(_ destination: Destination, with configuration: Configuration) throws
    @MainActor static func perform(_ action: URLAction, on destination: Destination)
}

extension MainActorServiceRouteProvider {
    public typealias RouteLifetime = ServiceLifetime<Destination>

    public static var lifetime: ServiceLifetime<Destination> { .transient }

    @MainActor public func prepare(_ destination: Destination, with configuration: Configuration) {}

    @MainActor public func didFinishPreparing(_ destination: Destination, with configuration: Configuration) {}

    @MainActor public func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String? {
        nil
    }

    @MainActor public func remove(_ destination: Destination, with configuration: Configuration) throws {}

    @MainActor public static func perform(_ action: URLAction, on destination: Destination) {}

    /// Where the destination was made, on the main actor; elsewhere making it has failed.
    static func performOnMainActor(_ action: URLAction, on destination: Destination) {
        try? onMainActor((action, destination)) { perform($0.0, on: $0.1) }
    }

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
            makeConfiguration: { try onMainActor(()) { _ in makeConfiguration() } },
            makeInstance: {
                let provider = try onMainActor(()) { _ in Self() }
                return .init(
                    make: { configuration in
                        try onMainActor((provider, configuration)) { try $0.0.makeDestination(with: $0.1) }
                    },
                    prepare: { destination, configuration in
                        try onMainActor((provider, destination, configuration)) { $0.0.prepare($0.1, with: $0.2) }
                    },
                    didFinishPreparing: { destination, configuration in
                        try onMainActor((provider, destination, configuration)) {
                            $0.0.didFinishPreparing($0.1, with: $0.2)
                        }
                    },
                    reasonNotToRemove: { destination, configuration in
                        do {
                            return try onMainActor((provider, destination, configuration)) {
                                $0.0.reasonNotToRemove($0.1, with: $0.2)
                            }
                        } catch {
                            return "\(Self.self) removes its destinations on the main actor only"
                        }
                    },
                    remove: { destination, configuration in
                        try onMainActor((provider, destination, configuration)) { try $0.0.remove($0.1, with: $0.2) }
                    })
            })
    }

    private static func onMainActor<Argument, Result>(
        _ argument: Argument, _ body: @MainActor (Argument) throws -> Result
    ) throws -> Result {
        try MainActorCall.run(for: "\(Destination.self)", by: ProviderName.of(Self.self), with: argument, body)
    }
}

extension MainActorServiceRouteProvider where Configuration == ServiceRouteConfiguration {
    @MainActor public static func makeConfiguration() -> ServiceRouteConfiguration { ServiceRouteConfiguration() }
}
