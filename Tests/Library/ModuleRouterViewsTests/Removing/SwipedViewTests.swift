// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Swipes that take time and swipes that are cancelled.
@MainActor @Suite(.routes { AViewRouter.self })
struct SwipedViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test func stateIsRemovingDuringASwipe() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        window.user.beginSwipeBack()
        #expect(router.state == .removing)
        #expect(router.canPerform)
        #expect(router.canRemove)
        #expect(log.take() == ["routed → removing"])
    }

    @Test func cancelledSwipeReturnsToTheRoutedState() throws {
        let router = try log.perform(.push(from: window.root), handlesExternalRoutes: true)
        let screen = router.route.destination
        _ = log.take()
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        #expect(log.take() == ["routed → removing", "removing → routed"])
        #expect(router.error == nil)
        #expect(router.route.destination === screen)
        #expect(window.topScreen === screen)
    }

    @Test func routeCanBeRemovedAfterACancelledSwipe() throws {
        let router = try log.perform(.presentModally(from: window.root))
        window.user.beginSwipeDown()
        window.user.releaseSwipe(cancelled: true)
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
    }

    @Test func swipeMayBeRepeated() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        for cancelled in [true, true, false] {
            window.user.beginSwipeBack()
            window.user.releaseSwipe(cancelled: cancelled)
        }
        #expect(
            log.take() == ["routed → removing", "removing → routed", "routed → removing", "removing → routed"]
                + .goneWithoutRouter)
        #expect(router.state == .removed)
    }

    @Test func removalDuringASwipeSucceedsWithTheSwipe() throws {
        let router = try log.perform(.push(from: window.root))
        window.user.beginSwipeBack()
        _ = log.take()
        router.removeRoute(successHandler: { self.log.append("given success") })
        #expect(log.take() == [])
        window.user.releaseSwipe()
        #expect(log.take() == ["removing → removed"] + .removalSucceeded + ["given success"])
    }

    @Test func closingTheWindowDuringASwipeRemovesTheView() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        window.user.beginSwipeBack()
        window.close()
        #expect(log.take() == .goneWithoutRouter)
        #expect(router.state == .removed)
        #expect(!window.transitions.isBusy)
    }
}
