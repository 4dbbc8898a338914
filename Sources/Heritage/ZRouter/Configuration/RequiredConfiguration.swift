// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Unwraps the configuration of a route. As in ZIKRouter, the router must make one.
enum RequiredConfiguration {
    static func of<Module>(_ module: Module?, for key: RouteKey) -> Module {
        guard let module else { preconditionFailure("the router of \(key) has made no \(Module.self)") }
        return module
    }
}
