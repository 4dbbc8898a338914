// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

private protocol Clock: Sendable {}
private protocol ClockModule: AnyObject {}
@MainActor private protocol Screen: AnyObject {}
@MainActor private protocol ScreenModule: AnyObject {}

extension RoutableService where Protocol == any Clock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Clock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ClockModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any Screen {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any ScreenModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SystemClock: Clock {}
private final class HeadlessClock: HeadlessScreen, Screen {}

private struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

private struct ScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Screen>()) { $0 }
        URLPattern("clocks://screen", by: .outside)
    }
    func makeDestination(with configuration: RouteConfiguration) -> HeadlessClock? { HeadlessClock() }
}

/// The descriptions of keys, providers and routers in logs.
struct DescriptionTests {
    @Test func keyIsDescribedAsInSource() {
        #expect("\(RoutableService<any Clock>())" == "RoutableService<any Clock>")
        #expect("\(RoutableAsyncService<any Clock>())" == "RoutableAsyncService<any Clock>")
        #expect("\(RoutableServiceModule<any ClockModule>())" == "RoutableServiceModule<any ClockModule>")
        #expect("\(RoutableView<any Screen>())" == "RoutableView<any Screen>")
        #expect("\(RoutableViewModule<any ScreenModule>())" == "RoutableViewModule<any ScreenModule>")
        #expect("\([RoutableService<any Clock>()])" == "[RoutableService<any Clock>]")
    }

    @Test func routesOfAProviderAreDescribedAsInSource() {
        let line = Provides<ClockRouter, RoutableService<any Clock>>(RoutableService<any Clock>()) { $0 }
        #expect("\(line)" == "Provides(RoutableService<any Clock>())")
        #expect("\(ClockRouter.routes)" == "RouteList<ClockRouter>")
        #expect("\(ScreenRouter.routes)" == "RouteList<ScreenRouter>")
        let adapted = Adapts<RoutableService<any Clock>, ClockRouter.Type>(
            RoutableService<any Clock>(), to: ClockRouter.self
        ) { $0 }
        #expect("\(adapted)" == "Adapts(RoutableService<any Clock>, to: ClockRouter)")
    }

    @Test(.routes { ScreenRouter.self })
    @MainActor func viewRouteIsDescribedByKeyPathAndState() throws {
        let window = HeadlessWindow()
        let route = try #require(Router.perform(to: RoutableView<any Screen>(), path: .push(from: window.root)))
        #expect("\(route)" == "ViewRoute(RoutableView<any Screen>, push, routed)")
        route.remove()
        #expect("\(route)" == "ViewRoute(RoutableView<any Screen>, push, removed)")
        let opened = try #require(Router.perform(url: "clocks://screen", from: window.root))
        #expect("\(opened)" == "ViewRoute(RoutableView<any Screen>, presentModally, routed)")
    }
}
