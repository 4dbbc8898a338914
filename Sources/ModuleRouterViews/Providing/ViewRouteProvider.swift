// SPDX-License-Identifier: Apache-2.0

/// A module's provider of a view: its keys, the construction of its views, and the paths that can show them.
///
/// ```swift
/// @AutoRegister
/// struct LoginViewRouter: ViewRouteProvider {
///     static var routes: ViewRoutes<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
///     func makeDestination(with configuration: ViewRouteConfiguration) -> LoginScreen? { LoginScreen() }
/// }
/// ```
///
/// A provider is isolated to the main actor, except for its `routes` and `supportedPaths`, which are read on any thread. A new
/// instance serves each destination.
public protocol ViewRouteProvider: MainActorRouteProvider where Destination: AnyObject {
    /// The type of the destination, inferred from `makeDestination(with:)`.
    associatedtype Destination = MissingDeclaration
    /// The type of the configuration. Defaults to `ViewRouteConfiguration`.
    associatedtype Configuration = ViewRouteConfiguration

    /// The keys of the provider. The compiler verifies that the destination conforms.
    @ViewRoutesBuilder<Self> static var routes: ViewRoutes<Self> { get }

    /// The paths that can show the view. Defaults to `.screen`.
    static var supportedPaths: ViewRoutePaths { get }

    /// Returns the path for a performer that leaves the choice to the provider. By default a screen is presented modally, and a
    /// view that is only a part of a screen is added as a subview. If neither is supported, the default is a supported path.
    @MainActor static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath

    /// The interceptors of the provider's views. They run after the interceptors of the registry, before a view is shown. Read
    /// once.
    @MainActor static var interceptors: [ViewRouteInterceptor] { get }

    /// Makes the initial configuration of a route. Implemented for `ViewRouteConfiguration`.
    @MainActor static func makeConfiguration() -> Configuration

    /// Makes the provider. A new instance serves each destination.
    @MainActor init()

    /// Makes the destination from the configuration, which contains the performer's changes. Returns nil or throws if it cannot.
    @MainActor func makeDestination(with configuration: Configuration) throws -> Destination?

    /// Prepares the destination, after the performer's own preparation. Does nothing unless implemented.
    @MainActor func prepare(_ destination: Destination, with configuration: Configuration)

    /// Prepares a destination that needs its route, for example to remove itself. Calls the method above unless implemented.
    @MainActor func prepare(_ destination: Destination, with configuration: Configuration, route: ViewRoute)

    /// Called after the preparation, to check the destination. Does nothing unless implemented.
    @MainActor func didFinishPreparing(_ destination: Destination, with configuration: Configuration)

    /// Returns the reason why the view cannot be removed now; nil if it can. The result does not prevent a removal by the user.
    /// Returns nil unless implemented.
    @MainActor func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String?

    /// Returns whether a shown view matches a configuration, so that ``ViewRoutePath/reveal(orElse:)`` may return to it. Returns
    /// true unless implemented: the path then returns to this provider's most recently shown view, regardless of its content.
    @MainActor static func canReveal(_ destination: Destination, with configuration: Configuration) -> Bool

    // MARK: External views

    /// Returns whether to prepare a view that was not made by a route, but by a UI file or by hand. Returns true unless
    /// implemented.
    @MainActor static func acceptsExternal(_ destination: Destination, from source: (any ViewRouteSource)?) -> Bool

    /// Returns whether the provider alone can prepare such a view. If it cannot, the source is asked first; see
    /// ``ViewRoutePerformer``. Returns true unless implemented.
    @MainActor func isPrepared(external destination: Destination) -> Bool

    // MARK: Hooks

    /// Called when a view of the destination's class or a subclass is prepared and about to be shown, by any route or other means.
    @MainActor static func willPerformRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// Called when the view is shown. Also called, with the phase `didFailToPerform`, when showing it has failed.
    @MainActor static func didPerformRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// Called when the view is about to be removed, by any route or other means.
    @MainActor static func willRemoveRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// Called when the view is removed. Also called, with the phase `didCancelRemoval`, when the removal is cancelled.
    @MainActor static func didRemoveRoute(on destination: Destination, _ event: ViewRouteEvent)

    /// Whether ``ViewLeakDetector`` watches the views. Return false for views that are meant to outlive their removal. Defaults to
    /// true.
    @MainActor static var isWatchedForLeaks: Bool { get }

    // MARK: URLs
}

/// A provider that shows its views with its own transitions.
///
/// ```swift
/// static var customPaths: ViewRoutePaths { [.custom] }
///
/// func present(_ alert: AlertScreen, by transition: ViewTransition, with configuration: AlertConfiguration) throws
///     -> any ViewPresentation
/// {
///     let overlay = Overlay(alert)
///     overlay.appear { transition.report(.performed) }
///     return CustomPresentation(transition) { _, completion in overlay.disappear { completion(nil) } }
/// }
/// ```
///
/// The closure of ``CustomPresentation`` keeps its captures from the presentation to the removal. A provider may also leave a
/// transition to the host, with ``ViewTransition/performByHost(as:)``.
public protocol CustomViewRouteProvider: ViewRouteProvider {
    /// The kinds of paths that the provider performs itself. Defaults to `custom`.
    static var customPaths: ViewRoutePaths { get }

    /// Begins to show a destination. See ``ViewRouteHost`` for the required reports.
    ///
    /// - Returns: The presentation, which can undo the transition.
    /// - Throws: An error if the destination cannot be shown.
    @MainActor func present(
        _ destination: Destination, by transition: ViewTransition, with configuration: Configuration
    ) throws -> any ViewPresentation
}

extension CustomViewRouteProvider {
    public static var customPaths: ViewRoutePaths { [.custom] }

    public static func register(in batch: RegistrationBatch) {
        register(in: batch, customPaths: { customPaths }) { try $0.present($1, by: $2, with: $3) }
    }
}

extension ViewRouteProvider {
    public static var supportedPaths: ViewRoutePaths { .screen }

    @MainActor public static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        supportedPaths.defaultPath(from: source)
    }

    @MainActor public static var interceptors: [ViewRouteInterceptor] { [] }

    @MainActor public func prepare(_ destination: Destination, with configuration: Configuration) {}

    @MainActor public func prepare(_ destination: Destination, with configuration: Configuration, route: ViewRoute) {
        prepare(destination, with: configuration)
    }

    @MainActor public func didFinishPreparing(_ destination: Destination, with configuration: Configuration) {}

    @MainActor public func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String? {
        nil
    }

    @MainActor public static func canReveal(_ destination: Destination, with configuration: Configuration) -> Bool {
        true
    }

    @MainActor public static func acceptsExternal(_ destination: Destination, from source: (any ViewRouteSource)?)
        -> Bool
    { true }

    @MainActor public func isPrepared(external destination: Destination) -> Bool { true }

    @MainActor public static func willPerformRoute(on destination: Destination, _ event: ViewRouteEvent) {}

    @MainActor public static func didPerformRoute(on destination: Destination, _ event: ViewRouteEvent) {}

    @MainActor public static func willRemoveRoute(on destination: Destination, _ event: ViewRouteEvent) {}

    @MainActor public static func didRemoveRoute(on destination: Destination, _ event: ViewRouteEvent) {}

    @MainActor public static var isWatchedForLeaks: Bool { true }

    public static func register(in batch: RegistrationBatch) {
        register(in: batch, customPaths: { [] }, present: nil)
    }

    fileprivate static func register(
        in batch: RegistrationBatch, customPaths: () -> ViewRoutePaths,
        present: ProvidedViews<Self, Destination, Configuration>.Presenting?
    ) {
        batch.add(Self.self, routes.steps, isOfViews: true) { _ in
            let traits = ViewProviderInfo(
                provider: Self.self, supportedPaths: supportedPaths, customPaths: customPaths(),
                defaultPath: { defaultPath(from: $0) }, interceptors: { interceptors }, hook: { tell($0) },
                acceptsExternal: { view, source in
                    (view as? Destination).map { acceptsExternal($0, from: source) } ?? false
                },
                canReveal: { view, configuration in
                    guard let view = view as? Destination, let configuration = configuration as? Configuration else {
                        return true
                    }
                    return canReveal(view, with: configuration)
                }, isWatchedForLeaks: { isWatchedForLeaks })
            return ProviderFactory(
                views: ViewFactory<Destination, Configuration>(
                    traits: traits, makeConfiguration: { makeConfiguration() }, maker: { maker(present) }))
        }
    }

    @MainActor private static func maker(
        _ present: ProvidedViews<Self, Destination, Configuration>.Presenting?
    ) -> ViewFactory<Destination, Configuration>.Maker {
        let views = ProvidedViews<Self, Destination, Configuration>(
            makeProvider: { Self() }, make: { try $0.makeDestination(with: $1) },
            isPrepared: { $0.isPrepared(external: $1) }, prepare: { $0.prepare($1, with: $2, route: $3) },
            didFinishPreparing: { $0.didFinishPreparing($1, with: $2) },
            reasonNotToRemove: { $0.reasonNotToRemove($1, with: $2) }, present: present)
        return { views.maker($0) }
    }

    @MainActor private static func tell(_ event: ViewRouteEvent) {
        guard let destination = event.destination as? Destination else { return }
        switch event.phase {
        case .willPerform: willPerformRoute(on: destination, event)
        case .didPerform, .didFailToPerform: didPerformRoute(on: destination, event)
        case .willRemove: willRemoveRoute(on: destination, event)
        case .didRemove, .didCancelRemoval: didRemoveRoute(on: destination, event)
        }
    }
}

extension ViewRouteProvider where Configuration == ViewRouteConfiguration {
    @MainActor public static func makeConfiguration() -> ViewRouteConfiguration { ViewRouteConfiguration() }
}
