// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouterViews

/// The base class of a router class for a service. A subclass makes the destination and registers its keys.
///
/// ```swift
/// class TimeServiceRouter: ZIKServiceRouter<TimeService, PerformRouteConfig> {
///     override class func registerRoutableDestination() {
///         registerService(TimeService.self)
///         register(RoutableService<any TimeServiceInput>())
///     }
///     override func destination(with configuration: PerformRouteConfig) -> TimeService? { TimeService() }
/// }
/// ```
///
/// Swift cannot find subclasses automatically. Write `@AutoRegister` before the class, or list it in
/// `RouteRegistry.shared.register { … }`. The checker reports classes without either.
///
/// Each destination is served by a new instance. The type arguments are the types in the overridden methods. The route fails if
/// the destination is not a `Destination`.
nonisolated open class ZIKServiceRouter<Destination, RouteConfig>: ZIKServiceRouterClass, DeprecatedRegistrationHook {
    @_documentation(visibility: internal)
    public typealias ProvidedDestination = Destination
    @_documentation(visibility: internal)
    public typealias ProvidedConfiguration = RouteConfig

    /// The configuration of the destination; nil before the router serves a route. As in ZIKRouter, code uses it without unwrapping it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public internal(set) var configuration: RouteConfig!
    /// The route that this router serves. It does not keep the router alive: the destination or the performer does.
    var route: (any ServiceRoute)?
    /// The current performance, until it ends.
    var performance: ServicePerformance?
    /// The error of the current removal.
    var failure: (any Error)?

    public required init() {}

    // MARK: Methods to override

    /// Registers the destination's classes and keys.
    open class func registerRoutableDestination() {}

    /// Called in debug builds after all registrations, for your own checks.
    open class func _didFinishRegistration() { callDeprecatedHook() }

    /// The older name. Swift does not warn about overrides of deprecated methods; `routes migrate` renames them.
    @available(*, deprecated, renamed: "_didFinishRegistration()")
    open class func _registrationDidFinished() {}

    /// Returns whether the router is only a base class, which is neither registered nor checked.
    open class func isAbstractRouter() -> Bool { false }

    /// Returns the initial configuration of a route.
    open class func defaultRouteConfiguration() -> RouteConfig {
        guard let configuration = PerformRouteConfig() as? RouteConfig else {
            preconditionFailure("override \(self).defaultRouteConfiguration() to return a \(RouteConfig.self)")
        }
        return configuration
    }

    /// Returns the initial configuration for the removal. The performer and the caller of the removal can change it.
    open class func defaultRemoveConfiguration() -> RemoveRouteConfig { RemoveRouteConfig() }

    /// Makes the destination, or returns nil if it cannot. By default, a makeable configuration makes it.
    open func destination(with configuration: RouteConfig) -> Destination? {
        (configuration as? any ZIKConfigurationMakeable)?.anyDestination() as? Destination
    }

    /// Prepares the destination. Runs after the performer's preparation.
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Called after the destination is prepared, to check it.
    open func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Performs the route after the destination was made. Override it if the destination becomes ready later:
    ///
    /// ```swift
    /// override func performRoute(onDestination destination: Player, configuration: PerformRouteConfig) {
    ///     destination.load { error in
    ///         if let error { return self.endPerformRouteWithError(error) }
    ///         self.prepareDestinationForPerforming()
    ///         self.endPerformRouteWithSuccess()
    ///     }
    /// }
    /// ```
    ///
    /// The route is being performed until the override ends it. A caller that makes the destination without performing the
    /// route cannot wait for the end: see `canMakeDestinationSynchronously()`.
    open func performRoute(onDestination destination: Destination, configuration: RouteConfig) {
        prepareDestinationForPerforming()
        endPerformRouteWithSuccess()
    }

    /// Returns whether the destination is ready when the call returns.
    open class func canMakeDestinationSynchronously() -> Bool { true }

    // MARK: Methods to override for removal

    /// Returns the reason why the route cannot be removed now; nil if it can.
    open func checkCanRemove() -> String? { nil }

    /// Undoes the effects of making the destination. The removal succeeds when this method returns, unless it has called
    /// `endRemoveRouteWithError(_:)`.
    open func removeDestination(_ destination: Destination, removeConfiguration: RemoveRouteConfig) {}

    // MARK: Methods to override for URLs

    /// Called before the destination is made. If a URL started the route, passes its parameters to
    /// `processUserInfo(_:fromURL:)`.
    open func beforePerformWithConfiguration(fromURL configuration: RouteConfig) {
        guard let configuration = configuration as? PerformRouteConfig, let url = configuration.url else { return }
        processUserInfo(configuration.userInfo, fromURL: url)
    }

    /// Called after the route was performed or removed. After a performance that a URL with an action started, calls
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
