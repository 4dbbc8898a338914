// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The router of one view that Objective-C provides. The router of Objective-C owns it, and has the methods that it calls.
final class ObjectiveCViewRouter: ZIKViewRouter<AnyObject, ViewRouteConfig> {
    nonisolated let owner = OwningRouter()
    private var object: zik_object? { owner.object }

    /// Returns the steps of a maker for one view. The steps keep the router of Objective-C.
    ///
    /// - Parameter provider: The type that stands for the maker.
    static func steps(
        of maker: zik_object, _ provider: Any.Type, _ configuration: AnyObject
    ) -> ViewRegistrar.Instance {
        let router = ObjectiveCViewRouter()
        router.nameInMessages = String(cString: ObjectiveC.front.name(maker))
        guard let own = configuration as? ObjectiveCViewConfiguration,
            let removal = own.removal as? ObjectiveCViewRemoveConfiguration
        else { preconditionFailure("a maker of views makes its own configuration") }
        let object = ObjectReference(
            owned: ObjectiveC.front.make_router(
                maker, Handles.retain(router), own.reference.pointer, removal.reference.pointer))
        router.owner.set(object.pointer)
        return router.steps(
            configuration, accepting: RegisteredViews(of: provider), classOf: { ObjectBridge.type(ofView: $0) },
            keeping: object)
    }

    private var reference: zik_object? { (configuration as? ObjectiveCViewConfiguration)?.reference.pointer }

    // MARK: Steps

    override func beforePerformWithConfiguration(fromURL configuration: ViewRouteConfig) {
        guard let own = configuration as? ObjectiveCViewConfiguration else { return }
        own.giveUserInfo(to: own.reference)
        if let object { ObjectiveC.front.before_perform(object, own.reference.pointer) }
    }

    override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
        guard let object, let reference else { return nil }
        guard let made = ObjectiveC.front.make(object, reference) else { return nil }
        defer { ObjectiveC.front.release(made) }
        return ObjectBridge.view(made)
    }

    override func didFinishPrepareDestination(_ destination: AnyObject, configuration: ViewRouteConfig) {
        guard let object, let reference else { return }
        ObjectBridge.withObject(destination) { ObjectiveC.front.prepare(object, $0, reference) }
    }

    override func destinationFromExternalPrepared(destination: AnyObject) -> Bool {
        guard let object else { return true }
        return ObjectBridge.withObject(destination) { ObjectiveC.front.is_prepared(object, $0) } ?? true
    }

    override func checkCanRemove() -> String? {
        guard let object, let reason = ObjectiveC.front.reason_not_to_remove(object) else { return nil }
        defer { ObjectiveC.front.free_text(reason) }
        return String(cString: reason)
    }

    override func afterSuccessAction(fromURL action: ZIKRouteAction) {
        if let object { ObjectiveC.front.after_success(object, action.rawValue) }
    }

    // MARK: Custom transitions

    override class func validateCustomRouteConfiguration(
        _ configuration: ViewRouteConfig, removeConfiguration: ViewRemoveConfig
    ) -> Bool {
        guard let own = configuration as? ObjectiveCViewConfiguration,
            let removal = removeConfiguration as? ObjectiveCViewRemoveConfiguration
        else { return false }
        return ObjectiveC.front.validates(own.maker, own.reference.pointer, removal.reference.pointer)
    }

    override func canPerformCustomRoute() -> Bool { object.map { ObjectiveC.front.can_perform_custom($0) } ?? false }

    override func canRemoveCustomRoute() -> Bool { object.map { ObjectiveC.front.can_remove_custom($0) } ?? false }

    override func performCustomRoute(
        onDestination destination: AnyObject, fromSource source: Any?, configuration: ViewRouteConfig
    ) {
        guard let object, let reference else { return }
        ObjectBridge.withObject(destination) { destination in
            ObjectBridge.with(source) { ObjectiveC.front.perform_custom(object, destination, $0, reference) }
        }
    }

    override func removeCustomRoute(
        onDestination destination: AnyObject, fromSource source: Any?, removeConfiguration: ViewRemoveConfig,
        configuration: ViewRouteConfig
    ) {
        guard let object, let reference, let removal = removeConfiguration as? ObjectiveCViewRemoveConfiguration else {
            return
        }
        ObjectBridge.withObject(destination) { destination in
            ObjectBridge.with(source) {
                ObjectiveC.front.remove_custom(object, destination, $0, removal.reference.pointer, reference)
            }
        }
    }
}

/// The performer's router of a view that a URL shows. It keeps the route, so that the state is known after the removal.
final class URLViewRouter: ZIKViewRouter<AnyObject, ViewRouteConfig> {
    private var kept: ViewRoute?

    /// Returns the router of the same route; nil if there is none.
    static func of(_ router: ZIKAnyViewRouter?) -> URLViewRouter? {
        guard let route = router?.route else { return nil }
        let router = URLViewRouter(serving: route)
        router.kept = route
        return router
    }
}
