// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor protocol BSubviewModuleInput: AnyObject {
    var title: String? { get set }
    func makeDestinationCompletion(_ block: @escaping (BSubviewInput) -> Void)
}

extension RoutableViewModule where Protocol == BSubviewModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class BSubviewModuleConfiguration: ViewRouteConfig, BSubviewModuleInput {
    var title: String?
    var completion: ((BSubviewInput) -> Void)?

    func makeDestinationCompletion(_ block: @escaping (BSubviewInput) -> Void) { completion = block }
}

class BSubviewModuleRouter: ZIKViewRouter<BSubview, BSubviewModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerView(BSubview.self)
        register(RoutableViewModule<BSubviewModuleInput>())
    }

    override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewDefault }

    override class func defaultRouteConfiguration() -> BSubviewModuleConfiguration { BSubviewModuleConfiguration() }

    override func destination(with configuration: BSubviewModuleConfiguration) -> BSubview? {
        if TestConfig.routeShouldFail { return nil }
        let view = BSubview()
        view.title = configuration.title
        return view
    }

    override func didFinishPrepareDestination(_ destination: BSubview, configuration: BSubviewModuleConfiguration) {
        configuration.completion?(destination)
    }
}

/// Parts of a screen that are only made or also added.
@MainActor @Suite(.routers { BSubviewRouter.self })
struct SubviewRouterTests {
    let handlers = Handlers<BSubviewInput> { $0.title }
    let window = HeadlessWindow()

    enum Way: CaseIterable, Sendable {
        case makeDestination, addAsSubview

        @MainActor func path(from source: ZIKViewRouteSource) -> ViewRoutePath {
            self == .makeDestination ? .makeDestination : .addAsSubview(from: source)
        }
    }

    private func perform(_ way: Way) -> DestinationViewRouter<BSubviewInput>? {
        Router.perform(
            to: RoutableView<BSubviewInput>(), path: way.path(from: window.root),
            configuring: { (config, _) in handlers.set(on: config) { $0.title = "test title" } })
    }

    @Test(arguments: Way.allCases) func performWithPrepareDestination(way: Way) {
        #expect(perform(way)?.state == .routed)
        #expect(handlers.events == Handlers<BSubviewInput>.succeeded)
    }

    @Test(arguments: Way.allCases) func performWithErrorHandlers(way: Way) {
        TestConfig.routeShouldFail = true
        #expect(perform(way)?.state == .unrouted)
        #expect(handlers.events == Handlers<BSubviewInput>.failed("performRoute"))
    }

    @Test(arguments: Way.allCases) func performWithCompletion(way: Way) {
        for fails in [false, true] {
            TestConfig.routeShouldFail = fails
            Router.perform(
                to: RoutableView<BSubviewInput>(), path: way.path(from: window.root),
                completion: { handlers.complete($0, $1, $2, $3) })
        }
        #expect(handlers.events == ["true nil performRoute false", "false nil performRoute true"])
    }

    @Test(arguments: Way.allCases) func performWithSuccessAndError(way: Way) {
        for fails in [false, true] {
            TestConfig.routeShouldFail = fails
            Router.perform(
                to: RoutableView<BSubviewInput>(), path: way.path(from: window.root),
                successHandler: { _ in handlers("success") }, errorHandler: { _, _ in handlers("error") })
        }
        #expect(handlers.events == ["success", "error"])
    }

    @Test func performAgainAfterItsRemoval() throws {
        let root = try #require(window.root as? HeadlessScreen)
        let router = try #require(perform(.addAsSubview))
        handlers.forget()
        router.performRoute(completion: { success, _, _, _ in handlers("again \(success)") })
        router.removeRoute()
        router.performRoute(completion: { success, _, _, _ in handlers("again \(success)") })
        #expect(router.state == .routed)
        #expect(handlers.events.filter { $0.hasPrefix("again") } == ["again false", "again true"])
        #expect(root.subviews.count == 1)
    }

    @Test func performOnDestination() throws {
        let view = BSubview()
        view.title = "kept"
        let root = try #require(window.root as? HeadlessScreen)
        let type = try #require(Router.to(RoutableView<BSubviewInput>()))
        #expect(type.perform(onDestination: view, path: .addAsSubview(from: root))?.state == .routed)
        #expect(root.subviews.first === view)
        #expect(view.title == "kept")
    }

    @Test func makeDestination() {
        #expect(Router.makeDestination(to: RoutableView<BSubviewInput>()) is BSubview)
        let made = Router.makeDestination(to: RoutableView<BSubviewInput>(), preparation: { $0.title = "a" })
        #expect(made?.title == "a")
        #expect(Router.to(RoutableView<BSubviewInput>())?.canMakeDestination == true)
    }

    @Test func prepareDestination() {
        let view = BSubview()
        let router = Router.to(RoutableView<BSubviewInput>())?.prepare(
            destination: view, configuring: { (config, _) in handlers.set(on: config) { $0.title = "test title" } })
        #expect(router?.state == .routed)
        #expect(handlers.events == Handlers<BSubviewInput>.succeeded)
    }
}

@MainActor @Suite(.routers { BSubviewModuleRouter.self })
struct SubviewModuleRouterTests {
    let handlers = Handlers<Any> { ($0 as? BSubview)?.title }
    let window = HeadlessWindow()

    private func perform(_ way: SubviewRouterTests.Way) -> ModuleViewRouter<BSubviewModuleInput>? {
        Router.perform(
            to: RoutableViewModule<BSubviewModuleInput>(), path: way.path(from: window.root),
            configuring: { (config, prepareModule) in
                handlers.set(on: config) { _ in }
                prepareModule { module in
                    module.title = "test title"
                    module.makeDestinationCompletion { handlers("module \($0.title ?? "nil")") }
                }
            })
    }

    @Test(arguments: SubviewRouterTests.Way.allCases) func performWithParameters(way: SubviewRouterTests.Way) {
        #expect(perform(way)?.state == .routed)
        #expect(handlers.events == ViewModuleRouterPerformTests.succeeded)
    }

    @Test(arguments: SubviewRouterTests.Way.allCases) func performFails(way: SubviewRouterTests.Way) {
        TestConfig.routeShouldFail = true
        #expect(perform(way)?.state == .unrouted)
        #expect(handlers.events == Handlers<Any>.failed("performRoute"))
    }

    @Test(arguments: SubviewRouterTests.Way.allCases) func performWithPreparationAndCompletion(
        way: SubviewRouterTests.Way
    ) {
        let path = way.path(from: window.root)
        let router = Router.perform(
            to: RoutableViewModule<BSubviewModuleInput>(), path: path, preparation: { $0.title = "a" })
        #expect(router?.config.title == "a")
        Router.perform(
            to: RoutableViewModule<BSubviewModuleInput>(), path: path, completion: { handlers.complete($0, $1, $2, $3) }
        )
        TestConfig.routeShouldFail = true
        Router.perform(
            to: RoutableViewModule<BSubviewModuleInput>(), path: path, completion: { handlers.complete($0, $1, $2, $3) }
        )
        #expect(handlers.events == ["true nil performRoute false", "false nil performRoute true"])
    }

    @Test func makeDestination() {
        #expect(Router.makeDestination(to: RoutableViewModule<BSubviewModuleInput>()) is BSubview)
        let made = Router.makeDestination(
            to: RoutableViewModule<BSubviewModuleInput>(), preparation: { $0.title = "a" })
        #expect((made as? BSubview)?.title == "a")
        TestConfig.routeShouldFail = true
        #expect(Router.makeDestination(to: RoutableViewModule<BSubviewModuleInput>()) == nil)
    }
}
