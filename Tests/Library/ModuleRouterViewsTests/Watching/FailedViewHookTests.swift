// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Hooks that were called before a transition are also called if it fails.
@MainActor @Suite(.routes(unheard: .isExpected) { HookedRouter.self }, .logged)
struct FailedViewHookTests {
    let route = RoutableView<any HookedInput>()

    @Test func hooksReceiveARefusalBetweenTheStateAndTheHandlers() {
        let window = HeadlessWindow()
        ViewLog.observe()
        Router.performWithClient(
            to: route, path: ViewRoutePath(.presentAsPopover, from: window.root),
            configuring: { configuration, _ in
                configuration.stateNotifier = { ViewLog.add("\($0) → \($1)") }
                configuration.errorHandler = { _, error in ViewLog.add("error: \(error.reason)") }
                configuration.completionHandler = { ok, _, _, _ in ViewLog.add("completion \(ok)") }
                configuration.performerErrorHandler = { _, _ in ViewLog.add("performer") }
            })
        #expect(
            ViewLog.take() == [
                "unrouted → routing",
                "provider prepares",
                "observer: willPerform 'note' by presentAsPopover from 'root', router",
                "HookedRouter: willPerform 'note' by presentAsPopover from 'root', router",
                "routing → unrouted",
                "observer: didFailToPerform 'note' by presentAsPopover from 'root', router",
                "HookedRouter: didFailToPerform 'note' by presentAsPopover from 'root', router",
                "error: RoutableView<any HookedInput> could not be shown in headless: a popover needs an anchor",
                "completion false",
                "performer",
            ])
    }

    @Test func observerOfAFailureMayPerformTheRouteAgain() throws {
        let window = HeadlessWindow()
        let router = try #require(
            Router.performWithClient(to: route, path: ViewRoutePath(.presentAsPopover, from: window.root)))
        RouteRegistry.current.addViewRouteObserver { [weak router, weak window] event in
            guard event.phase == .didFailToPerform, let window else { return }
            router?.configuration.options.anchor = window.root
            router?.performRoute()
        }
        router.performRoute(errorHandler: { _, _ in })
        #expect(router.state == .routed)
        #expect(router.destination === window.presented)
    }

    @Test func interruptedTransitionIsReportedAsAFailure() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        Router.perform(to: route, path: .push(from: window.root))
        _ = ViewLog.take()
        window.close()
        #expect(
            ViewLog.take() == [
                "HookedRouter: didFailToPerform 'note' by push from 'root', router"
            ])
    }

    @Test func interruptedScreenShownByHandIsReportedAsAFailure() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.push(HookedScreen("mine"))
        _ = ViewLog.take()
        window.close()
        #expect(
            ViewLog.take() == [
                "HookedRouter: didFailToPerform 'mine' by push from 'root', code, without a route"
            ])
    }

    @Test func failureBeforeTheTransitionCallsNoHook() {
        let window = HeadlessWindow(.plain)
        Router.perform(to: route, path: .push(from: window.root))
        Router.perform(to: route, path: .presentModally(from: window.root).inside(.wrapper { _ in HeadlessScreen() }))
        Router.perform(to: route, path: .presentModally(from: nil))
        Router.perform(to: route, path: .addAsSubview(from: window.root))
        // The second route made a screen and did not show it.
        #expect(ViewLog.take() == ["provider prepares"])
        #expect(
            window.snapshot == """
                window "main"
                  HeadlessScreen "root"
                """)
    }

    @Test func cancellingAWaitingRouteCallsNoHook() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.push(HeadlessScreen("first"))
        let router = Router.perform(to: route, path: .push(from: window.root))
        #expect(router?.cancel() == true)
        window.finishTransitions()
        #expect(ViewLog.take() == ["provider prepares"])
    }
}
