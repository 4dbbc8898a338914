// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

@MainActor protocol ChartModuleInput: AnyObject {}

extension RoutableViewModule where Protocol == ChartModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private class ChartViewController: HeadlessScreen, ZIKRoutableView {
    required init() { super.init("chart") }
}

private final class SpecialChartViewController: ChartViewController {}

private final class ChartConfiguration: ViewRouteConfig, ChartModuleInput {}

/// A router that knows no type of its view.
private final class ChartRouter: ZIKViewRouter<AnyObject, ChartConfiguration> {
    override class func registerRoutableDestination() {
        registerView(ChartViewController.self)
        register(RoutableViewModule<ChartModuleInput>())
    }

    override class func defaultRouteConfiguration() -> ChartConfiguration { ChartConfiguration() }

    override func destination(with configuration: ChartConfiguration) -> AnyObject? { ChartViewController() }
}

/// A router whose type is more general than the registered class.
private final class ScreenRouter: ZIKViewRouter<HeadlessScreen, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(ChartViewController.self)
        registerIdentifier("screen")
    }

    override func destination(with configuration: ViewRouteConfig) -> HeadlessScreen? { ChartViewController() }
}

/// A route of closures that knows no type of its view.
private final class ChartRoutes: ZIKViewRouteAdapter {
    override class func registerRoutableDestination() {
        ZIKViewRoute<AnyObject, ViewRouteConfig>.make(withDestination: ChartViewController.self) { _, _ in
            ChartViewController()
        }
        .registerIdentifier("closures")
    }
}

/// Existing objects that are no destinations of the route.
@MainActor
@Suite(
    .routers {
        ChartRouter.self; ScreenRouter.self; ChartRoutes.self
    })
struct ForeignDestinationTests {
    let window = HeadlessWindow()

    private var module: ViewRouterType<Any, ChartModuleInput>? { Router.to(RoutableViewModule<ChartModuleInput>()) }

    /// Prepares an object by a route without types. Returns the code of the error, and whether there is a router.
    private func prepare<Module>(
        _ object: Any, by route: ViewRouterType<Any, Module>?
    ) -> (code: RouteError.Code?, hasRouter: Bool) {
        var code: RouteError.Code?
        let router = route?.prepare(
            destination: object,
            configuring: { config, _ in
                config.completionHandler = { _, _, _, error in code = error?.code }
            })
        return (code, router != nil)
    }

    @Test func moduleRouteAcceptsRegisteredClassAndSubclasses() {
        #expect(prepare(ChartViewController(), by: module) == (nil, true))
        #expect(prepare(SpecialChartViewController(), by: module) == (nil, true))
        #expect(module?.perform(onDestination: ChartViewController(), path: .push(from: window.root))?.state == .routed)
    }

    @Test(arguments: ["foreign", "of another router", "no view", "nil"])
    func moduleRouteRefuses(_ kind: String) {
        let object: Any =
            switch kind {
            case "foreign": HeadlessScreen("foreign")
            case "of another router": AViewController()
            case "no view": RouteTestError()
            default: AViewController?.none as Any
            }
        #expect(prepare(object, by: module) == (.invalidConfiguration, false))
        #expect(module?.perform(onDestination: object, path: .push(from: window.root)) == nil)
        #expect(window.stack.count == 1)
    }

    @Test func routerOfGeneralTypeRefusesUnregisteredClass() {
        let route = Router.to(viewIdentifier: "screen")
        #expect(prepare(HeadlessScreen("foreign"), by: route) == (.invalidConfiguration, false))
        #expect(prepare(ChartViewController(), by: route) == (nil, true))
    }

    @Test func routeOfClosuresRefusesUnregisteredClass() {
        let route = Router.to(viewIdentifier: "closures")
        #expect(prepare(HeadlessScreen("foreign"), by: route) == (.invalidConfiguration, false))
        #expect(prepare(ChartViewController(), by: route) == (nil, true))
    }

    @Test func errorNamesRegisteredClass() {
        var text = ""
        module?.prepare(
            destination: HeadlessScreen("foreign"),
            configuring: { config, _ in config.errorHandler = { _, error in text = "\(error)" } })
        #expect(text.contains("HeadlessScreen is not what ChartRouter provides"))
        #expect(text.contains("pass a ChartViewController"))
    }
}
