// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The gestures by which a user removes a view.
enum UserGesture: Sendable, CaseIterable {
    case goesBack, swipesBack, swipesDownModal, swipesDownSheet, tapsOutside, closesWindow

    @MainActor func path(in window: HeadlessWindow) -> ViewRoutePath {
        switch self {
        case .goesBack, .swipesBack, .closesWindow: .push(from: window.root)
        case .swipesDownModal: .presentModally(from: window.root)
        case .swipesDownSheet: .presentAsSheet(from: window.root)
        case .tapsOutside: .presentAsPopover(from: window.root, anchor: window.root)
        }
    }

    @MainActor func run(in window: HeadlessWindow) {
        switch self {
        case .goesBack:
            window.user.goBack()
        case .swipesBack:
            window.user.beginSwipeBack()
            window.user.releaseSwipe()
        case .swipesDownModal, .swipesDownSheet:
            window.user.beginSwipeDown()
            window.user.releaseSwipe()
        case .tapsOutside:
            window.user.tapOutside()
        case .closesWindow:
            window.user.closeWindow()
        }
    }

    /// Whether the host reports the beginning of the removal.
    var isAnnounced: Bool { self != .closesWindow }
}

/// Views that the user removes.
@MainActor @Suite(.routes { AViewRouter.self })
struct RemovedByUserTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test(arguments: UserGesture.allCases)
    func removalByTheUserCallsOnlyTheStateNotifier(gesture: UserGesture) throws {
        let router = try log.perform(gesture.path(in: window))
        _ = log.take()
        gesture.run(in: window)
        #expect(router.state == .removed)
        #expect(router.destination == nil)
        #expect(router.error == nil)
        #expect(log.take() == (gesture.isAnnounced ? .goneWithoutRouter : ["routed → removed"]))
    }

    @Test(arguments: UserGesture.allCases)
    func handlersAreCalledOnceIfThePerformHandlesExternalRoutes(gesture: UserGesture) throws {
        try log.perform(gesture.path(in: window), handlesExternalRoutes: true)
        _ = log.take()
        gesture.run(in: window)
        #expect(
            log.take() == (gesture.isAnnounced ? .goneWithoutRouter : ["routed → removed"]) + .removalSucceeded)
    }

    @Test func handlersAreCalledOnceIfTheRemovalHandlesExternalRoutes() throws {
        let router = try log.perform(.push(from: window.root))
        router.removeConfiguration.handleExternalRoute = true
        _ = log.take()
        window.user.goBack()
        #expect(log.take() == .goneWithoutRouter + .removalSucceeded)
    }

    @Test(arguments: UserGesture.allCases)
    func untilRemovedReturnsThatTheUserRemovedTheView(gesture: UserGesture) async throws {
        let waiting = RemovalWaiter(for: try log.perform(gesture.path(in: window)).route)
        await waiting.begin()
        gesture.run(in: window)
        #expect(await waiting.initiator == .user)
    }

    @Test func aRemovedRouteMayBePerformedAgain() throws {
        let router = try log.perform(.push(from: window.root))
        window.user.goBack()
        _ = log.take()
        router.performRoute()
        #expect(log.take() == Array([String].performed(from: .removed).dropLast()))
        #expect(window.topScreen === router.destination)
    }

    @Test func performersRemovalHandlersAreKeptForTheNextRemoval() throws {
        let router = try log.perform(.push(from: window.root))
        window.user.goBack()
        router.performRoute()
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
    }

    @Test func screenMayRefuseToBeSwipedAway() throws {
        let router = try log.perform(.presentAsSheet(from: window.root))
        (window.topScreen as? AScreen)?.refusesToBeSwipedAway = true
        _ = log.take()
        #expect(!window.user.beginSwipeDown())
        #expect(log.take() == [])
        #expect(router.state == .routed)
        router.removeRoute()
        #expect(router.state == .removed)
    }

    @Test func viewIsRemovedWithItsContainer() throws {
        let router = try log.perform(.presentModally(from: window.root).inside(.navigation))
        _ = log.take()
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(log.take() == .goneWithoutRouter)
        #expect(router.state == .removed)
    }
}
