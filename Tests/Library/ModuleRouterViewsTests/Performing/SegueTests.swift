// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Transitions that a UI file describes.
@MainActor @Suite(.routes { AViewRouter.self })
struct SegueTests {
    let root = HeadlessScreen("root")
    let window: HeadlessWindow
    let log = HandlerLog()

    init() { window = HeadlessWindow(.navigation(root: root)) }

    private func perform() throws -> ClientRoute<any AViewInput> {
        try log.perform(.performSegue(from: root, identifier: "segue"))
    }

    @Test(arguments: [ViewRouteKind.push, .presentModally, .presentAsSheet, .show, .addAsChild])
    func routeHasTheKindOfTheSegue(kind: ViewRouteKind) throws {
        root.addSegue("segue", kind) { AScreen() }
        let router = try perform()
        #expect(router.state == .routed)
        #expect(router.route.kind == (kind == .show ? .push : kind))
    }

    @Test func viewOfTheSegueIsPrepared() throws {
        let made = AScreen("made")
        root.addSegue("segue", .push) { made }
        let router = try perform()
        #expect(log.take() == .performed())
        #expect(router.destination === made)
        #expect(made.log == ["provider prepares 'a'"])
    }

    @Test func providerMakesNoView() throws {
        root.addSegue("segue", .push) { AScreen() }
        try AViewRouter.$behaviour.withValue(.returnsNil) {
            try #expect(perform().state == .routed)
        }
    }

    @Test func anotherPerformMakesAnotherView() throws {
        root.addSegue("segue", .push) { AScreen() }
        let router = try perform()
        let first = try #require(router.destination)
        router.removeRoute()
        router.performRoute()
        #expect(router.state == .routed)
        #expect(router.destination !== first)
    }

    @Test func missingSegueFails() throws {
        let router = try perform()
        #expect(log.take() == .failed("segue-not-performed"))
        #expect(
            router.error?.reason
                == #"RoutableView<any AViewInput> could not be shown in headless: HeadlessScreen "root" has no segue "segue""#
        )
    }

    @Test func segueWithoutAViewFails() throws {
        root.addSegue("segue", .push) { nil }
        let router = try perform()
        #expect(log.take() == .failed("segue-not-performed"))
        #expect(
            router.error?.reason
                == #"RoutableView<any AViewInput> could not be shown in headless: the segue "segue" made no view"#)
    }

    @Test func segueWithAnotherViewFails() throws {
        let before = window.snapshot
        root.addSegue("segue", .push) { HeadlessScreen("other") }
        let router = try perform()
        #expect(log.take() == .failed("segue-not-performed"))
        #expect(router.state == .unrouted)
        #expect(window.snapshot == before)
    }

    @Test func segueFailsIfTheSourceAlreadyPresentsAView() throws {
        root.addSegue("segue", .presentModally) { AScreen() }
        window.present(HeadlessScreen("above"))
        let router = try perform()
        #expect(log.take() == .failed("invalid-source"))
        #expect(
            router.error?.reason
                == #"RoutableView<any AViewInput> could not be shown in headless: it presents HeadlessScreen "above" already"#
        )
    }

    @Test func existingViewIsShownByTheSegue() throws {
        var made = 0
        root.addSegue("segue", .push) {
            made += 1
            return AScreen()
        }
        let screen = AScreen("mine")
        let router = try #require(
            Router.performWithClient(
                to: RoutableView<any AViewInput>(), path: .performSegue(from: root, identifier: "segue"), on: screen))
        #expect(router.state == .routed)
        #expect(window.topScreen === screen)
        #expect(made == 0)
    }
}
