// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ServiceRouter {
    /// The module's configuration. Nil if nobody provides the route.
    public var config: Module? { module }

    /// A service can be performed again while it is routed: for another destination.
    public var shouldRemoveBeforePerform: Bool { false }
}

extension ServiceRouterType {
    /// Opens the module's configuration to a closure.
    public typealias ModulePreparation = ((Module) -> Void) -> Void

    /// Every route can make its destination.
    public var canMakeDestination: Bool { true }

    public var canMakeDestinationSynchronously: Bool { true }
}

extension ServiceRouterType where Module: ZIKPerformRouteConfiguration {
    /// The configuration a route begins with; nil if it cannot be made.
    public var defaultRouteConfiguration: Module? { opened() }
}

extension ServiceRouterType {
    func opened() -> Module? {
        // A router that is never performed.
        unperformed().module
    }
}
