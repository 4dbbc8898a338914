// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteTables

/// The classes of views that a provider has registered. As in ZIKRouter, a route accepts existing views of these classes and of their
/// subclasses only.
package struct RegisteredViews {
    private let find: () -> [ClassBinding]

    /// The classes of a provider in the current registry.
    package init(of provider: Any.Type) {
        find = { RouteRegistry.current.all { $0.classes(of: provider) } }
    }

    /// The classes of a closure.
    init(of classes: RegisteredClasses) {
        find = { classes.bindings }
    }

    /// The first class; `AnyObject` if there is none.
    package var first: Any.Type { find().first?.type ?? AnyObject.self }

    /// Returns whether views of a class are accepted. If no class is registered, all are.
    package func contain(_ type: AnyClass) -> Bool {
        let bindings = find()
        return bindings.isEmpty || bindings.contains { $0.includes(type) }
    }
}
