// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ZRouter

protocol AServiceInputAdapter: AnyObject {
    var title: String? { get set }
}

extension RoutableService where Protocol == AServiceInputAdapter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Adapted to the adapter above.
protocol AServiceInputAdapter2: AnyObject {
    var title: String? { get set }
}

extension RoutableService where Protocol == AServiceInputAdapter2 {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Registered with the router itself, by an adapter.
protocol AServiceInputOfRouter: AnyObject {
    var title: String? { get set }
}

extension RoutableService where Protocol == AServiceInputOfRouter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

protocol AServiceModuleInputAdapter: AnyObject {
    var title: String? { get set }
}

extension RoutableServiceModule where Protocol == AServiceModuleInputAdapter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension AService: AServiceInputAdapter, AServiceInputAdapter2, AServiceInputOfRouter {}

extension AServiceModuleConfiguration: AServiceModuleInputAdapter {}

class AServiceAdapter: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        register(adapter: RoutableService<AServiceInputAdapter2>(), forAdaptee: RoutableService<AServiceInputAdapter>())
        register(adapter: RoutableService<AServiceInputAdapter>(), forAdaptee: RoutableService<AServiceInput>())
        register(
            adapter: RoutableServiceModule<AServiceModuleInputAdapter>(),
            forAdaptee: RoutableServiceModule<AServiceModuleInput>())
        AServiceRouter.register(RoutableService<AServiceInputOfRouter>())
    }
}

@MainActor protocol AViewInputAdapter: AnyObject {
    var title: String { get set }
}

extension RoutableView where Protocol == AViewInputAdapter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor protocol AViewModuleInputAdapter: AnyObject {
    var title: String? { get set }
}

extension RoutableViewModule where Protocol == AViewModuleInputAdapter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension AViewController: AViewInputAdapter {}

extension AViewModuleConfiguration: AViewModuleInputAdapter {}

class AViewAdapter: ZIKViewRouteAdapter {
    override class func registerRoutableDestination() {
        register(adapter: RoutableView<AViewInputAdapter>(), forAdaptee: RoutableView<AViewInput>())
        register(
            adapter: RoutableViewModule<AViewModuleInputAdapter>(), forAdaptee: RoutableViewModule<AViewModuleInput>())
    }
}
