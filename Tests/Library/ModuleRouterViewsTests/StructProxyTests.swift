// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol RequiredScreen { var text: String { get } }

extension RoutableView where Protocol == any RequiredScreen {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Formatter {
    let text = "what the formatter says is longer than what fits into a string without an object"
}

/// A proxy that is a structure whose first property is the view.
private struct ScreenProxy: RequiredScreen {
    let screen: AScreen
    let formatter: Formatter

    var text: String { formatter.text }
}

private enum ProxyAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any RequiredScreen>(), to: AViewRouter.self) {
            ScreenProxy(screen: $0, formatter: Formatter())
        }
    }
}

@MainActor
@Suite(
    .routes {
        AViewRouter.self; ProxyAdapter.self
    })
struct StructProxyTests {
    let window = HeadlessWindow()

    @Test func proxyAndItsPropertiesAreKeptUntilRemoval() throws {
        let router = try #require(
            Router.performWithClient(to: RoutableView<any RequiredScreen>(), path: .push(from: window.root)))
        #expect(router.destination?.text == Formatter().text)
        router.removeRoute()
        #expect(router.destination == nil)
    }
}
