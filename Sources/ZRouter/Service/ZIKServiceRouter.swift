// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouter

/// A router of a service, to inherit from: what it makes, and by which keys it is found.
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
/// Swift finds no subclasses by itself: write `@AutoRegister` before the class, or list it in
/// `RouteRegistry.shared.register { … }`. The checker finds those that are neither.
///
/// A new instance serves each destination. The type arguments are those of the overridden methods; a destination that is not a
/// `Destination` fails the route.
open class ZIKServiceRouter<Destination, RouteConfig>: ZIKServiceRouterClass, DeprecatedRegistrationHook {
    public typealias Configuration = RouteConfig

    /// The configuration that the destination is made from.
    public internal(set) var configuration: RouteConfig?
    /// The route that this router serves. It does not keep the router: the destination does, or whoever has performed the route.
    var route: (any ServiceRoute)?
    /// What is under way, to be ended.
    var performance: ServicePerformance?
    /// Why the destination could not be prepared, or removed.
    var failure: (any Error)?

    public required init() {}

    // MARK: To override

    /// Registers what the router makes, and by which keys it is found.
    open class func registerRoutableDestination() {}

    /// Called in debug builds when everything is registered: for checks of your own.
    open class func _didFinishRegistration() { callDeprecatedHook() }

    /// The older name. Swift warns of no override, whatever is overridden: `routes migrate` renames it.
    @available(*, deprecated, renamed: "_didFinishRegistration()")
    open class func _registrationDidFinished() {}

    /// Whether the router only serves others to inherit from: it is not registered, and not checked.
    open class func isAbstractRouter() -> Bool { false }

    /// The configuration a route begins with.
    open class func defaultRouteConfiguration() -> RouteConfig {
        guard let configuration = PerformRouteConfig() as? RouteConfig else {
            preconditionFailure("override \(self).defaultRouteConfiguration() to return a \(RouteConfig.self)")
        }
        return configuration
    }

    /// What a route is removed with, before whoever performs or removes it has a say.
    open class func defaultRemoveConfiguration() -> RemoveRouteConfig { RemoveRouteConfig() }

    /// Makes the destination. Nil if it cannot be made. What a makeable configuration makes, unless overridden.
    open func destination(with configuration: RouteConfig) -> Destination? {
        (configuration as? any ZIKConfigurationMakeable)?.anyDestination() as? Destination
    }

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Called when the destination is prepared, to check it.
    open func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Performs the route once the destination is made. One whose destination is ready only later overrides this:
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
    /// Until it is ended the route is being performed. Whoever makes the destination without performing the route cannot wait for
    /// that: see `canMakeDestinationSynchronously()`.
    open func performRoute(onDestination destination: Destination, configuration: RouteConfig) {
        prepareDestinationForPerforming()
        endPerformRouteWithSuccess()
    }

    /// Whether the destination is there when the call that makes it returns.
    open class func canMakeDestinationSynchronously() -> Bool { true }

    // MARK: To override, for removing

    /// Why the route cannot be removed now; nil if it can.
    open func checkCanRemove() -> String? { nil }

    /// Undoes what making the destination began. It is undone when this returns, unless it has called
    /// `endRemoveRouteWithError(_:)`.
    open func removeDestination(_ destination: Destination, removeConfiguration: RemoveRouteConfig) {}

    // MARK: To override, for URLs

    /// Called before the destination is made. Hands the parameters of the URL that has led here, if one has, to
    /// `processUserInfo(_:fromURL:)`.
    open func beforePerformWithConfiguration(fromURL configuration: RouteConfig) {
        guard let configuration = configuration as? PerformRouteConfig, let url = configuration.url else { return }
        processUserInfo(configuration.userInfo, fromURL: url)
    }

    /// Called when the route was performed, or removed. Does what the URL that has led here asks for, if it does, by
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
