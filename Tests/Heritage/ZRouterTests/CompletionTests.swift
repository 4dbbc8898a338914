// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

/// A router whose own configuration sets a handler that reports each performance.
class ReportedServiceRouter: ZIKServiceRouter<AService, AServiceModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerService(AService.self)
        register(RoutableService<AServiceInput>())
        register(RoutableServiceModule<AServiceModuleInput>())
    }

    override class func defaultRouteConfiguration() -> AServiceModuleConfiguration {
        let configuration = AServiceModuleConfiguration()
        let kept = TestConfig.behaviour
        configuration.completionHandler = { success, _, _, _ in kept.kept.append("own \(success)") }
        return configuration
    }

    override func destination(with configuration: AServiceModuleConfiguration) -> AService? {
        TestConfig.routeShouldFail ? nil : AService()
    }
}

class ReportedViewRouter: ZIKViewRouter<AViewController, AViewModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableView<AViewInput>())
        register(RoutableViewModule<AViewModuleInput>())
    }

    override class func defaultRouteConfiguration() -> AViewModuleConfiguration {
        let configuration = AViewModuleConfiguration()
        let kept = TestConfig.behaviour
        configuration.completionHandler = { success, _, _, _ in kept.kept.append("own \(success)") }
        return configuration
    }

    override func destination(with configuration: AViewModuleConfiguration) -> AViewController? {
        TestConfig.routeShouldFail ? nil : AViewController()
    }
}

/// The closure of `perform(completion:)` belongs to that performance.
@MainActor
@Suite(
    .routers {
        ReportedServiceRouter.self; ReportedViewRouter.self
    })
struct CompletionTests {
    let told = Told()

    private var own: [String] { TestConfig.behaviour.kept.compactMap { $0 as? String } }

    @Test func onlyTheFirstPerformanceOfAServiceIsReported() {
        let router = Router.perform(
            to: RoutableService<AServiceInput>(),
            completion: { success, _, action, _ in told("\(success) \(action.rawValue)") })
        router?.performRoute(completion: { success, _, _, _ in told("again \(success)") })
        #expect(told.events == ["true performRoute", "again true"])
    }

    @Test func onlyTheFirstPerformanceOfAFailedServiceIsReported() {
        TestConfig.routeShouldFail = true
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(),
            completion: { success, _, _, error in told("\(success) \(error != nil)") })
        TestConfig.routeShouldFail = false
        router?.performRoute()
        #expect(told.events == ["false true"])
        #expect(own == ["own false", "own true"])
    }

    @Test func theHandlerOfAServicesOwnConfigurationIsKept() {
        let router = Router.perform(to: RoutableServiceModule<AServiceModuleInput>(), completion: { _, _, _, _ in })
        router?.performRoute()
        #expect(own == ["own true", "own true"])
    }

    @Test func aRouteOfAServiceReportsOnce() {
        let router = Router.to(RoutableService<AServiceInput>())?.perform(completion: { success, _, action, _ in
            told("\(success) \(action.rawValue)")
        })
        router?.performRoute()
        #expect(told.events == ["true performRoute"])
        #expect(own == ["own true", "own true"])
    }

    @Test func onlyTheFirstPerformanceOfAViewIsReported() {
        let router = Router.perform(
            to: RoutableView<AViewInput>(), path: .makeDestination,
            completion: { success, _, action, _ in told("\(success) \(action.rawValue)") })
        router?.performRoute(completion: { success, _, _, _ in told("again \(success)") })
        #expect(told.events == ["true performRoute", "again true"])
    }

    @Test func aViewThatIsShownAgainReportsOnce() {
        let window = HeadlessWindow()
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .presentModally(from: window.root),
            completion: { success, _, action, _ in told("\(success) \(action.rawValue)") })
        router?.removeRoute()
        router?.performRoute()
        #expect(router?.state == .routed)
        #expect(told.events == ["true performRoute"])
        #expect(own == ["own true", "own true"])
    }

    @Test func aRouteOfAViewReportsOnce() {
        let router = Router.to(RoutableView<AViewInput>())?.perform(
            path: .makeDestination, completion: { success, _, action, _ in told("\(success) \(action.rawValue)") })
        router?.performRoute()
        #expect(told.events == ["true performRoute"])
        #expect(own == ["own true", "own true"])
    }

    @Test func onlyTheFirstPerformanceOfAFailedViewIsReported() {
        TestConfig.routeShouldFail = true
        let router = Router.perform(
            to: RoutableView<AViewInput>(), path: .makeDestination,
            completion: { success, _, _, error in told("\(success) \(error != nil)") })
        router?.performRoute()
        #expect(told.events == ["false true"])
    }

    @Test func handlersOfARouteAreCalledAfterThoseOfItsConfiguration() {
        Router.to(RoutableService<AServiceInput>())?.perform(successHandler: { _ in told("route") })
        #expect(own == ["own true"])
        #expect(told.events == ["route"])
    }
}
