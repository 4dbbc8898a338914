// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ModuleRouterViews

// The handling of URLs.
extension ZIKServiceRoute {
    /// Sets the closure that reads the parameters of a URL.
    @discardableResult
    public func processUserInfoFromURL(
        _ process: @escaping ([AnyHashable: Any], URL, RouteConfig, Router) -> Void
    ) -> Self {
        steps.processing = process
        return self
    }

    /// Sets the closure that performs the action in a URL's item `action`, after the route was performed.
    @discardableResult
    public func performActionFromURL(
        _ act: @escaping (String, [AnyHashable: Any], URL, RouteConfig, Router) -> Void
    ) -> Self {
        steps.acting = act
        return self
    }

    /// Sets the closure that is called before the destination is made and before the URL is processed.
    @discardableResult
    public func beforePerformWithConfigurationFromURL(_ prepare: @escaping (RouteConfig, Router) -> Void) -> Self {
        steps.beforePerform = prepare
        return self
    }

    /// Sets the closure that is called after the route was performed or removed, before the URL's action is performed.
    @discardableResult
    public func afterSuccessActionFromURL(_ told: @escaping (ZIKRouteAction, RouteConfig, Router) -> Void) -> Self {
        steps.afterSuccess = told
        return self
    }
}

/// The closures of a route without a router class, used for one destination.
struct BlockServiceSteps<Destination, RouteConfig> {
    typealias Router = ZIKServiceRouter<Destination, RouteConfig>

    let making: (RouteConfig, Router) -> Destination?
    var preparing: (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    var finishing: (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    var processing: ([AnyHashable: Any], URL, RouteConfig, Router) -> Void = { _, _, _, _ in }
    var acting: (String, [AnyHashable: Any], URL, RouteConfig, Router) -> Void = { _, _, _, _, _ in }
    var beforePerform: (RouteConfig, Router) -> Void = { _, _ in }
    var afterSuccess: (ZIKRouteAction, RouteConfig, Router) -> Void = { _, _, _ in }
}

/// The router of a route without a router class. It calls the route's closures.
final class BlockServiceRouter<Destination, RouteConfig>: ZIKServiceRouter<Destination, RouteConfig> {
    var block: BlockServiceSteps<Destination, RouteConfig>?

    override func destination(with configuration: RouteConfig) -> Destination? { block?.making(configuration, self) }

    override func prepareDestination(_ destination: Destination, configuration: RouteConfig) {
        block?.preparing(destination, configuration, self)
    }

    override func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {
        block?.finishing(destination, configuration, self)
    }

    override func beforePerformWithConfiguration(fromURL configuration: RouteConfig) {
        block?.beforePerform(configuration, self)
        super.beforePerformWithConfiguration(fromURL: configuration)
    }

    override func afterSuccessAction(fromURL action: ZIKRouteAction) {
        if let configuration { block?.afterSuccess(action, configuration, self) }
        super.afterSuccessAction(fromURL: action)
    }

    override func processUserInfo(_ userInfo: [AnyHashable: Any], from url: URL) {
        if let configuration { block?.processing(userInfo, url, configuration, self) }
    }

    override func performAction(_ action: String, userInfo: [AnyHashable: Any], from url: URL) {
        if let configuration { block?.acting(action, userInfo, url, configuration, self) }
    }
}
