// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor private protocol ShownOnly: AnyObject {}

extension RoutableView where Protocol == any ShownOnly {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ShownOnlyScreen: HeadlessScreen, ShownOnly {}

private struct ShownOnlyRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ShownOnly>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .screen.removing(.makeDestination) }
    func makeDestination(with configuration: RouteConfiguration) -> ShownOnlyScreen? { ShownOnlyScreen() }
}

/// Views that are made without being shown.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        AViewRouter.self; ShownOnlyRouter.self
    })
struct MakeViewTests {
    let log = HandlerLog()
    private let route = RoutableView<any AViewInput>()

    @Test func providerMakesAndPreparesTheView() {
        #expect((try? Router.destination(for: route))?.log == ["provider prepares ''"])
    }

    @Test func performerPreparesBeforeTheProvider() {
        var screen: (any AViewInput)?
        Router.perform(
            to: route, path: .makeDestination, preparation: { $0.title = "a" }, completion: onSuccess { screen = $0 })
        #expect(screen?.title == "a")
        #expect(screen?.log == ["provider prepares 'a'"])
    }

    @Test func handlersAreCalledOnceInOrder() throws {
        try log.perform(.makeDestination)
        #expect(log.take() == .performed())
    }

    @Test(arguments: [AViewRouter.Behaviour.returnsNil, .throwsError])
    func failureToMakeAViewIsReportedToTheErrorHandlers(behaviour: AViewRouter.Behaviour) {
        log.listenToRegistry()
        AViewRouter.$behaviour.withValue(behaviour) { _ = try? Router.destination(for: route) }
        #expect(log.take() == ["registry makeDestination destination-unavailable"])
    }

    @Test func errorOfTheProviderIsThrown() {
        AViewRouter.$behaviour.withValue(.throwsError) {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error?.code == .destinationUnavailable)
            #expect(error?.underlyingError is Failing)
        }
    }

    @Test func destinationHasTheTypeOfTheKey() throws {
        let screen: any AViewInput = try Router.destination(for: route)
        #expect(screen is AScreen)
    }

    @Test func eachCallMakesANewView() throws {
        let first = try Router.destination(for: route)
        #expect(try Router.destination(for: route) !== first)
    }

    @Test func onlyTheCallerKeepsTheView() throws {
        weak var screen: (any AViewInput)?
        do {
            let made = try Router.destination(for: route)
            screen = made
            #expect(Router.route(showing: made) == nil)
        }
        #expect(screen == nil)
    }

    @Test func madeViewMayBeShownByHand() throws {
        let window = HeadlessWindow()
        let screen = try Router.destination(for: route)
        window.push(screen)
        #expect(window.topScreen === screen)
    }

    @Test func providerMayRefuseToMakeViewsWithoutShowingThem() {
        let error = #expect(throws: RouteError.self) { try Router.destination(for: RoutableView<any ShownOnly>()) }
        #expect(error?.code == .unsupportedPath)
        let window = HeadlessWindow()
        #expect(Router.perform(to: RoutableView<any ShownOnly>(), path: .push(from: window.root))?.state == .routed)
    }

    @Test func preparedViewReceivesItsRoute() throws {
        let screen = try #require(Router.destination(for: route) as? AScreen)
        #expect(screen.route?.state == .routed)
        #expect(screen.route?.destination === screen)
        screen.route = nil
    }
}
