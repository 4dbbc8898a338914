// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A source that prepares external views if their router cannot prepare them alone.
@MainActor public protocol ZIKViewRoutePerformer: ViewRoutePerformer {
    /// Prepares an external view with the data of this source.
    func prepare(destinationFromExternal destination: Any, configuration: ViewRouteConfig)
}

extension ZIKViewRoutePerformer {
    public func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        let configuration = ViewRouteConfig()
        configuration.routeType = route.kind
        prepare(destinationFromExternal: destination as Any, configuration: configuration)
    }
}
