// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ZRouter

@MainActor protocol AViewInput: AnyObject {
    var title: String { get set }
    var router: ZIKViewRouter<AViewController, ViewRouteConfig>? { get set }
}

extension RoutableView where Protocol == AViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A screen of the headless host, where the original has a view controller.
class AViewController: HeadlessScreen, AViewInput, ZIKRoutableMakeableView {
    /// A strong reference, so that a leak is visible.
    var router: ZIKViewRouter<AViewController, ViewRouteConfig>?
    /// The screen that shows this one in a custom transition of the router.
    weak var overlay: HeadlessScreen?

    required init() { super.init("") }
}

extension AViewController: ZIKRoutableView {}

class AViewRouter: ZIKViewRouter<AViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableView<AViewInput>())
        registerIdentifier("com.example.view.a")
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { [.viewControllerDefault, .custom] }

    override func destination(with configuration: ViewRouteConfig) -> AViewController? {
        if TestConfig.routeShouldFail { return nil }
        return AViewController()
    }

    override func prepareDestination(_ destination: AViewController, configuration: ViewRouteConfig) {
        destination.router = self
    }

    override func canPerformCustomRoute() -> Bool { true }

    override func canRemoveCustomRoute() -> Bool { true }

    override func performCustomRoute(
        onDestination destination: AViewController, fromSource source: Any?,
        configuration: ViewRouteConfig
    ) {
        beginPerformRoute()
        guard let source = source as? HeadlessScreen else {
            return endPerformRouteWithError(RouteTestError())
        }
        source.addChild(destination)
        destination.overlay = source
        endPerformRouteWithSuccess()
    }

    override func removeCustomRoute(
        onDestination destination: AViewController, fromSource source: Any?,
        removeConfiguration: ViewRemoveConfig, configuration: ViewRouteConfig
    ) {
        beginRemoveRoute(fromSource: source)
        destination.remove()
        endRemoveRouteWithSuccess(onDestination: destination, fromSource: source)
    }
}

struct RouteTestError: Error {}

// MARK: The same with a module protocol

@MainActor protocol AViewModuleInput: AnyObject {
    var title: String? { get set }
    func makeDestinationCompletion(_ block: @escaping (AViewInput) -> Void)
}

extension RoutableViewModule where Protocol == AViewModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class AViewModuleConfiguration: ViewRouteConfig, AViewModuleInput {
    var title: String?
    var completion: ((AViewInput) -> Void)?

    func makeDestinationCompletion(_ block: @escaping (AViewInput) -> Void) { completion = block }
}

class AViewModuleRouter: ZIKViewRouter<AViewController, AViewModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableViewModule<AViewModuleInput>())
    }

    override class func defaultRouteConfiguration() -> AViewModuleConfiguration { AViewModuleConfiguration() }

    override func destination(with configuration: AViewModuleConfiguration) -> AViewController? {
        if TestConfig.routeShouldFail { return nil }
        let screen = AViewController()
        screen.title = configuration.title ?? ""
        return screen
    }

    override func didFinishPrepareDestination(_ destination: AViewController, configuration: AViewModuleConfiguration) {
        configuration.completion?(destination)
    }
}

// MARK: Parts of a screen

@MainActor protocol BSubviewInput: AnyObject {
    var title: String? { get set }
}

extension RoutableView where Protocol == BSubviewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class BSubview: HeadlessView, BSubviewInput {
    var title: String?
}

class BSubviewRouter: ZIKViewRouter<BSubview, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(BSubview.self)
        register(RoutableView<BSubviewInput>())
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewDefault }

    override func destination(with configuration: ViewRouteConfig) -> BSubview? {
        TestConfig.routeShouldFail ? nil : BSubview()
    }

    override func destinationFromExternalPrepared(destination: BSubview) -> Bool { destination.title != nil }
}
