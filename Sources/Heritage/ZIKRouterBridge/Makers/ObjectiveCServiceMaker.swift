// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// A router class for services of Objective-C, or a route of blocks.
enum ObjectiveCServiceMaker<Index: TypeIndex>: ZIKServiceRouterClass, ObjectiveCMaker {
    typealias ProvidedDestination = AnyObject
    typealias ProvidedConfiguration = PerformRouteConfig

    static var maker: zik_object { Makers.pointer(Index.number) }
    static var location: RouteLocation { Makers.location(Index.number) }

    static func registerRoutableDestination() { ObjectiveC.front.register_routes(maker) }

    static func _didFinishRegistration() { ObjectiveC.front.did_finish_registration(maker) }

    static func isAbstractRouter() -> Bool { ObjectiveC.front.is_abstract(maker) }

    static func register(in batch: RegistrationBatch) {
        guard !isAbstractRouter() else { return }
        let registration = begin(in: batch)
        registration.run { registerRoutableDestination() }
        guard let services = registration.services else { return }
        if !services.bindsClass, !registration.hasRoutes {
            services.add(
                .providerWithoutDestination(
                    self,
                    remedy: "call [self registerService:] in +registerRoutableDestination of \(foreignName)"))
        }
        services.finish(self, in: batch, together: true)
    }

    private static func begin(in batch: RegistrationBatch) -> RouterRegistration {
        let services = ServiceRegistrar(
            self, in: batch, makeConfiguration: { ObjectiveCServiceConfiguration(of: maker) },
            applying: { plain, own in (own as? PerformRouteConfig)?.addUserInfo(plain.userInfo) }
        ) { ObjectiveCServiceRouter.steps(of: maker) }
        return RouterRegistration(of: self, in: batch, services: services)
    }

    // MARK: Registering

    private static func add(_ register: (ServiceRegistrar) -> Void) {
        RouterRegistration.add(to: self, begin: begin) { registration in
            if let services = registration.services { register(services) }
        } other: { _ in
            preconditionFailure("only \(foreignName) can register its classes, identifiers and URLs")
        }
    }

    static func provide(_ kind: zik_kind, _ type: Any.Type) {
        func provide<Protocol>(_: Protocol.Type) {
            let location = location
            RouterRegistration.add(to: self, begin: begin) { registration in
                if kind == zik_service_module {
                    registration.services?.provide(
                        RoutableServiceModule<Protocol>(declaredProtocol: Protocol.self), at: location)
                } else {
                    registration.services?.provide(
                        RoutableService<Protocol>(declaredProtocol: Protocol.self), at: location)
                }
            } other: { registration in
                let (owner, batch) = (registration.owner, registration.batch)
                if kind == zik_service_module {
                    AdaptationRegistrar.adapt(
                        RoutableServiceModule<Protocol>(declaredProtocol: Protocol.self), toCalled: self, by: owner,
                        at: location, in: batch)
                } else {
                    AdaptationRegistrar.adapt(
                        RoutableService<Protocol>(declaredProtocol: Protocol.self), toCalled: self, by: owner,
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
        add { (services: ServiceRegistrar) in
            services.add(identifier: urlPattern, at: location)
            services.add(
                urlPattern: urlPattern, by: .outside, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the destination performs the URL's action.
                act: { _, _ in })
        }
    }
}
