// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The behaviour that is common to all paths.
@MainActor @Suite(.routes { AViewRouter.self })
struct PerformViewTests {
    let log = HandlerLog()

    @Test(arguments: ViewWay.allCases, [true, false])
    func handlersAreCalledOnceInOrder(way: ViewWay, animated: Bool) throws {
        let window = way.makeWindow()
        try log.perform(way.path(in: window, animated: animated))
        #expect(log.take() == .performed())
    }

    @Test(arguments: ViewWay.allCases, [true, false])
    func hierarchyContainsTheScreen(way: ViewWay, animated: Bool) throws {
        let window = way.makeWindow()
        try log.perform(way.path(in: window, animated: animated))
        #expect(window.snapshot == way.snapshot)
    }

    @Test(arguments: ViewWay.allCases)
    func routerIsRoutedAndHasItsDestination(way: ViewWay) throws {
        let window = way.makeWindow()
        let router = try log.perform(way.path(in: window))
        #expect(router.state == .routed)
        #expect(router.error == nil)
        #expect(router.destination?.title == "a")
        #expect(router.destination === router.route.destination)
    }

    @Test(arguments: ViewWay.allCases)
    func routeHasTheKindThatTheHostChose(way: ViewWay) throws {
        let window = way.makeWindow()
        try #expect(log.perform(way.path(in: window)).route.kind == way.kind)
    }

    @Test(arguments: ViewWay.allCases)
    func performerPreparesBeforeTheProvider(way: ViewWay) throws {
        let window = way.makeWindow()
        let router = try log.perform(way.path(in: window))
        #expect(router.destination?.log == ["provider prepares 'a'"])
    }

    @Test(arguments: ViewWay.allCases)
    func screenIsASourceOfOtherRoutes(way: ViewWay) throws {
        let window = way.makeWindow()
        let router = try log.perform(way.path(in: window))
        #expect(router.route.viewSource === router.destination)
        try log.perform(.presentModally(from: router.route.viewSource), title: "b")
        #expect((window.presented as? AScreen)?.title == "b")
    }

    @Test(arguments: ViewWay.allCases)
    func removalRestoresTheHierarchy(way: ViewWay) throws {
        let window = way.makeWindow()
        let before = window.snapshot
        let router = try log.perform(way.path(in: window))
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
        #expect(window.snapshot == before)
    }

    @Test(arguments: ViewWay.allCases)
    func removedRouteHasNoDestinationAndTheKindOfItsPath(way: ViewWay) throws {
        let window = way.makeWindow()
        let path = way.path(in: window)
        let router = try log.perform(path)
        router.removeRoute()
        #expect(router.state == .removed)
        #expect(router.destination == nil)
        #expect(router.route.presentation == nil)
        #expect(router.route.kind == (way == .defaultPath ? .presentModally : path.kind))
    }
}
