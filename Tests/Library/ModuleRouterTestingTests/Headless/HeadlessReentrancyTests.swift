// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Handlers and hooks that change the window from which they were called.
@MainActor
@Suite(
    .routes {
        LoginRouter.self
        EditorRouter.self
    })
struct HeadlessReentrancyTests {
    let window = HeadlessWindow()

    private func onEvent(_ phase: ViewRouteEvent.Phase, _ body: @escaping () -> Void) {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == phase { body() }
        }
    }

    private func login(_ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: RoutableView<any LoginViewInput>(), path: path, completion: onFailure { _ in }))
    }

    @Test func successHandlerMayPerformAnotherRoute() {
        let window = window
        Router.perform(
            to: RoutableView<any LoginViewInput>(), path: .push(from: window.root),
            completion: onSuccess { _ in
                Router.perform(to: RoutableView<any EditorViewInput>(), path: .presentModally(from: window.root))
            })
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    LoginScreen
                  presented modally: EditorScreen
                """)
    }

    @Test(arguments: [ViewRouteEvent.Phase.willPerform, .didPerform])
    func aHookClosesTheWindow(phase: ViewRouteEvent.Phase) throws {
        onEvent(phase) { [window] in window.close() }
        let router = try login(.push(from: window.root))
        #expect(router.state == (phase == .willPerform ? .unrouted : .removed))
        #expect(window.snapshot == "window \"main\" (closed)")
        #expect(!window.transitions.isBusy)
    }

    @Test func aHookClosesTheWindowWhileTheUserGoesBack() throws {
        onEvent(.willRemove) { [window] in window.close() }
        let router = try login(.push(from: window.root))
        window.user.goBack()
        #expect(router.state == .removed)
        #expect(!window.transitions.isBusy && !window.isMoving)
    }

    @Test func hookMayCloseTheWindowDuringAPushByHand() {
        onEvent(.willPerform) { [window] in window.close() }
        window.push(PlainScreen())
        #expect(window.snapshot == "window \"main\" (closed)")
        #expect(!window.transitions.isBusy && !window.isMoving)
    }

    @Test func hookMayPerformARouteWhileTheUserGoesBack() throws {
        var second: ViewRoute?
        onEvent(.willRemove) { [window] in
            second = Router.perform(to: RoutableView<any EditorViewInput>(), path: .push(from: window.root))
        }
        let first = try login(.push(from: window.root))
        window.user.goBack()
        #expect(first.state == .removed)
        #expect(second?.state == .routed)
        #expect(window.stack.count == 2)
    }

    @Test func hookThatPopsAMovingScreenIsAViolation() throws {
        let window = HeadlessWindow(violations: .collects)
        onEvent(.willRemove) { window.pop() }
        let router = try login(.push(from: window.root))
        window.user.goBack()
        #expect(router.state == .removed)
        #expect(window.violations.map(\.message) == ["LoginScreen is removed while another transition runs"])
    }

    @Test func hookMayReplaceTheDetailDuringItsReplacement() throws {
        let window = HeadlessWindow(.split, violations: .collects)
        let first = try login(.showDetail(from: window.root))
        var isFirst = true
        onEvent(.willRemove) {
            guard isFirst else { return }
            isFirst = false
            window.show(PlainScreen(), by: .showDetail, from: window.root)
        }
        let second = try login(.showDetail(from: window.root))
        #expect(first.state == .removed)
        #expect(second.state == .unrouted)
        #expect(window.topScreen is PlainScreen)
    }

    @Test func hookMayRemoveTheRouteDuringARemovalByTheUser() throws {
        let router = try login(.presentModally(from: window.root))
        onEvent(.willRemove) { [weak router] in router?.remove(completion: onFailure { _ in }) }
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(router.state == .removed)
        #expect(window.presented == nil)
    }
}
