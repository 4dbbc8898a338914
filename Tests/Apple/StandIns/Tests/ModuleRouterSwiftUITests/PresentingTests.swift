// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Observation
import Testing

@testable import SwiftUIHarness

@MainActor struct PresentingTests {
    private func show(_ path: ViewRoutePath, _ title: String) throws -> ViewRoute {
        let route = try #require(
            Router.perform(to: RoutableView<any PageInput>(), path: path, preparation: { $0.title = title }))
        return route
    }

    @Test(.routes { PageProvider.self })
    func onlyTheRouterRemovesACover() throws {
        let window = PageWindow()
        let route = try show(.fullScreenCover(from: window.root), "cover")
        #expect(route.kind == .fullScreenCover)
        #expect(window.text == "[root] fullScreenCover(cover)")
        window.screen.userDismisses()
        #expect(window.text == "[root] fullScreenCover(cover)")
        route.remove()
        #expect(window.text == "[root]")
    }

    @Test(.routes { PageProvider.self })
    func sheetsAndCoversPresentOneAnother() throws {
        let window = PageWindow()
        let sheet = try show(.presentAsSheet(from: window.model), "a")
        let cover = try show(.fullScreenCover(from: window.model), "b")
        let top = try show(.presentModally(from: window.model), "c")
        #expect(window.text == "[root] sheet(a fullScreenCover(b sheet(c)))")
        window.screen.userDismisses()
        #expect([sheet, cover, top].map(\.state) == [.routed, .routed, .removed])
        sheet.remove()
        #expect(window.text == "[root]")
        #expect(cover.state == .removed)
    }

    @Test(.routes { PageProvider.self })
    func aSheetWithAStackPushesOnIt() throws {
        let window = PageWindow()
        let sheet = try show(.presentModally(from: window.root).inside(.navigation), "a")
        let pushed = try show(.push(from: window.model), "b")
        #expect(window.text == "[root] sheet([a, b])")
        window.screen.userGoesBack()
        #expect(window.text == "[root] sheet([a])")
        #expect(pushed.state == .removed)
        window.screen.userDismisses()
        #expect(sheet.state == .removed)
    }

    @Test(.routes { PageProvider.self })
    func aSecondNilFromSwiftUIIsIgnored() throws {
        let window = PageWindow()
        let route = try show(.presentModally(from: window.root), "a")
        let level = try #require(window.model.content)
        window.screen.userDismisses()
        #expect(route.state == .removed)
        // SwiftUI may write nil once more, when its animation has ended.
        level.sheet = nil
        #expect(level.sheet == nil)
        _ = try show(.presentModally(from: window.root), "b")
        #expect(window.text == "[root] sheet(b)")
    }

    @Test(.routes { PageProvider.self })
    func aPushFromAHookWaitsForTheWayBack() throws {
        let window = PageWindow()
        _ = try show(.push(from: window.root), "a")
        var seen: [String] = []
        RouteRegistry.current.addViewRouteObserver { event in
            switch event.phase {
            case .willRemove: _ = try? show(.push(from: window.root), "b")
            case .didPerform: seen.append(window.text)
            default: break
            }
        }
        window.screen.userGoesBack()
        #expect(seen == ["[root, b]"])
    }

    @Test(.routes { PageProvider.self })
    func writingABindingPresentsNothing() throws {
        let window = PageWindow()
        _ = try show(.presentModally(from: window.root), "a")
        let sheet = try #require(window.model.content?.sheet)
        window.model.content?.sheet = sheet
        #expect(window.text == "[root] sheet(a)")
        window.screen.userDismisses()
        window.model.content?.sheet = sheet
        #expect(window.text == "[root]")
    }

    @Test(.routes { PageProvider.self })
    func writingAPathPushesNothing() throws {
        let window = PageWindow()
        let route = try show(.push(from: window.root), "a")
        let stack = try #require(window.model.content?.content.screen as? ScreenStack)
        let path = stack.path
        stack.pop()
        stack.path = path
        #expect(stack.path == [])
        #expect(route.state == .removed)
    }

    @Test(.routes { ViewlessProvider.self })
    func anObjectWithoutAViewIsRefused() throws {
        let window = PageWindow()
        var reasons: [String] = []
        Router.perform(
            to: RoutableView<any PageInput>(), path: .push(from: window.root),
            completion: onFailure { error in reasons.append(error.reason) })
        #expect(
            reasons == [
                "RoutableView<any PageInput> could not be shown in SwiftUI: a Viewless has no view: it is no SwiftUIScreen"
            ])
        #expect(window.text == "[root]")
    }

    @Test(.routes { PageProvider.self })
    func routesWithoutAnimationDisableAnimations() throws {
        let window = PageWindow()
        let stack = try #require(window.model.content?.content.screen as? ScreenStack)
        var seen: [Bool] = []
        for animated in [true, false] {
            withObservationTracking {
                _ = stack.path
            } onChange: {
                MainActor.assumeIsolated { seen.append(Transaction.current.disablesAnimations) }
            }
            _ = try show(.push(from: window.root, animated: animated), "a")
        }
        #expect(seen == [false, true])
    }
}
