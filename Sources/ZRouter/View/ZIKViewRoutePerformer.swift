// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A source that prepares views which came from elsewhere, where their router says that it cannot do so alone.
@MainActor public protocol ZIKViewRoutePerformer: ViewRoutePerformer {
    /// Gives the view what it needs of this source.
    func prepare(destinationFromExternal destination: Any, configuration: ViewRouteConfig)
}

extension ZIKViewRoutePerformer {
    public func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        let configuration = ViewRouteConfig()
        configuration.routeType = route.kind
        prepare(destinationFromExternal: destination as Any, configuration: configuration)
    }
}
