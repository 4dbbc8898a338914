// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouterViews

/// The base class of a router class for a view. A subclass makes the destination and registers its keys and its supported kinds
/// of routes.
///
/// ```swift
/// class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
///     override class func registerRoutableDestination() {
///         registerView(LoginViewController.self)
///         register(RoutableView<any LoginViewInput>())
///     }
///     override func destination(with configuration: ViewRouteConfig) -> LoginViewController? { LoginViewController() }
/// }
/// ```
///
/// Swift cannot find subclasses automatically. Write `@AutoRegister` before the class, or list it in
/// `RouteRegistry.shared.register { … }`. The checker reports classes without either.
///
/// Routers belong to the main actor, except for the registration. Each destination is served by a new instance. The instance
/// knows its route, and the destination can keep it in order to remove itself. The type arguments are the types in the
/// overridden methods. The route fails if the destination is not a `Destination`.
@MainActor open class ZIKViewRouter<Destination, RouteConfig>: ZIKViewRouterClass, DeprecatedRegistrationHook {
    @_documentation(visibility: internal)
    public typealias ProvidedDestination = Destination
    @_documentation(visibility: internal)
    public typealias ProvidedConfiguration = RouteConfig

    /// The configuration of the destination; nil before the router serves a route. As in ZIKRouter, code uses it without unwrapping it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public internal(set) var configuration: RouteConfig!
    /// The route that this router serves. It is weak: the hierarchy keeps the route alive while the view is shown.
    public internal(set) weak var route: ViewRoute?
    /// The current custom transition of the router.
    var customRoute: ZIKCustomRoute?
    /// The name in messages, in place of that of the class.
    package var nameInMessages: String?

    public required init() {}

    // MARK: Methods to override for registration

    /// Registers the destination's classes and keys.
    nonisolated open class func registerRoutableDestination() {}

    /// Called in debug builds after all registrations, for your own checks.
    nonisolated open class func _didFinishRegistration() { callDeprecatedHook() }

    /// The older name. Swift does not warn about overrides of deprecated methods; `routes migrate` renames them.
    @available(*, deprecated, renamed: "_didFinishRegistration()")
    nonisolated open class func _registrationDidFinished() {}

    /// Returns whether the router is only a base class, which is neither registered nor checked.
    nonisolated open class func isAbstractRouter() -> Bool { false }

    /// Returns the supported kinds of routes. Defaults to those of a screen.
    nonisolated open class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewControllerDefault }

    // MARK: Methods to override for making destinations

    /// Returns the initial configuration of a route.
    open class func defaultRouteConfiguration() -> RouteConfig {
        guard let configuration = ViewRouteConfig() as? RouteConfig else {
            preconditionFailure("override \(self).defaultRouteConfiguration() to return a \(RouteConfig.self)")
        }
        return configuration
    }

    /// Returns the initial configuration for the removal. The performer and the caller of the removal can change it.
    open class func defaultRemoveConfiguration() -> ViewRemoveConfig { ViewRemoveConfig() }

    /// Makes the destination, or returns nil if it cannot. By default, a makeable configuration makes it.
    open func destination(with configuration: RouteConfig) -> Destination? {
        (configuration as? any ZIKConfigurationMakeable)?.anyDestination() as? Destination
    }

    /// Returns whether the destination is ready when the call returns. If not, the route can only be performed.
    open class func canMakeDestinationSynchronously() -> Bool { true }

    /// Prepares the destination. Runs after the performer's preparation.
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Called after the destination is prepared, to check it.
    open func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    // MARK: Methods to override for external views

    /// Returns whether to prepare an external view: one from a UI file, or one that was added by hand.
    ///
    /// - Parameter source: The source, with the type of ZIKRouter: a screen or a view.
    open class func shouldAutoCreate(forDestination destination: Destination, fromSource source: Any?) -> Bool { true }

    /// Returns whether the router can prepare an external view alone. If not, the source prepares the view first, see
    /// `ViewRoutePerformer`.
    open func destinationFromExternalPrepared(destination: Destination) -> Bool {
        Self.callDeprecatedPrepared(destination)
    }

    @available(*, deprecated, message: "override destinationFromExternalPrepared(destination:)")
    open class func destinationPrepared(_ destination: Destination) -> Bool { true }

    // MARK: Methods to override for removal

    /// Returns the reason why the view cannot be removed now; nil if it can.
    open func checkCanRemove() -> String? { nil }

    /// Returns whether a view that outlives its removal is reported.
    open class func shouldDetectMemoryLeak() -> Bool { detectMemoryLeakDelay > 0 }

    // MARK: Methods to override for custom transitions

    /// Returns whether the configurations are valid for the router's custom transition. If not, the route fails with
    /// `invalidConfiguration` before the destination is made.
    open class func validateCustomRouteConfiguration(
        _ configuration: RouteConfig, removeConfiguration: ViewRemoveConfig
    ) -> Bool { true }

    open func canPerformCustomRoute() -> Bool { false }

    open func canRemoveCustomRoute() -> Bool { false }

    /// Shows the destination. An override must first call `beginPerformRoute()`, and finally one of the `endPerformRoute…`
    /// methods.
    open func performCustomRoute(
        onDestination destination: Destination, fromSource source: Any?, configuration: RouteConfig
    ) {
        endPerformRouteWithError(
            DynamicType.Mismatch(description: "\(Self.self) does not override performCustomRoute"))
    }

    /// Removes the destination. An override must first call `beginRemoveRoute(fromSource:)`, and finally one of the
    /// `endRemoveRoute…` methods.
    open func removeCustomRoute(
        onDestination destination: Destination, fromSource source: Any?,
        removeConfiguration: ViewRemoveConfig, configuration: RouteConfig
    ) {
        endRemoveRouteWithError(
            DynamicType.Mismatch(description: "\(Self.self) does not override removeCustomRoute"))
    }

    // MARK: Methods to override for events of views

    /// Called when a view of the destination's class, or of a subclass, is prepared and about to be shown.
    ///
    /// - Parameter router: The router; nil if the view is shown without a router.
    open class func router(
        _ router: ZIKAnyViewRouter?, willPerformRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// Called after the view was shown.
    open class func router(
        _ router: ZIKAnyViewRouter?, didPerformRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// Called before the view is removed.
    open class func router(
        _ router: ZIKAnyViewRouter?, willRemoveRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// Called after the view was removed.
    open class func router(
        _ router: ZIKAnyViewRouter?, didRemoveRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    // MARK: Methods to override for URLs

    /// Returns the path for a URL's item `transition`. If the item is missing, or if the view's router does not support the
    /// kind, that router chooses the kind.
    open class func path(forTransitionType type: String, source: (any ViewRouteSource)?) -> ViewRoutePath {
        RouteRegistry.current.urlOptions.transitions[type].map { ViewRoutePath($0, from: source) }
            ?? .defaultPath(from: source)
    }

    /// Called before the destination is made. If a URL started the route, passes its parameters to
    /// `processUserInfo(_:fromURL:)`.
    open func beforePerformWithConfiguration(fromURL configuration: RouteConfig) {
        guard let configuration = configuration as? PerformRouteConfig, let url = configuration.url else { return }
        processUserInfo(configuration.userInfo, fromURL: url)
    }

    /// Called after a router has shown or removed the view. After a presentation that a URL with an action started, calls
    /// `performAction(_:userInfo:fromURL:)`.
    open func afterSuccessAction(fromURL action: ZIKRouteAction) {
        guard action == .performRoute, let configuration = configuration as? PerformRouteConfig,
            let url = configuration.url, let name = url.action
        else { return }
        performAction(name, userInfo: configuration.userInfo, fromURL: url)
    }

    /// Reads the parameters of the URL that started the route. Calls `processUserInfo(_:from:)` by default.
    open func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {
        if let url = URL(url) { processUserInfo(userInfo, from: url) }
    }

    /// Reads the parameters of the URL that started the route, with the signature of ZIKRouter. Not called if Foundation cannot
    /// parse the URL.
    open func processUserInfo(_ userInfo: [AnyHashable: Any], from url: URL) {}

    /// Performs the action in a URL's item `action`. Calls `performAction(_:userInfo:from:)` by default.
    open func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {
        if let url = URL(url) { performAction(action, userInfo: userInfo, from: url) }
    }

    /// Performs the action of a URL, with the signature of ZIKRouter. Not called if Foundation cannot parse the URL.
    open func performAction(_ action: String, userInfo: [AnyHashable: Any], from url: URL) {}
}

/// Declares the deprecated method, so that it can be called without a warning.
@MainActor private protocol DeprecatedPreparedQuestion<Destination> {
    associatedtype Destination
    static func destinationPrepared(_ destination: Destination) -> Bool
}

extension ZIKViewRouter: DeprecatedPreparedQuestion {}

extension DeprecatedPreparedQuestion {
    fileprivate static func callDeprecatedPrepared(_ destination: Destination) -> Bool {
        destinationPrepared(destination)
    }
}
