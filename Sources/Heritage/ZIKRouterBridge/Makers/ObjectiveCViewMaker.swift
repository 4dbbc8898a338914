// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// A router class for views of Objective-C, or a route of blocks.
enum ObjectiveCViewMaker<Index: TypeIndex>: ZIKViewRouterClass, ObjectiveCMaker {
    typealias ProvidedDestination = AnyObject
    typealias ProvidedConfiguration = ViewRouteConfig

    static var maker: zik_object { Makers.pointer(Index.number) }
    static var location: RouteLocation { Makers.location(Index.number) }

    static func registerRoutableDestination() { ObjectiveC.front.register_routes(maker) }

    static func _didFinishRegistration() { ObjectiveC.front.did_finish_registration(maker) }

    static func isAbstractRouter() -> Bool { ObjectiveC.front.is_abstract(maker) }

    static func supportedRouteTypes() -> ZIKViewRouteTypeMask {
        ZIKViewRouteTypeMask(rawValue: Int(ObjectiveC.front.supported_kinds(maker)))
    }

    static func register(in batch: RegistrationBatch) {
        guard !isAbstractRouter() else { return }
        let registration = begin(in: batch)
        registration.run { registerRoutableDestination() }
        guard let views = registration.views else { return }
        if !views.bindsClass, !registration.hasRoutes {
            views.add(
                .providerWithoutDestination(
                    self,
                    remedy: "call [self registerView:] in +registerRoutableDestination of \(foreignName)"))
        }
        views.finish(self, in: batch, together: true)
    }

    private static func begin(in batch: RegistrationBatch) -> RouterRegistration {
        // A route of blocks may be completed after its registration.
        let currentPaths: @Sendable () -> ViewRegistrar.Paths = { Self.paths() }
        let views = ViewRegistrar(
            self, in: batch,
            ViewRegistrar.Traits(
                paths: paths(), currentPaths: ObjectiveC.front.is_class(maker) ? nil : currentPaths,
                defaultPath: { defaultPath(from: $0) }, hook: { notify($0) },
                acceptsExternal: { view, source in
                    ObjectBridge.withObject(view) { view in
                        ObjectBridge.with(source) { ObjectiveC.front.should_auto_create(maker, view, $0) }
                    } ?? false
                }, isWatchedForLeaks: { ObjectiveC.front.detects_leaks(maker) }),
            makeConfiguration: { ObjectiveCViewConfiguration(of: maker) },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) },
            makeInstance: { ObjectiveCViewRouter.steps(of: maker, Self.self, $0) })
        return RouterRegistration(of: self, in: batch, views: views)
    }

    private static func paths() -> ViewRegistrar.Paths {
        let mask = supportedRouteTypes()
        return .init(supported: mask.paths, custom: mask.contains(.custom) ? [.custom] : [])
    }

    @MainActor private static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        let mask = supportedRouteTypes()
        let supported = mask.contains(.custom) ? mask.paths.adding(.custom) : mask.paths
        return ObjectiveCViewRouter.defaultPath(
            of: ObjectiveCViewConfiguration(of: maker), supporting: supported, from: source)
    }

    @MainActor private static func notify(_ event: ViewRouteEvent) {
        let phase: zik_phase
        switch event.phase {
        case .willPerform: phase = zik_will_perform
        case .didPerform: phase = zik_did_perform
        case .willRemove: phase = zik_will_remove
        case .didRemove: phase = zik_did_remove
        case .didFailToPerform, .didCancelRemoval, .didAttemptDismissal: return
        }
        let router = event.route.map { Handles.retain(ZIKAnyViewRouter(serving: $0)) }
        ObjectBridge.withObject(event.destination) { destination in
            ObjectBridge.with(event.source) { source in
                ObjectiveC.front.notify(maker, phase, router, destination, source)
            }
        }
    }

    // MARK: Registering

    private static func add(_ register: (ViewRegistrar) -> Void) {
        RouterRegistration.add(to: self, begin: begin) { registration in
            if let views = registration.views { register(views) }
        } other: { _ in
            preconditionFailure("only \(foreignName) can register its classes, identifiers and URLs")
        }
    }

    static func provide(_ kind: zik_kind, _ type: Any.Type) {
        func provide<Protocol>(_: Protocol.Type) {
            let location = location
            RouterRegistration.add(to: self, begin: begin) { registration in
                if kind == zik_view_module {
                    registration.views?.provide(
                        RoutableViewModule<Protocol>(declaredProtocol: Protocol.self), at: location)
                } else {
                    registration.views?.provide(RoutableView<Protocol>(declaredProtocol: Protocol.self), at: location)
                }
            } other: { registration in
                let (owner, batch) = (registration.owner, registration.batch)
                if kind == zik_view_module {
                    AdaptationRegistrar.adapt(
                        RoutableViewModule<Protocol>(declaredProtocol: Protocol.self), toCalled: self, by: owner,
                        at: location, in: batch)
                } else {
                    AdaptationRegistrar.adapt(
                        RoutableView<Protocol>(declaredProtocol: Protocol.self), toCalled: self, by: owner,
                        at: location, in: batch)
                }
            }
        }
        _openExistential(type, do: provide)
    }

    static func bind(_ binding: ClassBinding) { add { $0.bind(binding) } }

    static func add(identifier: String) {
        let location = location
        add { $0.add(identifier: identifier, at: location) }
    }

    static func add(urlPattern: String) {
        let location = location
        add { views in
            views.add(identifier: urlPattern, at: location)
            views.add(
                urlPattern: urlPattern, by: .outside, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the view performs the URL's action.
                act: { _, _ in })
        }
    }
}
