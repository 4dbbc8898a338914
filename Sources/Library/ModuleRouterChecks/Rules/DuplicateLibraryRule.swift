// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `duplicate-library`: the process holds one copy of this library.
///
/// A second copy exists when a dynamic library is linked with its own copy. Routes registered in one copy are unknown to the other.
enum DuplicateLibraryRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        guard inventory.libraryCopies.count > 1 else { return [] }
        return [
            RouteFault(
                .duplicateLibrary, "ModuleRouter",
                "\(inventory.libraryCopies.count) images of this process contain a copy of ModuleRouter, each with its own routes",
                at: nil, chain: inventory.libraryCopies.map { "a copy is in \($0)" },
                remedy: "link ModuleRouter dynamically into all of them, or link the modules statically into the app")
        ]
    }
}
