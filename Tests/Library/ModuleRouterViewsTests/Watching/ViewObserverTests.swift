// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor @Suite(.routes { HookedRouter.self }, .logged)
struct ViewObserverTests {
    let window = HeadlessWindow()
    let route = RoutableView<any HookedInput>()
    let willPerform = "willPerform 'note' by push from 'root', router"
    let didPerform = "didPerform 'note' by push from 'root', router"

    @Test func observersAreCalledInTheOrderOfRegistration() {
        ViewLog.observe(as: "first")
        ViewLog.observe(as: "second")
        Router.perform(to: route, path: .push(from: window.root))
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "first: \(willPerform)", "second: \(willPerform)", "HookedRouter: \(willPerform)",
                "first: \(didPerform)", "second: \(didPerform)", "HookedRouter: \(didPerform)",
            ])
    }

    @Test func observersOfTheParentRegistryAreCalledFirst() {
        ViewLog.observe(as: "parent")
        withRoutes { registry in
            ViewLog.observe(registry, as: "child")
        } operation: {
            _ = Router.perform(to: route, path: .push(from: window.root))
        }
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "parent: \(willPerform)", "child: \(willPerform)", "HookedRouter: \(willPerform)",
                "parent: \(didPerform)", "child: \(didPerform)", "HookedRouter: \(didPerform)",
            ])
    }

    @Test func observersOfAChildRegistryIgnoreRoutesOfTheParent() {
        let child = RouteRegistry(parent: .current)
        ViewLog.observe(child, as: "child")
        Router.perform(to: route, path: .makeDestination)
        Router.perform(to: route, path: .push(from: window.root))
        #expect(!ViewLog.take().contains { $0.hasPrefix("child") })
    }

    @Test func laterEventsAreReportedToTheRegistryOfTheRoute() {
        let router = withRoutes { registry in
            ViewLog.observe(registry, as: "child")
        } operation: {
            Router.perform(to: route, path: .push(from: window.root))
        }
        _ = ViewLog.take()
        // This runs outside of the child registry.
        window.user.goBack()
        #expect(
            ViewLog.take() == [
                "child: willRemove 'note' by push from 'root', user",
                "HookedRouter: willRemove 'note' by push from 'root', user",
                "child: didRemove 'note' by push from 'root', user",
                "HookedRouter: didRemove 'note' by push from 'root', user",
            ])
        #expect(router?.state == .removed)
    }

    @Test func observerMayRemoveTheReportedView() {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didPerform { event.route?.remove() }
        }
        var calls: [String] = []
        let router = Router.perform(
            to: route, path: .push(from: window.root),
            completion: onSuccess { calls.append("performed \($0.title)") })
        #expect(router?.state == .removed)
        #expect(window.stack.count == 1)
        // The view was shown, so its performer is called.
        #expect(calls == ["performed note"])
    }

    @Test func didPerformReachesAllObserversBeforeARemoval() {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didPerform { event.route?.remove() }
        }
        ViewLog.observe(as: "second")
        let router = Router.perform(
            to: route, path: .push(from: window.root),
            completion: onSuccess { _ in ViewLog.add("completion") })
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "second: \(willPerform)", "HookedRouter: \(willPerform)",
                "second: \(didPerform)", "HookedRouter: \(didPerform)",
                "completion",
                "second: willRemove 'note' by push from 'root', router",
                "HookedRouter: willRemove 'note' by push from 'root', router",
                "second: didRemove 'note' by push from 'root', router",
                "HookedRouter: didRemove 'note' by push from 'root', router",
            ])
        #expect(router?.state == .removed)
    }

    @Test func didCancelRemovalReachesAllObserversBeforeARemoval() throws {
        let window = HeadlessWindow()
        let router = try #require(Router.perform(to: route, path: .push(from: window.root)))
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didCancelRemoval { event.route?.remove() }
        }
        ViewLog.observe(as: "second")
        _ = ViewLog.take()
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        #expect(
            ViewLog.take().filter { $0.hasPrefix("second") } == [
                "second: willRemove 'note' by push from 'root', user",
                "second: didCancelRemoval 'note' by push from 'root', user",
                "second: willRemove 'note' by push from 'root', router",
                "second: didRemove 'note' by push from 'root', router",
            ])
        #expect(router.state == .removed)
    }

    @Test func observerMayShowAnotherView() {
        var events: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            events.append(event.line)
            guard event.phase == .willPerform, events.count == 1 else { return }
            Router.perform(to: route, path: .push(from: window.root)) { $0.title = "second" }
        }
        Router.perform(to: route, path: .push(from: window.root)) { $0.title = "first" }
        #expect(
            events == [
                "willPerform 'first' by push from 'root', router",
                "didPerform 'first' by push from 'root', router",
                "willPerform 'second' by push from 'root', router",
                "didPerform 'second' by push from 'root', router",
            ])
    }

    @Test func observerMayCloseTheWindowBeforeTheViewIsShown() {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .willPerform { window.close() }
        }
        var reasons: [String] = []
        Router.perform(
            to: route, path: .push(from: window.root), completion: onFailure { reasons.append($0.description) })
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: \(willPerform)",
                "HookedRouter: didFailToPerform 'note' by push from 'root', router",
            ])
        #expect(reasons.count == 1)
        #expect(window.violations == [])
    }
}
