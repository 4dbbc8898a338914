// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

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

/// The images of this process that hold a copy of this library.
enum LibraryCopies {
    /// A number that changes when an image is loaded.
    static var imageGeneration: UInt { module_router_image_generation() }

    static func find() -> [String] {
        var copies: [String] = []
        withUnsafeMutablePointer(to: &copies) { copies in
            module_router_visit_copies(
                { image, copies in
                    guard let image, let copies else { return }
                    // The pointer is the one that is passed two lines below.
                    copies.assumingMemoryBound(to: [String].self).pointee.append(String(cString: image))
                }, copies)
        }
        return copies
    }
}
