// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

@MainActor
@Suite(.routers { AServiceModuleRouter.self })
struct ServiceModuleRouterPerformTests {
    let handlers = Handlers<Any> { ($0 as? AServiceInput)?.title }

    private func perform() -> ModuleServiceRouter<AServiceModuleInput>? {
        Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(),
            configuring: { (config, prepareModule) in
                handlers.set(on: config) { _ in }
                prepareModule { module in
                    module.title = "test title"
                    module.makeDestinationCompletion { handlers("module \($0.title ?? "nil")") }
                }
            })
    }

    @Test func performWithPrepareDestination() {
        #expect(perform()?.state == .routed)
        // The module's hook is called after its router has finished and before any handler.
        #expect(
            handlers.events == [
                "prepare", "module test title", "success test title", "completion true test title",
                "performer success test title",
            ])
    }

    @Test func performWithPreparation() {
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(), preparation: { $0.title = "test title" })
        #expect(router?.state == .routed)
        #expect(router?.config.title == "test title")
    }

    @Test func performWithSuccessCompletion() {
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(), completion: { handlers.complete($0, $1, $2, $3) })
        #expect(router?.state == .routed)
        #expect(handlers.events == ["true nil performRoute false"])
    }

    @Test func performWithErrorCompletion() {
        TestConfig.routeShouldFail = true
        let router = Router.perform(
            to: RoutableServiceModule<AServiceModuleInput>(), completion: { handlers.complete($0, $1, $2, $3) })
        #expect(router?.state == .unrouted)
        #expect(handlers.events == ["false nil performRoute true"])
    }

    @Test func performWithErrorHandlers() {
        TestConfig.routeShouldFail = true
        #expect(perform()?.state == .unrouted)
        #expect(handlers.events == Handlers<Any>.failed("performRoute"))
    }

    @Test func performRouteWithSuccessCompletion() {
        let router = perform()
        handlers.forget()
        router?.performRoute(completion: { handlers.complete($0, $1, $2, $3) })
        #expect(router?.state == .routed)
        #expect(
            handlers.events == [
                "prepare", "module test title", "success test title", "completion true test title",
                "true test title performRoute false",
            ])
    }

    @Test func performRouteWithErrorCompletion() {
        let router = perform()
        handlers.forget()
        TestConfig.routeShouldFail = true
        router?.performRoute(completion: { handlers.complete($0, $1, $2, $3) })
        #expect(router?.state == .routed)
        #expect(
            handlers.events == ["error performRoute", "completion false nil", "false nil performRoute true"])
    }

    @Test func performByRouterType() {
        let type = Router.to(RoutableServiceModule<AServiceModuleInput>())
        #expect(type?.perform(successHandler: { _ in handlers("success") })?.state == .routed)
        #expect(type?.perform(completion: { handlers.complete($0, $1, $2, $3) })?.state == .routed)
        #expect(handlers.events == ["success", "true nil performRoute false"])
    }

    @Test func removesTheRoute() {
        let router = perform()
        router?.removeRoute(completion: { success, action, error in
            handlers("\(success) \(action.rawValue) \(error == nil)")
        })
        #expect(router?.state == .removed)
        #expect(handlers.events.last == "true removeRoute true")
    }

    @Test func aReleasedRouterAndItsDestinationGo() {
        weak var destination: AnyObject?
        weak var weakRouter: AnyObject?
        do {
            let router = Router.perform(
                to: RoutableServiceModule<AServiceModuleInput>(),
                configuring: { (config, _) in config.prepareDestination = { destination = $0 as AnyObject } })
            weakRouter = router
            #expect(weakRouter != nil)
        }
        #expect(weakRouter == nil)
        #expect(destination == nil)
    }
}

@MainActor
@Suite(
    .routers {
        AServiceRouter.self; AServiceModuleRouter.self
    })
struct ServiceModuleRouterMakeDestinationTests {
    let handlers = Handlers<Any> { ($0 as? AServiceInput)?.title }
    let ofService = Handlers<AServiceInput> { $0.title }

    @Test func makeDestinationOfAModule() {
        #expect(Router.to(RoutableServiceModule<AServiceModuleInput>())?.canMakeDestination == true)
        #expect(Router.makeDestination(to: RoutableServiceModule<AServiceModuleInput>()) is AService)
    }

    @Test func makeDestinationOfAModuleWithPreparation() {
        let made = Router.makeDestination(
            to: RoutableServiceModule<AServiceModuleInput>(), preparation: { $0.title = "a" })
        #expect((made as? AServiceInput)?.title == "a")
    }

    @Test func makeDestinationOfAModuleWithHandlers() {
        let made = Router.makeDestination(
            to: RoutableServiceModule<AServiceModuleInput>(),
            configuring: { (config, prepareModule) in
                handlers.set(on: config) { _ in }
                prepareModule { $0.title = "test title" }
            })
        #expect(made is AService)
        #expect(handlers.events == Handlers<Any>.succeeded)
    }

    @Test func makeDestinationOfAModuleThatFails() {
        TestConfig.routeShouldFail = true
        let made = Router.makeDestination(
            to: RoutableServiceModule<AServiceModuleInput>(),
            configuring: { (config, _) in handlers.set(on: config) { _ in } })
        #expect(made == nil)
        #expect(handlers.events == Handlers<Any>.failed("makeDestination"))
    }

    @Test func makeDestinationWithPrepareDestinationAndHandlers() {
        let made = Router.makeDestination(
            to: RoutableService<AServiceInput>(),
            configuring: { (config, _) in ofService.set(on: config) { $0.title = "test title" } })
        #expect(made?.title == "test title")
        #expect(ofService.events == Handlers<AServiceInput>.succeeded)
    }

    @Test func makeDestinationThatFailsTellsEachHandler() {
        TestConfig.routeShouldFail = true
        let made = Router.makeDestination(
            to: RoutableService<AServiceInput>(), configuring: { (config, _) in ofService.set(on: config) { _ in } })
        #expect(made == nil)
        #expect(ofService.events == Handlers<AServiceInput>.failed("makeDestination"))
    }
}
