// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The input of the rules: all declarations, registrations and adaptations at one moment.
struct RouteInventory {
    let declarations: [RouteDeclaration]
    /// The recorded dependencies of properties outside of providers.
    let needs: [ProviderNeed]
    let table: RouteTable
    /// The keys of the providers that are not registered.
    let excluded: [KeyRegistration]
    /// The images that hold a copy of this library.
    let libraryCopies: [String]

    /// Makes the inventory of a registry and its parents.
    init(of registry: RouteRegistry) {
        (declarations, needs) = RouteRecords.declarationsAndNeeds()
        table = registry.mergedTable
        excluded = registry.excludedKeys
        libraryCopies = LibraryCopies.find()
    }

    init(
        declarations: [RouteDeclaration] = [], needs: [ProviderNeed] = [], table: RouteTable = RouteTable(),
        excluded: [KeyRegistration] = [],
        libraryCopies: [String] = []
    ) {
        self.declarations = declarations
        self.needs = needs
        self.table = table
        self.excluded = excluded
        self.libraryCopies = libraryCopies
    }
}
