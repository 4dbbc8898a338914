// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The router of one service that Objective-C provides. The router of Objective-C owns it, and has the methods that it calls.
final class ObjectiveCServiceRouter: ZIKServiceRouter<AnyObject, PerformRouteConfig> {
    let owner = OwningRouter()
    private var object: zik_object? { owner.object }
    /// The destination until its removal. A route knows an object weakly; where the object of Objective-C is represented by another
    /// one, nothing else keeps that.
    fileprivate var kept: AnyObject?

    /// Returns the steps of a maker for one service.
    static func steps(of maker: zik_object) -> ServiceRegistrar.Instance {
        let router = ObjectiveCServiceRouter()
        let keeper = ServiceRouterKeeper(router)
        let steps = router.steps()
        return ServiceRegistrar.Instance(
            make: { configuration in
                guard let own = configuration as? ObjectiveCServiceConfiguration,
                    let removal = own.removal as? ObjectiveCRemoveConfiguration
                else { preconditionFailure("a maker of services makes its own configuration") }
                let object = ObjectReference(
                    owned: ObjectiveC.front.make_router(
                        maker, Handles.retain(router), own.reference.pointer, removal.reference.pointer))
                router.owner.set(object.pointer)
                keeper.object = object
                return try steps.make(configuration)
            },
            prepare: { destination, configuration in
                try withExtendedLifetime(keeper) { try steps.prepare(destination, configuration) }
            }, reasonNotToRemove: steps.reasonNotToRemove, remove: steps.remove, router: keeper)
    }

    private var own: ObjectiveCServiceConfiguration? { configuration as? ObjectiveCServiceConfiguration }

    // MARK: Steps

    override func beforePerformWithConfiguration(fromURL configuration: PerformRouteConfig) {
        guard let object, let own = configuration as? ObjectiveCServiceConfiguration else { return }
        own.giveUserInfo(to: own.reference)
        ObjectiveC.front.before_perform(object, own.reference.pointer)
    }

    override func destination(with configuration: PerformRouteConfig) -> AnyObject? {
        guard let object, let own else { return nil }
        let made = ObjectBridge.taken(ObjectiveC.front.make(object, own.reference.pointer))
        #if !canImport(ObjectiveC)
        kept = made
        #endif
        return made
    }

    override func didFinishPrepareDestination(_ destination: AnyObject, configuration: PerformRouteConfig) {
        guard let object, let own else { return }
        ObjectBridge.withObject(destination) { ObjectiveC.front.prepare(object, $0, own.reference.pointer) }
    }

    override func performRoute(onDestination destination: AnyObject, configuration: PerformRouteConfig) {
        guard let object, let own else { return }
        ObjectBridge.withObject(destination) { ObjectiveC.front.perform(object, $0, own.reference.pointer) }
    }

    override func checkCanRemove() -> String? {
        guard let object, let reason = ObjectiveC.front.reason_not_to_remove(object) else { return nil }
        defer { ObjectiveC.front.free_text(reason) }
        return String(cString: reason)
    }

    override func removeDestination(_ destination: AnyObject, removeConfiguration: RemoveRouteConfig) {
        guard let object, let removal = removeConfiguration as? ObjectiveCRemoveConfiguration else { return }
        ObjectBridge.withObject(destination) { ObjectiveC.front.remove(object, $0, removal.reference.pointer) }
    }

    override func afterSuccessAction(fromURL action: ZIKRouteAction) {
        if let object { ObjectiveC.front.after_success(object, action.rawValue) }
    }
}

/// Keeps the router of Objective-C, which owns the router of Swift, as long as the route keeps this object.
private final class ServiceRouterKeeper: DynamicServiceRouter {
    private weak var router: ObjectiveCServiceRouter?
    /// The router, until there is a router of Objective-C that owns it.
    private var unowned: ObjectiveCServiceRouter?
    var object: ObjectReference? {
        didSet { unowned = nil }
    }

    init(_ router: ObjectiveCServiceRouter) {
        self.router = router
        unowned = router
    }

    func serve(_ route: any ServiceRoute) { router?.serve(route) }

    func perform(_ performance: ServicePerformance, on destination: Any, with configuration: AnyObject) {
        router?.perform(performance, on: destination, with: configuration)
    }

    func didSucceed(_ action: RouteAction) {
        router?.didSucceed(action)
        if action == .removeRoute { router?.kept = nil }
    }

    func didFail(_ action: RouteAction, _ error: RouteError) { router?.didFail(action, error) }
}
