// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

extension RoutableView where Protocol == AViewController & AViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == HeadlessScreen & AViewInput & AViewInputAdapter {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class ComposedViewRouter: ZIKViewRouter<AViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(AViewController.self)
        register(RoutableView<AViewController & AViewInput>())
        register(RoutableView<HeadlessScreen & AViewInput & AViewInputAdapter>())
    }

    override func destination(with configuration: ViewRouteConfig) -> AViewController? { AViewController() }
}

/// Views with a composition of class and protocols as type, and existing views.
@MainActor
@Suite(
    .routers {
        ComposedViewRouter.self; AViewRouter.self; BSubviewRouter.self
    })
struct ComposedTypeTests {
    let window = HeadlessWindow()
    let told = Told()

    @Test func perform() {
        Router.perform(
            to: RoutableView<HeadlessScreen & AViewInput & AViewInputAdapter>(), path: .push(from: window.root),
            preparation: { (screen: HeadlessScreen & AViewInput & AViewInputAdapter) in screen.title = "composed" })
        #expect((window.topScreen as? AViewController)?.title == "composed")
    }

    @Test func makeDestination() {
        let made: (AViewController & AViewInput)? = Router.makeDestination(
            to: RoutableView<AViewController & AViewInput>(), preparation: { $0.title = "composed" })
        #expect(made?.title == "composed")
    }

    @Test func prepareDestination() {
        let screen = AViewController()
        let router = Router.to(RoutableView<AViewController & AViewInput>())?.prepare(
            destination: screen, configuring: { (config, _) in config.prepareDestination = { $0.title = "composed" } })
        #expect(router?.state == .routed)
        #expect(screen.title == "composed")
    }

    // MARK: Existing views and other classes

    private func failing(_ config: ViewRouteStrictConfig<AViewInput>) {
        config.successHandler = { _ in told("success") }
        config.errorHandler = { action, error in told("\(action.rawValue) \(error.code)") }
        config.performerErrorHandler = { _, _ in told("performer") }
        config.completionHandler = { success, destination, _, _ in told("\(success) \(destination == nil)") }
    }

    @Test func performOnDestinationOfAnotherClass() throws {
        let type = try #require(Router.to(RoutableView<AViewInput>()))
        let router = type.perform(
            onDestination: StrangeViewController(), path: .push(from: window.root),
            configuring: { (config, _) in failing(config) })
        #expect(router == nil)
        #expect(told.events == ["performOnDestination invalid-configuration", "false true", "performer"])
    }

    @Test func prepareDestinationOfAnotherClass() throws {
        let type = try #require(Router.to(RoutableView<AViewInput>()))
        let router = type.prepare(
            destination: StrangeViewController(), configuring: { (config, _) in failing(config) })
        #expect(router == nil)
        #expect(told.events.dropFirst() == ["false true", "performer"])
    }
}

/// Conforms to the protocol of `AViewController`, but is another class.
private class StrangeViewController: HeadlessScreen, AViewInput {
    var router: ZIKViewRouter<AViewController, ViewRouteConfig>?
}
