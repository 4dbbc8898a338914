// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A scoped service. The whole loop runs in one scope, because beginning a scope is not part of the measurement.
enum ScopedCases {
    static var all: [BenchCase] {
        let scope = RouteScope(Benchmark())
        let floor: BenchCase.Work = { operations in
            Floor.withinScope { for _ in 0..<operations { keep(Floor.scoped()) } }
        }
        return [
            BenchCase("scoped", "@Routable", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try declared()) } }
            },
            BenchCase("scoped", "declared plainly", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try plain()) } }
            },
        ]
    }

    @inline(never) static func declared() throws -> any Scoped {
        try Router.destination(for: RoutableService<any Scoped>())
    }

    @inline(never) static func plain() throws -> any PlainScoped {
        try Router.destination(for: RoutableService<any PlainScoped>())
    }
}
