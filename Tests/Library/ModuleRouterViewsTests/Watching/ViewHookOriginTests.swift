// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Hooks receive the initiator of each presentation and removal, even without a router.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        HookedRouter.self; HookedPartRouter.self
    }, .logged)
struct ViewHookOriginTests {
    let window = HeadlessWindow()

    private func shown(by path: ViewRoutePath) -> ViewRoute? {
        let router = Router.perform(to: RoutableView<any HookedInput>(), path: path)
        _ = ViewLog.take()
        return router
    }

    @Test func goingBackIsARemovalByTheUser() {
        let route = shown(by: .push(from: window.root))
        window.user.goBack()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by push from 'root', user",
                "HookedRouter: didRemove 'note' by push from 'root', user",
            ])
        #expect(route?.state == .removed)
    }

    @Test func poppingByHandIsARemovalByCode() {
        let route = shown(by: .push(from: window.root))
        window.popToRoot()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by push from 'root', code",
                "HookedRouter: didRemove 'note' by push from 'root', code",
            ])
        #expect(route?.state == .removed)
    }

    @Test func closingTheWindowReportsOnlyDidRemove() {
        _ = shown(by: .presentModally(from: window.root))
        window.user.closeWindow()
        #expect(
            ViewLog.take() == [
                "HookedRouter: didRemove 'note' by presentModally from 'root', user"
            ])
    }

    @Test func cancelledSwipeIsACancelledRemoval() {
        let route = shown(by: .push(from: window.root))
        var states: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            states.append("\(event.phase) \(event.route?.state ?? .unrouted)")
        }
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by push from 'root', user",
                "HookedRouter: didCancelRemoval 'note' by push from 'root', user",
            ])
        #expect(states == ["willRemove removing", "didCancelRemoval routed"])
        #expect(route?.state == .routed)
    }

    @Test func repeatedSwipeIsReportedAgain() {
        _ = shown(by: .push(from: window.root))
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        window.user.beginSwipeBack()
        window.user.releaseSwipe()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by push from 'root', user",
                "HookedRouter: didCancelRemoval 'note' by push from 'root', user",
                "HookedRouter: willRemove 'note' by push from 'root', user",
                "HookedRouter: didRemove 'note' by push from 'root', user",
            ])
    }

    @Test func removalDuringUserSwipeCallsNoHook() {
        let route = shown(by: .presentModally(from: window.root))
        window.user.beginSwipeDown()
        route?.remove()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by presentModally from 'root', user"
            ])
    }

    // MARK: Without a route

    @Test func screenShownByHandIsReportedWithoutARoute() {
        ViewLog.observe()
        window.push(HookedScreen("mine"))
        #expect(
            ViewLog.take() == [
                "observer: willPerform 'mine' by push from 'root', code, without a route",
                "HookedRouter: willPerform 'mine' by push from 'root', code, without a route",
                "observer: didPerform 'mine' by push from 'root', code, without a route",
                "HookedRouter: didPerform 'mine' by push from 'root', code, without a route",
            ])
        window.user.goBack()
        #expect(
            ViewLog.take() == [
                "observer: willRemove 'mine' by push from 'root', user, without a route",
                "HookedRouter: willRemove 'mine' by push from 'root', user, without a route",
                "observer: didRemove 'mine' by push from 'root', user, without a route",
                "HookedRouter: didRemove 'mine' by push from 'root', user, without a route",
            ])
    }

    @Test func screenThatWasOnlyMadeIsReportedWithoutARoute() throws {
        let screen = try Router.destination(for: RoutableView<any HookedInput>())
        _ = ViewLog.take()
        window.present(screen)
        window.dismiss()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willPerform 'note' by presentModally from 'root', code, without a route",
                "HookedRouter: didPerform 'note' by presentModally from 'root', code, without a route",
                "HookedRouter: willRemove 'note' by presentModally from 'root', code, without a route",
                "HookedRouter: didRemove 'note' by presentModally from 'root', code, without a route",
            ])
    }

    @Test func cancelledSwipeOfAScreenShownByHandIsReportedWithoutARoute() {
        window.push(HookedScreen("mine"))
        _ = ViewLog.take()
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'mine' by push from 'root', user, without a route",
                "HookedRouter: didCancelRemoval 'mine' by push from 'root', user, without a route",
            ])
    }

    @Test func childAddedByHandIsReportedWithoutARoute() {
        window.addChild(HookedScreen("mine"), to: window.root)
        #expect(
            ViewLog.take() == [
                "HookedRouter: willPerform 'mine' by addAsChild from 'root', code, without a route",
                "HookedRouter: didPerform 'mine' by addAsChild from 'root', code, without a route",
            ])
    }

    @Test func subviewAddedByHandIsReportedWithARoute() {
        let part = HookedPart()
        window.addSubview(part, to: window.root)
        part.remove()
        #expect(
            ViewLog.take() == [
                "HookedPartRouter: willPerform HookedPart by addAsSubview from 'root', code",
                "HookedPartRouter: didPerform HookedPart by addAsSubview from 'root', code",
                "HookedPartRouter: willRemove HookedPart by addAsSubview from 'root', code",
                "HookedPartRouter: didRemove HookedPart by addAsSubview from 'root', code",
            ])
    }

    @Test func screenWithoutProviderIsReportedOnlyToObservers() {
        ViewLog.observe()
        window.push(HeadlessScreen("plain"))
        #expect(
            ViewLog.take() == [
                "observer: willPerform 'plain' by push from 'root', code, without a route",
                "observer: didPerform 'plain' by push from 'root', code, without a route",
            ])
    }
}
