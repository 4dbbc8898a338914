// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

/// The complete texts of errors that result from the state of a route or from its host.
@MainActor @Suite(.routes(unheard: .isExpected) { AViewRouter.self })
struct ViewRefusalTextTests {
    let window = HeadlessWindow()

    private func perform(_ path: ViewRoutePath) throws -> ViewRoute {
        try #require(
            Router.perform(
                to: RoutableView<any AViewInput>(), path: path, fileID: "App/main.swift", line: 3, column: 5))
    }

    private func error(_ path: ViewRoutePath) throws -> String? { try perform(path).error?.description }

    @Test func wrapperThatHoldsAnotherView() throws {
        try #expect(
            error(.presentModally(from: window.root).inside(.wrapper { _ in HeadlessScreen("other") })) == """
                RoutableView<any AViewInput> could not be shown in headless: the wrapper, a \
                HeadlessScreen, does not contain it [invalid-container]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func pushedContainer() throws {
        try #expect(
            error(.push(from: window.root).inside(.navigation)) == """
                RoutableView<any AViewInput> could not be shown in headless: a container cannot be \
                pushed [invalid-container]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func containerThatTheHostDoesNotMake() throws {
        let host = PlainHost()
        try #expect(
            error(.push(from: host).inside(.navigation)) == """
                RoutableView<any AViewInput> could not be shown in plain: plain has no navigation \
                container [invalid-container]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func errorThatAHostThrows() throws {
        let host = PlainHost()
        try #expect(
            error(.push(from: host)) == """
                RoutableView<any AViewInput> could not be shown in plain [action-failed]
                  requested at App/main.swift:3:5
                  because of the provider was told to fail
                """)
    }

    @Test func sourceThatPresentsAlready() throws {
        window.present(HeadlessScreen("above"))
        try #expect(
            error(.presentModally(from: window.root)) == """
                RoutableView<any AViewInput> could not be shown in headless: it presents \
                HeadlessScreen "above" already [invalid-source]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func segueThatMakesAnotherView() throws {
        let root = HeadlessScreen("root")
        root.addSegue("segue", .push) { HeadlessScreen("other") }
        let window = HeadlessWindow(.navigation(root: root))
        try #expect(
            error(.performSegue(from: window.root, identifier: "segue")) == """
                HeadlessScreen is not what AViewRouter provides for RoutableView<any AViewInput> [segue-not-performed]
                  requested at App/main.swift:3:5
                  help: let the segue lead to what the provider makes
                """)
    }

    @Test func routeThatIsBeingPerformed() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try perform(.push(from: window.root))
        router.perform()
        #expect(
            router.error?.description == """
                RoutableView<any AViewInput> cannot be performed now: it is being performed already [already-active]
                  requested at App/main.swift:3:5
                """)
        router.remove()
        window.finishTransitions()
        router.remove()
        #expect(
            router.error?.description == """
                RoutableView<any AViewInput> cannot be removed: the route has been removed [action-failed]
                  requested at App/main.swift:3:5
                """)
    }

    @Test func routeThatDoesNotWait() throws {
        window.transitions.begin()
        var path = ViewRoutePath.push(from: window.root)
        path.options.failsWhenBusy = true
        try #expect(
            error(path) == """
                RoutableView<any AViewInput> could not be shown in headless: another transition is running [already-active]
                  requested at App/main.swift:3:5
                """)
        window.transitions.end()
    }

    @Test func sourceThatHasLeftTheWindow() throws {
        window.transitions.begin()
        let router = try perform(.push(from: window.root))
        window.close()
        window.transitions.end()
        #expect(
            router.error?.description == """
                RoutableView<any AViewInput> could not be shown: its source has left the window or no longer exists [invalid-source]
                  requested at App/main.swift:3:5
                """)
    }
}

/// A host that is its own source and shows no views.
@MainActor private final class PlainHost: ViewRouteHost, ViewRouteSource {
    let name = "plain"
    let transitions = ViewTransitionQueue()
    var viewRouteHost: (any ViewRouteHost)? { self }

    func supports(_ kind: ViewRouteKind) -> Bool { true }

    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? { nil }

    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation {
        throw Failing()
    }

    func makeNavigationContainer(around view: AnyObject) -> AnyObject? { nil }

    func container(_ container: AnyObject, holds view: AnyObject) -> Bool { false }
}
