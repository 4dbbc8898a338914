// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

private protocol Removable: Sendable {}

extension RoutableService where Protocol == any Removable {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct RemovableRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Removable>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) -> Item? { Item() }
    struct Item: Removable {}
}

@Suite(.routes { RemovableRouter.self })
struct RemovalNotifierTests {
    @Test func whatIsSetForTheRemovalIsToldOfStatesToo() {
        var states: [RouterState] = []
        func watch(_ configuration: RouteStrictConfiguration) { configuration.stateNotifier = { states.append($1) } }
        let router = Router.perform(
            to: RoutableService<any Removable>(), configuring: { _, _ in }, removing: { watch($0) })
        router?.removeRoute()
        #expect(states == [.routing, .routed, .removing, .removed])
    }
}
