// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A scoped service in one scope for all requests, and a scope for each request.
enum ScopedCases {
    static var all: [BenchCase] {
        let scope = RouteScope(Benchmark())
        let floor: BenchCase.Work = { operations in
            Floor.withinScope { for _ in 0..<operations { keep(Floor.scoped()) } }
        }
        // Outside of a scope, this floor makes an object.
        let object: BenchCase.Work = { operations in for _ in 0..<operations { keep(Floor.scoped()) } }
        return [
            BenchCase("scoped", "@Routable", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try declared()) } }
            },
            BenchCase("scoped", "declared plainly", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try plain()) } }
            },
            BenchCase("scope of a request", "@Routable", floor: object) { operations in
                for _ in 0..<operations { try within { keep(1) } }
            },
            BenchCase("scope of a request, one service", "@Routable", floor: object) { operations in
                for _ in 0..<operations { try within { keep(try declared()) } }
            },
        ]
    }

    /// Makes a scope, enters it, and ends it.
    @inline(never) static func within(_ body: () throws -> Void) throws {
        let scope = RouteScope(Benchmark())
        defer { scope.end() }
        try scope.run(body)
    }

    @inline(never) static func declared() throws -> any Scoped {
        try Router.destination(for: RoutableService<any Scoped>())
    }

    @inline(never) static func plain() throws -> any PlainScoped {
        try Router.destination(for: RoutableService<any PlainScoped>())
    }
}
