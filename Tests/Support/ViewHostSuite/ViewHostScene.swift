// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import Testing

/// The surroundings of a scenario: a host, its windows and a diary.
@MainActor package final class ViewHostScene {
    let driver: any ViewHostDriver
    let diary: Diary
    /// The first screen of the windows, unless a scenario names another.
    private(set) lazy var root: any DrivenPerformer = performer("root")
    private var windows: [any DrivenWindow] = []

    init(of driver: any ViewHostDriver, _ diary: Diary) {
        self.driver = driver
        self.diary = diary
    }

    // MARK: Making

    func screen(_ title: String) -> any DrivenScreen { type(of: driver).makeScreen(title) }

    func part(_ title: String) -> any DrivenPart { type(of: driver).makePart(title) }

    func performer(_ title: String) -> any DrivenPerformer { type(of: driver).makePerformer(title) }

    func open(_ content: DrivenContent) -> any DrivenWindow {
        let window = driver.makeWindow(content)
        windows.append(window)
        return window
    }

    /// A window with a navigation container.
    func open() -> any DrivenWindow { open(.navigation(root)) }

    /// Closes the windows that the scenario has left open.
    func end() async {
        for window in windows { window.close() }
        windows = []
        await driver.idle()
    }

    /// Releases the windows and the root.
    func forget() {
        windows = []
        root = performer("another root")
    }

    // MARK: Performing

    /// Performs the route to a screen with handlers that write into the diary.
    @discardableResult
    func perform(_ path: ViewRoutePath, _ title: String = "a", external: Bool = false) throws -> DrivenRouter {
        try DrivenRouter(
            #require(
                Router.performWithClient(
                    to: RoutableView<any DrivenScreen>(), path: path,
                    configuring: { configuration, _ in
                        self.diary.listen(to: configuration, title)
                        configuration.handleExternalRoute = external
                    }, removing: { self.diary.listen(toRemoval: $0, title) })))
    }

    /// Performs the route to a part of a screen with handlers that write into the diary.
    @discardableResult
    func performPart(_ path: ViewRoutePath, _ title: String = "a") throws -> DrivenRouter {
        try DrivenRouter(
            #require(
                Router.performWithClient(
                    to: RoutableView<any DrivenPart>(), path: path,
                    configuring: { configuration, _ in self.diary.listen(to: configuration, title) },
                    removing: { self.diary.listen(toRemoval: $0, title) })))
    }

    /// Performs the route to a screen, waits until it is shown, and empties the diary.
    func shown(_ path: ViewRoutePath, _ title: String = "a", external: Bool = false) async throws -> DrivenRouter {
        let router = try perform(path, title, external: external)
        await settle()
        try #require(router.route.state == .routed)
        _ = diary.take()
        return router
    }

    /// Compares the lines since the last comparison.
    func expectDiary(_ expected: [String]..., sourceLocation: SourceLocation = #_sourceLocation) {
        let expected = expected.flatMap { $0 }
        #expect(diary.take() == expected, sourceLocation: sourceLocation)
    }

    /// Compares the lines of one view since the last comparison.
    func expectDiary(
        of title: String, _ expected: [String]..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = expected.flatMap { $0 }
        #expect(diary.take().filter { $0.hasPrefix("\(title):") } == expected, sourceLocation: sourceLocation)
    }

    // MARK: Waiting

    /// Waits until all requested transitions have ended.
    func settle() async {
        for window in windows { await settle(window) }
    }

    func settle(_ window: any DrivenWindow) async {
        repeat {
            window.advance()
            await window.host.transitions.turn()
            await driver.idle()
        } while window.host.transitions.isBusy
    }

    /// Waits for the end of a view, from now on.
    func end(of route: ViewRoute) async -> Task<ViewRouteInitiator?, Never> {
        await withCheckedContinuation { (begun: CheckedContinuation<Task<ViewRouteInitiator?, Never>, Never>) in
            let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
            let end = Task {
                continuation.finish()
                return await route.untilRemoved()
            }
            Task {
                for await _ in stream {}
                begun.resume(returning: end)
            }
        }
    }

    /// Throws unless the route's transition is running.
    func requireMidway(_ router: DrivenRouter, _ state: ViewRouteState = .routing) throws {
        try #require(router.route.state == state, "the transition has ended already")
    }
}

/// The router of a screen or of a part.
@MainActor struct DrivenRouter {
    let route: ViewRoute
    let object: AnyObject
    let performAgain: () -> Void
    let configureRemoval: ((inout ViewRemoveOptions) -> Void) -> Void

    init<Destination>(_ router: ClientRoute<Destination>) {
        route = router.route
        object = router
        performAgain = { router.performRoute() }
        configureRemoval = { change in change(&router.removeConfiguration.options) }
    }

    func remove() { route.remove() }

    var destination: (any DrivenDestination)? { route.destination as? any DrivenDestination }
}
