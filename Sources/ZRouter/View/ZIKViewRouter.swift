// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouter

/// A router of a view, to inherit from: what it makes, by which keys it is found, and how it is shown.
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
/// Swift finds no subclasses by itself: write `@AutoRegister` before the class, or list it in
/// `RouteRegistry.shared.register { … }`. The checker finds those that are neither.
///
/// A router belongs to the main actor, but for what is registered. A new instance serves each destination; it knows its route,
/// and may be kept by the destination, to remove itself. The type arguments are those of the overridden methods; a destination
/// that is not a `Destination` fails the route.
@MainActor open class ZIKViewRouter<Destination, RouteConfig>: ZIKViewRouterClass, DeprecatedRegistrationHook {
    public typealias Configuration = RouteConfig

    /// The configuration that the destination is made from.
    public internal(set) var configuration: RouteConfig?
    /// The route that this router serves, as long as somebody keeps that: the hierarchy does while the view is shown.
    public internal(set) weak var route: ViewRoute?
    /// A transition of the router's own that is under way.
    var customRoute: ZIKCustomRoute?

    public required init() {}

    // MARK: To override, for registering

    /// Registers what the router makes, and by which keys it is found.
    nonisolated open class func registerRoutableDestination() {}

    /// Called in debug builds when everything is registered: for checks of your own.
    nonisolated open class func _didFinishRegistration() { callDeprecatedHook() }

    /// The older name. Swift warns of no override, whatever is overridden: `routes migrate` renames it.
    @available(*, deprecated, renamed: "_didFinishRegistration()")
    nonisolated open class func _registrationDidFinished() {}

    /// Whether the router only serves others to inherit from: it is not registered, and not checked.
    nonisolated open class func isAbstractRouter() -> Bool { false }

    /// How the views may be shown. What suits a screen, unless overridden.
    nonisolated open class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewControllerDefault }

    // MARK: To override, for making

    /// The configuration a route begins with.
    open class func defaultRouteConfiguration() -> RouteConfig {
        guard let configuration = ViewRouteConfig() as? RouteConfig else {
            preconditionFailure("override \(self).defaultRouteConfiguration() to return a \(RouteConfig.self)")
        }
        return configuration
    }

    /// What a view is removed with, before whoever shows or removes it has a say.
    open class func defaultRemoveConfiguration() -> ViewRemoveConfig { ViewRemoveConfig() }

    /// Makes the destination. Nil if it cannot be made. What a makeable configuration makes, unless overridden.
    open func destination(with configuration: RouteConfig) -> Destination? {
        (configuration as? any ZIKConfigurationMakeable)?.anyDestination() as? Destination
    }

    /// Whether the destination is there when the call that makes it returns. If not, it can only be performed.
    open class func canMakeDestinationSynchronously() -> Bool { true }

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Called when the destination is prepared, to check it.
    open func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    // MARK: To override, for views from elsewhere

    /// Whether a view that was not made by a router (but by a UI file, or added by hand) is to be prepared.
    ///
    /// - Parameter source: The source as the original's overrides take it: a screen or a view.
    open class func shouldAutoCreate(forDestination destination: Destination, fromSource source: Any?) -> Bool { true }

    /// Whether the router can prepare such a view alone. If not, the source is asked first, see `ViewRoutePerformer`.
    open func destinationFromExternalPrepared(destination: Destination) -> Bool {
        Self.callDeprecatedPrepared(destination)
    }

    @available(*, deprecated, message: "override destinationFromExternalPrepared(destination:)")
    open class func destinationPrepared(_ destination: Destination) -> Bool { true }

    // MARK: To override, for removing

    /// Why the view cannot be removed now; nil if it can.
    open func checkCanRemove() -> String? { nil }

    /// Whether a view that outlives its removal is reported.
    open class func shouldDetectMemoryLeak() -> Bool { detectMemoryLeakDelay > 0 }

    // MARK: To override, for transitions of its own

    /// Whether the configurations are good for a transition of the router's own. If not, the route fails with
    /// `invalidConfiguration` before anything is made.
    open class func validateCustomRouteConfiguration(
        _ configuration: RouteConfig, removeConfiguration: ViewRemoveConfig
    ) -> Bool { true }

    open func canPerformCustomRoute() -> Bool { false }

    open func canRemoveCustomRoute() -> Bool { false }

    /// Shows the destination. Calls `beginPerformRoute()` first, and one of the `endPerformRoute…` in the end.
    open func performCustomRoute(
        onDestination destination: Destination, fromSource source: Any?, configuration: RouteConfig
    ) {
        endPerformRouteWithError(
            DynamicType.Mismatch(description: "\(Self.self) does not override performCustomRoute"))
    }

    /// Takes the destination away. Calls `beginRemoveRoute(fromSource:)` first, and one of the `endRemoveRoute…` in the end.
    open func removeCustomRoute(
        onDestination destination: Destination, fromSource source: Any?,
        removeConfiguration: ViewRemoveConfig, configuration: RouteConfig
    ) {
        endRemoveRouteWithError(
            DynamicType.Mismatch(description: "\(Self.self) does not override removeCustomRoute"))
    }

    // MARK: To override, for what happens to views

    /// A view of the destination's class, or of a subclass, is prepared and about to be shown.
    ///
    /// - Parameter router: Nil for a view that was shown by other means.
    open class func router(
        _ router: ZIKAnyViewRouter?, willPerformRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// It is shown.
    open class func router(
        _ router: ZIKAnyViewRouter?, didPerformRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// It is about to be removed.
    open class func router(
        _ router: ZIKAnyViewRouter?, willRemoveRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    /// It is removed.
    open class func router(
        _ router: ZIKAnyViewRouter?, didRemoveRouteOnDestination destination: Destination, fromSource source: Any?
    ) {}

    // MARK: To override, for URLs

    /// How a URL's word for it (of its item `transition`) has the view shown. What the view's router does not support, or no word
    /// at all, leaves it to that router.
    open class func path(forTransitionType type: String, source: (any ViewRouteSource)?) -> ViewRoutePath {
        RouteRegistry.current.urlOptions.transitions[type].map { ViewRoutePath($0, from: source) }
            ?? .defaultPath(from: source)
    }

    /// Called before the destination is made. Hands the parameters of the URL that has led here, if one has, to
    /// `processUserInfo(_:fromURL:)`.
    open func beforePerformWithConfiguration(fromURL configuration: RouteConfig) {
        guard let configuration = configuration as? PerformRouteConfig, let url = configuration.url else { return }
        processUserInfo(configuration.userInfo, fromURL: url)
    }

    /// Called when a router has shown the view, or removed it. Does what the URL that has led here asks for, if it does, by
    /// `performAction(_:userInfo:fromURL:)`.
    open func afterSuccessAction(fromURL action: ZIKRouteAction) {
        guard action == .performRoute, let configuration = configuration as? PerformRouteConfig,
            let url = configuration.url, let name = url.action
        else { return }
        performAction(name, userInfo: configuration.userInfo, fromURL: url)
    }

    /// Takes in the parameters of a URL that has led here. Calls `processUserInfo(_:from:)`, unless overridden.
    open func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {
        if let url = URL(url) { processUserInfo(userInfo, from: url) }
    }

    /// Takes in the parameters of a URL that has led here, as the original's overrides do. Not called for text that Foundation
    /// reads as no URL.
    open func processUserInfo(_ userInfo: [AnyHashable: Any], from url: URL) {}

    /// Performs the action that a URL asks for with its item `action`. Calls `performAction(_:userInfo:from:)`, unless overridden.
    open func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {
        if let url = URL(url) { performAction(action, userInfo: userInfo, from: url) }
    }

    /// Performs the action that a URL asks for, as the original's overrides do. Not called for text that Foundation reads as no URL.
    open func performAction(_ action: String, userInfo: [AnyHashable: Any], from url: URL) {}
}

/// The older question, so that it can be asked without a warning.
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
