// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A task that performs a route gives up what it has begun itself, and nothing that others have begun since.
@MainActor
@Suite(.routes(unheard: .isExpected) { GuestRouter.self })
struct OwnPerformanceTests {
    let window = HeadlessWindow()

    @Test func theEndOfATaskLeavesTheNextPerformAlone() async throws {
        let asked = [Signal(), Signal()], decides = [Signal(), Signal()]
        var calls = 0
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            let call = calls
            calls += 1
            asked[call].send()
            try await decides[call].wait()
            return .proceed
        }
        let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
        let router = Router.requested(RoutableView<any GuestInput>(), at: location)
            .route(path: .push(from: window.root))
        let task = Task { _ = try await router.performed() }
        try await asked[0].wait()
        // The task has no turn between these: it is still waiting for its own perform when it is cancelled.
        #expect(router.cancel())
        router.perform()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await asked[1].wait()
        #expect(router.state == .routing)
        let shown = Signal()
        RouteRegistry.current.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
        decides[1].send()
        if router.state == .routing { try await shown.wait() }
        #expect(router.state == .routed)
        #expect(window.stack.count == 2)
    }
}
