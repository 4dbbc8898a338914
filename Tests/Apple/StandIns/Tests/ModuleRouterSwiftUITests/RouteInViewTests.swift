// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import SwiftUIHarness

/// Routes that SwiftUI views perform themselves.
@MainActor struct RouteInViewTests {
    @Test(.routes { PageProvider.self })
    func aViewPushesFromItsOwnScreen() {
        let window = PageWindow()
        window.screen.userTaps("push root")
        #expect(window.text == "[root, root+]")
        window.screen.userTaps("push root+")
        #expect(window.text == "[root, root+, root++]")
    }

    @Test(.routes { PageProvider.self })
    func aViewKnowsItsScreenAsTheSource() {
        let window = PageWindow()
        window.screen.userTaps("push root")
        window.screen.userTaps("present root+")
        #expect(window.text == "[root, root+] sheet(above)")
        #expect(window.screen.violations == [])
    }

    @Test(.routes { PageProvider.self })
    func aPopoverPointsToTheViewThatHasItsAnchor() throws {
        let window = PageWindow()
        window.screen.userTaps("bubble root")
        #expect(window.text == "[root popover(bubble)]")
        let bubble = try #require(window.model.topScreen)
        let route = try #require(Router.route(showing: bubble))
        window.screen.userDismisses()
        #expect(window.text == "[root]")
        #expect(route.state == .removed)
    }

    @Test(.routes { PageProvider.self })
    func aPopoverGoesWithTheScreenOfItsAnchor() {
        let window = PageWindow()
        window.screen.userTaps("push root")
        window.screen.userTaps("bubble root+")
        #expect(window.text == "[root, root+ popover(bubble)]")
        (window.model.content?.content.screen as? ScreenStack)?.pop()
        #expect(window.text == "[root]")
        #expect(window.model.presented == nil)
    }

    @Test(.routes { PageProvider.self })
    func aViewKeepsItsStateWhileItIsCovered() {
        let window = PageWindow()
        window.screen.userTaps("count 0")
        window.screen.userTaps("push root")
        window.screen.userTaps("count 0")
        window.screen.userTaps("count 1")
        window.screen.userGoesBack()
        window.screen.userTaps("count 1")
        #expect(window.screen.text.contains("<count 2>"))
    }

    @Test(.routes { PageProvider.self })
    func theMenuOfTheBackButtonRemovesSeveralAtOnce() throws {
        let window = PageWindow()
        var routes: [ViewRoute] = []
        for title in ["a", "b", "c"] {
            Router.perform(to: RoutableView<any PageInput>(), path: .push(from: window.root)) { $0.title = title }
            routes.append(try #require(window.model.topScreen.flatMap { Router.route(showing: $0) }))
        }
        #expect(window.text == "[root, a, b, c]")
        window.screen.userGoesBack(2)
        #expect(window.text == "[root, a]")
        #expect(routes.map(\.state) == [.routed, .removed, .removed])
    }

    @Test(.routes { FormProvider.self })
    func aViewGivesAModuleItsParameters() throws {
        let model = NavigationModel(ScreenStack(root: FormScreen("root")))
        let screen = RenderedScreen(RoutedWindow(model))
        screen.userTaps("push root")
        #expect((model.topScreen as? FormScreen)?.title == "root+")
        #expect(screen.violations == [])
    }

    @Test(.routes { FormProvider.self }, arguments: ["ask the module root", "ask the view root"])
    func aViewAwaitsTheAnswerOfAnotherScreen(question: String) async throws {
        let root = FormScreen("root")
        let model = NavigationModel(ScreenStack(root: root))
        let screen = RenderedScreen(RoutedWindow(model))
        screen.userTaps(question)
        for _ in 0..<100 where model.presented == nil { await Task.yield() }
        let asked = try #require(model.topScreen as? FormScreen)
        asked.answer.finish("yes")
        for _ in 0..<100 where root.title != "yes" || model.presented != nil { await Task.yield() }
        #expect(root.title == "yes")
        #expect(model.presented == nil)
        #expect(screen.violations == [])
    }

    @Test(.routes { PageProvider.self })
    func aViewOutsideOfEveryWindowCannotPush() {
        var codes: [String] = []
        RouteRegistry.current.addErrorHandler { report in
            MainActor.assumeIsolated { codes.append(report.error.code.description) }
        }
        let screen = RenderedScreen(PageView(page: PageScreen("lost")))
        screen.userTaps("push lost")
        #expect(codes == ["invalid-source"])
    }
}
