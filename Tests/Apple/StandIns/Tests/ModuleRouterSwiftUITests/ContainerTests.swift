// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// The containers around screens.
@MainActor struct ContainerTests {
    private func parts<Part>(_ type: Part.Type, of nodes: [RenderedNode]) -> [Part] {
        nodes.flatMap { node -> [Part] in
            switch node {
            case .part(let part): (part as? Part).map { [$0] } ?? []
            case .tabs(let tabs, _, _): tabs.flatMap { parts(type, of: $0.content) }
            default: []
            }
        }
    }

    @Test(.routes { PageProvider.self })
    func aDetailIsShownInFrontInASingleColumn() throws {
        let list = PageScreen("list")
        let model = NavigationModel(ScreenColumns(list: list))
        let screen = RenderedScreen(RoutedWindow(model))
        var column: Binding<NavigationSplitViewColumn>? {
            parts(RenderedCompactColumn.self, of: screen.nodes).first?.column
        }
        #expect(column?.wrappedValue == .sidebar)
        let path = ViewRoutePath.showDetail(from: list)
        let route = try #require(Router.perform(to: RoutableView<any PageInput>(), path: path))
        #expect(column?.wrappedValue == .detail)
        // The user goes back.
        column?.wrappedValue = .sidebar
        #expect(route.state == .routed)
        #expect(model.topScreen === list)
        Router.perform(to: RoutableView<any PageInput>(), path: .reveal(orElse: path))
        #expect(column?.wrappedValue == .detail)
        #expect(model.topScreen === route.destination)
        route.remove()
        #expect(column?.wrappedValue == .sidebar)
    }
}
