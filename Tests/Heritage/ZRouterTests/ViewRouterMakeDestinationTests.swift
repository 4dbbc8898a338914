// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor
@Suite(
    .routers {
        AViewRouter.self; AViewModuleRouter.self; BSubviewRouter.self
    })
struct ViewRouterMakeDestinationTests {
    let told = Told()
    let window = HeadlessWindow()

    @Test func makeDestination() {
        let made = Router.makeDestination(to: RoutableView<AViewInput>(), preparation: { $0.title = "made" })
        #expect(made is AViewController)
        #expect(made?.title == "made")
        #expect(Router.to(RoutableView<AViewInput>())?.canMakeDestination == true)
    }

    @Test func makeDestinationWithErrorHandler() {
        TestConfig.routeShouldFail = true
        let made = Router.makeDestination(
            to: RoutableView<AViewInput>(),
            configuring: { (config, _) in config.errorHandler = { action, _ in told(action.rawValue) } })
        #expect(made == nil)
        #expect(told.events == ["makeDestination"])
    }

    @Test func aModuleTakesItsParameters() {
        let made = Router.makeDestination(to: RoutableViewModule<AViewModuleInput>()) { module in
            module.title = "by module"
            module.makeDestinationCompletion { told($0.title) }
        }
        #expect((made as? AViewController)?.title == "by module")
        #expect(told.events == ["by module"])
    }

    @Test func aModuleIsShown() {
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .push(from: window.root),
            configuring: { (config, prepareModule) in
                config.animated = false
                prepareModule { module in module.title = "shown" }
            })
        #expect(router?.config.title == "shown")
        #expect((window.topScreen as? AViewController)?.title == "shown")
        #expect(router?.router.state == .routed)
    }

    @Test func aSubviewIsAdded() throws {
        let root = try #require(window.root as? HeadlessScreen)
        let router = Router.perform(
            to: RoutableView<BSubviewInput>(), path: .addAsSubview(from: root), preparation: { $0.title = "b" })
        #expect((root.subviews.first as? BSubview)?.title == "b")
        router?.removeRoute()
        #expect(root.subviews.isEmpty)
    }

    @Test func aSubviewIsNotShownAsAScreen() {
        let router = Router.perform(
            to: RoutableView<BSubviewInput>(), path: .push(from: window.root),
            errorHandler: { _, error in told((error as? RouteError)?.code.description ?? "") })
        #expect(router?.state == .unrouted)
        #expect(told.events == ["unsupported-path"])
        #expect(Router.to(RoutableView<BSubviewInput>())?.supportRouteType(.push) == false)
    }

    @Test func aSubviewThatWasAddedByHandIsPreparedByItsPerformer() throws {
        let performer = Performer()
        let window = HeadlessWindow(.plain(root: performer))
        let prepared = BSubview()
        prepared.title = "prepared"
        performer.addSubview(prepared)
        #expect(performer.asked.isEmpty)
        let subview = BSubview()
        performer.addSubview(subview)
        #expect(performer.asked.count == 1)
        #expect(performer.asked.first === subview)
        withExtendedLifetime(window) {}
    }

    @Test func aRouterClassMakesAndShows() {
        #expect(AViewRouter.makeDestination()?.router != nil)
        #expect(AViewRouter.makeDestination(preparation: { $0.title = "prepared" })?.title == "prepared")
        let router = AViewRouter.perform(path: .push(from: window.root))
        #expect(router?.state == .routed)
        #expect(window.topScreen is AViewController)
    }

    @Test func anIdentifierLeadsToTheRouter() {
        #expect(Router.to(viewIdentifier: "com.example.view.a")?.makeDestination() is AViewController)
    }

    @Test func aSwitchableKeySelectsItsProtocolAtRunTime() {
        var switchable = SwitchableView(RoutableView<AViewInput>())
        #expect(Router.to(switchable)?.makeDestination() is AViewController)
        switchable = SwitchableView(RoutableView<BSubviewInput>())
        #expect(Router.to(switchable)?.makeDestination() is BSubview)
    }

    @Test func enumeratesAllRouters() {
        var names: [String] = []
        Router.enumerateAllViewRouters { names.append("\($0)") }
        #expect(names == ["AViewRouter", "AViewModuleRouter", "BSubviewRouter"])
    }
}

/// A screen that prepares views that were added to it by hand.
private final class Performer: HeadlessScreen, ViewRoutePerformer {
    var asked: [AnyObject] = []

    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) { asked.append(destination) }
}
