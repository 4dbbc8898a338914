// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service that needs two services, which need the same one: there is one for each object graph.
enum ObjectGraphCases {
    static var all: [BenchCase] {
        [
            BenchCase("one per graph", "@Routable", floor: { for _ in 0..<$0 { keep(Floor.diamond()) } }) {
                operations in
                for _ in 0..<operations { keep(try declared()) }
            }
        ]
    }

    @inline(never) static func declared() throws -> any Diamond {
        try Router.destination(for: RoutableService<any Diamond>())
    }
}
