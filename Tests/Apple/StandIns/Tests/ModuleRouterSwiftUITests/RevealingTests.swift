// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import ModuleRouterTesting
import Testing

@testable import AppKitHarness
@testable import SwiftUIHarness

/// A screen without a route.
private final class PlainScreen: SwiftUIScreen {
    var content: some View { Text("plain") }
}

@MainActor private protocol ControllerInput: AnyObject {}

extension RoutableView where Protocol == any ControllerInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension NSViewController: ControllerInput {}

private struct ControllerProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ControllerInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> NSViewController? { NSViewController() }
}

/// Reveals screens that the app has shown itself.
@MainActor @Suite(.routes { PageProvider.self })
struct RevealingTests {
    private func reveal(in model: NavigationModel) throws -> ViewRoute {
        let route = try #require(
            Router.perform(
                to: RoutableView<any PageInput>(), path: .reveal(orElse: .presentModally(from: model))))
        #expect(route.state == .routed)
        return route
    }

    @Test func revealingTheRootOfATabChoosesTheTab() throws {
        let page = PageScreen("page")
        let model = NavigationModel(ScreenTabs([PlainScreen(), ScreenStack(root: page), PlainScreen()]))
        let window = RenderedScreen(RoutedWindow(model))
        window.userChoosesTab(2)
        let state = model.state
        let route = try reveal(in: model)
        #expect(route.kind == .reveal)
        #expect(route.destination === page)
        #expect(model.topScreen === page)
        #expect(route.reasonNotToRemove != nil)
        #expect(Router.route(showing: page)?.kind == .push)
        // The screen still belongs to the initial content of the window.
        #expect(model.state.screens == state.screens)
    }

    @Test func revealingARootRemovesTheScreensAboveIt() throws {
        for model in [NavigationModel(ScreenStack(root: PageScreen("root"))), NavigationModel(PageScreen("root"))] {
            let root = try #require(model.topScreen)
            model.show(PlainScreen(), by: .show)
            model.show(PlainScreen(), by: .presentModally)
            let route = try reveal(in: model)
            #expect(route.destination === root)
            #expect(model.topScreen === root)
            #expect(model.levels.count == 1)
            #expect(route.reasonNotToRemove != nil)
            // The second time, the screen already has a route.
            #expect(try reveal(in: model).destination === root)
            model.close()
            #expect(route.state == .removed)
            #expect(Router.route(showing: root) == nil)
        }
    }

    @Test func aTabThatTheAppAddedIsRemovedByARoute() throws {
        let (page, tabs) = (PageScreen("page"), ScreenTabs([PlainScreen(), PlainScreen()]))
        let model = NavigationModel(tabs)
        model.show(page, by: .tab)
        RenderedScreen(RoutedWindow(model)).userChoosesTab(0)
        let route = try reveal(in: model)
        #expect(tabs.selected?.screen === page)
        #expect(Router.route(showing: page)?.kind == .tab)
        route.remove()
        #expect(route.state == .removed)
        #expect(tabs.tabs.count == 2)
    }

    @Test func aScreenPushedByCodeIsRevealedAndRemoved() throws {
        let model = NavigationModel(ScreenStack(root: PlainScreen()))
        let page = PageScreen("page")
        model.show(page, by: .push)
        model.show(PlainScreen(), by: .push)
        let route = try reveal(in: model)
        #expect(model.topScreen === page)
        route.remove()
        #expect(route.state == .removed)
        #expect(model.topScreen is PlainScreen)
    }

    @Test func revealingTheListChoosesItsColumn() throws {
        let page = PageScreen("list")
        let model = NavigationModel(ScreenColumns(list: page))
        model.show(PlainScreen(), by: .showDetail)
        #expect(model.topScreen is PlainScreen)
        #expect(try reveal(in: model).destination === page)
        #expect(model.topScreen === page)
    }

    @Test func aStackShownAgainIsRevealedAgain() throws {
        let (page, model) = (PageScreen("page"), NavigationModel(ScreenStack(root: PlainScreen())))
        let stack = ScreenStack(root: page)
        for _ in 1...2 {
            model.show(stack, by: .presentModally)
            let route = try reveal(in: model)
            #expect(route.kind == .reveal)
            #expect(route.destination === page)
            model.remove(stack)
            #expect(route.state == .removed)
            #expect(Router.route(showing: page) == nil)
        }
    }

    @Test func revealingWaitsForARunningTransition() throws {
        let page = PageScreen("parent")
        let model = NavigationModel(page)
        var isPlaced: (() -> Void)?
        var path = ViewRoutePath.addAsChild(from: page)
        path.options.addingChildViewHandler = { _, completion in isPlaced = completion }
        let child = try #require(Router.perform(to: RoutableView<any PageInput>(), path: path))
        let waiting = Router.perform(
            to: RoutableView<any PageInput>(), path: .reveal(orElse: .presentModally(from: model)))
        isPlaced?()
        #expect(child.state == .routed)
        #expect(waiting?.state == .routed)
        #expect(!model.transitions.isBusy)
    }

    @Test func aControllerOfASystemClassIsNotRevealed() throws {
        let model = NavigationModel(ScreenTabs([PlainScreen(), NSViewController()]))
        let route = RouteRegistry { ControllerProvider.self }.run {
            Router.perform(
                to: RoutableView<any ControllerInput>(), path: .reveal(orElse: .presentModally(from: model)))
        }
        #expect(route?.kind == .presentModally)
    }

    @Test func aMissingScreenIsShownByTheFallbackPath() throws {
        let model = NavigationModel(ScreenStack(root: PlainScreen()))
        let route = try reveal(in: model)
        #expect(route.kind == .presentModally)
        #expect((model.topScreen as? PageScreen)?.title == "page")
    }
}
