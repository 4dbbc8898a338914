// SPDX-License-Identifier: Apache-2.0

/// The names of the library's type whose functions take keys.
package enum RouterName {
    private static let all: Set = ["Router", "ModuleRoutes"]

    package static func `is`(_ name: String) -> Bool { all.contains(name) }
}
