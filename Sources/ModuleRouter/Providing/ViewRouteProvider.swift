// SPDX-License-Identifier: Apache-2.0

/// A module's provider of a view: what it provides, how that is made, and how it may be shown.
///
/// ```swift
/// @AutoRegister
/// struct LoginViewRouter: ViewRouteProvider {
///     static var routes: ViewRoutes<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
///     func makeDestination(with configuration: ViewRouteConfiguration) -> LoginScreen? { LoginScreen() }
/// }
/// ```
///
/// A provider belongs to the main actor, but for its `routes` and `supportedPaths`, which are read on any thread. A new
/// instance of it serves each destination.
public protocol ViewRouteProvider: MainActorRouteProvider where Destination: AnyObject {
    associatedtype Destination = MissingDeclaration
    associatedtype Configuration = ViewRouteConfiguration

    /// What the provider provides. The compiler proves that the destination conforms.
    @ViewRoutesBuilder<Self> static var routes: ViewRoutes<Self> { get }

    /// How the view may be shown. `.screen` unless the provider says otherwise.
    static var supportedPaths: ViewRoutePaths { get }

    /// How the view is shown where the performer leaves that to the provider. Presented modally, unless it says otherwise; a
    /// view that is only a part of a screen is added as a subview. Where neither is supported, by what is.
    @MainActor static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath

    /// Who is asked before a view of this provider is shown, after the interceptors of the registry. Read once.
    @MainActor static var interceptors: [ViewRouteInterceptor] { get }

    /// The configuration a route begins with. Implemented for `ViewRouteConfiguration`.
    @MainActor static func makeConfiguration() -> Configuration

    @MainActor init()

    /// Makes the destination, from the configuration as the performer left it. Nil, or an error, if it cannot be made.
    @MainActor func makeDestination(with configuration: Configuration) throws -> Destination?

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    @MainActor func prepare(_ destination: Destination, with configuration: Configuration)

    /// The same for a destination that wants its route, to remove itself. Calls the one above unless implemented.
    @MainActor func prepare(_ destination: Destination, with configuration: Configuration, route: ViewRoute)

    /// Called when the destination is prepared, to check it.
    @MainActor func didFinishPreparing(_ destination: Destination, with configuration: Configuration)

    /// Why the view cannot be removed now; nil if it can. What the user removes is gone whatever it says.
    @MainActor func reasonNotToRemove(_ destination: Destination, with configuration: Configuration) -> String?

    /// Whether a view that is shown is the one that a configuration means, so that ``ViewRoutePath/reveal(orElse:)`` may go back
    /// to it. True unless implemented: the view of this provider that was shown last is gone back to, whatever it shows.
    @MainActor static func canReveal(_ destination: Destination, with configuration: Configuration) -> Bool

    // MARK: Views from elsewhere

    /// Whether a view that was not made by a route (but by a UI file, or added by hand) is to be prepared. True unless
    /// implemented.
    @MainActor static func acceptsExternal(_ destination: Destination, from source: (any ViewRouteSource)?) -> Bool

    /// Whether the provider can prepare such a view alone. If not, the source is asked first, see ``ViewRoutePerformer``. True
    /// unless implemented.
    @MainActor func isPrepared(external destination: Destination) -> Bool

    // MARK: Hooks

    /// A view of the destination's class, or of a subclass, is prepared and about to be shown, by whatever route or means.
    @MainActor static func willPerformRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// It is shown. Also called, with the phase `didFailToPerform`, when it is not shown after all.
    @MainActor static func didPerformRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// It is about to be removed, by whatever route or means.
    @MainActor static func willRemoveRoute(on destination: Destination, _ event: ViewRouteEvent)
    /// It is removed. Also called, with the phase `didCancelRemoval`, when it stays after all.
    @MainActor static func didRemoveRoute(on destination: Destination, _ event: ViewRouteEvent)

    /// Whether ``ViewLeakDetector`` watches the views: false for those that are meant to outlive their removal. True unless
    /// implemented.
    @MainActor static var isWatchedForLeaks: Bool { get }

    // MARK: URLs

    /// A URL has led to a destination of this provider, which is shown, and asks for something to be done with it.
    @MainActor static func perform(_ action: URLAction, on destination: Destination)
}

/// A provider that shows its views by transitions of its own.
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
/// What the closure of ``CustomPresentation`` captures lives from the perform to the removal. A transition may also be left to
/// the host, with ``ViewTransition/performByHost(as:)``.
public protocol CustomViewRouteProvider: ViewRouteProvider {
    /// The kinds of paths that the provider performs itself. `custom`, unless it says otherwise.
    static var customPaths: ViewRoutePaths { get }

    /// Begins to show a destination, and returns how it is undone. See ``ViewRouteHost`` for what is to be reported.
    @MainActor func present(
        _ destination: Destination, by transition: ViewTransition, with configuration: Configuration
    ) throws -> any ViewPresentation
}

extension CustomViewRouteProvider {
    public static var customPaths: ViewRoutePaths { [.custom] }

    public static func register(in batch: RouteBatch) {
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

    @MainActor public static func perform(_ action: URLAction, on destination: Destination) {}

    public static func register(in batch: RouteBatch) {
        register(in: batch, customPaths: { [] }, present: nil)
    }

    fileprivate static func register(
        in batch: RouteBatch, customPaths: () -> ViewRoutePaths,
        present: ProvidedViews<Self, Destination, Configuration>.Presenting?
    ) {
        batch.add(Self.self, routes.steps, isOfViews: true) { _ in
            let traits = ViewRouteTraits(
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
            return ProviderSource(
                views: ViewSource(
                    ViewProduction<Destination, Configuration>(
                        traits: traits, makeConfiguration: { makeConfiguration() }, maker: { maker(present) })))
        }
    }

    @MainActor private static func maker(
        _ present: ProvidedViews<Self, Destination, Configuration>.Presenting?
    ) -> ViewProduction<Destination, Configuration>.Maker {
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

extension ViewRouteProvider where Configuration: MakeableConfiguration {
    /// What the configuration has made already, or makes from the parameters it was given.
    @MainActor public func makeDestination(with configuration: Configuration) throws -> Destination? {
        // The configuration may make it as one of its protocols: it is a view of this class all the same.
        try configuration.destination() as? Destination
    }
}

extension ViewRouteProvider where Configuration: MakeableConfiguration, Configuration.Destination == Destination {
    /// What the configuration has made already, or makes from the parameters it was given.
    @MainActor public func makeDestination(with configuration: Configuration) throws -> Destination? {
        try configuration.destination()
    }
}
