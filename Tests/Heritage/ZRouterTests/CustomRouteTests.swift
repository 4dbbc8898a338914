// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

class BadgeViewController: HeadlessScreen {
    var checks: [String] = []
    var farewell: String?
}

class BadgeConfiguration: ViewRouteConfig {
    var isValid = true
    var segue: String?
    var fails = false
}

class BadgeRemoveConfiguration: ViewRemoveConfig {
    var farewell = "bye"
}

/// Shows its views by a custom transition, and checks the possible paths.
class BadgeViewRouter: ZIKViewRouter<BadgeViewController, BadgeConfiguration> {
    override class func registerRoutableDestination() {
        registerView(BadgeViewController.self)
        register(RoutableViewModule<BadgeModuleInput>())
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { [.viewControllerDefault, .custom] }

    override class func defaultRouteConfiguration() -> BadgeConfiguration {
        let configuration = BadgeConfiguration()
        configuration.routeType = .custom
        return configuration
    }

    override class func defaultRemoveConfiguration() -> ViewRemoveConfig { BadgeRemoveConfiguration() }

    override class func validateCustomRouteConfiguration(
        _ configuration: BadgeConfiguration, removeConfiguration: ViewRemoveConfig
    ) -> Bool { configuration.isValid && removeConfiguration is BadgeRemoveConfiguration }

    override func destination(with configuration: BadgeConfiguration) -> BadgeViewController? {
        BadgeViewController("badge")
    }

    override func canPerformCustomRoute() -> Bool { true }

    override func canRemoveCustomRoute() -> Bool { true }

    override func performCustomRoute(
        onDestination destination: BadgeViewController, fromSource source: Any?,
        configuration: BadgeConfiguration
    ) {
        if let identifier = configuration.segue, let source {
            return _performSegue(withIdentifier: identifier, fromSource: source, sender: "sender")
        }
        beginPerformRoute()
        if configuration.fails {
            return endPerformRouteWithError(
                ZIKAnyViewRouter.viewRouteError(withCode: .invalidSource, localizedDescription: "no room"))
        }
        destination.checks = ["push \(_canPerformPush())", "present \(_canPerformPresent())", "pop \(_canPop())"]
        (source as? HeadlessScreen)?.addChild(destination)
        endPerformRouteWithSuccess()
    }

    override func removeCustomRoute(
        onDestination destination: BadgeViewController, fromSource source: Any?,
        removeConfiguration: ViewRemoveConfig, configuration: BadgeConfiguration
    ) {
        beginRemoveRoute(fromSource: source)
        destination.farewell = (removeConfiguration as? BadgeRemoveConfiguration)?.farewell
        destination.remove()
        endRemoveRouteWithSuccess(onDestination: destination, fromSource: source)
    }
}

@MainActor protocol BadgeModuleInput: AnyObject {
    var isValid: Bool { get set }
    var segue: String? { get set }
    var fails: Bool { get set }
}

extension BadgeConfiguration: BadgeModuleInput {}

extension RoutableViewModule where Protocol == BadgeModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Custom transitions of a router.
@MainActor @Suite(.routers { BadgeViewRouter.self })
struct CustomRouteTests {
    let told = Told()
    let window = HeadlessWindow()

    private func perform(
        _ path: ViewRoutePath? = nil, _ prepare: @escaping (BadgeModuleInput) -> Void = { _ in }
    ) -> ModuleViewRouter<BadgeModuleInput>? {
        Router.perform(
            to: RoutableViewModule<BadgeModuleInput>(), path: path ?? .custom(from: window.root),
            configuring: { (config, prepareModule) in
                prepareModule(prepare)
                config.errorHandler = { action, error in
                    told("\(action.rawValue) \(error.code): \(error.reason)")
                }
            })
    }

    @Test func aConfigurationThatIsNotValidMakesNothing() {
        let router = perform { $0.isValid = false }
        #expect(router?.state == .unrouted)
        #expect(
            told.events == [
                "performRoute invalid-configuration: BadgeViewRouter cannot perform a transition of its own with this configuration"
            ])
    }

    @Test func onlyCustomTransitionsValidateTheConfiguration() {
        #expect(perform(.push(from: window.root)) { $0.isValid = false }?.realRouteType == .push)
    }

    @Test func anExistingViewNeedsAValidConfiguration() throws {
        let type = try #require(Router.to(RoutableViewModule<BadgeModuleInput>()))
        let router = type.perform(
            onDestination: BadgeViewController("badge"), path: .custom(from: window.root),
            configuring: { (config, prepareModule) in
                prepareModule { $0.isValid = false }
                config.errorHandler = { _, error in told(error.code.description) }
            })
        #expect(router?.state == .unrouted)
        #expect(told.events == ["invalid-configuration"])
    }

    @Test func aTransitionCanCheckThePossiblePaths() throws {
        let router = perform()
        let screen = try #require(router?.destination as? BadgeViewController)
        #expect(screen.checks == ["push true", "present true", "pop false"])
    }

    @Test func theErrorOfATransitionKeepsItsCode() {
        #expect(perform { $0.fails = true }?.state == .unrouted)
        #expect(
            told.events == [
                "performRoute invalid-source: RoutableViewModule<any BadgeModuleInput> could not be shown in headless: no room"
            ])
    }

    @Test func theRouterReceivesThePerformersRemoveConfiguration() throws {
        let router = Router.perform(
            to: RoutableViewModule<BadgeModuleInput>(), path: .custom(from: window.root), configuring: { (_, _) in },
            removing: { (config) in (config.configuration as? BadgeRemoveConfiguration)?.farewell = "so long" })
        let screen = try #require(router?.destination as? BadgeViewController)
        router?.removeRoute()
        #expect(screen.farewell == "so long")
    }

    @Test func theDefaultPathOfARouterCanBeCustom() {
        #expect(perform(.defaultPath(from: window.root))?.realRouteType == .custom)
    }

    @Test func aSegueShowsTheView() throws {
        let root = try #require(window.root as? HeadlessScreen)
        root.addSegue("toBadge", .push) { BadgeViewController("of the segue") }
        let router = perform { $0.segue = "toBadge" }
        #expect(router?.state == .routed)
        #expect((window.topScreen as? BadgeViewController)?.title == "of the segue")
        #expect(router?.destination as? BadgeViewController === window.topScreen)
        router?.removeRoute()
        #expect(window.topScreen === root)
    }

    @Test func aMissingSegueFails() {
        #expect(perform { $0.segue = "nowhere" }?.state == .unrouted)
        #expect(told.events.map { $0.prefix(32) } == ["performRoute segue-not-performed"])
    }

    @Test func aRouterReportsHowItsViewCanBeRemoved() throws {
        let unused = BadgeViewRouter()
        #expect(!unused._canPop() && !unused._canDismiss())
        let pushed = try #require(perform(.push(from: window.root))).router
        #expect(pushed._canPop() && !pushed._canDismiss() && !pushed._canRemoveFromParentViewController())
        let top = window.topScreen as? HeadlessScreen
        let presented = try #require(perform(.presentModally(from: top))).router
        #expect(presented._canDismiss() && !presented._canPop() && !presented._canRemoveFromSuperview())
    }
}

/// Shows its view in the container that the configuration names. The hierarchy decides whether the view can be removed.
class InlayViewRouter: ZIKViewRouter<AViewController, AViewModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableViewModule<AViewModuleInput>())
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .custom }

    override class func defaultRouteConfiguration() -> AViewModuleConfiguration { AViewModuleConfiguration() }

    override func destination(with configuration: AViewModuleConfiguration) -> AViewController? { AViewController() }

    override func canPerformCustomRoute() -> Bool { true }

    override func canRemoveCustomRoute() -> Bool {
        switch configuration?.title {
        case "child": _canRemoveFromParentViewController()
        case "modal": _canDismiss()
        default: _canPop()
        }
    }

    override func performCustomRoute(
        onDestination destination: AViewController, fromSource source: Any?, configuration: AViewModuleConfiguration
    ) {
        beginPerformRoute()
        let screen = source as? HeadlessScreen
        switch configuration.title {
        case "child": screen?.addChild(destination)
        case "modal": screen?.present(destination, animated: false)
        default: screen?.window?.push(destination, animated: false)
        }
        endPerformRouteWithSuccess()
    }

    override func removeCustomRoute(
        onDestination destination: AViewController, fromSource source: Any?, removeConfiguration: ViewRemoveConfig,
        configuration: AViewModuleConfiguration
    ) {
        beginRemoveRoute(fromSource: source)
        prepareDestinationForRemoving()
        destination.remove()
        endRemoveRouteWithSuccess(onDestination: destination, fromSource: source)
    }
}

/// The removal of views that a router's own transition has shown.
@MainActor @Suite(.routers { InlayViewRouter.self })
struct CustomRemovalTests {
    @Test(arguments: ["child", "modal", "pushed"]) func aViewIsRemovedFromItsRoutersContainer(_ place: String) {
        let window = HeadlessWindow()
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .custom(from: window.root),
            preparation: { $0.title = place })
        #expect(router?.state == .routed)
        #expect(router?.canRemove == true)
        router?.removeRoute()
        #expect(router?.state == .removed)
    }

    @Test func aViewOutsideOfItsContainerCannotBeRemoved() throws {
        let window = HeadlessWindow()
        let router = Router.perform(
            to: RoutableViewModule<AViewModuleInput>(), path: .custom(from: window.root),
            preparation: { $0.title = "child" })
        let screen = try #require(router?.destination as? AViewController)
        screen.remove()
        #expect(router?.canRemove == false)
    }

    @Test func theHostDistinguishesContainers() {
        let root = HeadlessScreen("root")
        let window = HeadlessWindow(.navigation(root: root))
        let child = AViewController()
        root.addChild(child)
        #expect(window.holds(child, as: .addAsChild))
        #expect(!window.holds(child, as: .addAsSubview))
        #expect(!window.holds(child, as: .push))
        let subview = BSubview()
        root.addSubview(subview)
        #expect(window.holds(subview, as: .addAsSubview))
        #expect(!window.holds(root, as: .push))
        #expect(!window.holds(AViewController(), as: .addAsChild))
    }
}
