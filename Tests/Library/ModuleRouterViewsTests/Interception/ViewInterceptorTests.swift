// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor private protocol TwofoldInput: AnyObject {}

extension RoutableView where Protocol == any TwofoldInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class TwofoldScreen: HeadlessScreen, GuestInput, TwofoldInput {}

@MainActor private final class Session { var isLoggedIn = false }

@MainActor
@Suite(
    .routes {
        EditorRouter.self; GuestRouter.self
    }, .logged)
struct ViewInterceptorTests {
    let window = HeadlessWindow()
    let editor = RoutableView<any EditorInput>()
    let guest = RoutableView<any GuestInput>()

    @Test func routeWithoutInterceptorsIsShownWithinTheCall() {
        let router = Router.perform(to: guest, path: .push(from: window.root))
        #expect(router?.state == .routed)
    }

    @Test func interceptedRouteIsShownAfterTheCall() async throws {
        let shown = Signal()
        let router = Router.perform(
            to: editor, path: .push(from: window.root), completion: onSuccess { _ in shown.send() })
        #expect(router?.state == .routing)
        #expect(ViewLog.take() == [])
        try await shown.wait()
        #expect(ViewLog.take() == ["provider's: RoutableView<any EditorInput> by push", "made"])
        #expect(router?.state == .routed)
    }

    @Test func registryInterceptorsAreAskedBeforeTheProvidersOwn() async throws {
        RouteRegistry.current.addViewRouteInterceptor("first", logging("first"))
        RouteRegistry.current.addViewRouteInterceptor("second", logging("second"))
        try await Router.route(to: editor, path: .presentModally(from: window.root))
        #expect(
            ViewLog.take() == [
                "first: RoutableView<any EditorInput> by presentModally",
                "second: RoutableView<any EditorInput> by presentModally",
                "provider's: RoutableView<any EditorInput> by presentModally",
                "made",
            ])
    }

    @Test func routeOfOneClosureDoesNotLeadToAnotherClosure() async throws {
        let registry = RouteRegistry()
        registry.register(view: RoutableView<any EditorInput>()) { _ in
            EditorScreen("editor")
        } as: {
            $0
        }
        registry.register(view: RoutableView<any GuestInput>()) { _ in
            GuestScreen("guest")
        } as: {
            $0
        }
        let isEditor = Collected<Bool>()
        registry.addViewRouteInterceptor("gate") { [editor] request in
            isEditor.append(request.leads(to: editor))
            return .proceed
        }
        try await registry.run {
            _ = try await Router.route(to: guest, path: .push(from: window.root))
            _ = try await Router.route(to: editor, path: .push(from: window.root))
        }
        #expect(isEditor.all == [false, true])
    }

    @Test func twoClosuresMayMakeViewsOfOneClass() {
        let registry = RouteRegistry()
        registry.register(view: RoutableView<any EditorInput>()) { _ in
            EditorScreen("one")
        } as: {
            $0
        }
        registry.register(view: RoutableView<any GuestInput>()) { _ in
            TwofoldScreen("other")
        } as: {
            $0
        }
        registry.register(view: RoutableView<any TwofoldInput>()) { _ in
            TwofoldScreen("third")
        } as: {
            $0
        }
        #expect(registry.viewEntries(ofClass: TwofoldScreen.self).count == 2)
    }

    @Test func interceptorsOfTheParentRegistryAreAskedFirst() async throws {
        RouteRegistry.current.addViewRouteInterceptor("parent's", logging("parent's"))
        try await withRoutes { registry in
            registry.addViewRouteInterceptor("child's", logging("child's"))
        } operation: {
            _ = try await Router.route(to: editor, path: .push(from: window.root))
        }
        #expect(
            ViewLog.take() == [
                "parent's: RoutableView<any EditorInput> by push",
                "child's: RoutableView<any EditorInput> by push",
                "provider's: RoutableView<any EditorInput> by push",
                "made",
            ])
    }

    @Test func requestHasKeyProviderPathAndLocation() async throws {
        var requests: [ViewRouteRequest] = []
        RouteRegistry.current.addViewRouteInterceptor("curious") { request in
            requests.append(request)
            return .proceed
        }
        try await Router.route(
            to: editor, path: .push(from: window.root), fileID: "App/Menu.swift", line: 7, column: 11)
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        #expect(request.key == editor.key)
        #expect(ObjectIdentifier(request.provider) == ObjectIdentifier(EditorRouter.self))
        #expect(request.path.kind == .push)
        #expect(request.path.source === window.root)
        #expect(request.location.description == "App/Menu.swift:7:11")
    }

    @Test func requestHasThePathThatTheProviderChooses() async throws {
        try await Router.route(to: editor, path: .defaultPath(from: window.root))
        #expect(ViewLog.take() == ["provider's: RoutableView<any EditorInput> by presentModally", "made"])
    }

    @Test func anErrorStopsTheRouteBeforeAnythingIsMade() async throws {
        RouteRegistry.current.addViewRouteInterceptor("first", logging("first"))
        RouteRegistry.current.addViewRouteInterceptor("guard") { _ in throw NotAllowed() }
        let stopped = Signal()
        var errors: [String] = []
        let router = Router.perform(
            to: editor, path: .push(from: window.root), fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { error in
                errors.append("performRoute: \(error)")
                stopped.send()
            })
        try await stopped.wait()
        #expect(
            errors == [
                """
                performRoute: the interceptor 'guard' stopped RoutableView<any EditorInput> [action-failed]
                  requested at App/Menu.swift:7:11
                  because of nobody is logged in
                """
            ])
        #expect(ViewLog.take() == ["first: RoutableView<any EditorInput> by push"])
        #expect(router?.state == .unrouted)
        #expect(router?.destination == nil)
        #expect(window.stack.count == 1)
    }

    @Test func stoppedRouteIsReportedToTheRegistryOnce() async throws {
        let reports = Collected<String>()
        let stopped = Signal()
        RouteRegistry.current.addErrorHandler { reports.append("\($0.operation) \($0.error.code) \($0.isDelivered)") }
        RouteRegistry.current.addViewRouteInterceptor("guard") { _ in throw NotAllowed() }
        Router.perform(
            to: editor, path: .push(from: window.root), completion: { _ in stopped.send() })
        try await stopped.wait()
        #expect(reports.all == ["performRoute action-failed true"])
    }

    @Test func aStoppedRouteMayBePerformedAgain() async throws {
        let session = Session()
        RouteRegistry.current.addViewRouteInterceptor("guard") { _ in
            guard session.isLoggedIn else { throw NotAllowed() }
            return .proceed
        }
        let (stopped, shown) = (Signal(), Signal())
        let router = try #require(
            Router.perform(to: editor, path: .push(from: window.root), completion: onFailure { _ in stopped.send() }))
        try await stopped.wait()
        session.isLoggedIn = true
        router.perform(completion: onSuccess { _ in shown.send() })
        try await shown.wait()
        #expect(router.state == .routed)
    }

    @Test func makingOrPreparingAViewAsksNoInterceptor() {
        RouteRegistry.current.addViewRouteInterceptor("guard") { _ in throw NotAllowed() }
        #expect((try? Router.destination(for: editor)) != nil)
        #expect(Router.perform(to: editor, path: .makeDestination)?.state == .routed)
        #expect(Router.prepare(EditorScreen("mine"), for: editor).state == .routed)
        #expect(ViewLog.take() == ["made", "made"])
    }

    @Test func showingAnExistingViewIsIntercepted() async throws {
        RouteRegistry.current.addViewRouteInterceptor("guard") { _ in throw NotAllowed() }
        let stopped = Signal()
        var codes: [String] = []
        let mine = EditorScreen("mine")
        Router.performWithClient(to: editor, path: .push(from: window.root), on: mine) { configuration, _ in
            configuration.errorHandler = { action, error in
                codes.append("\(action) \(error.code)")
                stopped.send()
            }
        }
        try await stopped.wait()
        #expect(codes == ["performOnDestination action-failed"])
        #expect(!window.contains(mine))
    }

    @Test func decisionsOnTwoRoutesAreIndependent() async throws {
        let (first, second) = (Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("slow") { request in
            try await (request.path.kind == .push ? first : second).wait()
            return .proceed
        }
        let (firstShown, secondShown) = (Signal(), Signal())
        let one = Router.perform(
            to: guest, path: .push(from: window.root), completion: onSuccess { _ in firstShown.send() })
        let two = Router.perform(
            to: guest, path: .addAsChild(from: window.root), completion: onSuccess { _ in secondShown.send() })
        second.send()
        try await secondShown.wait()
        #expect([one?.state, two?.state] == [.routing, .routed])
        first.send()
        try await firstShown.wait()
        #expect([one?.state, two?.state] == [.routed, .routed])
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                      child GuestScreen "guest"
                    GuestScreen "guest"
                """)
    }

    @Test func secondPerformDuringInterceptionFailsOnlyItself() async throws {
        let (decide, shown) = (Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("slow") { _ in
            try await decide.wait()
            return .proceed
        }
        let router = try #require(
            Router.perform(to: guest, path: .push(from: window.root), completion: onSuccess { _ in shown.send() }))
        var codes: [String] = []
        router.perform(completion: onFailure { codes.append($0.code.description) })
        #expect(codes == ["already-active"])
        decide.send()
        try await shown.wait()
        #expect(router.state == .routed)
        #expect(window.stack.count == 2)
    }

    // MARK: In a row

    @Test func routesAreShownInTheOrderOfTheDecisions() async throws {
        let (editorMayGoOn, guestIsShown, editorIsShown) = (Signal(), Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("slow") { request in
            if request.leads(to: RoutableView<any EditorInput>()) { try await editorMayGoOn.wait() }
            return .proceed
        }
        Router.perform(to: editor, path: .push(from: window.root), completion: onSuccess { _ in editorIsShown.send() })
        Router.perform(to: guest, path: .push(from: window.root), completion: onSuccess { _ in guestIsShown.send() })
        try await guestIsShown.wait()
        editorMayGoOn.send()
        try await editorIsShown.wait()
        #expect(window.stack.dropFirst().map { "\(type(of: $0))" } == ["GuestScreen", "EditorScreen"])
    }

    @Test func routesThatAreAwaitedInSequenceAreShownInSequence() async throws {
        RouteRegistry.current.addViewRouteInterceptor("slow") { request in
            if request.leads(to: RoutableView<any EditorInput>()) {
                for _ in 0..<10 { await Task.yield() }
            }
            return .proceed
        }
        try await Router.route(to: editor, path: .push(from: window.root))
        try await Router.route(to: guest, path: .push(from: window.root))
        #expect(window.stack.dropFirst().map { "\(type(of: $0))" } == ["EditorScreen", "GuestScreen"])
    }
}
