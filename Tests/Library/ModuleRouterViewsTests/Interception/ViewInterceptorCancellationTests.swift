// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Interceptors whose route is cancelled or cannot continue.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        EditorRouter.self; GuestRouter.self
    }, .logged)
struct ViewInterceptorCancellationTests {
    let window = HeadlessWindow()
    let guest = RoutableView<any GuestInput>()

    /// An interceptor that waits for the test. It signals when it is asked and when its task is cancelled.
    private struct Slow {
        let asked = Signal(), decides = Signal(), cancelled = Signal()

        @MainActor init() {
            RouteRegistry.current.addViewRouteInterceptor("slow") { [asked, decides, cancelled] _ in
                asked.send()
                do {
                    try await decides.wait()
                } catch {
                    cancelled.send()
                    throw error
                }
                return .proceed
            }
        }
    }

    @Test func cancellingTheRouteCancelsTheTaskOfItsInterceptor() async throws {
        let slow = Slow()
        var errors: [String] = []
        let router = try #require(
            Router.perform(
                to: guest, path: .push(from: window.root), fileID: "App/Menu.swift", line: 7, column: 11,
                completion: onFailure { error in
                    errors.append("performRoute \(error)")
                }))
        try await slow.asked.wait()
        #expect(router.cancel())
        #expect(
            errors == [
                """
                performRoute RoutableView<any GuestInput> was cancelled before it was shown [cancelled]
                  requested at App/Menu.swift:7:11
                """
            ])
        #expect(router.state == .unrouted)
        try await slow.cancelled.wait()
        #expect(errors.count == 1)
        #expect(!router.cancel())
        #expect(window.stack.count == 1)
    }

    @Test func cancellingTheTaskOfAnAwaitedRouteCancelsTheInterceptor() async throws {
        let slow = Slow()
        let task = Task { _ = try await Router.route(to: guest, path: .push(from: window.root)) }
        try await slow.asked.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await slow.cancelled.wait()
        #expect(window.stack.count == 1)
    }

    @Test func cancellationByAnInterceptorIsThrownToAwaitingCode() async throws {
        RouteRegistry.current.addViewRouteInterceptor("login") { _ in
            // Like a login that the user closes.
            throw CancellationError()
        }
        await #expect(throws: CancellationError.self) {
            try await Router.route(to: guest, path: .push(from: window.root))
        }
        await #expect(throws: CancellationError.self) {
            try await Router.result(
                of: guest, path: .push(from: window.root), awaiting: { _ in ViewRouteResult<Int>() })
        }
        var codes: [String] = []
        let told = Signal()
        Router.perform(
            to: guest, path: .push(from: window.root),
            completion: onFailure { error in
                codes.append(error.code.description)
                told.send()
            })
        try await told.wait()
        #expect(codes == ["cancelled"])
        #expect(window.stack.count == 1)
    }

    @Test func cancelledTaskAsksNoInterceptor() async throws {
        RouteRegistry.current.addViewRouteInterceptor("asked", logging("asked"))
        let task = Task { @MainActor in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await Router.route(to: guest, path: .push(from: window.root))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ViewLog.take() == [])
    }

    @Test func decisionAfterCancellationIsIgnored() async throws {
        let (asked, decides, decided) = (Signal(), Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("deaf") { _ in
            asked.send()
            // The cancellation of the route does not reach this task.
            try await Task { try await decides.wait() }.value
            decided.send()
            return .proceed
        }
        let router = Router.perform(to: guest, path: .push(from: window.root))
        try await asked.wait()
        router?.cancel()
        decides.send()
        try await decided.wait()
        #expect(router?.state == .unrouted)
        #expect(window.stack.count == 1)
    }

    @Test func cancelledRouteIsReleasedEvenIfItsInterceptorNeverAnswers() async throws {
        let asked = Signal()
        var unanswered: CheckedContinuation<Void, Never>?
        RouteRegistry.current.addViewRouteInterceptor("deaf") { _ in
            asked.send()
            await withCheckedContinuation { unanswered = $0 }
            return .proceed
        }
        weak var route: ViewRoute?
        do {
            let router = try #require(Router.perform(to: guest, path: .push(from: window.root)))
            route = router
            try await asked.wait()
            #expect(router.cancel())
        }
        // The task of the test, too, may hold the router until its next turn.
        await Task.yield()
        #expect(route == nil)
        unanswered?.resume()
    }

    @Test func routeWithoutOwnerLivesWhileItsInterceptorDecides() async throws {
        let slow = Slow()
        let shown = Signal()
        RouteRegistry.current.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
        Router.perform(to: guest, path: .push(from: window.root))
        try await slow.asked.wait()
        slow.decides.send()
        try await shown.wait()
        #expect(window.topScreen is GuestScreen)
    }

    @Test func routePerformedAgainAfterCancellationIsDecidedAgain() async throws {
        var signals: [(asked: Signal, decides: Signal)] = [(Signal(), Signal()), (Signal(), Signal())]
        let all = signals
        RouteRegistry.current.addViewRouteInterceptor("deaf") { _ in
            let (asked, decides) = signals.removeFirst()
            asked.send()
            try await Task { try await decides.wait() }.value
            return .proceed
        }
        var ends: [String] = []
        let shown = Signal()
        let router = try #require(
            Router.performWithClient(
                to: guest, path: .push(from: window.root),
                configuring: { configuration, _ in
                    configuration.completionHandler = { ok, _, _, error in
                        ends.append("\(ok) \(error?.code.description ?? "")")
                        if ok { shown.send() }
                    }
                }))
        try await all[0].asked.wait()
        router.cancel()
        router.performRoute()
        try await all[1].asked.wait()
        // The first decision does not apply to the second perform.
        all[0].decides.send()
        #expect(router.state == .routing)
        all[1].decides.send()
        try await shown.wait()
        #expect(ends == ["false cancelled", "true "])
        #expect(window.stack.count == 2)
    }

    @Test func routeFailsIfItsSourceIsReleasedDuringInterception() async throws {
        let slow = Slow()
        let ended = Signal()
        var errors: [String] = []
        window.push(HeadlessScreen("source"))
        Router.perform(
            to: guest, path: .push(from: window.topScreen as? HeadlessScreen), fileID: "App/Menu.swift", line: 7,
            column: 11,
            completion: onFailure { error in
                errors.append("\(error)")
                ended.send()
            })
        try await slow.asked.wait()
        window.pop()
        slow.decides.send()
        try await ended.wait()
        #expect(
            errors == [
                """
                RoutableView<any GuestInput> cannot be shown by push: there is no source [invalid-source]
                  requested at App/Menu.swift:7:11
                  help: the source no longer exists, or was nil
                """
            ])
        #expect(window.stack.count == 1)
    }

    @Test func routeFailsIfItsSourceLeavesTheWindowDuringInterception() async throws {
        let slow = Slow()
        let ended = Signal()
        var errors: [String] = []
        let source = HeadlessScreen("source")
        window.push(source)
        Router.perform(
            to: guest, path: .push(from: source), fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { error in
                errors.append("\(error)")
                ended.send()
            })
        try await slow.asked.wait()
        window.pop()
        slow.decides.send()
        try await ended.wait()
        #expect(
            errors == [
                """
                RoutableView<any GuestInput> cannot be shown by push: its source, a HeadlessScreen, is in \
                no window [invalid-source]
                  requested at App/Menu.swift:7:11
                  help: show the source first; the viewRouteHost of a source of your own is the host of its window
                """
            ])
    }

    @Test func allowedRouteWaitsForABusyWindow() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let slow = Slow()
        let made = Signal()
        let router = Router.perform(to: guest, path: .push(from: window.root)) { _ in made.send() }
        try await slow.asked.wait()
        window.push(HeadlessScreen("first"))
        slow.decides.send()
        try await made.wait()
        #expect(router?.state == .routing)
        window.finishTransitions()
        #expect(router?.state == .routed)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    HeadlessScreen "first"
                    GuestScreen "guest"
                """)
    }

    @Test func unsuitableSourceIsRefusedBeforeInterception() {
        RouteRegistry.current.addViewRouteInterceptor("asked", logging("asked"))
        let window = HeadlessWindow(.plain)
        var codes: [String] = []
        Router.perform(
            to: guest, path: .push(from: window.root), completion: onFailure { codes.append($0.code.description) })
        #expect(codes == ["invalid-source"])
        #expect(ViewLog.take() == [])
    }
}
