// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// An object with the interface of the screen that is not a screen.
private final class Impostor: AViewInput {
    var title = ""
    var log: [String] = []
}

/// Routes that show an existing view.
@MainActor @Suite(.routes { AViewRouter.self })
struct ExistingViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @discardableResult
    private func perform(
        on destination: any AViewInput, _ path: ViewRoutePath, title: String = "a"
    ) throws -> ClientRoute<any AViewInput> {
        try #require(
            Router.performWithClient(
                to: RoutableView<any AViewInput>(), path: path, on: destination,
                configuring: { configuration, _ in self.log.listen(to: configuration, title: title) },
                removing: { self.log.listen(toRemoval: $0) }))
    }

    @Test(arguments: ViewWay.allCases)
    func existingViewIsShownByEveryPath(way: ViewWay) throws {
        let window = way.makeWindow()
        let screen = AScreen()
        let router = try perform(on: screen, way.path(in: window))
        #expect(router.state == .routed)
        #expect(router.destination === screen)
        #expect(window.snapshot == way.snapshot)
    }

    @Test func existingViewIsPreparedAgainAndHandlersAreCalled() throws {
        let screen = AScreen("made before")
        screen.log = ["prepared before"]
        try perform(on: screen, .push(from: window.root), title: "made before")
        #expect(
            log.take() == [
                "unrouted → routing", "prepare 'made before'", "routing → routed", "success 'made before'",
                "completion true 'made before' performOnDestination -", "performer success 'made before'",
            ])
        #expect(screen.log == ["prepared before", "provider prepares 'made before'"])
    }

    @Test func existingViewIsRemoved() throws {
        let screen = AScreen()
        let router = try perform(on: screen, .push(from: window.root))
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
        #expect(!window.contains(screen))
    }

    @Test func makeDestinationPathIsAnInvalidConfiguration() throws {
        let router = try perform(on: AScreen(), .makeDestination)
        #expect(log.take() == .failed("invalid-configuration", .performOnDestination))
        #expect(router.state == .unrouted)
    }

    @Test func destinationOfAnotherClassIsAnInvalidConfiguration() throws {
        let router = try perform(on: Impostor(), .push(from: window.root))
        #expect(log.take() == .failed("invalid-configuration", .performOnDestination))
        #expect(router.state == .unrouted)
        #expect(window.stack.count == 1)
    }

    @Test func showingWithoutASourceFails() throws {
        try perform(on: AScreen(), .push(from: nil))
        #expect(log.take() == .failed("invalid-source", .performOnDestination))
    }

    @Test func providerMakesNoOtherView() throws {
        try AViewRouter.$behaviour.withValue(.returnsNil) {
            try #expect(perform(on: AScreen(), .push(from: window.root)).state == .routed)
        }
    }

    @Test func performingTheRouteAgainMakesAnotherView() throws {
        let screen = AScreen()
        let router = try perform(on: screen, .push(from: window.root))
        router.removeRoute()
        router.performRoute()
        #expect(router.state == .routed)
        #expect(window.topScreen is AScreen)
        #expect(window.topScreen !== screen)
    }
}

/// Views that the library prepares and other code shows.
@MainActor @Suite(.routes { AViewRouter.self })
struct PreparedViewTests {
    private let route = RoutableView<any AViewInput>()

    @Test func providerPreparesTheView() {
        let screen = AScreen("mine")
        let prepared = Router.prepare(screen, for: route)
        #expect(screen.log == ["provider prepares 'mine'"])
        #expect(prepared.state == .routed)
        #expect(prepared.destination === screen)
    }

    @Test func routeDoesNotRemoveAViewThatWasOnlyPrepared() {
        let screen = AScreen()
        let prepared = Router.prepare(screen, for: route)
        #expect(prepared.reasonNotToRemove == "the destination was only made, not shown")
    }

    @Test func destinationOfAnotherClassIsAnInvalidConfiguration() {
        let log = HandlerLog()
        log.listenToRegistry()
        let prepared = Router.prepare(Impostor(), for: route)
        #expect(log.take() == ["registry prepareDestination invalid-configuration undelivered"])
        #expect(prepared.state == .unrouted)
        #expect(prepared.error?.code == .invalidConfiguration)
    }
}
