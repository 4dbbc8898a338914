// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals that a task awaits.
@MainActor @Suite(.routes { AViewRouter.self })
struct AwaitedRemovalTests {
    let log = HandlerLog()

    @Test func removalReturnsWhenTheViewIsRemoved() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let screen = try await Router.route(to: RoutableView<any AViewInput>(), path: .push(from: window.root))
        let route = try #require(Router.route(showing: screen))
        try await route.removeAndWait()
        #expect(route.state == .removed)
        #expect(window.stack.count == 1)
        #expect(!window.isMoving)
    }

    @Test func removalThrowsTheReasonOfARefusal() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let error = await #expect(throws: RouteError.self) {
            try await AViewRouter.$behaviour.withValue(.refusesToBeRemoved) { try await router.route.removeAndWait() }
        }
        #expect(error?.reason == "RoutableView<any AViewInput> cannot be removed: it has unsaved changes")
        #expect(router.state == .routed)
    }

    @Test func handlersAreCalledBeforeTheRemovalReturns() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        try await router.route.removeAndWait()
        #expect(log.take() == .removed())
    }

    @Test func removalContinuesAfterItsTaskIsCancelled() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try log.perform(.push(from: window.root, animated: false))
        let removal = Task { try await router.route.removeAndWait() }
        await log.reaches("routed → removing")
        removal.cancel()
        window.finishTransitions()
        try await removal.value
        #expect(router.state == .removed)
    }

    @Test func untilRemovedReturnsThatARouterRemovedTheView() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let waiting = RemovalWaiter(for: router.route)
        await waiting.begin()
        router.removeRoute()
        #expect(await waiting.initiator == .router)
    }

    @Test func untilRemovedReturnsToAllWaitingTasks() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let waiting = (0..<3).map { _ in RemovalWaiter(for: router.route) }
        for waiter in waiting { await waiter.begin() }
        window.user.goBack()
        for waiter in waiting { #expect(await waiter.initiator == .user) }
    }

    @Test func untilRemovedDoesNotWaitForAViewThatIsNotShown() async throws {
        let router = try log.perform(.push(from: nil))
        #expect(await router.route.untilRemoved() == nil)
        let made = try log.perform(.makeDestination)
        #expect(await made.route.untilRemoved() == nil)
    }

    @Test func untilRemovedEndsWithItsTask() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let waiting = RemovalWaiter(for: router.route)
        await waiting.begin()
        waiting.cancel()
        #expect(await waiting.initiator == nil)
        #expect(router.state == .routed)
    }

    @Test func untilRemovedContinuesToWaitAfterACancelledSwipe() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let waiting = RemovalWaiter(for: router.route)
        await waiting.begin()
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        router.removeRoute()
        #expect(await waiting.initiator == .router)
    }

    @Test func untilRemovedWaitsForOnePresentation() async throws {
        let window = HeadlessWindow()
        let router = try log.perform(.push(from: window.root))
        let first = RemovalWaiter(for: router.route)
        await first.begin()
        window.user.goBack()
        router.performRoute()
        let second = RemovalWaiter(for: router.route)
        await second.begin()
        router.removeRoute()
        #expect(await first.initiator == .user)
        #expect(await second.initiator == .router)
    }
}
