// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterTesting
import Testing
import ZRouter

protocol RecordedServiceInput: AnyObject {}

extension RoutableService where Protocol == RecordedServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class RecordedService: RecordedServiceInput {}

@AutoRegister
class RecordedServiceRouter: ZIKServiceRouter<RecordedService, PerformRouteConfig> {
    static let finished = AtomicWord<Int>(0)

    override class func _didFinishRegistration() { finished.add(1) }

    override class func registerRoutableDestination() {
        registerService(RecordedService.self)
        register(RoutableService<RecordedServiceInput>())
    }

    override func destination(with configuration: PerformRouteConfig) -> RecordedService? { RecordedService() }
}

@MainActor protocol RecordedViewInput: AnyObject {}

extension RoutableView where Protocol == RecordedViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class RecordedViewController: HeadlessScreen, RecordedViewInput {}

@AutoRegister
class RecordedViewRouter: ZIKViewRouter<RecordedViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(RecordedViewController.self)
        register(RoutableView<RecordedViewInput>())
    }

    override func destination(with configuration: ViewRouteConfig) -> RecordedViewController? {
        RecordedViewController()
    }
}

protocol RecordedAdapterInput: AnyObject {}

extension RoutableService where Protocol == RecordedAdapterInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RecordedService: RecordedAdapterInput {}

@AutoRegister
class RecordedAdapter: ZIKServiceRouteAdapter {
    override class func registerRoutableDestination() {
        register(adapter: RoutableService<RecordedAdapterInput>(), forAdaptee: RoutableService<RecordedServiceInput>())
    }
}

/// Subclasses that register themselves, in the shared registry.
@MainActor struct AutoRegisterTests {
    @Test func aRouterOfAServiceIsFound() {
        #expect(Router.makeDestination(to: RoutableService<RecordedServiceInput>()) is RecordedService)
    }

    @Test func aRouterOfAViewIsFound() {
        #expect(Router.makeDestination(to: RoutableView<RecordedViewInput>()) is RecordedViewController)
    }

    @Test func anAdapterIsFound() {
        #expect(Router.makeDestination(to: RoutableService<RecordedAdapterInput>()) is RecordedService)
    }

    @Test func theChecksRunOnceAtTheFirstUse() {
        _ = Router.makeDestination(to: RoutableService<RecordedServiceInput>())
        _ = Router.makeDestination(to: RoutableService<RecordedServiceInput>())
        #if DEBUG
        #expect(RecordedServiceRouter.finished.loadRelaxed() == 1)
        #else
        #expect(RecordedServiceRouter.finished.loadRelaxed() == 0)
        #endif
    }

    @Test func aListedRouterIsRegisteredOnce() {
        RouteRegistry.shared.register { RecordedServiceRouter.self }
        let faults = RouteRegistry.shared.validate()
        #expect(faults.filter { $0.subject.contains("Recorded") } == [])
    }
}
#endif
