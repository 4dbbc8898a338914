// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals that are requested during another transition.
@MainActor @Suite(.routes { AViewRouter.self })
struct RemovalsDuringTransitionsTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    let log = HandlerLog()

    /// Returns a router whose removal waits for a transition of the host.
    private func waiting() throws -> ClientRoute<any AViewInput> {
        let router = try log.perform(.push(from: window.root, animated: false))
        window.transitions.begin()
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == ["routed → removing", "prepare removal 'a'"])
        return router
    }

    @Test func removalBeginsAfterTheTransition() throws {
        let lower = try log.perform(.push(from: window.root, animated: false))
        let upper = try log.perform(.push(from: window.root), title: "b")
        lower.removeRoute()
        #expect(lower.state == .removing)
        #expect(window.stack.count == 3)
        window.clock.advance(by: .seconds(1))
        #expect(lower.state == .removing)
        window.clock.advance(by: .seconds(1))
        #expect([lower, upper].map(\.state) == [.removed, .removed])
        #expect(window.stack.count == 1)
    }

    @Test func movingViewIsRemovedAfterItsTransition() throws {
        let router = try log.perform(.push(from: window.root))
        var calls: [String] = []
        router.removeRoute(successHandler: { calls.append("removed") })
        #expect(calls == [])
        window.finishTransitions()
        #expect(calls == ["removed"])
        #expect(router.state == .removed)
    }

    @Test func removalKeepsTheOrderOfRequests() throws {
        let first = try log.perform(.push(from: window.root, animated: false))
        let second = try log.perform(.presentModally(from: window.root), title: "b")
        first.removeRoute()
        let third = try log.perform(.push(from: window.root), title: "c")
        window.finishTransitions()
        #expect([first, second, third].map(\.state) == [.removed, .routed, .routed])
        #expect(window.stack.compactMap { ($0 as? AScreen)?.title } == ["c"])
    }

    @Test func removalSucceedsIfTheUserRemovesTheViewFirst() throws {
        let router = try waiting()
        window.user.goBack()
        window.finishTransitions()
        #expect(router.state == .removed)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
        window.transitions.end()
        #expect(log.take() == [])
        #expect(!window.transitions.isBusy)
    }

    @Test func removalSucceedsIfOtherCodeRemovesTheViewFirst() throws {
        let router = try waiting()
        window.popToRoot(animated: false)
        #expect(router.state == .removed)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
        window.transitions.end()
        #expect(log.take() == [])
    }

    @Test func removalContinuesToWaitAfterACancelledSwipe() throws {
        let router = try waiting()
        window.user.beginSwipeBack()
        #expect(router.state == .removing)
        window.user.releaseSwipe(cancelled: true)
        window.finishTransitions()
        #expect(router.state == .removing)
        #expect(log.take() == [])
        window.transitions.end()
        window.finishTransitions()
        #expect(router.state == .removed)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
    }

    @Test func removalSucceedsIfTheWindowClosesFirst() throws {
        let router = try waiting()
        window.close()
        #expect(router.state == .removed)
        #expect(log.take() == ["removing → removed"] + .removalSucceeded)
    }

    @Test func removalFailsIfTheViewBecomesTheOnlyTab() throws {
        let first = HeadlessScreen("first")
        let window = HeadlessWindow(.tabs(first))
        let router = try log.perform(.tab(from: first))
        window.transitions.begin()
        router.removeRoute()
        window.remove(first)
        _ = log.take()
        window.transitions.end()
        #expect(log.take() == ["removing → routed"] + .removalFailed("action-failed"))
        #expect(router.state == .routed)
        #expect(
            router.error?.reason
                == "RoutableView<any AViewInput> could not be removed in headless: it is the only tab")
    }

    @Test func removalContinuesWithoutAReferenceToItsRouter() throws {
        do {
            let router = try #require(
                Router.perform(to: RoutableView<any AViewInput>(), path: .push(from: window.root, animated: false)))
            window.transitions.begin()
            router.remove()
        }
        window.transitions.end()
        window.finishTransitions()
        #expect(window.stack.count == 1)
    }

    @Test func removalsOfViewsThatDisappearTogetherAllSucceed() throws {
        let lower = try log.perform(.push(from: window.root, animated: false))
        let upper = try log.perform(.push(from: window.root, animated: false), title: "b")
        window.transitions.begin()
        lower.removeRoute()
        upper.removeRoute()
        _ = log.take()
        window.transitions.end()
        window.finishTransitions()
        #expect([lower, upper].map(\.state) == [.removed, .removed])
        #expect(log.take().filter { $0 == "removal success" }.count == 2)
        #expect(!window.transitions.isBusy)
    }
}
