// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol RequiredView: AnyObject { var name: String { get } }

extension RoutableView where Protocol == any RequiredView {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NamedView: RequiredView {
    let adaptee: any AViewInput
    var name: String { adaptee.title }

    init(_ adaptee: any AViewInput) { self.adaptee = adaptee }
}

private enum NamedAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any RequiredView>(), to: RoutableView<any AViewInput>()) { NamedView($0) }
    }
}

/// The lifetime of the proxy that an adapter returns in place of a view.
@MainActor
@Suite(
    .routes {
        AViewRouter.self; NamedAdapter.self
    })
struct ProxyOwnershipTests {
    @Test func aProxyLivesAsLongAsItsViewIsShown() throws {
        let window = HeadlessWindow()
        let remains = ViewRemains()
        do {
            let route = try #require(
                Router.perform(
                    to: RoutableView<any RequiredView>(), path: .push(from: window.root),
                    completion: onSuccess { remains.proxy = $0 }))
            remains.route = route
            remains.screen = route.destination
            #expect((remains.proxy as? NamedView)?.adaptee === route.destination)
        }
        #expect(remains.proxy != nil)
        remains.route?.remove()
        remains.expectNothing()
    }

    @Test func proxyIsReleasedWithTheWindow() throws {
        let remains = ViewRemains()
        do {
            let window = HeadlessWindow()
            Router.perform(
                to: RoutableView<any RequiredView>(), path: .push(from: window.root),
                completion: onSuccess { remains.proxy = $0 })
            #expect(remains.proxy != nil)
            withExtendedLifetime(window) {}
        }
        remains.expectNothing()
    }
}
