// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Routes that are used inside the handlers of one call, inside observers and while another route waits.
@MainActor @Suite(.routes { AViewRouter.self })
struct ViewCallReentrancyTests {
    let window = HeadlessWindow()
    let log = HandlerLog()
    private let other = HandlerLog()

    private func router() throws -> ClientRoute<any AViewInput> {
        let router = try #require(
            Router.performWithClient(to: RoutableView<any AViewInput>(), path: .push(from: window.root)))
        router.removeRoute()
        return router
    }

    @Test func successHandlerMayRemoveTheRoute() throws {
        let router = try router()
        var calls: [String] = []
        router.performRoute(successHandler: { _ in
            calls.append("shown")
            router.removeRoute(successHandler: { calls.append("removed") })
        })
        #expect(calls == ["shown", "removed"])
        #expect(router.state == .removed)
    }

    @Test func removalHandlerMayPerformTheRouteAgain() throws {
        let router = try router()
        var calls: [String] = []
        router.performRoute()
        router.removeRoute(successHandler: {
            calls.append("removed")
            router.performRoute(successHandler: { _ in calls.append("shown") })
        })
        #expect(calls == ["removed", "shown"])
        #expect(router.state == .routed)
    }

    @Test func errorHandlerMayPerformTheRouteAgain() throws {
        let router = try router()
        var calls: [String] = []
        AViewRouter.$behaviour.withValue(.throwsError) {
            router.performRoute(errorHandler: { _, error in
                calls.append(error.code.description)
                AViewRouter.$behaviour.withValue(.succeeds) {
                    router.performRoute(successHandler: { _ in calls.append("shown") })
                }
            })
        }
        #expect(calls == ["destination-unavailable", "shown"])
        #expect(router.state == .routed)
    }

    @Test(arguments: [ViewRouteEvent.Phase.willPerform, .didPerform, .willRemove, .didRemove])
    func anObserverPerformsAnotherRoute(phase: ViewRouteEvent.Phase) throws {
        var isFirst = true
        RouteRegistry.current.addViewRouteObserver { event in
            guard event.phase == phase, isFirst else { return }
            isFirst = false
            _ = try? other.perform(.presentModally(from: window.root), title: "b")
        }
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        #expect(log.take() == .performed() + .removed())
        #expect(other.take() == .performed("b"))
        #expect(router.state == .removed)
        #expect(!window.transitions.isBusy)
    }

    @Test(arguments: [ViewRouteEvent.Phase.willPerform, .didPerform, .willRemove, .didRemove])
    func anObserverClosesTheWindow(phase: ViewRouteEvent.Phase) throws {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == phase { window.close() }
        }
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        let told = log.take()
        #expect(Set(told).count == told.count)
        #expect(router.state == (phase == .willPerform ? .unrouted : .removed))
        #expect(window.snapshot == #"window "main" (closed)"#)
        #expect(!window.transitions.isBusy)
    }

    @Test func handlerMayPerformAnotherRouteAtTheEndOfATransition() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        log.when("performer success 'a'") { _ = try? other.perform(.push(from: window.root), title: "b") }
        try log.perform(.push(from: window.root))
        window.clock.advance(by: .seconds(1))
        #expect(log.take() == .performed())
        #expect(other.take() == ["unrouted → routing", "prepare 'b'"])
        window.clock.advance(by: .seconds(1))
        #expect(window.stack.count == 3)
    }

    @Test func handlerOfUserRemovalMayPerformAnotherRoute() throws {
        let router = try log.perform(.push(from: window.root), handlesExternalRoutes: true)
        log.when("removal success") { _ = try? other.perform(.presentModally(from: window.root), title: "b") }
        _ = log.take()
        window.user.goBack()
        #expect(log.take() == .goneWithoutRouter + .removalSucceeded)
        #expect(other.take() == .performed("b"))
        #expect(router.state == .removed)
    }

    @Test func handlerOfUserRemovalMayPerformTheSameRoute() throws {
        let router = try log.perform(.push(from: window.root), handlesExternalRoutes: true)
        log.when("removal performer success") { router.performRoute() }
        window.user.goBack()
        #expect(router.state == .routed)
        #expect(window.topScreen === router.destination)
    }

    @Test func revealOfTheNextPresentationIgnoresThePreviousRemoval() throws {
        let router = try log.perform(.push(from: window.root))
        var revealing: ClientRoute<any AViewInput>?
        log.when("removal success") {
            router.performRoute()
            revealing = try? other.perform(.reveal(orElse: .push(from: window.root)))
        }
        router.removeRoute()
        #expect(router.state == .routed)
        #expect(revealing?.state == .routed)
        #expect(revealing?.destination === router.route.destination)
    }

    @Test func preparationMayShowAnotherView() throws {
        let router = try router()
        router.configuration.prepareDestination = { _ in
            _ = try? other.perform(.presentModally(from: window.root), title: "b")
        }
        router.performRoute()
        #expect(router.state == .routed)
        #expect(other.take() == .performed("b"))
        #expect((window.presented as? AScreen)?.title == "b")
        let screen = try #require(router.destination)
        #expect(window.contains(screen))
    }
}
