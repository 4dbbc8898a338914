// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals by code that uses no router.
enum CodeByHand: Sendable, CaseIterable {
    case pops, popsToRoot, dismisses, removesChild, removesTab, closesWindow

    @MainActor func makeWindow() -> HeadlessWindow {
        HeadlessWindow(self == .removesTab ? .tabs(HeadlessScreen("root")) : .navigation)
    }

    @MainActor func path(in window: HeadlessWindow) -> ViewRoutePath {
        switch self {
        case .pops, .popsToRoot, .closesWindow: .push(from: window.root)
        case .dismisses: .presentModally(from: window.root)
        case .removesChild: .addAsChild(from: window.root)
        case .removesTab: .tab(from: window.root)
        }
    }

    @MainActor func run(on view: AnyObject, in window: HeadlessWindow) {
        switch self {
        case .pops: window.pop()
        case .popsToRoot: window.popToRoot()
        case .dismisses: window.dismiss()
        case .removesChild, .removesTab: window.remove(view)
        case .closesWindow: window.close()
        }
    }

    var states: [String] { self == .closesWindow ? ["routed → removed"] : .goneWithoutRouter }
}

/// Routes whose views are removed by code that uses no router.
@MainActor @Suite(.routes { AViewRouter.self })
struct RemovedByCodeTests {
    let log = HandlerLog()

    @Test(arguments: CodeByHand.allCases, [true, false])
    func handlersAreCalledIfTheyHandleExternalRoutes(code: CodeByHand, handles: Bool) throws {
        let window = code.makeWindow()
        let router = try log.perform(code.path(in: window), handlesExternalRoutes: handles)
        _ = log.take()
        code.run(on: try #require(router.route.destination), in: window)
        #expect(router.state == .removed)
        #expect(log.take() == code.states + (handles ? .removalSucceeded : []))
    }

    @Test(arguments: CodeByHand.allCases)
    func untilRemovedReturnsThatCodeRemovedTheView(code: CodeByHand) async throws {
        let window = code.makeWindow()
        let router = try log.perform(code.path(in: window))
        let waiting = RemovalWaiter(for: router.route)
        await waiting.begin()
        code.run(on: try #require(router.route.destination), in: window)
        #expect(await waiting.initiator == .code)
    }

    @Test func poppingToTheRootRemovesAllRoutes() throws {
        let window = HeadlessWindow()
        let routers = try (0..<3).map { _ in try log.perform(.push(from: window.root)) }
        window.popToRoot()
        #expect(routers.map(\.state) == [.removed, .removed, .removed])
    }

    @Test func topmostViewIsRemovedFirst() throws {
        let window = HeadlessWindow()
        for title in ["a", "b", "c"] {
            let router = try log.perform(.push(from: window.root))
            router.configuration.stateNotifier = { self.log.append("\(title): \($0) → \($1)") }
        }
        _ = log.take()
        window.popToRoot()
        #expect(
            log.take() == ["c", "b", "a"].map { "\($0): routed → removing" }
                + ["c", "b", "a"].map { "\($0): removing → removed" })
    }

    @Test(arguments: ViewWay.allCases)
    func freeingTheWindowRemovesTheRoute(way: ViewWay) throws {
        var window: HeadlessWindow? = way.makeWindow()
        let router = try log.perform(way.path(in: try #require(window)))
        _ = log.take()
        drop(&window)
        #expect(router.state == .removed)
        #expect(router.destination == nil)
        #expect(log.take() == ["routed → removed"])
    }

    @Test func untilRemovedReturnsThatTheViewWasReleased() async throws {
        var window: HeadlessWindow? = HeadlessWindow()
        let router = try log.perform(.push(from: window?.root))
        let waiting = RemovalWaiter(for: router.route)
        await waiting.begin()
        drop(&window)
        #expect(await waiting.initiator == .release)
    }

    @Test func handlersAreCalledForAFreedViewIfTheyHandleExternalRoutes() throws {
        var window: HeadlessWindow? = HeadlessWindow()
        try log.perform(.push(from: window?.root), handlesExternalRoutes: true)
        _ = log.take()
        drop(&window)
        #expect(log.take() == ["routed → removed"] + .removalSucceeded)
    }

    @Test func viewThatOutlivesItsWindowHasNoRoute() throws {
        var window: HeadlessWindow? = HeadlessWindow()
        let router = try log.perform(.push(from: window?.root))
        let screen = try #require(router.destination)
        drop(&window)
        #expect(router.state == .removed)
        #expect(Router.route(showing: screen) == nil)
    }
}
