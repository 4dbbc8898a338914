// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Views that are shown inside a container.
@MainActor @Suite(.routes { AViewRouter.self })
struct ContainedViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test(arguments: [true, false])
    func viewIsShownInANavigationContainer(isHosts: Bool) throws {
        let path = ViewRoutePath.presentModally(from: window.root)
            .inside(isHosts ? .navigation : .wrapper { HeadlessNavigation(root: $0) })
        let router = try log.perform(path)
        #expect(log.take() == .performed())
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented modally: navigation
                    root AScreen "a"
                """)
        #expect(router.route.destination is AScreen)
    }

    @Test func containerIsRemovedWithTheView() throws {
        let before = window.snapshot
        let router = try log.perform(.presentModally(from: window.root).inside(.navigation))
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
        #expect(window.snapshot == before)
    }

    @Test func viewIsASourceInsideItsContainer() throws {
        let first = try log.perform(.presentModally(from: window.root).inside(.navigation))
        let second = try log.perform(.push(from: first.route.viewSource), title: "b")
        #expect(window.stack.compactMap { ($0 as? AScreen)?.title } == ["a", "b"])
        first.removeRoute()
        #expect(second.state == .removed)
    }

    @Test func wrapperIsCalledOnceWithTheDestination() throws {
        var asked: [AnyObject] = []
        let router = try log.perform(
            .presentModally(from: window.root)
                .inside(
                    .wrapper {
                        asked.append($0)
                        return HeadlessNavigation(root: $0)
                    }))
        #expect(asked.count == 1)
        #expect(asked.first === router.destination)
        // Breaks a cycle: the view keeps its route, the route keeps its path, and the path keeps the wrapper's
        // captures.
        asked = []
    }

    @Test func containerOfTheConfigurationOverridesThePath() throws {
        Router.performWithClient(
            to: RoutableView<any AViewInput>(), path: .presentModally(from: window.root),
            configuring: { configuration, _ in configuration.options.container = .navigation })
        #expect(window.presented is HeadlessNavigation)
    }

    @Test(arguments: [true, false])
    func wrapperMustConfirmThatItHoldsTheView(holds: Bool) throws {
        let router = try log.perform(
            .presentModally(from: window.root).inside(.wrapper { ForeignScreen($0, admits: holds) }))
        #expect(router.route.state == (holds ? .routed : .unrouted))
        #expect(window.presented is ForeignScreen == holds)
        #expect(router.route.error?.code == (holds ? nil : .invalidContainer))
    }
}

/// A container whose content the host cannot inspect.
private final class ForeignScreen: HeadlessScreen, ViewRouteWrapper {
    private let destination: AnyObject
    private let admits: Bool

    init(_ destination: AnyObject, admits: Bool) {
        self.destination = destination
        self.admits = admits
        super.init("foreign")
    }

    func holds(_ destination: AnyObject) -> Bool { admits && destination === self.destination }
}
