// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor
@Suite(
    .routes {
        HookedRouter.self; HookedPartRouter.self
    }, .logged)
struct ViewHookTests {
    let window = HeadlessWindow()
    let route = RoutableView<any HookedInput>()

    @Test func hooksAreCalledBetweenPreparationAndHandlersOfAPerform() {
        ViewLog.observe()
        Router.performWithClient(
            to: route, path: .push(from: window.root),
            configuring: { configuration, _ in
                configuration.prepareDestination = { _ in ViewLog.add("performer prepares") }
                configuration.stateNotifier = { ViewLog.add("\($0) → \($1)") }
                configuration.successHandler = { _ in ViewLog.add("success") }
                configuration.completionHandler = { _, _, _, _ in ViewLog.add("completion") }
                configuration.performerSuccessHandler = { _ in ViewLog.add("performer") }
            })
        #expect(
            ViewLog.take() == [
                "unrouted → routing",
                "performer prepares",
                "provider prepares",
                "observer: willPerform 'note' by push from 'root', router",
                "HookedRouter: willPerform 'note' by push from 'root', router",
                "routing → routed",
                "observer: didPerform 'note' by push from 'root', router",
                "HookedRouter: didPerform 'note' by push from 'root', router",
                "success",
                "completion",
                "performer",
            ])
    }

    @Test func hooksAreCalledBetweenPreparationAndHandlersOfARemoval() {
        let router = Router.performWithClient(
            to: route, path: .push(from: window.root),
            configuring: { configuration, _ in configuration.stateNotifier = { ViewLog.add("\($0) → \($1)") } },
            removing: { removal in
                removal.prepareDestination = { _ in ViewLog.add("performer prepares") }
                removal.successHandler = { ViewLog.add("success") }
                removal.completionHandler = { _, _, _ in ViewLog.add("completion") }
                removal.performerSuccessHandler = { ViewLog.add("performer") }
            })
        ViewLog.observe()
        _ = ViewLog.take()
        router?.removeRoute()
        #expect(
            ViewLog.take() == [
                "routed → removing",
                "performer prepares",
                "observer: willRemove 'note' by push from 'root', router",
                "HookedRouter: willRemove 'note' by push from 'root', router",
                "removing → removed",
                "observer: didRemove 'note' by push from 'root', router",
                "HookedRouter: didRemove 'note' by push from 'root', router",
                "success",
                "completion",
                "performer",
            ])
    }

    @Test func didHooksAreCalledAfterTheTransition() {
        let clock = ManualClock()
        let window = HeadlessWindow(transitions: .manual(.milliseconds(350)), clock: clock)
        let router = Router.perform(to: route, path: .push(from: window.root))
        _ = ViewLog.take()
        clock.advance(by: .milliseconds(350))
        #expect(
            ViewLog.take() == ["HookedRouter: didPerform 'note' by push from 'root', router"])
        router?.remove()
        #expect(
            ViewLog.take() == ["HookedRouter: willRemove 'note' by push from 'root', router"])
        clock.advance(by: .milliseconds(350))
        #expect(
            ViewLog.take() == ["HookedRouter: didRemove 'note' by push from 'root', router"])
    }

    @Test func eventHasDestinationSourceAndRoute() throws {
        var events: [ViewRouteEvent] = []
        // The registry keeps the observer, an event its route, and a route its registry.
        defer { events = [] }
        RouteRegistry.current.addViewRouteObserver { events.append($0) }
        let router = try #require(Router.perform(to: route, path: .push(from: window.root)))
        let screen = try #require(router.destination)
        router.remove()
        #expect(events.map(\.phase) == [.willPerform, .didPerform, .willRemove, .didRemove])
        #expect(events.allSatisfy { $0.destination === screen })
        #expect(events.allSatisfy { $0.source === window.root })
        #expect(events.allSatisfy { $0.route === router })
    }

    @Test func destinationOfAnEventIsTheViewInsteadOfItsContainer() throws {
        var events: [ViewRouteEvent] = []
        // The registry keeps the observer, an event its route, and a route its registry.
        defer { events = [] }
        RouteRegistry.current.addViewRouteObserver { events.append($0) }
        let router = try #require(
            Router.perform(to: route, path: .presentModally(from: window.root).inside(.navigation)))
        #expect(window.presented is HeadlessNavigation)
        router.remove()
        #expect(events.map(\.phase) == [.willPerform, .didPerform, .willRemove, .didRemove])
        #expect(events.allSatisfy { $0.destination is HookedScreen })
    }

    @Test func routeHasTheStateOfTheEventDuringAHook() {
        var states: [ViewRouteState] = []
        RouteRegistry.current.addViewRouteObserver { event in event.route.map { states.append($0.state) } }
        Router.perform(to: route, path: .push(from: window.root))?.remove()
        #expect(states == [.routing, .routed, .removing, .removed])
    }

    @Test func makingAViewCallsNoHook() {
        ViewLog.observe()
        _ = try? Router.destination(for: route)
        Router.perform(to: route, path: .makeDestination)
        #expect(ViewLog.take() == ["provider prepares", "provider prepares"])
    }

    @Test func preparingAnExistingViewCallsNoHook() {
        ViewLog.observe()
        Router.prepare(HookedScreen("mine"), for: route)
        #expect(ViewLog.take() == ["provider prepares"])
    }

    @Test func showingAnExistingViewCallsTheHooks() {
        Router.performWithClient(to: route, path: .push(from: window.root), on: HookedScreen("mine"))
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: willPerform 'mine' by push from 'root', router",
                "HookedRouter: didPerform 'mine' by push from 'root', router",
            ])
    }

    @Test func performAfterARemovalCallsTheHooksAgain() {
        let router = Router.perform(to: route, path: .push(from: window.root))
        router?.remove()
        _ = ViewLog.take()
        router?.perform()
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: willPerform 'note' by push from 'root', router",
                "HookedRouter: didPerform 'note' by push from 'root', router",
            ])
    }
}
