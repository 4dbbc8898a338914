// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// What an adapter hands out in the place of a screen.
private final class AProxy: AViewInput, ViewRouteProxy {
    let screen: any AViewInput
    var title: String {
        get { screen.title }
        set { screen.title = newValue }
    }
    var log: [String] {
        get { screen.log }
        set { screen.log = newValue }
    }
    var routedDestination: AnyObject { screen }

    init(_ screen: any AViewInput) { self.screen = screen }
}

/// Looks like a screen, and is none.
private final class Impostor: AViewInput {
    var title = ""
    var log: [String] = []
}

/// Views that somebody has made already, and that are to be shown.
@MainActor @Suite(.routes { AViewRouter.self })
struct ExistingViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()
    private let type: ViewRouterType<any AViewInput, ViewRouteConfiguration>

    init() throws { type = try #require(Router.to(RoutableView<any AViewInput>())) }

    @discardableResult
    private func perform(
        on destination: any AViewInput, _ path: ViewRoutePath, title: String = "a"
    ) throws -> DestinationViewRouter<any AViewInput> {
        try #require(
            type.perform(
                onDestination: destination, path: path,
                configuring: { configuration, _ in self.log.listen(to: configuration, title: title) },
                removing: { self.log.listen(toRemoval: $0) }))
    }

    @Test(arguments: ViewWay.allCases)
    func areShown(way: ViewWay) throws {
        let window = way.makeWindow()
        let screen = AScreen()
        let router = try perform(on: screen, way.path(in: window))
        #expect(router.state == .routed)
        #expect(router.destination === screen)
        #expect(window.snapshot == way.snapshot)
    }

    @Test func arePreparedAgainAndTheHandlersTold() throws {
        let screen = AScreen("made before")
        screen.log = ["prepared before"]
        try perform(on: screen, .push(from: window.root), title: "made before")
        #expect(
            log.take() == [
                "unrouted → routing", "prepare 'made before'", "routing → routed", "success 'made before'",
                "completion true 'made before' performOnDestination -", "performer success 'made before'",
            ])
        #expect(screen.log == ["prepared before", "provider prepares 'made before'", "provider has finished"])
    }

    @Test func areRemovedAsOthersAre() throws {
        let screen = AScreen()
        let router = try perform(on: screen, .push(from: window.root))
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
        #expect(!window.contains(screen))
    }

    @Test func cannotOnlyBeMade() throws {
        let router = try perform(on: AScreen(), .makeDestination)
        #expect(log.take() == .failed("invalid-configuration", .performOnDestination))
        #expect(router.state == .unrouted)
    }

    @Test func ofAnotherClassAreAnInvalidConfiguration() throws {
        let router = try perform(on: Impostor(), .push(from: window.root))
        #expect(log.take() == .failed("invalid-configuration", .performOnDestination))
        #expect(router.state == .unrouted)
        #expect(window.stack.count == 1)
    }

    @Test func withoutASourceFail() throws {
        try perform(on: AScreen(), .push(from: nil))
        #expect(log.take() == .failed("invalid-source", .performOnDestination))
    }

    @Test func areNotMadeByTheProvider() throws {
        try AViewRouter.$behaviour.withValue(.returnsNil) {
            try #expect(perform(on: AScreen(), .push(from: window.root)).state == .routed)
        }
    }

    @Test func mayBeProxiesOfTheView() throws {
        let screen = AScreen()
        let router = try perform(on: AProxy(screen), .push(from: window.root))
        #expect(router.state == .routed)
        #expect(window.topScreen === screen)
    }

    @Test func mayBeProxiesOfProxies() throws {
        let screen = AScreen()
        try perform(on: AProxy(AProxy(screen)), .push(from: window.root))
        #expect(window.topScreen === screen)
    }

    @Test func areMadeAnewWhenTheRouteIsPerformedAgain() throws {
        let screen = AScreen()
        let router = try perform(on: screen, .push(from: window.root))
        router.removeRoute()
        router.performRoute()
        #expect(router.state == .routed)
        #expect(window.topScreen is AScreen)
        #expect(window.topScreen !== screen)
    }
}

/// Views that are shown by other means, and only prepared.
@MainActor @Suite(.routes { AViewRouter.self })
struct PreparedViewTests {
    let log = HandlerLog()
    private let type: ViewRouterType<any AViewInput, ViewRouteConfiguration>

    init() throws { type = try #require(Router.to(RoutableView<any AViewInput>())) }

    @discardableResult
    private func prepare(_ destination: any AViewInput) throws -> DestinationViewRouter<any AViewInput> {
        try #require(
            type.prepare(
                destination: destination,
                configuring: { configuration, _ in self.log.listen(to: configuration, title: "a") },
                removing: { self.log.listen(toRemoval: $0) }))
    }

    @Test func arePreparedAndTheHandlersTold() throws {
        let screen = AScreen()
        let router = try prepare(screen)
        #expect(
            log.take() == [
                "unrouted → routing", "prepare 'a'", "routing → routed", "success 'a'",
                "completion true 'a' prepareDestination -", "performer success 'a'",
            ])
        #expect(screen.log == ["provider prepares 'a'", "provider has finished"])
        #expect(router.state == .routed)
        #expect(router.destination === screen)
    }

    @Test func areNotRemovedByTheRouter() throws {
        let screen = AScreen()
        let router = try prepare(screen)
        #expect(router.reasonNotToRemove == "the destination was only made, not shown")
    }

    @Test func mayBeProxies() throws {
        let screen = AScreen()
        try #expect(prepare(AProxy(screen)).state == .routed)
        #expect(screen.log == ["provider prepares 'a'", "provider has finished"])
    }

    @Test func ofAnotherClassAreAnInvalidConfiguration() throws {
        log.listenToRegistry()
        let router = try prepare(Impostor())
        #expect(
            log.take() == .failed("invalid-configuration", .prepareDestination)
                + ["registry prepareDestination invalid-configuration"])
        #expect(router.state == .unrouted)
        #expect(router.error?.code == "invalid-configuration")
    }
}
