// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// An interceptor that guards all routes, as in the documentation.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        EditorRouter.self; GuestRouter.self; SignInRouter.self
    }, .logged)
struct SharedSignInTests {
    @MainActor private final class Session {
        private var user: String?
        private var login: Task<Void, any Error>?

        func logIn(from source: (any ViewRouteSource)?) async throws {
            guard user == nil else { return }
            if login == nil {
                login = Task {
                    defer { login = nil }
                    user = try await Router.result(
                        of: RoutableView<any SignInInput>(), path: .presentModally(from: source),
                        awaiting: { $0.user })
                }
            }
            try await login?.value
        }
    }

    let window = HeadlessWindow()

    init() {
        let session = Session()
        RouteRegistry.current.addViewRouteInterceptor("sign in first") { request in
            guard !request.leads(to: RoutableView<any SignInInput>()),
                !request.leads(to: RoutableView<any GuestInput>())
            else { return .proceed }
            try await session.logIn(from: request.path.source)
            return .proceed
        }
    }

    /// Performs two routes at once and waits for the sign-in screen.
    private func begin() async throws -> (tasks: [Task<Void, any Error>], signIn: SignInScreen) {
        let tasks = (0..<2).map { _ in
            Task { _ = try await Router.route(to: RoutableView<any EditorInput>(), path: .push(from: window.root)) }
        }
        for _ in 0..<100 where !(window.presented is SignInScreen) { await Task.yield() }
        return (tasks, try #require(window.presented as? SignInScreen))
    }

    @Test func simultaneousRoutesShareOneSignInScreen() async throws {
        let (tasks, signIn) = try await begin()
        signIn.user.finish("ada")
        for task in tasks { try await task.value }
        #expect(window.presented == nil)
        #expect(window.stack.dropFirst().map { ($0 as? HeadlessScreen)?.title } == ["editor", "editor"])
    }

    @Test func removingTheSignInScreenCancelsBothRoutes() async throws {
        let (tasks, signIn) = try await begin()
        try await #require(Router.route(showing: signIn)).removeAndWait()
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(window.stack.count == 1)
    }

    @Test func routesFromTheSignInScreenAreAllowed() async throws {
        let (tasks, signIn) = try await begin()
        let help = try await Router.route(to: RoutableView<any GuestInput>(), path: .presentModally(from: signIn))
        try await #require(Router.route(showing: help)).removeAndWait()
        signIn.user.finish("ada")
        for task in tasks { try await task.value }
        #expect(window.stack.count == 3)
    }
}
