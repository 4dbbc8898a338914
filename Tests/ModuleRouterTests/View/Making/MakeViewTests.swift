// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor private protocol ShownOnly: AnyObject {}

extension RoutableView where Protocol == any ShownOnly {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ShownOnlyScreen: HeadlessScreen, ShownOnly {}

private struct ShownOnlyRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any ShownOnly>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .screen.removing(.makeDestination) }
    func makeDestination(with configuration: ViewRouteConfiguration) -> ShownOnlyScreen? { ShownOnlyScreen() }
}

/// Views that are made and not shown.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        AViewRouter.self; ShownOnlyRouter.self
    })
struct MakeViewTests {
    let log = HandlerLog()
    private let route = RoutableView<any AViewInput>()

    @Test func areMadeAndPrepared() {
        #expect((try? Router.destination(for: route))?.log == ["provider prepares ''", "provider has finished"])
    }

    @Test func arePreparedByThePerformerFirst() {
        let screen = Router.to(route)?.makeDestination(preparation: { $0.title = "a" })
        #expect(screen?.title == "a")
        #expect(screen?.log == ["provider prepares 'a'", "provider has finished"])
    }

    @Test func tellTheHandlersOnceInOrder() {
        let screen = Router.to(route)?.makeDestination { configuration, _ in
            self.log.listen(to: configuration, title: "a")
        }
        #expect(screen?.title == "a")
        #expect(
            log.take() == [
                "unrouted → routing", "prepare 'a'", "routing → routed", "success 'a'",
                "completion true 'a' makeDestination -", "performer success 'a'",
            ])
    }

    @Test func takeLooseParameters() {
        let screen = Router.to(route)?.makeDestination { _, open in
            open { $0.addUserInfo(["title": "loose"]) }
        }
        #expect(screen?.title == "loose")
    }

    @Test(arguments: [AViewRouter.Behaviour.returnsNil, .throwsError])
    func thatCannotBeMadeTellTheErrorHandlers(behaviour: AViewRouter.Behaviour) {
        log.listenToRegistry()
        AViewRouter.$behaviour.withValue(behaviour) {
            let screen = Router.to(route)?.makeDestination { configuration, _ in
                self.log.listen(to: configuration, title: "a")
            }
            #expect(screen == nil)
        }
        #expect(
            log.take() == .failed("destination-unavailable", .makeDestination)
                + ["registry makeDestination destination-unavailable"])
    }

    @Test func areThrownWhyTheyCannotBeMade() {
        AViewRouter.$behaviour.withValue(.throwsError) {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error?.code == "destination-unavailable")
            #expect(error?.failure.underlyingError is Failing)
        }
    }

    @Test func comeTyped() throws {
        let screen: any AViewInput = try Router.destination(for: route)
        #expect(screen is AScreen)
    }

    @Test func areAnotherEachTime() throws {
        let type = try #require(Router.to(route))
        #expect(type.makeDestination { $0.title = "a" }?.title == "a")
        let first = type.makeDestination()
        #expect(first !== type.makeDestination())
    }

    @Test func belongToNobodyButTheCaller() throws {
        weak var screen: (any AViewInput)?
        do {
            let made = try Router.destination(for: route)
            screen = made
            #expect(Router.route(showing: made) == nil)
        }
        #expect(screen == nil)
    }

    @Test func mayBeShownByHand() throws {
        let window = HeadlessWindow()
        let screen = try Router.destination(for: route)
        window.push(screen)
        #expect(window.topScreen === screen)
    }

    @Test func areRefusedByAProviderThatOnlyShowsThem() {
        #expect((try? Router.destination(for: RoutableView<any ShownOnly>())) == nil)
        let error = #expect(throws: RouteError.self) { try Router.destination(for: RoutableView<any ShownOnly>()) }
        #expect(error?.code == "unsupported-path")
        let window = HeadlessWindow()
        #expect(Router.perform(to: RoutableView<any ShownOnly>(), path: .push(from: window.root))?.state == .routed)
    }

    @Test func knowTheirRouteAlthoughNobodyKeepsTheRouter() throws {
        let screen = try #require((try? Router.destination(for: route)) as? AScreen)
        #expect(screen.route?.state == .routed)
        #expect(screen.route?.destination === screen)
        screen.route = nil
    }
}
