// SPDX-License-Identifier: Apache-2.0

// Each protocol adds requirements to a provider of views. The library calls them through `RefinedViewRouteProvider`, so that the
// compiler finds the implementations, and nothing is searched at run time.

/// A provider whose type is told when its views are shown and removed.
public protocol ObservingViewRouteProvider: ViewRouteProvider {
    /// Called when a view of the destination's class or a subclass is about to be shown or removed, and when it was. The view may
    /// be shown by any route, or by other code. See ``ViewRouteEvent/Phase-swift.enum``.
    @MainActor static func observe(_ event: ViewRouteEvent, of destination: ProvidedDestination)
}

/// A provider that decides whether its views are shown.
///
/// ```swift
/// static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
///     guard try Router.destination(for: RoutableService<any Session>()).isLoggedIn else { throw LoginRequired() }
///     return .proceed
/// }
/// ```
public protocol InterceptingViewRouteProvider: ViewRouteProvider {
    /// Returns the decision about a route to a view of this provider. It is called before the view is shown, after the interceptors
    /// of the registry have let the route proceed. See ``RouteRegistry/addViewRouteInterceptor(_:_:)`` for the rules.
    @MainActor static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision
}

/// A provider that selects the view to which ``ViewRoutePath/reveal(orElse:)`` may return.
///
/// For other providers, the path returns to the most recently shown view, regardless of its content.
public protocol RevealingViewRouteProvider: ViewRouteProvider {
    /// Returns whether a shown view matches a configuration.
    @MainActor static func canReveal(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration)
        -> Bool
}

/// A provider of views that other code also makes: a UI file, for example.
///
/// Other providers prepare every such view alone.
public protocol ExternalViewRouteProvider: ViewRouteProvider {
    /// Returns whether to prepare a view that was not made by a route. Returns true unless implemented.
    @MainActor static func acceptsExternal(_ destination: ProvidedDestination, from source: (any ViewRouteSource)?)
        -> Bool

    /// Returns whether the provider alone can prepare such a view. If it cannot, the source is asked first; see
    /// ``ViewRoutePerformer``. Returns true unless implemented.
    @MainActor func isPrepared(external destination: ProvidedDestination) -> Bool
}

extension ExternalViewRouteProvider {
    @MainActor public static func acceptsExternal(
        _ destination: ProvidedDestination, from source: (any ViewRouteSource)?
    )
        -> Bool
    { true }

    @MainActor public func isPrepared(external destination: ProvidedDestination) -> Bool { true }
}

/// A provider with rules for the removal of its views.
public protocol RemovalCheckingViewRouteProvider: ViewRouteProvider {
    /// Returns the reason why the view cannot be removed now; nil if it can. The result does not prevent a removal by the user.
    /// Returns nil unless implemented.
    @MainActor func reasonNotToRemove(_ destination: ProvidedDestination, with configuration: ProvidedConfiguration)
        -> String?

    /// Whether removed views are reported if they stay alive. Return false for views that are meant to outlive their removal.
    /// Returns true unless implemented.
    @MainActor static var isWatchedForLeaks: Bool { get }
}

extension RemovalCheckingViewRouteProvider {
    @MainActor public func reasonNotToRemove(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    ) -> String? {
        nil
    }

    @MainActor public static var isWatchedForLeaks: Bool { true }
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
        _ destination: ProvidedDestination, by transition: ViewTransition, with configuration: ProvidedConfiguration
    ) throws -> any ViewPresentation
}

extension CustomViewRouteProvider {
    public static var customPaths: ViewRoutePaths { [.custom] }
}

// MARK: -

/// The requirements of the protocols above, implemented for every provider.
@_documentation(visibility: internal)
public protocol RefinedViewRouteProvider: MainActorRouteProvider where ProvidedDestination: AnyObject {
    @MainActor static func refinedObserve(_ event: ViewRouteEvent, of destination: ProvidedDestination)
    static var refinedIntercept: (@MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision)? { get }
    @MainActor static func refinedCanReveal(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    ) -> Bool
    @MainActor static func refinedAcceptsExternal(
        _ destination: ProvidedDestination, from source: (any ViewRouteSource)?
    )
        -> Bool
    @MainActor func refinedIsPrepared(external destination: ProvidedDestination) -> Bool
    @MainActor func refinedReasonNotToRemove(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    ) -> String?
    @MainActor static var refinedIsWatchedForLeaks: Bool { get }
    static var refinedCustomPaths: ViewRoutePaths { get }
    @MainActor func refinedPresent(
        _ destination: ProvidedDestination, by transition: ViewTransition, with configuration: ProvidedConfiguration
    ) throws -> any ViewPresentation
}

extension RefinedViewRouteProvider {
    @MainActor public static func refinedObserve(_ event: ViewRouteEvent, of destination: ProvidedDestination) {}

    public static var refinedIntercept: (@MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision)? {
        nil
    }

    @MainActor public static func refinedCanReveal(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    )
        -> Bool
    { true }

    @MainActor public static func refinedAcceptsExternal(
        _ destination: ProvidedDestination, from source: (any ViewRouteSource)?
    ) -> Bool { true }

    @MainActor public func refinedIsPrepared(external destination: ProvidedDestination) -> Bool { true }

    @MainActor public func refinedReasonNotToRemove(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    )
        -> String?
    { nil }

    @MainActor public static var refinedIsWatchedForLeaks: Bool { true }

    public static var refinedCustomPaths: ViewRoutePaths { [] }

    @MainActor public func refinedPresent(
        _ destination: ProvidedDestination, by transition: ViewTransition, with configuration: ProvidedConfiguration
    ) throws -> any ViewPresentation {
        throw ViewRouteRefusal.refused("its provider performs no transitions itself")
    }
}

extension ObservingViewRouteProvider {
    @_documentation(visibility: internal)
    @MainActor public static func refinedObserve(_ event: ViewRouteEvent, of destination: ProvidedDestination) {
        observe(event, of: destination)
    }
}

extension InterceptingViewRouteProvider {
    @_documentation(visibility: internal)
    public static var refinedIntercept: (@MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision)? {
        { try await intercept($0) }
    }
}

extension RevealingViewRouteProvider {
    @_documentation(visibility: internal)
    @MainActor public static func refinedCanReveal(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    )
        -> Bool
    { canReveal(destination, with: configuration) }
}

extension ExternalViewRouteProvider {
    @_documentation(visibility: internal)
    @MainActor public static func refinedAcceptsExternal(
        _ destination: ProvidedDestination, from source: (any ViewRouteSource)?
    ) -> Bool { acceptsExternal(destination, from: source) }

    @_documentation(visibility: internal)
    @MainActor public func refinedIsPrepared(external destination: ProvidedDestination) -> Bool {
        isPrepared(external: destination)
    }
}

extension RemovalCheckingViewRouteProvider {
    @_documentation(visibility: internal)
    @MainActor public func refinedReasonNotToRemove(
        _ destination: ProvidedDestination, with configuration: ProvidedConfiguration
    )
        -> String?
    { reasonNotToRemove(destination, with: configuration) }

    @_documentation(visibility: internal)
    @MainActor public static var refinedIsWatchedForLeaks: Bool { isWatchedForLeaks }
}

extension CustomViewRouteProvider {
    @_documentation(visibility: internal)
    public static var refinedCustomPaths: ViewRoutePaths { customPaths }

    @_documentation(visibility: internal)
    @MainActor public func refinedPresent(
        _ destination: ProvidedDestination, by transition: ViewTransition, with configuration: ProvidedConfiguration
    ) throws -> any ViewPresentation { try present(destination, by: transition, with: configuration) }
}
