// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ModuleRouterViews

extension ZIKViewRoute {
    // MARK: Custom transitions. `makeSupportedRouteTypes` must contain `custom`.

    /// Sets the condition for performing the route's custom transition. Defaults to false.
    @discardableResult
    public func canPerformCustomRoute(_ can: @escaping @MainActor (Router) -> Bool) -> Self {
        steps.canPerform = can
        return self
    }

    /// Sets the condition for removing a view of a custom transition. Defaults to false.
    @discardableResult
    public func canRemoveCustomRoute(_ can: @escaping @MainActor (Router) -> Bool) -> Self {
        steps.canRemove = can
        return self
    }

    /// Sets the closure that shows the view. It must first call the router's `beginPerformRoute()`, and finally one of its
    /// `endPerformRoute…`.
    @discardableResult
    public func performCustomRoute(
        _ perform: @escaping @MainActor (Destination, Any?, RouteConfig, Router) -> Void
    ) -> Self {
        steps.performing = perform
        return self
    }

    /// Sets the closure that removes the view. It must first call the router's `beginRemoveRoute(fromSource:)`, and finally one
    /// of its `endRemoveRoute…`.
    @discardableResult
    public func removeCustomRoute(
        _ remove:
            @escaping @MainActor (
                Destination, Any?, ViewRemoveConfig, RouteConfig, Router
            ) -> Void
    ) -> Self {
        steps.removing = remove
        return self
    }

    // MARK: URLs

    /// Sets the closure that reads the parameters of a URL.
    @discardableResult
    public func processUserInfoFromURL(
        _ process: @escaping @MainActor ([AnyHashable: Any], URL, RouteConfig, Router) -> Void
    ) -> Self {
        steps.processing = process
        return self
    }

    /// Sets the closure that performs the action in a URL's item `action`, after the view was shown.
    @discardableResult
    public func performActionFromURL(
        _ act: @escaping @MainActor (String, [AnyHashable: Any], URL, RouteConfig, Router) -> Void
    ) -> Self {
        steps.acting = act
        return self
    }

    /// Sets the closure that is called before the view is made and before the URL is processed.
    @discardableResult
    public func beforePerformWithConfigurationFromURL(
        _ prepare: @escaping @MainActor (RouteConfig, Router) -> Void
    ) -> Self {
        steps.beforePerform = prepare
        return self
    }

    /// Sets the closure that is called after a router has shown or removed the view, before the URL's action is performed.
    @discardableResult
    public func afterSuccessActionFromURL(
        _ told: @escaping @MainActor (ZIKRouteAction, RouteConfig, Router) -> Void
    ) -> Self {
        steps.afterSuccess = told
        return self
    }
}

/// The closures of a route without a router class, used for one view.
struct BlockViewSteps<Destination, RouteConfig> {
    typealias Router = ZIKViewRouter<Destination, RouteConfig>

    let making: @MainActor (RouteConfig, Router) -> Destination?
    var preparing: @MainActor (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    var finishing: @MainActor (Destination, RouteConfig, Router) -> Void = { _, _, _ in }
    var isPrepared: @MainActor (Destination, Router) -> Bool = { _, _ in true }
    var canPerform: @MainActor (Router) -> Bool = { _ in false }
    var canRemove: @MainActor (Router) -> Bool = { _ in false }
    var performing: (@MainActor (Destination, Any?, RouteConfig, Router) -> Void)?
    var removing: (@MainActor (Destination, Any?, ViewRemoveConfig, RouteConfig, Router) -> Void)?
    var processing: @MainActor ([AnyHashable: Any], URL, RouteConfig, Router) -> Void = { _, _, _, _ in }
    var acting: @MainActor (String, [AnyHashable: Any], URL, RouteConfig, Router) -> Void = { _, _, _, _, _ in }
    var beforePerform: @MainActor (RouteConfig, Router) -> Void = { _, _ in }
    var afterSuccess: @MainActor (ZIKRouteAction, RouteConfig, Router) -> Void = { _, _, _ in }
}

/// The router of a route without a router class. It calls the route's closures.
final class BlockViewRouter<Destination, RouteConfig>: ZIKViewRouter<Destination, RouteConfig> {
    var block: BlockViewSteps<Destination, RouteConfig>?

    override func destination(with configuration: RouteConfig) -> Destination? { block?.making(configuration, self) }

    override func prepareDestination(_ destination: Destination, configuration: RouteConfig) {
        block?.preparing(destination, configuration, self)
    }

    override func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {
        block?.finishing(destination, configuration, self)
    }

    override func destinationFromExternalPrepared(destination: Destination) -> Bool {
        block?.isPrepared(destination, self) ?? true
    }

    override func canPerformCustomRoute() -> Bool { block?.canPerform(self) ?? false }

    override func canRemoveCustomRoute() -> Bool { block?.canRemove(self) ?? false }

    override func performCustomRoute(
        onDestination destination: Destination, fromSource source: Any?, configuration: RouteConfig
    ) {
        guard let performing = block?.performing else {
            return endPerformRouteWithError(
                DynamicType.Mismatch(description: "its route does not say performCustomRoute"))
        }
        performing(destination, source, configuration, self)
    }

    override func removeCustomRoute(
        onDestination destination: Destination, fromSource source: Any?,
        removeConfiguration: ViewRemoveConfig, configuration: RouteConfig
    ) {
        guard let removing = block?.removing else {
            return endRemoveRouteWithError(
                DynamicType.Mismatch(description: "its route does not say removeCustomRoute"))
        }
        removing(destination, source, removeConfiguration, configuration, self)
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
