// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class PageViewController: HeadlessScreen {
    var router: PageViewRouter?
    var log: [String] = []
}

class PageViewRouter: ZIKViewRouter<PageViewController, ViewRouteConfig> {
    var reasonToStay: String?

    override class func registerRoutableDestination() {
        registerView(PageViewController.self)
        registerIdentifier("page")
    }

    override class func defaultRemoveConfiguration() -> ViewRemoveConfig {
        let config = ViewRemoveConfig()
        config.animated = false
        config.prepareDestination = { ($0 as? PageViewController)?.log.append("prepared to go") }
        return config
    }

    override func destination(with configuration: ViewRouteConfig) -> PageViewController? {
        TestConfig.routeShouldFail ? nil : PageViewController("page \(state)")
    }

    override func prepareDestination(_ destination: PageViewController, configuration: ViewRouteConfig) {
        destination.router = self
    }

    override func checkCanRemove() -> String? { reasonToStay }

    override class func shouldDetectMemoryLeak() -> Bool { false }
}

/// The router object that a view and the router's overrides use.
@MainActor @Suite(.routers { PageViewRouter.self })
struct ViewRouterInstanceTests {
    let told = Told()
    let window = HeadlessWindow()

    private func performed() throws -> (router: AnyViewRouter, screen: PageViewController) {
        let type = try #require(Router.to(viewIdentifier: "page"))
        let router = try #require(type.perform(path: .push(from: window.root)))
        return (router, try #require(window.topScreen as? PageViewController))
    }

    @Test func theRouterKnowsItsRoute() throws {
        let (router, screen) = try performed()
        let own = try #require(screen.router)
        #expect(screen.title == "page routing")
        #expect(own.state == .routed)
        #expect(own.destination === screen)
        #expect(own.realRouteType == .push)
        #expect(own.shouldRemoveBeforePerform() && !own.canPerform() && own.canRemove())
        #expect(own.configuration === router.config)
        #expect(own.removeConfiguration?.animated == false)
    }

    @Test func theRouterRemovesAndShowsItsView() throws {
        let (router, screen) = try performed()
        screen.router?.removeRoute(completion: { told("\($0) \($1.rawValue) \($2 == nil)") })
        #expect(router.state == .removed)
        #expect(screen.log == ["prepared to go"])
        screen.router?.performRoute(completion: { success, destination, action, error in
            told("\(success) \(destination != nil) \(action.rawValue) \(error == nil)")
        })
        #expect(told.events == ["true removeRoute true", "true true performRoute true"])
        #expect(window.topScreen is PageViewController)
        #expect(window.topScreen !== screen)
    }

    @Test func theRouterReportsWhyItCannotPerformAgain() throws {
        let (_, screen) = try performed()
        screen.router?.performRoute(errorHandler: { action, _ in told(action.rawValue) })
        #expect(told.events == ["performRoute"])
        #expect((screen.router?.error as? RouteError)?.code == .actionFailed)
    }

    @Test func theRouterReportsWhyItCannotRemove() throws {
        let (router, screen) = try performed()
        screen.router?.reasonToStay = "it has changes"
        #expect(screen.router?.canRemove() == false)
        #expect(router.reasonNotToRemove == "it has changes")
        screen.router?.removeRoute(errorHandler: { action, _ in told(action.rawValue) })
        #expect(told.events == ["removeRoute"])
        #expect(router.state == .routed)
    }

    @Test func handlersOfTheRemovalReplaceEarlierOnes() throws {
        Router.to(viewIdentifier: "page")?.perform(
            path: .push(from: window.root), configuring: { (_, _) in },
            removing: { (config) in config.successHandler = { told("before") } })
        let screen = try #require(window.topScreen as? PageViewController)
        screen.router?.removeRoute(configuring: { config in config.successHandler = { told("now") } })
        #expect(told.events == ["now"])
    }

    @Test func theRemovalsStateNotifierReceivesAllStates() {
        let router = Router.to(viewIdentifier: "page")?.perform(
            path: .push(from: window.root), configuring: { (_, _) in },
            removing: { (config) in config.stateNotifier = { told("\($1)") } })
        router?.removeRoute()
        #expect(told.events == ["routing", "routed", "removing", "removed"])
    }

    @Test func theRouterOfThePerformerPerformsAndRemoves() throws {
        let (router, _) = try performed()
        #expect(router.state == .routed && router.error == nil && router.shouldRemoveBeforePerform)
        #expect(!router.canPerform && router.canRemove)
        #expect(router.removeConfiguration.animated == false)
        #expect(router.removeConfiguration.configuration.animated == false)
        router.removeRoute(completion: { success, _, _ in told("removed \(success)") })
        #expect(router.canPerform && !router.canRemove && !router.shouldRemoveBeforePerform)
        router.performRoute(successHandler: { _ in told("performed") }, errorHandler: { _, _ in told("failed") })
        TestConfig.routeShouldFail = true
        router.removeRoute()
        router.performRoute(completion: { success, destination, _, error in
            told("\(success) \(destination == nil) \(error != nil)")
        })
        #expect(told.events == ["removed true", "performed", "false true true"])
    }

    @Test func aViewThatMayOutliveItsRemovalIsNotReported() throws {
        RouteRegistry.current.leakDetector.delay = .seconds(1)
        let (router, screen) = try performed()
        router.removeRoute()
        #expect(RouteRegistry.current.leakDetector.report().isEmpty)
        withExtendedLifetime(screen) {}
    }
}
