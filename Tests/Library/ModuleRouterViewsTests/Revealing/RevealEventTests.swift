// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The observers and interceptors of a reveal, and views that are removed before they are revealed.
@MainActor
@Suite(
    .routes {
        InboxRouter.self; HookedRouter.self
    }, .logged)
struct RevealEventTests {
    let window = HeadlessWindow()
    let inbox = RoutableView<any InboxInput>()

    @Test func revealReportsOnlyTheRemovalOfCoveringViews() throws {
        let note = RoutableView<any HookedInput>()
        Router.perform(to: note, path: .push(from: window.root)) { $0.title = "lower" }
        Router.perform(to: note, path: .push(from: window.root)) { $0.title = "upper" }
        Router.perform(to: inbox, path: .push(from: window.root))
        window.user.goBack()
        ViewLog.observe()
        _ = ViewLog.take()
        Router.perform(to: note, path: .reveal(orElse: .push(from: window.root)))
        #expect(ViewLog.take() == ["provider prepares"])
        Router.perform(to: inbox, path: .push(from: window.root))
        _ = ViewLog.take()
        Router.perform(to: note, path: .reveal(orElse: .push(from: window.root)))
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "observer: willRemove 'inbox' by push from 'root', code",
                "observer: didRemove 'inbox' by push from 'root', code",
            ])
    }

    @Test func removalOfARevealedViewIsReportedOnce() throws {
        Router.perform(to: inbox, path: .push(from: window.root))
        window.push(HeadlessScreen("mail"))
        let revealing = Router.perform(to: inbox, path: .reveal(orElse: .push(from: window.root)))
        ViewLog.observe()
        revealing?.remove()
        #expect(
            ViewLog.take() == [
                "observer: willRemove 'inbox' by push from 'root', router",
                "observer: didRemove 'inbox' by push from 'root', router",
            ])
    }

    @Test func interceptorsAreAskedAboutAReveal() async throws {
        Router.perform(to: inbox, path: .push(from: window.root))
        window.push(HeadlessScreen("mail"))
        RouteRegistry.current.addViewRouteInterceptor("interceptor", logging("interceptor"))
        try await Router.route(to: inbox, path: .reveal(orElse: .push(from: window.root)))
        #expect(ViewLog.take() == ["interceptor: RoutableView<any InboxInput> by reveal"])
        #expect(window.stack.count == 2)
    }

    @Test func viewRemovedDuringInterceptionIsShownByTheOtherPath() async throws {
        Router.perform(to: inbox, path: .push(from: window.root))
        RouteRegistry.current.addViewRouteInterceptor("pops") { _ in
            window.popToRoot()
            return .proceed
        }
        try await Router.route(to: inbox, path: .reveal(orElse: .presentModally(from: window.root)))
        #expect(window.presented is InboxScreen)
    }

    @Test func viewRemovedDuringTheWaitIsShownByTheOtherPath() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(to: inbox, path: .push(from: window.root, animated: false))
        window.pop()
        let router = Router.perform(to: inbox, path: .reveal(orElse: .push(from: window.root)))
        window.finishTransitions()
        #expect(router?.state == .routed)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "inbox"
                """)
    }

    @Test func viewRemovedWithAnotherViewIsShownByTheOtherPath() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let lower = Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: window.root, animated: false))
        Router.perform(to: inbox, path: .push(from: window.root, animated: false))
        window.push(HeadlessScreen("mail"))
        lower?.remove()
        let router = Router.perform(to: inbox, path: .reveal(orElse: .presentModally(from: window.root)))
        window.finishTransitions()
        #expect(router?.state == .routed)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented modally: InboxScreen "inbox"
                """)
        #expect(window.violations == [])
    }
}
