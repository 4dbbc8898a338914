// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// Presentations that replace another one in the same turn, while SwiftUI still ends its dismissal.
@MainActor @Suite(.routes { PageProvider.self }) struct LateNilTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        let policy: SwiftUIPolicy
        let old: ViewRouteKind
        let new: ViewRouteKind
        var testDescription: String { "\(policy), \(old) to \(new)" }
    }

    nonisolated private static let cases = SwiftUIPolicy.LateNil.allCases.flatMap { late in
        [ViewRouteKind.presentModally, .fullScreenCover, .presentAsPopover].flatMap { old in
            [ViewRouteKind.presentModally, .fullScreenCover, .presentAsPopover].map { new in
                Case(policy: SwiftUIPolicy(lateNil: late), old: old, new: new)
            }
        }
    }

    private func show(_ kind: ViewRouteKind, _ title: String, in window: PageWindow) throws -> ViewRoute {
        var path = ViewRoutePath(kind, from: window.root)
        path.options.anchor = window.root
        return try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: path, preparation: { $0.title = title }))
    }

    @Test(arguments: cases)
    private func aReplacingPresentationSurvivesALateNil(one: Case) throws {
        let window = PageWindow(policy: one.policy)
        let first = try show(one.old, "a", in: window)
        window.screen.settle()
        first.remove()
        let second = try show(one.new, "b", in: window)
        for _ in 1...2 { window.screen.settle() }
        #expect([first.state, second.state] == [.removed, .routed])
        #expect(window.text.contains("(b)"))
        #expect(window.screen.violations == [])
        window.screen.userDismisses()
        #expect(second.state == (one.new == .fullScreenCover ? .routed : .removed))
        window.screen.settle()
        #expect(window.model.levels.count == (one.new == .fullScreenCover ? 2 : 1))
    }

    @Test(arguments: SwiftUIPolicy.all)
    func aPresentationDismissedByTheUserCanBeReplaced(policy: SwiftUIPolicy) throws {
        let window = PageWindow(policy: policy)
        let first = try show(.presentModally, "a", in: window)
        window.screen.userDismisses()
        let second = try show(.presentModally, "b", in: window)
        window.screen.settle()
        #expect([first.state, second.state] == [.removed, .routed])
        #expect(window.text == "[root] sheet(b)")
    }
}
