// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A transient service whose provider has a name.
enum NamedCases {
    static var all: [BenchCase] {
        [
            BenchCase(
                "transient by its name", "@Routable", limit: nil,
                floor: { operations in for _ in 0..<operations { keep(Floor.transient()) } },
                work: { operations in for _ in 0..<operations { keep(try declared()) } })
        ]
    }

    @inline(never) static func declared() throws -> any Transient {
        try Router.destination(for: RoutableService<any Transient>(), named: "second")
    }
}
