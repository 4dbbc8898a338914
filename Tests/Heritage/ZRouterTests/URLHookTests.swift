// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class MapViewController: HeadlessScreen {
    var log: [String] = []
}

/// A router that overrides the hooks for URLs.
class MapViewRouter: ZIKViewRouter<MapViewController, ViewRouteConfig> {
    var log: [String] = []

    override class func registerRoutableDestination() {
        registerView(MapViewController.self)
        registerURLPattern("app://map/:place")
    }

    override class func path(forTransitionType type: String, source: ZIKViewRouteSource?) -> ViewRoutePath {
        type == "float" ? .presentModally(from: source) : super.path(forTransitionType: type, source: source)
    }

    override func beforePerformWithConfiguration(fromURL configuration: ViewRouteConfig) {
        log.append("before")
        super.beforePerformWithConfiguration(fromURL: configuration)
    }

    override func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {
        log.append("process \(userInfo["place"] ?? "")")
    }

    override func destination(with configuration: ViewRouteConfig) -> MapViewController? {
        log.append("make")
        return MapViewController("map")
    }

    override func afterSuccessAction(fromURL action: ZIKRouteAction) {
        log.append("after \(action.rawValue)")
        super.afterSuccessAction(fromURL: action)
        destination?.log = log
    }

    override func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {
        log.append("\(action) \(userInfo["place"] ?? "") of \(destination?.title ?? "nothing")")
    }
}

class AlarmService {
    var log: [String] = []
}

class AlarmServiceRouter: ZIKServiceRouter<AlarmService, PerformRouteConfig> {
    var log: [String] = []

    override class func registerRoutableDestination() {
        registerService(AlarmService.self)
        registerURLPattern("app://service/alarm/:time")
        registerURLPattern("app://service/named?action=:what")
    }

    override func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {
        log.append("process \(userInfo["time"] ?? userInfo["what"] ?? "")")
    }

    override func destination(with configuration: PerformRouteConfig) -> AlarmService? {
        TestConfig.routeShouldFail ? nil : AlarmService()
    }

    override func prepareDestination(_ destination: AlarmService, configuration: PerformRouteConfig) {
        destination.log = log
    }

    override func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {
        destination?.log.append("\(action) \(userInfo["time"] ?? "")")
    }
}

/// The hooks of routers that a URL has led to.
@MainActor
@Suite(
    .routers {
        MapViewRouter.self; AlarmServiceRouter.self
    })
struct URLHookTests {
    let told = Told()
    let window = HeadlessWindow()

    @Test func theRouterOfAViewReceivesItsHooksInOrder() throws {
        ZIKAnyViewRouter.performURL("app://map/Rome?action=zoom", path: .push(from: window.root))
        let screen = try #require(window.topScreen as? MapViewController)
        #expect(screen.log == ["before", "process Rome", "make", "after performRoute", "zoom Rome of map"])
    }

    @Test func hooksAreCalledWithoutAURL() throws {
        MapViewRouter.perform(path: .push(from: window.root))
        let screen = try #require(window.topScreen as? MapViewController)
        #expect(screen.log == ["before", "make", "after performRoute"])
    }

    @Test func aRemovalByTheUserCallsNoHook() throws {
        let router = MapViewRouter.perform(path: .push(from: window.root))
        let screen = try #require(window.topScreen as? MapViewController)
        window.user.goBack()
        #expect(router?.state == .removed)
        #expect(screen.log.last == "after performRoute")
        router?.performRoute()
        let second = try #require(window.topScreen as? MapViewController)
        router?.removeRoute()
        #expect(second.log.last == "after removeRoute")
    }

    @Test func aRouterClassDefinesItsTransitionNames() {
        MapViewRouter.performURL("app://map/Rome?transition=float", fromSource: window.root)
        #expect(window.presented is MapViewController)
    }

    @Test func anUnknownTransitionNameMeansTheRoutersDefault() {
        let router = ZIKAnyViewRouter.performURL("app://map/Rome?transition=float", fromSource: window.root)
        #expect(router?.realRouteType == .presentModally)
    }

    @Test func anUnsupportedTransitionMeansTheRoutersDefault() {
        let router = ZIKAnyViewRouter.performURL("app://map/Rome?transition=addAsSubview", fromSource: window.root)
        #expect(router?.state == .routed)
        #expect(router?.realRouteType == .presentModally)
    }

    @Test func aURLPerformsAServiceAndItsAction() throws {
        var service: AlarmService?
        let router = ZIKAnyServiceRouter.performURL("app://service/alarm/7?action=ring") {
            success, destination, action, error in
            service = destination as? AlarmService
            told("\(success) \(action.rawValue) \(error == nil)")
        }
        #expect(router?.state == .routed)
        #expect(told.events == ["true performRoute true"])
        #expect(service?.log == ["process 7", "ring 7"])
    }

    @Test func aQueryItemOfThePatternIsNoAction() throws {
        var service: AlarmService?
        ZIKAnyServiceRouter.performURL("app://service/named?action=ring") { _, destination, _, _ in
            service = destination as? AlarmService
        }
        #expect(service?.log == ["process ring"])
    }

    @Test func aFailedServiceIsReported() {
        TestConfig.routeShouldFail = true
        let router = ZIKAnyServiceRouter.performURL("app://service/alarm/7") { success, destination, action, error in
            told(
                "\(success) \(destination == nil) \(action.rawValue) \((error as? RouteError)?.code.description ?? "")")
        }
        #expect(router?.state == .unrouted)
        #expect(told.events == ["false true performRoute destination-unavailable"])
    }

    @Test func aURLOfAViewPerformsNoService() {
        let router = ZIKAnyServiceRouter.performURL("app://map/Rome") { success, _, action, error in
            told("\(success) \(action.rawValue) \((error as? RouteError)?.code.description ?? "")")
        }
        #expect(router == nil)
        #expect(told.events == ["false toURL action-failed"])
    }

    @Test func theRouteToAServiceKeepsTheParameters() {
        let type = ZIKAnyServiceRouter.router(forURL: "app://service/alarm/8")
        #expect((type?.makeDestination() as? AlarmService)?.log == ["process 8"])
        #expect(ZIKAnyServiceRouter.router(forURL: "app://map/Rome") == nil)
        #expect(ZIKAnyServiceRouter.router(forURL: "app://nowhere") == nil)
    }

    @Test func theLibraryPerformsTheActionOfAURL() throws {
        let router = ModuleRouter.Router.perform(url: "app://map/Rome?action=zoom", from: window.root, by: .app)
        let screen = try #require(router?.destination as? MapViewController)
        #expect(screen.log.last == "zoom Rome of map")
    }
}
