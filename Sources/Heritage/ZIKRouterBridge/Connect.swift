// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterChecks
import ModuleRouterViews
import ZRouter

/// Connects the Objective-C side. Returns the functions of this side.
@_cdecl("zik_router_connect")
func zik_router_connect(_ front: UnsafePointer<zik_front>) -> UnsafePointer<zik_core> {
    ObjectiveC.connect(front.pointee)
    return UnsafePointer(Core.functions)
}

/// The functions of this side. Each converts its arguments, and calls the function that has the same task.
private enum Core {
    // Written only by this initialiser.
    nonisolated(unsafe) static let functions: UnsafeMutablePointer<zik_core> = {
        let functions = UnsafeMutablePointer<zik_core>.allocate(capacity: 1)
        functions.initialize(to: zik_core())
        register(&functions.pointee)
        find(&functions.pointee)
        perform(&functions.pointee)
        router(&functions.pointee)
        registry(&functions.pointee)
        RouteRecords.addDeclaration(Registering.declarations)
        return functions
    }()

    private static func register(_ core: inout zik_core) {
        core.release = { Handles.release($0) }
        core.add_record = { RouteRecords.addProvider($0) }
        core.register_maker = { maker, kind, file, line, batch in
            Registering.register(maker, kind, at: file.map { ObjectiveCLocation.of($0, line) }, in: batch)
        }
        core.bind = { Registering.bind($0, $1, exclusive: $2) }
        core.provide = { Registering.provide($0, $1, Handles.text($2)) }
        core.identify = { Registering.identify($0, Handles.text($1)) }
        core.add_url = { Registering.add(urlPattern: Handles.text($1), to: $0) }
        core.adapt = { Registering.adapt($0, $1, Handles.text($2), Handles.text($3)) }
        core.registers_by_itself = { ZIKRouteRegistry.autoRegister }
        core.set_registers_by_itself = { ZIKRouteRegistry.autoRegister = $0 }
        core.register_all = { ZIKRouteRegistry.registerAll() }
        core.is_finished = { ZIKRouteRegistry.registrationFinished }
        core.check = { finishes, context, fault in
            let registry = RouteRegistry.current
            for found in finishes ? registry.finishRegistration() : registry.validate() {
                fault(context, found.id.rawValue, "\(found)")
            }
        }
    }

    private static func find(_ core: inout zik_core) {
        core.find = { kind, name, file, line in
            Finding.route(kind, Handles.text(name), at: ObjectiveCLocation.of(file, line)).map(Handles.retain)
        }
        core.find_maker = { Finding.route(ofMaker: $0, isView: $1).map(Handles.retain) }
        core.find_identifier = { Finding.route(identifier: Handles.text($0), isView: $1).map(Handles.retain) }
        core.find_url = { Finding.route(url: Handles.text($0), isView: $1).map(Handles.retain) }
        core.each_of_class = { type, isView, context, body in
            for route in Finding.routes(ofClass: type, isView: isView) { body(context, Handles.retain(route)) }
        }
        core.front_source = {
            onMainActor { RouteRegistry.current.frontViewSource?().flatMap { ObjectBridge.given($0) } }
        }
        core.each_router = { isView, context, body in
            Finding.makers(isView: isView) { body(context, $0) }
        }
    }

    private static func perform(_ core: inout zik_core) {
        core.begin = { route, path, context, configure in
            Handles.route(route).begin(path, context, configure).map(Handles.retain)
        }
        core.perform = { Handles.router($0).perform($1.map { ObjectReference($0) }) }
        core.perform_existing = { router, destination, onlyPrepares in
            Handles.router(router).performExisting(destination, onlyPrepares: onlyPrepares)
        }
        core.make = { route, context, configure in
            Handles.route(route).make(context, configure)
        }
        core.perform_url = { url, isView, hasPath, path, source, call in
            Finding.perform(
                url: Handles.text(url), isView: isView, path: hasPath ? path : nil,
                from: source, call.map { ObjectReference($0) }
            ).map(Handles.retain)
        }
        core.makes_synchronously = { Handles.route($0).makesSynchronously }
        core.supports = { route, kind in
            guard let kind = ViewRouteKind(number: kind) else { return false }
            return Handles.route(route).supports(kind)
        }
    }

    private static func router(_ core: inout zik_core) {
        core.state = { Handles.number(Handles.router($0).handleState) }
        core.error = { Handles.router($0).handleError.map { ObjectiveCError.given($0) } }
        core.destination = { Handles.router($0).handleDestination.flatMap { ObjectBridge.given($0) } }
        core.configuration = { Handles.router($0).handleConfiguration?.given }
        core.removal = { Handles.router($0).handleRemoval?.given }
        core.can_perform = { Handles.router($0).canBePerformed }
        core.can_remove = { Handles.router($0).canBeRemoved }
        core.should_remove_before_perform = { Handles.router($0).mustBeRemovedFirst }
        core.remove = { Handles.router($0).remove($1.map { ObjectReference($0) }, configured: $2) }
        core.kind = { Handles.router($0).shownKind?.headerNumber ?? -1 }
        core.is_auto_created = { Handles.router($0).isAutoCreated }
        core.is_begun_by_router = { Handles.router($0).isBegunByRouter }
        core.prepare = { Handles.router($0).prepareForPerforming() }
        core.end_perform = { Handles.router($0).endPerform($1.map { ObjectiveCError.of($0) }) }
        core.end_removal = { Handles.router($0).endRemoval($1.map { ObjectiveCError.of($0) }) }
        core.can_begin = { router, kind in
            ViewRouteKind(number: kind).map { Handles.router(router).canBegin($0) } ?? false
        }
        core.can_end = { router, kind in
            ViewRouteKind(number: kind).map { Handles.router(router).canEnd($0) } ?? false
        }
        core.perform_segue = { router, identifier, source, sender in
            Handles.router(router).performSegue(
                Handles.text(identifier), source, sender.map { ObjectBridge.object($0) })
        }
    }

    private static func registry(_ core: inout zik_core) {
        core.intercept = { Intercepting.add($0, isView: $1, ObjectReference($2)) }
        core.set_global_error_handler = { Intercepting.setErrorHandler(isView: $0, $1.map { ObjectReference($0) }) }
        core.set_leak_delay = { seconds in onMainActor { ZIKAnyViewRouter.detectMemoryLeakDelay = seconds } }
        core.leak_delay = { onMainActor { ZIKAnyViewRouter.detectMemoryLeakDelay } }
        core.set_leak_handler = { Intercepting.setLeakHandler($0.map { ObjectReference($0) }) }
    }
}
