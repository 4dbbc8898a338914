// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor @Suite(.routers { AViewModuleRouter.self })
struct ViewModuleRouterPerformTests {
    let handlers = Handlers<Any> { ($0 as? AViewController)?.title }
    let window = HeadlessWindow()

    private func perform(_ path: ViewRoutePath) -> ModuleViewRouter<AViewModuleInput>? {
        Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: path,
            configuring: { (config, prepareModule) in
                handlers.set(on: config) { _ in }
                prepareModule { module in
                    module.title = "test title"
                    module.makeDestinationCompletion { handlers("module \($0.title)") }
                }
            })
    }

    static let succeeded = [
        "prepare", "module test title", "success test title", "completion true test title",
        "performer success test title",
    ]

    @Test(arguments: ViewRouterPerformTests.Way.allCases.filter { $0 != .custom })
    func performWithPrepareDestination(way: ViewRouterPerformTests.Way) {
        #expect(perform(way.path(from: window.root))?.state == .routed)
        #expect(handlers.events == Self.succeeded)
    }

    @Test(arguments: ViewRouterPerformTests.Way.allCases.filter { $0 != .custom })
    func performWithErrorHandlers(way: ViewRouterPerformTests.Way) {
        TestConfig.routeShouldFail = true
        #expect(perform(way.path(from: window.root))?.state == .unrouted)
        #expect(handlers.events == Handlers<Any>.failed("performRoute"))
    }

    @Test func performWithPreparation() {
        Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root), preparation: { $0.title = "a" })
        #expect((window.topScreen as? AViewController)?.title == "a")
    }

    @Test func performWithSuccessCompletion() {
        Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root),
            completion: { handlers.complete($0, $1, $2, $3) })
        #expect(handlers.events == ["true  performRoute false"])
    }

    @Test func performWithErrorCompletion() {
        TestConfig.routeShouldFail = true
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root),
            completion: { handlers.complete($0, $1, $2, $3) })
        #expect(router?.state == .unrouted)
        #expect(handlers.events == ["false nil performRoute true"])
    }

    @Test func performWithThePathAlone() {
        let router = Router.perform(to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root))
        #expect(router?.state == .routed)
    }

    @Test func performRouteAgain() {
        let router = perform(.push(from: window.root))
        router?.removeRoute()
        handlers.forget()
        router?.performRoute(completion: { handlers.complete($0, $1, $2, $3) })
        TestConfig.routeShouldFail = true
        router?.removeRoute()
        router?.performRoute(completion: { handlers.complete($0, $1, $2, $3) })
        #expect(
            handlers.events == [
                "prepare", "module test title", "success test title", "completion true test title",
                "true test title performRoute false", "error performRoute", "completion false nil",
                "false nil performRoute true",
            ])
        #expect(router?.state == .removed)
    }

    @Test func makeDestinationOfAModule() {
        #expect(Router.to(RoutableViewModule<AViewModuleInput>())?.canMakeDestination == true)
        #expect(Router.makeDestination(to: RoutableViewModule<AViewModuleInput>()) is AViewController)
    }

    @Test func makeDestinationOfAModuleWithHandlers() {
        let made = Router.makeDestination(
            to: RoutableViewModule<AViewModuleInput>(),
            configuring: { (config, prepareModule) in
                handlers.set(on: config) { _ in }
                prepareModule { $0.title = "test title" }
            })
        #expect(made is AViewController)
        #expect(handlers.events == Handlers<Any>.succeeded)
    }

    @Test func makeDestinationOfAModuleThatFails() {
        TestConfig.routeShouldFail = true
        let made = Router.makeDestination(
            to: RoutableViewModule<AViewModuleInput>(),
            configuring: { (config, _) in handlers.set(on: config) { _ in } })
        #expect(made == nil)
        #expect(handlers.events == Handlers<Any>.failed("makeDestination"))
    }

    @Test func aRemovedRouteIsFreed() {
        weak var destination: AnyObject?
        weak var weakRouter: AnyObject?
        do {
            let router = Router.perform(
                to: RoutableViewModule<AViewModuleInput>(), path: .presentModally(from: window.root))
            weakRouter = router
            destination = window.presented
            #expect(destination != nil)
            router?.removeRoute()
        }
        #expect(weakRouter == nil)
        #expect(destination == nil)
    }
}
