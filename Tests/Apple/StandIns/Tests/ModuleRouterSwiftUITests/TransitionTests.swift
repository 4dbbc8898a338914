// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// A list. Screens zoom from its rows.
private final class RowsScreen: SwiftUIScreen {
    var content: some View { RowsView() }
}

private struct RowsView: View {
    @Namespace private var namespace
    @Route(RoutableView<any PageInput>()) private var page

    var body: some View {
        VStack {
            ForEach([1, 2], id: \.self) { row in
                Button("push \(row)") { page(path: page.path(.push).zooming(from: row, in: namespace)) }
                    .zoomSource(id: row, in: namespace)
            }
            Button("present") { page(path: page.path(.presentAsSheet).zooming(from: 1, in: namespace)) }
            Button("automatic") { page(path: page.path(.push).navigationTransition(.automatic)) }
            Button("plain") { page(.push) }
        }
    }
}

/// Transitions of screens.
@MainActor @Suite(.routes { PageProvider.self }) struct TransitionTests {
    private let screen = RenderedScreen(RoutedWindow { ScreenStack(root: RowsScreen()) })

    private func parts<Part>(_ type: Part.Type, in nodes: [RenderedNode]) -> [Part] {
        nodes.compactMap { if case .part(let part) = $0 { part as? Part } else { nil } }
    }

    private var stack: RenderedStack? {
        for case .stack(let stack) in screen.nodes { return stack }
        return nil
    }

    private var sources: [TransitionSource] {
        parts(RenderedTransitionSource.self, in: stack?.root ?? []).map(\.source)
    }

    @Test(arguments: [1, 2])
    func aPushedScreenZoomsFromItsRow(row: Int) throws {
        screen.userTaps("push \(row)")
        let pushed = try #require(stack?.screens.last)
        #expect(parts(RenderedTransition.self, in: pushed).map(\.zoomSource) == [sources[row - 1]])
        #expect(sources.map(\.id) == [1, 2])
    }

    @Test func aSheetZoomsFromItsRow() throws {
        screen.userTaps("present")
        let sheet = try #require(screen.presentations.last)
        #expect(parts(RenderedTransition.self, in: sheet.content).map(\.zoomSource) == [sources[0]])
    }

    @Test func aScreenHasAnotherTransition() throws {
        screen.userTaps("automatic")
        #expect(parts(RenderedTransition.self, in: try #require(stack?.screens.last)).map(\.zoomSource) == [nil])
    }

    @Test func aScreenHasNoTransitionOfItsOwnByDefault() throws {
        screen.userTaps("plain")
        #expect(parts(RenderedTransition.self, in: try #require(stack?.screens.last)).isEmpty)
    }
}
