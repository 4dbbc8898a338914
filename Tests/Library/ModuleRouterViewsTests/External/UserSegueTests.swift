// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import TestSupport

/// Segues that the user starts, and the part that performers have in segues of routes.
@MainActor @Suite(.routes(unheard: .isExpected) { PersonRouter.self }, .logged)
struct UserSegueTests {
    let source = PreparingScreen("source")
    let window: HeadlessWindow

    init() {
        source.addSegue("person", .push) { PersonScreen("person") }
        source.addSegue("about", .presentModally) { HeadlessScreen("about") }
        window = HeadlessWindow(.navigation(root: source))
    }

    private var person: PersonScreen {
        get throws { try #require(window.topScreen as? PersonScreen) }
    }

    @Test func aRoutableScreenIsPreparedByTheSourceAndTheProviderAndThenShown() throws {
        window.user.performSegue("person")
        #expect(
            ViewLog.take() == [
                "'source' prepares",
                "provider prepares 'Ada'",
                "PersonRouter: willPerform 'person' by push from 'source', user",
                "PersonRouter: didPerform 'person' by push from 'source', user",
            ])
        #expect(try person.name == "Ada")
        #expect(try person.delegate === source)
        #expect(source.prepared.count == 1)
        #expect(try source.prepared.first === person)
    }

    @Test func screenWithoutProviderIsShown() {
        window.user.performSegue("about")
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root PreparingScreen "source"
                  presented modally: HeadlessScreen "about"
                """)
        #expect(source.prepared.count == 0)
    }

    @Test func screenIsShownWithoutARouteIfTheProviderDeclines() throws {
        PersonRouter.$accepts.withValue(false) { window.user.performSegue("person") }
        #expect(try person.name == nil)
        #expect(Router.route(showing: try person) == nil)
        #expect(
            ViewLog.take() == [
                "PersonRouter: willPerform 'person' by push from 'source', user, without a route",
                "PersonRouter: didPerform 'person' by push from 'source', user, without a route",
            ])
    }

    @Test func withoutPerformerAnErrorIsReportedAndTheScreenIsShown() {
        let errors = reportedErrors()
        let window = HeadlessWindow()
        window.addSegue("person", .push, from: window.root) { PersonScreen("person") }
        window.user.performSegue("person")
        #expect(
            errors.all == [
                """
                prepareDestination false: PersonRouter cannot prepare a PersonScreen alone, and \
                HeadlessScreen is not a ViewRoutePerformer [invalid-performer]
                  help: conform the screen that shows it to ViewRoutePerformer
                """
            ])
        #expect(window.topScreen is PersonScreen)
    }

    @Test func routeEndsWhenTheUserGoesBack() throws {
        window.user.performSegue("person")
        let route = try #require(Router.route(showing: try person))
        #expect(route.state == .routed)
        #expect(route.kind == .push)
        window.user.goBack()
        #expect(route.state == .removed)
    }

    @Test func routeRemovesTheScreen() throws {
        window.user.performSegue("person")
        let route = try #require(Router.route(showing: try person))
        route.remove()
        #expect(route.state == .removed)
        #expect(window.topScreen === source)
    }

    @Test func interruptedSegueIsReportedAsAFailure() throws {
        let source = PreparingScreen("source")
        source.addSegue("person", .push) { PersonScreen("person") }
        let window = HeadlessWindow(.navigation(root: source), transitions: .manual(.seconds(1)))
        window.user.performSegue("person")
        _ = ViewLog.take()
        let route = try #require(source.routes.first)
        #expect(route.state == .routing)
        window.close()
        #expect(
            ViewLog.take() == [
                "PersonRouter: didFailToPerform 'person' by push from 'source', user"
            ])
        #expect(route.state == .unrouted)
    }

    // MARK: Segues of routes

    @Test func routedSegueAsksTheSourceAndThePerformerOnce() throws {
        let router = Router.perform(
            to: RoutableView<any PersonInput>(), path: .performSegue(from: source, identifier: "person"),
            preparation: { person in
                ViewLog.add("performer prepares '\(person.name ?? "")'")
            })
        #expect(
            ViewLog.take() == [
                "'source' prepares",
                "performer prepares 'Ada'",
                "provider prepares 'Ada'",
                "PersonRouter: willPerform 'person' by performSegue from 'source', router",
                "PersonRouter: didPerform 'person' by push from 'source', router",
            ])
        #expect(router?.state == .routed)
        #expect(source.routes.first === router)
        #expect(try person.delegate === source)
    }

    @Test func routedSegueToAnotherScreenFailsWithBothNames() {
        let errors = reportedErrors()
        Router.perform(
            to: RoutableView<any PersonInput>(), path: .performSegue(from: source, identifier: "about"))
        #expect(
            errors.all == [
                """
                performRoute false: HeadlessScreen is not what PersonRouter provides for \
                RoutableView<any PersonInput> [segue-not-performed]
                  help: let the segue lead to what the provider makes
                """
            ])
        #expect(window.topScreen === source)
    }

    @Test func routedSegueWithoutPerformerFails() {
        let errors = reportedErrors()
        let window = HeadlessWindow()
        window.addSegue("person", .push, from: window.root) { PersonScreen("person") }
        Router.perform(
            to: RoutableView<any PersonInput>(), path: .performSegue(from: window.root, identifier: "person"))
        #expect(
            errors.all == [
                """
                performRoute false: PersonRouter cannot prepare a PersonScreen alone, and \
                HeadlessScreen is not a ViewRoutePerformer [invalid-performer]
                  help: conform the screen that shows it to ViewRoutePerformer
                """
            ])
        #expect(window.topScreen === window.root)
    }
}
