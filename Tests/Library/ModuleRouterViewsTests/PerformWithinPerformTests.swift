// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// Routes that are performed, removed or cancelled while they are being performed.
@MainActor @Suite(.routes(unheard: .isExpected) { AViewRouter.self })
struct PerformWithinPerformTests {
    let window = HeadlessWindow()
    let route = RoutableView<any AViewInput>()

    private func router(_ path: ViewRoutePath) throws -> ClientRoute<any AViewInput> {
        let router = try #require(Router.performWithClient(to: route, path: path))
        router.removeRoute()
        return router
    }

    @Test func nestedPerformCallsTheSuccessHandlerOfEachCall() throws {
        let router = try router(.push(from: window.root))
        var told: [String] = []
        var isFirst = true
        router.configuration.stateNotifier = { [unowned router] _, state in
            guard state == .routed, isFirst else { return }
            isFirst = false
            router.removeRoute(successHandler: {
                router.performRoute(successHandler: { _ in told.append("second") })
            })
        }
        router.performRoute(successHandler: { _ in told.append("first") })
        #expect(told == ["second", "first"])
        #expect(router.state == .routed)
    }

    @Test func awaitedRouteReturnsAViewThatAnObserverRemoved() async throws {
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didPerform { event.route?.remove() }
        }
        let shown = try await Router.route(to: route, path: .push(from: window.root))
        #expect((shown as? AScreen)?.route?.state == .removed)
        (shown as? AScreen)?.route = nil
    }

    @Test func performAfterCancelledPreparationUsesItsOwnDestination() throws {
        let router = try router(.push(from: window.root))
        var isFirst = true
        router.configuration.prepareDestination = { [unowned router] destination in
            destination.title = isFirst ? "given up" : "shown"
            guard isFirst else { return }
            isFirst = false
            router.cancel()
            router.performRoute()
        }
        router.performRoute()
        #expect(router.state == .routed)
        #expect(router.destination?.title == "shown")
        let top = try #require(window.topScreen)
        #expect(router.destination.map(ObjectIdentifier.init) == ObjectIdentifier(top))
        #expect(Router.route(showing: top) === router.route)
    }

    @Test func untilRemovedReturnsNilIfTheViewIsNeverShown() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try #require(Router.perform(to: route, path: .push(from: window.root)))
        // A task of the main actor begins before this function goes on, unlike a child task.
        let end = Task { await router.untilRemoved() }
        await Task.yield()
        window.user.closeWindow()
        #expect(await end.value == nil)
        #expect(router.state == .unrouted)
    }

    @Test func untilRemovedWaitsForPresentationAndRemoval() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try #require(Router.perform(to: route, path: .push(from: window.root)))
        let end = Task { await router.untilRemoved() }
        await Task.yield()
        window.finishTransitions()
        window.user.goBack()
        window.finishTransitions()
        #expect(await end.value == .user)
    }

    @Test func revealedViewDoesNotKeepTheRevealingRoute() throws {
        Router.perform(to: route, path: .push(from: window.root))
        weak var revealing: ViewRoute?
        weak var revealed: ViewRoute?
        do {
            let router = Router.perform(to: route, path: .reveal(orElse: .push(from: window.root)))
            #expect(router?.kind == .reveal)
            revealing = router
            revealed = router
        }
        #expect(revealing == nil)
        #expect(revealed == nil)
        #expect(window.stack.count == 2)
    }

    @Test func cancellingTheTaskEndsItsWaitForAResult() async {
        let result = ViewRouteResult<Int>()
        let task = Task { try await result.value }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

@MainActor private protocol SecretInput: AnyObject {}

extension RoutableView where Protocol == any SecretInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SecretScreen: HeadlessScreen, SecretInput {}

private struct SecretRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any SecretInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SecretScreen? { SecretScreen() }
}

@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        AViewRouter.self; SecretRouter.self
    })
struct WithinInterceptorTests {
    let window = HeadlessWindow()

    @Test func taskStartedInAnInterceptorIsInterceptedAfterThatEnds() async throws {
        var later: Task<Bool, Never>?
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        RouteRegistry.current.addViewRouteInterceptor("guard") { [window] request in
            guard request.leads(to: RoutableView<any SecretInput>()) else { return .proceed }
            if later == nil {
                later = Task {
                    for await _ in gate { break }
                    let shown = try? await Router.route(
                        to: RoutableView<any SecretInput>(), path: .push(from: window.root))
                    return shown != nil
                }
            }
            throw Failing()
        }
        await #expect(throws: RouteError.self) {
            try await Router.route(to: RoutableView<any SecretInput>(), path: .push(from: window.root))
        }
        open.yield()
        #expect(await later?.value == false)
        #expect(window.stack.count == 1)
    }
}
