// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import RouteClient
import Testing

/// Routes that wait while their window closes.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        AViewRouter.self; LeafletRouter.self
    })
struct ClosedWindowTests {
    private let key = RoutableView<any AViewInput>()

    private enum Ending: CaseIterable { case closed, closedByUser, released }

    /// Ends the window while an interceptor, which never returns, decides on a route in it.
    private func code(_ ending: Ending, _ perform: (HeadlessWindow, @escaping (RouteError) -> Void) -> Void)
        async throws -> RouteError.Code?
    {
        let asked = Signal(), cancelled = Signal()
        RouteRegistry.current.addViewRouteInterceptor("never") { _ in
            asked.send()
            do { try await Signal().wait() } catch {
                cancelled.send()
                throw error
            }
            return .proceed
        }
        var code: RouteError.Code?
        var window: HeadlessWindow? = HeadlessWindow()
        if let window { perform(window) { code = $0.code } }
        try await asked.wait()
        switch ending {
        case .closed: window?.close()
        case .closedByUser: window?.user.closeWindow()
        case .released: break
        }
        drop(&window)
        // The outcome is known at once. The task of the interceptor ends after it.
        let outcome = code
        try await cancelled.wait()
        return outcome
    }

    @Test(arguments: Ending.allCases)
    private func interceptedRouteFailsAtOnce(ending: Ending) async throws {
        let code = try await code(ending) { window, fail in
            Router.perform(to: key, path: .push(from: window.root), completion: onFailure(fail))
        }
        #expect(code == .invalidSource)
    }

    @Test func interceptedLinkFailsAtOnce() async throws {
        let code = try await code(.closed) { window, fail in
            Router.perform(url: "app://leaflet/a", path: .push(from: window.root)) { result in
                if case .failure(let error) = result { fail(error) }
            }
        }
        #expect(code == .invalidSource)
    }

    @Test func interceptedRevealFailsAtOnce() async throws {
        let code = try await code(.closed) { window, fail in
            Router.perform(to: key, path: .reveal(orElse: .push(from: window.root)), completion: onFailure(fail))
        }
        #expect(code == .invalidSource)
    }

    @Test func routeInAnotherWindowContinues() async throws {
        let decides = Signal(), asked = Signal()
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            asked.send()
            try await decides.wait()
            return .proceed
        }
        let (first, second) = (HeadlessWindow(), HeadlessWindow())
        let task = Task { try await Router.route(to: key, path: .push(from: second.root)) as? AScreen }
        try await asked.wait()
        first.close()
        decides.send()
        #expect(try await task.value === second.topScreen)
    }
}
