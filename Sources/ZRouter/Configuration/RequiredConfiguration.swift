// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The configuration of a route whose router has to make one, as in the original.
enum RequiredConfiguration {
    static func of<Module>(_ module: Module?, for key: RouteKey) -> Module {
        guard let module else { preconditionFailure("the router of \(key) has made no \(Module.self)") }
        return module
    }
}
