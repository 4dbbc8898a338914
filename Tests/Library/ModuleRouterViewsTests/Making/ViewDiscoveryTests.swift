// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

@MainActor private protocol Page: AnyObject {}

extension RoutableView where Protocol == any Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PageScreen: HeadlessScreen, Page {}

private struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Page>()) { $0 }
        ProviderIdentifier("page")
    }
    func makeDestination(with configuration: RouteConfiguration) -> PageScreen? { PageScreen("page") }
}

/// Routes that are found without their protocol.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        PageRouter.self; AServiceRouter.self
    })
struct ViewDiscoveryTests {
    let window = HeadlessWindow()
    private let location = RouteLocation(fileID: "App/Menu.swift", line: 7, column: 11)

    @Test func providerIsFoundByIdentifier() throws {
        let page = try #require(Router.requestedView(identifier: "page", at: location))
        let route = try #require(page.perform(path: .push(from: window.root)))
        #expect(route.state == .routed)
        #expect(window.topScreen is PageScreen)
        #expect(try page.destination() is PageScreen)
    }

    @Test func identifierOfAServiceFindsNoView() {
        #expect(Router.requestedView(identifier: "com.example.service.a", at: location) == nil)
    }

    @Test func routeIsFoundByItsShownView() throws {
        let route = try #require(Router.perform(to: RoutableView<any Page>(), path: .push(from: window.root)))
        let screen = try #require(window.topScreen)
        #expect(Router.route(showing: screen) === route)
        #expect(Router.route(showing: PageScreen("another")) == nil)
        route.remove()
        #expect(Router.route(showing: screen) == nil)
    }
}
