// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import RouteTables
import ZRouter

/// Finds routes for performers of Objective-C.
enum Finding {
    private static var location: RouteLocation { ObjectiveCLocation.unknown }

    /// Returns the route of a protocol. Reports an error if it has no provider.
    static func route(_ kind: zik_kind, _ name: String, at location: RouteLocation) -> AnyObject? {
        RegistrationChecks.runOnce()
        guard let type = ObjectiveCProtocols.type(named: name) else { return nil }
        switch kind {
        case zik_service, zik_service_module:
            let isModule = kind == zik_service_module
            let key = RouteKey(isModule ? .serviceModule : .service, type)
            guard let route = Router.erased(key, isModule ? .toServiceModule : .toService, location) else {
                return nil
            }
            let maker = isModule ? maker(ofModule: key) : nil
            return ServiceHandle(
                Router.configured(maker.flatMap { Router.route(ofServicesBy: $0, at: location) } ?? route))
        default:
            let isModule = kind == zik_view_module
            let key = RouteKey(isModule ? .viewModule : .view, type)
            return onMainActor {
                guard let type = Router.type(of: key, isModule ? .toViewModule : .toView, location) else { return nil }
                let maker = isModule ? maker(ofModule: key) : nil
                let route = maker.flatMap { Router.route(ofViewsBy: $0, at: location) }
                return ViewHandle(route.map { Router.configured($0) } ?? type)
            }
        }
    }

    /// Returns the maker in Objective-C that provides a module protocol; nil if there is none. The route of the protocol has only the
    /// maker's configuration as that protocol, so the route of the maker is performed in its place.
    private static func maker(ofModule key: RouteKey) -> (any RouteProvider.Type)? {
        let registry = RouteRegistry.current
        var key = key
        while let entry = registry.entry(key.id) {
            guard let adaptation = registry.first({ table in table.adaptations.first { $0.key.id == key.id } }),
                adaptation.adapter == entry.provider
            else { return entry.provider is any ObjectiveCMaker.Type ? entry.provider as? any RouteProvider.Type : nil }
            switch adaptation.adaptee {
            case .key(let adaptee): key = adaptee
            case .provider(let provider): return provider is any ObjectiveCMaker.Type ? provider : nil
            }
        }
        return nil
    }

    /// Returns the route of a router class. Reports an error if the class is not registered.
    static func route(ofMaker pointer: zik_object, isView: Bool) -> AnyObject? {
        RegistrationChecks.runOnce()
        let type = Makers.type(pointer, isView ? zik_view_maker : zik_service_maker)
        guard let provider = type as? any RouteProvider.Type else { return nil }
        guard isView else {
            return Router.route(ofServicesBy: provider, at: location).map { ServiceHandle(Router.configured($0)) }
        }
        return onMainActor {
            Router.route(ofViewsBy: provider, at: location).map { ViewHandle(Router.configured($0)) }
        }
    }

    static func route(identifier: String, isView: Bool) -> AnyObject? {
        RegistrationChecks.runOnce()
        guard isView else {
            return Router.to(serviceIdentifier: identifier, fileID: "Objective-C", line: 0, column: 0).map {
                ServiceHandle($0)
            }
        }
        return onMainActor {
            Router.to(viewIdentifier: identifier, fileID: "Objective-C", line: 0, column: 0).map { ViewHandle($0) }
        }
    }

    static func route(url: String, isView: Bool) -> AnyObject? {
        guard isView else {
            return ZIKAnyServiceRouter.router(forURL: url, fileID: "Objective-C", line: 0, column: 0).map {
                ServiceHandle($0)
            }
        }
        return onMainActor {
            ZIKAnyViewRouter.router(forURL: url, fileID: "Objective-C", line: 0, column: 0).map { ViewHandle($0) }
        }
    }

    /// Returns the routes of all makers of a class.
    static func routes(ofClass type: zik_object, isView: Bool) -> [AnyObject] {
        guard let type = ObjectBridge.type(type) else { return [] }
        guard isView else {
            return Router.serviceRoutes(toClass: type, at: location).map { ServiceHandle(Router.configured($0)) }
        }
        return onMainActor { Router.viewRoutes(toClass: type, at: location).map { ViewHandle($0) } }
    }

    /// Calls a function with each registered router class of Objective-C.
    static func makers(isView: Bool, _ body: (zik_object) -> Void) {
        func visit(_ type: any RouteProvider.Type) {
            guard let maker = type as? any ObjectiveCMaker.Type, ObjectiveC.front.is_class(maker.maker) else { return }
            body(maker.maker)
        }
        if isView {
            Router.enumerateAllViewRouters { visit($0) }
        } else {
            Router.enumerateAllServiceRouters { visit($0) }
        }
    }

    static func perform(
        url: String, isView: Bool, path: zik_path?, from source: zik_object?, _ call: ObjectReference?
    ) -> AnyObject? {
        let completion: ((Bool, Any?, ZIKRouteAction, (any Error)?) -> Void)? = call.map { call in
            { _, destination, action, error in
                if let error { call.failed(action, error) } else { call.succeeded(destination) }
            }
        }
        guard isView else {
            let router: AnyServiceRouter?
            if let completion {
                router = ZIKAnyServiceRouter.performURL(url, completion: completion)
            } else {
                router = ZIKAnyServiceRouter.performURL(url)
            }
            return router.map { router in
                let own = router.module
                return PerformedService(
                    router, own is any ObjectiveCConfiguration,
                    configuration: (own as? any ObjectiveCConfiguration)?.reference,
                    removal: (own?.removal as? any ObjectiveCConfiguration)?.reference)
            }
        }
        // `onMainActor` calls the closure before it returns.
        nonisolated(unsafe) let (path, source, told) = (path, source, completion)
        return onMainActor {
            guard let path else {
                return URLViewRouter.of(
                    ZIKAnyViewRouter.performURL(
                        url, fromSource: source.flatMap { ObjectBridge.view($0) as? any ViewRouteSource },
                        completion: told))
            }
            let pathSource = path.source.flatMap { ObjectBridge.view($0) as? any ViewRouteSource }
            return URLViewRouter.of(
                ZIKAnyViewRouter.performURL(
                    url, path: ViewRoutePath(ViewRouteKind(number: path.kind) ?? .defaultPath, from: pathSource),
                    completion: told))
        }
    }
}
