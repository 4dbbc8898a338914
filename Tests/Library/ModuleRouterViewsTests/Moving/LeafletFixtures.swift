// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews

@MainActor protocol LeafletModuleInput: AnyObject { var name: String { get set } }

extension RoutableViewModule where Protocol == any LeafletModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class LeafletConfiguration: LeafletModuleInput { var name = "" }

final class LeafletScreen: HeadlessScreen {}

/// A leaflet, which its provider knows by its name, and which a link opens.
struct LeafletRouter: RevealingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any LeafletModuleInput>()) { $0 }
        URLPattern("app://leaflet/\(\.name)", by: .outside)
    }

    static func makeConfiguration() -> LeafletConfiguration { LeafletConfiguration() }

    static func canReveal(_ leaflet: LeafletScreen, with configuration: LeafletConfiguration) -> Bool {
        leaflet.title == configuration.name
    }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: LeafletConfiguration) -> LeafletScreen? {
        LeafletScreen(configuration.name)
    }
}
