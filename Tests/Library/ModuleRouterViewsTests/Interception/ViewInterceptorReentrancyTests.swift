// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol SelfishInput: AnyObject {}
extension RoutableView where Protocol == any SelfishInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private final class SelfishScreen: HeadlessScreen, SelfishInput {}

/// A provider whose interceptor shows the same view once more before it allows the first request.
private struct SelfishRouter: InterceptingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any SelfishInput>()) { $0 } }
    static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
        ViewLog.add("asked by \(request.path.kind)")
        // Prevents endless recursion.
        guard request.path.kind == .push else { return .proceed }
        try await Router.route(to: RoutableView<any SelfishInput>(), path: .addAsChild(from: request.path.source))
        return .proceed
    }
    func makeDestination(with configuration: RouteConfiguration) -> SelfishScreen? { SelfishScreen("self") }
}

/// Routes that an interceptor performs before it decides.
@MainActor
@Suite(
    .routes {
        EditorRouter.self; GuestRouter.self; SignInRouter.self; SelfishRouter.self
    }, .logged)
struct ViewInterceptorReentrancyTests {
    let window = HeadlessWindow()
    let editor = RoutableView<any EditorInput>()

    /// Adds an interceptor that requires a sign-in before every route.
    private func signInFirst(shown: Signal) {
        var user: String?
        RouteRegistry.current.addViewRouteInterceptor("sign in") { request in
            ViewLog.add("sign in: \(request.key)")
            if user == nil {
                user = try await Router.result(
                    of: RoutableView<any SignInInput>(), path: .presentModally(from: request.path.source)
                ) { screen in
                    shown.send()
                    return screen.user
                }
            }
            ViewLog.add("signed in: \(user ?? "nobody")")
            return .proceed
        }
    }

    @Test func requestedViewIsShownAfterSignIn() async throws {
        let signInIsShown = Signal()
        signInFirst(shown: signInIsShown)
        let editorIsShown = Signal()
        Router.perform(to: editor, path: .push(from: window.root), completion: onSuccess { _ in editorIsShown.send() })
        try await signInIsShown.wait()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented modally: SignInScreen "sign in"
                """)
        let screen = try #require(window.presented as? SignInScreen)
        screen.user.finish("Ada")
        try await editorIsShown.wait()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    EditorScreen "editor"
                """)
        // The interceptor was not asked about its own screen.
        #expect(
            ViewLog.take() == [
                "sign in: RoutableView<any EditorInput>", "signed in: Ada",
                "provider's: RoutableView<any EditorInput> by push", "made",
            ])
    }

    @Test func closingTheSignInScreenCancelsTheRoute() async throws {
        let signInIsShown = Signal()
        signInFirst(shown: signInIsShown)
        let ended = Signal()
        var errors: [String] = []
        Router.perform(
            to: editor, path: .push(from: window.root), fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { error in
                errors.append("\(error)")
                ended.send()
            })
        try await signInIsShown.wait()
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        try await ended.wait()
        #expect(
            errors == [
                """
                RoutableView<any EditorInput> was cancelled before it was shown [cancelled]
                  requested at App/Menu.swift:7:11
                """
            ])
        #expect(window.stack.count == 1)
    }

    @Test func otherInterceptorsAreAskedAboutRoutesOfAnInterceptor() async throws {
        RouteRegistry.current.addViewRouteInterceptor("other", logging("other"))
        RouteRegistry.current.addViewRouteInterceptor("asks a guest") { request in
            ViewLog.add("asks a guest: \(request.key)")
            try await Router.route(to: RoutableView<any GuestInput>(), path: .addAsChild(from: request.path.source))
            return .proceed
        }
        try await Router.route(to: editor, path: .push(from: window.root))
        #expect(
            ViewLog.take() == [
                "other: RoutableView<any EditorInput> by push",
                "asks a guest: RoutableView<any EditorInput>",
                "other: RoutableView<any GuestInput> by addAsChild",
                "provider's: RoutableView<any EditorInput> by push",
                "made",
            ])
    }

    @Test func interceptorsAreAskedAboutEachRequestForTheSameKey() async throws {
        RouteRegistry.current.addViewRouteInterceptor("registry's", logging("registry's"))
        try await Router.route(to: editor, path: .push(from: window.root))
        try await Router.route(to: editor, path: .addAsChild(from: window.root))
        #expect(
            ViewLog.take() == [
                "registry's: RoutableView<any EditorInput> by push",
                "provider's: RoutableView<any EditorInput> by push",
                "made",
                "registry's: RoutableView<any EditorInput> by addAsChild",
                "provider's: RoutableView<any EditorInput> by addAsChild",
                "made",
            ])
    }

    @Test func routeFromASuccessHandlerIsIntercepted() async throws {
        RouteRegistry.current.addViewRouteInterceptor("registry's", logging("registry's"))
        let shown = Signal()
        Router.perform(
            to: editor, path: .push(from: window.root),
            completion: onSuccess { _ in
                Router.perform(
                    to: RoutableView<any GuestInput>(), path: .addAsChild(from: window.root),
                    completion: onSuccess { _ in shown.send() })
            })
        try await shown.wait()
        #expect(
            ViewLog.take() == [
                "registry's: RoutableView<any EditorInput> by push",
                "provider's: RoutableView<any EditorInput> by push",
                "made",
                "registry's: RoutableView<any GuestInput> by addAsChild",
            ])
    }

    @Test func otherRouteThatBeginsInTheInterceptorsTaskIsIntercepted() async throws {
        let host = FakeHost()
        let (othersWait, done) = (Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("busy") { request in
            ViewLog.add("busy: \(request.key)")
            guard request.provider == EditorRouter.self else { return .proceed }
            host.show = { _ in }
            Router.perform(to: RoutableView<any GuestInput>(), path: .push(from: host.source))
            host.show = { $0.report(.performed) }
            try await othersWait.wait()
            // The guest's route ends here, and the waiting route begins.
            host.asked.last?.report(.performed)
            return .proceed
        }
        Router.perform(to: editor, path: .push(from: host.source))
        // Waits for the guest that the interceptor shows.
        Router.performWithClient(
            to: RoutableView<any SignInInput>(), path: .push(from: host.source),
            configuring: { configuration, _ in
                configuration.prepareDestination = { _ in
                    ViewLog.add("sign in is made")
                    othersWait.send()
                }
                configuration.successHandler = { _ in
                    Router.perform(
                        to: RoutableView<any GuestInput>(), path: .push(from: host.source),
                        completion: onSuccess { _ in done.send() })
                }
            })
        try await done.wait()
        #expect(
            ViewLog.take().filter { $0.hasPrefix("busy") } == [
                "busy: RoutableView<any EditorInput>", "busy: RoutableView<any SignInInput>",
                "busy: RoutableView<any GuestInput>",
            ])
    }

    @Test func interceptorOfAProviderIsNotAskedAboutItsOwnRoutes() async throws {
        try await Router.route(to: RoutableView<any SelfishInput>(), path: .push(from: window.root))
        #expect(ViewLog.take() == ["asked by push"])
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                      child SelfishScreen "self"
                    SelfishScreen "self"
                """)
    }
}
