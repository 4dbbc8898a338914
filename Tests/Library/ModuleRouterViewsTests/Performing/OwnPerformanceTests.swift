// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Cancelling a task cancels its own perform of a route. It does not cancel later performs by other code.
@MainActor
@Suite(.routes(unheard: .isExpected) { GuestRouter.self })
struct OwnPerformanceTests {
    let window = HeadlessWindow()

    @Test func cancellingTheTaskDoesNotCancelTheNextPerform() async throws {
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
        // The task does not run between these calls: when it is cancelled, it still waits for its own perform.
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
