// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class SegueSource: HeadlessScreen, ZIKViewRoutePerformer {
    var prepared: [(destination: Any, type: ViewRouteType)] = []

    func prepare(destinationFromExternal destination: Any, configuration: ViewRouteConfig) {
        prepared.append((destination, configuration.routeType))
        (destination as? DetailViewController)?.note = "of the source"
    }
}

class DetailViewController: HeadlessScreen {
    var note: String?
    var isPrepared = false
}

class DetailViewRouter: ZIKViewRouter<DetailViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(DetailViewController.self)
        registerIdentifier("detail")
    }

    override class func shouldAutoCreate(
        forDestination destination: DetailViewController, fromSource source: Any?
    ) -> Bool { destination.title != "ignored" }

    override func destinationFromExternalPrepared(destination: DetailViewController) -> Bool {
        destination.note != nil
    }

    override func destination(with configuration: ViewRouteConfig) -> DetailViewController? { DetailViewController("") }

    override func prepareDestination(_ destination: DetailViewController, configuration: ViewRouteConfig) {
        destination.isPrepared = true
    }
}

/// Views that a UI file creates.
@MainActor @Suite(.routers { DetailViewRouter.self })
struct SegueTests {
    let source = SegueSource("source")
    let told = Told()

    @Test func aRouteSetsOffASegue() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSegue("toDetail", .push) { DetailViewController("of the segue") }
        let router = Router.to(viewIdentifier: "detail")?.perform(
            path: .performSegue(from: source, identifier: "toDetail", sender: "button"))
        let screen = try #require(window.topScreen as? DetailViewController)
        #expect(router?.state == .routed)
        #expect(router?.realRouteType == .push)
        #expect(screen.isPrepared && screen.note == "of the source")
        #expect(source.prepared.count == 1)
    }

    @Test func aMissingSegueFails() {
        let window = HeadlessWindow(.navigation(root: source))
        let router = Router.to(viewIdentifier: "detail")?.perform(
            path: .performSegue(from: source, identifier: "nowhere", sender: nil),
            errorHandler: { action, error in told("\(action.rawValue) \(error.code)") })
        #expect(router?.state == .unrouted)
        #expect(told.events == ["performRoute segue-not-performed"])
        #expect(window.topScreen === source)
    }

    @Test func theSourceOfAUsersSegueIsAskedOnce() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSegue("toDetail", .push) { DetailViewController("of the segue") }
        window.user.performSegue("toDetail")
        let screen = try #require(window.topScreen as? DetailViewController)
        #expect(source.prepared.map { $0.destination as AnyObject === screen } == [true])
        #expect(screen.isPrepared && screen.note == "of the source")
    }

    @Test func aPreparedViewOfASegueIsNotPreparedAgain() throws {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSegue("toDetail", .push) {
            let screen = DetailViewController("of the segue")
            screen.note = "of the UI file"
            return screen
        }
        window.user.performSegue("toDetail")
        #expect(source.prepared.isEmpty)
        #expect((window.topScreen as? DetailViewController)?.isPrepared == true)
    }

    @Test func aRouterDeclinesViewsFromElsewhere() {
        let window = HeadlessWindow(.navigation(root: source))
        source.addSegue("toDetail", .push) { DetailViewController("ignored") }
        window.user.performSegue("toDetail")
        #expect(source.prepared.isEmpty)
        #expect((window.topScreen as? DetailViewController)?.isPrepared == false)
    }
}
