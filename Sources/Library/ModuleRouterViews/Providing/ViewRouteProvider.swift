// SPDX-License-Identifier: Apache-2.0

/// A module's provider of a view: its keys, the construction of its views, and the paths that can show them.
///
/// ```swift
/// @AutoRegister
/// struct LoginViewRouter: ViewRouteProvider {
///     static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
///     func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
/// }
/// ```
///
/// A provider is isolated to the main actor, except for its `routes` and `supportedPaths`, which are read on any thread. A new
/// instance serves each destination.
///
/// Providers that do more conform to one of the protocols that refine this one: ``ObservingViewRouteProvider``,
/// ``InterceptingViewRouteProvider``, ``RevealingViewRouteProvider``, ``ExternalViewRouteProvider``,
/// ``RemovalCheckingViewRouteProvider`` and ``CustomViewRouteProvider``.
public protocol ViewRouteProvider: RefinedViewRouteProvider where ProvidedDestination: AnyObject {
    /// The type of the destination, inferred from `makeDestination(with:)`.
    associatedtype ProvidedDestination = MissingDeclaration
    /// The type of the configuration. Defaults to `RouteConfiguration`.
    associatedtype ProvidedConfiguration = RouteConfiguration

    /// The keys of the provider. The compiler verifies that the destination conforms.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }

    /// The paths that can show the view. Defaults to `.screen`.
    static var supportedPaths: ViewRoutePaths { get }

    /// Returns the path for a performer that leaves the choice to the provider. By default a screen is presented modally, and a
    /// view that is only a part of a screen is added as a subview. If neither is supported, the default is a supported path.
    @MainActor static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath

    /// Makes the initial configuration of a route. Implemented for `RouteConfiguration`.
    @MainActor static func makeConfiguration() -> ProvidedConfiguration

    /// Makes the provider. A new instance serves each destination.
    @MainActor init()

    /// Makes the destination from the configuration, which contains the performer's changes. Returns nil or throws if it cannot.
    @MainActor func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination?

    /// Prepares the destination, after the caller's `preparation`. Does nothing unless implemented.
    @MainActor func prepare(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration)

    /// Prepares a destination that needs its route, for example to remove itself. Calls the method above unless implemented.
    @MainActor func prepare(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration, route: ViewRoute)
}

extension ViewRouteProvider {
    public static var supportedPaths: ViewRoutePaths { .screen }

    @MainActor public static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        supportedPaths.defaultPath(from: source)
    }

    @MainActor public func prepare(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration) {}

    @MainActor public func prepare(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration, route: ViewRoute
    ) {
        prepare(destination, with: configuration)
    }

    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps, isOfViews: true) { _ in
            let traits = ViewProviderInfo(
                provider: Self.self, supportedPaths: supportedPaths, customPaths: refinedCustomPaths,
                defaultPath: { defaultPath(from: $0) }, intercept: refinedIntercept,
                hook: { event in
                    if let destination = event.destination as? ProvidedDestination {
                        refinedObserve(event, of: destination)
                    }
                },
                acceptsExternal: { view, source in
                    (view as? ProvidedDestination).map { refinedAcceptsExternal($0, from: source) } ?? false
                },
                canReveal: { view, configuration in
                    guard let view = view as? ProvidedDestination,
                        let configuration = configuration as? ProvidedConfiguration
                    else {
                        return true
                    }
                    return refinedCanReveal(view, with: configuration)
                }, isWatchedForLeaks: { refinedIsWatchedForLeaks })
            return ProviderFactory(
                views: ViewFactory<ProvidedDestination, ProvidedConfiguration>(
                    traits: traits, makeConfiguration: { makeConfiguration() }, maker: { maker() }))
        }
    }

    @MainActor private static func maker() -> ViewFactory<ProvidedDestination, ProvidedConfiguration>.Maker {
        let views = ProvidedViews<Self, ProvidedDestination, ProvidedConfiguration>(
            makeProvider: { Self() }, make: { try $0.makeDestination(with: $1) },
            isPrepared: { $0.refinedIsPrepared(external: $1) }, prepare: { $0.prepare($1, with: $2, route: $3) },
            reasonNotToRemove: { $0.refinedReasonNotToRemove($1, with: $2) },
            present: { try $0.refinedPresent($1, by: $2, with: $3) })
        return { views.maker($0) }
    }
}

extension ViewRouteProvider where ProvidedConfiguration == RouteConfiguration {
    @_documentation(visibility: internal)
    @MainActor public static func makeConfiguration() -> RouteConfiguration { RouteConfiguration() }
}
