// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The calls of handlers, in order.
final class Told {
    var events: [String] = []
    func callAsFunction(_ event: String) { events.append(event) }
}

@Suite(.routers { AServiceRouter.self })
struct ServiceRouterPerformTests {
    let told = Told()

    private func configure(_ config: PerformRouteStrictConfig<AServiceInput>) {
        config.prepareDestination = {
            $0.title = "test title"
            told("prepare")
        }
        config.successHandler = { told("success \($0.title ?? "")") }
        config.performerSuccessHandler = { told("performer success \($0.title ?? "")") }
        config.completionHandler = { told("completion \($0) \($1?.title ?? "nil") \($2.rawValue) \($3 != nil)") }
        config.errorHandler = { action, _ in told("error \(action.rawValue)") }
        config.performerErrorHandler = { action, _ in told("performer error \(action.rawValue)") }
    }

    @Test func performWithPrepareDestination() throws {
        let router = try #require(
            Router.perform(to: RoutableService<AServiceInput>(), configuring: { (config, _) in configure(config) }))
        #expect(router.state == .routed)
        #expect(
            told.events == [
                "prepare", "success test title", "completion true test title performRoute false",
                "performer success test title",
            ])
    }

    @Test func performWithPreparation() {
        let router = Router.perform(to: RoutableService<AServiceInput>(), preparation: { told($0.title ?? "nil") })
        #expect(router?.state == .routed)
        #expect(told.events == ["nil"])
    }

    @Test func performWithSuccessCompletion() {
        let router = Router.perform(to: RoutableService<AServiceInput>()) { success, destination, action, error in
            told("\(success) \(destination is AService) \(action.rawValue) \(error == nil)")
        }
        #expect(router?.state == .routed)
        #expect(told.events == ["true true performRoute true"])
    }

    @Test func performWithSuccess() {
        Router.perform(
            to: RoutableService<AServiceInput>(), successHandler: { _ in told("success") },
            errorHandler: { _, _ in told("error") })
        #expect(told.events == ["success"])
    }

    @Test func performWithErrorHandlers() throws {
        TestConfig.routeShouldFail = true
        let router = try #require(
            Router.perform(to: RoutableService<AServiceInput>(), configuring: { (config, _) in configure(config) }))
        #expect(router.state == .unrouted)
        #expect(
            told.events == [
                "error performRoute", "completion false nil performRoute true", "performer error performRoute",
            ])
    }

    @Test func performWithError() {
        TestConfig.routeShouldFail = true
        Router.perform(
            to: RoutableService<AServiceInput>(), successHandler: { _ in told("success") },
            errorHandler: { action, error in told("error \(action.rawValue)") })
        #expect(told.events == ["error performRoute"])
    }

    @Test func performRouteWithSuccessCompletion() throws {
        let router = try #require(
            Router.perform(to: RoutableService<AServiceInput>(), configuring: { (config, _) in configure(config) }))
        told.events = []
        router.performRoute(completion: { success, _, _, _ in told("again \(success)") })
        #expect(router.state == .routed)
        // The performer's own handler belongs to the first performance.
        #expect(
            told.events == [
                "prepare", "success test title", "completion true test title performRoute false", "again true",
            ])
    }

    @Test func performRouteWithErrorCompletion() throws {
        let router = try #require(Router.perform(to: RoutableService<AServiceInput>()))
        TestConfig.routeShouldFail = true
        router.performRoute(completion: { success, destination, _, error in
            told("\(success) \(destination == nil) \(error != nil)")
        })
        #expect(router.state == .routed)
        #expect(told.events == ["false true true"])
    }

    @Test func theStateNotifierReceivesEachChange() {
        Router.perform(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in config.stateNotifier = { told("\($0) → \($1)") } })
        #expect(told.events == ["unrouted → routing", "routing → routed"])
    }

    @Test func aReleasedRouterAndItsDestinationGo() throws {
        weak var destination: AService?
        var router = Router.perform(
            to: RoutableService<AServiceInput>(), preparation: { destination = $0 as? AService })
        weak var weakRouter: AnyObject?
        weakRouter = router
        #expect(weakRouter != nil)
        router = nil
        #expect(weakRouter == nil)
        #expect(destination == nil)
    }

    @Test func removesTheRoute() throws {
        var kept: AServiceInput?
        // Breaks the cycle of the destination, its router and the handler.
        defer { kept = nil }
        let router = try #require(
            Router.perform(
                to: RoutableService<AServiceInput>(),
                configuring: { (config, _) in config.successHandler = { kept = $0 } },
                removing: { (config) in config.successHandler = { told("removed") } }))
        router.removeRoute()
        #expect(router.state == .removed)
        #expect(told.events == ["removed"])
        #expect(kept != nil)
    }
}

@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self
    })
struct ServiceRouterMakeDestinationTests {
    let told = Told()

    @Test func makeDestination() {
        #expect(Router.makeDestination(to: RoutableService<AServiceInput>()) is AService)
        #expect(Router.to(RoutableService<AServiceInput>())?.canMakeDestination == true)
    }

    @Test func makeDestinationWithPreparation() {
        let made = Router.makeDestination(to: RoutableService<AServiceInput>(), preparation: { $0.title = "made" })
        #expect(made?.title == "made")
    }

    @Test func makeDestinationWithErrorHandler() {
        TestConfig.routeShouldFail = true
        let made = Router.makeDestination(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in config.errorHandler = { action, _ in told(action.rawValue) } })
        #expect(made == nil)
        #expect(told.events == ["makeDestination"])
    }

    @Test func aModuleTakesItsParameters() throws {
        let made = Router.makeDestination(to: RoutableServiceModule<AServiceModuleInput>()) { module in
            module.title = "by module"
            module.makeDestinationCompletion { told($0.title ?? "nil") }
        }
        #expect((made as? AServiceInput)?.title == "by module")
        #expect(told.events == ["by module"])
    }

    @Test func performsAModule() {
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(),
            configuring: { (config, prepareModule) in
                config.successHandler = { told("\(($0 as? AServiceInput)?.title ?? "nil")") }
                prepareModule { module in module.title = "performed" }
            })
        #expect(router?.config.title == "performed")
        #expect(told.events == ["performed"])
    }

    @Test func looseParametersReachTheRouter() {
        let router = Router.perform(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, prepareModule) in
                config.addUserInfo(forKey: "a", object: 1)
                prepareModule { configuration in configuration.addUserInfo(forKey: "b", object: 2) }
            })
        #expect(router?.config.userInfo as? [String: Int] == ["a": 1, "b": 2])
    }

    @Test func anIdentifierLeadsToTheRouter() {
        #expect(Router.to(serviceIdentifier: "com.example.service.a")?.makeDestination() is AService)
    }

    @Test func enumeratesAllRouters() {
        var names: [String] = []
        Router.enumerateAllServiceRouters { names.append("\($0)") }
        #expect(names == ["AServiceRouter", "AServiceModuleRouter"])
    }
}
