// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class NoteViewController: HeadlessScreen {
    var done: [String] = []
}

@MainActor private let actions = Told()

class NoteViewRouter: ZIKViewRouter<NoteViewController, ViewRouteConfig> {
    var name = ""

    override class func registerRoutableDestination() {
        registerView(NoteViewController.self)
        registerURLPattern("app://note/:name")
    }

    override func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {
        name = userInfo["name"] as? String ?? ""
    }

    override func destination(with configuration: ViewRouteConfig) -> NoteViewController? {
        let screen = NoteViewController()
        screen.title = "\(name), \(configuration.userInfo["edit"] ?? "not edited")"
        return screen
    }

    override func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {
        actions("\(action) \(userInfo["name"] ?? "") \(url.string)")
    }
}

class TimeServiceRouter: ZIKServiceRouter<AService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(AService.self)
        registerURLPattern("app://service/time/:zone")
    }

    override func destination(with configuration: PerformRouteConfig) -> AService? {
        let service = AService()
        service.title = configuration.userInfo["zone"] as? String
        return service
    }
}

@MainActor
@Suite(
    .routers {
        NoteViewRouter.self; TimeServiceRouter.self
    })
struct URLTests {
    let told = Told()
    let window = HeadlessWindow()

    @Test func aURLShowsAView() {
        let router = ZIKAnyViewRouter.performURL("app://note/Shopping?edit=1", path: .presentModally(from: window.root))
        #expect(router?.state == .routed)
        #expect((window.presented as? NoteViewController)?.title == "Shopping, 1")
        router?.removeRoute()
        #expect(window.presented == nil)
    }

    @Test func aURLNamesItsTransitionAndItsAction() {
        ZIKAnyViewRouter.performURL("app://note/b?action=print&transition=push", fromSource: window.root) {
            success, destination, action, error in
            told("\(success) \(destination is NoteViewController) \(action.rawValue) \(error == nil)")
        }
        #expect((window.topScreen as? NoteViewController)?.title == "b, not edited")
        #expect(told.events == ["true true performRoute true"])
        #expect(actions.events == ["print b app://note/b?action=print&transition=push"])
    }

    @Test func theRouteToAURLKeepsTheParameters() {
        let screen = ZIKAnyViewRouter.router(forURL: "app://note/c?edit=2")?.makeDestination() as? NoteViewController
        #expect(screen?.title == "c, 2")
        #expect(ZIKAnyViewRouter.router(forURL: "app://nowhere") == nil)
        #expect(ZIKAnyViewRouter.router(forURL: "app://service/time/UTC") == nil)
    }

    @Test func anUnmatchedURLIsReported() {
        let router = ZIKAnyViewRouter.performURL("app://nowhere", path: .push(from: window.root)) {
            success, destination, action, error in
            told(
                "\(success) \(destination == nil) \(action.rawValue) \((error as? RouteError)?.code.description ?? "")")
        }
        #expect(router == nil)
        #expect(told.events == ["false true toURL missing-provider"])
    }

    @Test func aURLPerformsAService() {
        let router = ZIKAnyServiceRouter.performURL("app://service/time/UTC")
        #expect(router?.state == .routed)
        let made = try? ModuleRouter.Router.destination(serviceURL: "app://service/time/UTC", by: .app)
        #expect((made as? AService)?.title == "UTC")
    }

    @Test func aPatternIsAnIdentifierToo() {
        #expect(Router.to(viewIdentifier: "app://note/:name")?.makeDestination() is NoteViewController)
    }
}
