// SPDX-License-Identifier: Apache-2.0

/// A provider whose destinations are isolated to the main actor.
///
/// Use it with a declaration whose initialiser is `@MainActor`. Then only code on the main actor can request the service.
///
/// ```swift
/// extension RoutableService where Protocol == any AlertService {
///     @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
/// }
///
/// @AutoRegister
/// struct AlertRouter: MainActorServiceRouteProvider {
///     static var routes: RouteList<Self> { Provides(RoutableService<any AlertService>()) { $0 } }
///     func makeDestination(with configuration: RouteConfiguration) -> AlertPresenter? { AlertPresenter() }
/// }
/// ```
///
/// A class of the main actor is `Sendable`. Any other destination must be `Sendable` too, so that it shares no state with the main
/// actor.
///
/// If a key reaches another thread, a request there fails with `RouteError.Code.wrongIsolation`, unless the destination is shared and has
/// already been made.
public protocol MainActorServiceRouteProvider: MainActorRouteProvider where ProvidedDestination: Sendable {
    /// The type of the destination, inferred from `makeDestination(with:)`.
    associatedtype ProvidedDestination = MissingDeclaration
    /// The type of the configuration. Defaults to `RouteConfiguration`.
    associatedtype ProvidedConfiguration = RouteConfiguration

    /// The keys of the provider. The property is not isolated, because it only names keys and is read on any thread. It is read
    /// once, when the provider is registered.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }
    /// The lifetime of the destination. Defaults to `.transient`.
    static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> { get }
    /// Makes the initial configuration of a route. Implemented for `RouteConfiguration`.
    @MainActor static func makeConfiguration() -> ProvidedConfiguration
    /// Makes the provider. A new instance serves each destination.
    @MainActor init()
    /// Makes the destination from the configuration, which contains the performer's changes. Returns nil or throws if it cannot.
    @MainActor func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination?
    /// Prepares a new destination, before the caller receives it. Does nothing unless implemented.
    @MainActor func prepare(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration)
}

// Emitted into the code that uses it. Only programs with such a provider contain it.
extension MainActorServiceRouteProvider {
    /// The name of ``ServiceLifetime`` in a provider.
    @_documentation(visibility: internal)
    public typealias RouteLifetime = ServiceLifetime<ProvidedDestination, ProvidedConfiguration>

    @_alwaysEmitIntoClient public static var lifetime: ServiceLifetime<ProvidedDestination, ProvidedConfiguration> {
        .transient
    }

    @_alwaysEmitIntoClient @MainActor public func prepare(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    ) {}

    @_documentation(visibility: internal)
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps) { owner in
            let lifetime = closable(lifetime)
            return ProviderFactory(of: Self.self, isTransient: lifetime.isTransient) {
                ServiceFactory(provider: Self.self, production: production, lifetime: lifetime, owner: owner)
            }
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient static var production: ServiceProduction<ProvidedDestination, ProvidedConfiguration> {
        ServiceProduction(
            isOnMainActor: true, makeConfiguration: { try onMainActor(()) { _ in makeConfiguration() } },
            produce: { _, configuration, prepare in
                try onMainActor((configuration, prepare)) { configuration, prepare in
                    let provider = Self()
                    guard let destination = try provider.makeDestination(with: configuration) else { return nil }
                    try prepare?(destination)
                    provider.prepare(destination, with: configuration)
                    return destination
                }
            })
    }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient static func onMainActor<Argument, Result>(
        _ argument: Argument, _ body: @MainActor (Argument) throws -> Result
    ) throws -> Result {
        try MainActorCall.run(for: "\(ProvidedDestination.self)", by: ProviderName.of(Self.self), with: argument, body)
    }
}

extension MainActorServiceRouteProvider where ProvidedConfiguration == RouteConfiguration {
    @_documentation(visibility: internal)
    @inlinable @MainActor public static func makeConfiguration() -> RouteConfiguration { RouteConfiguration() }
}
