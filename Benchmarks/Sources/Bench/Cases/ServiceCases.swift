// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service by its key: made, or got, with each kind of declaration.
///
/// The call under measurement is a function of its own, like its floor, and hands the destination to its caller.
enum ServiceCases {
    static var all: [BenchCase] {
        routed("transient", limits: (1.10, 1.5), Floor.transient, transient, plainTransient)
            + routed("shared", limits: (1.15, 2.3), Floor.shared, shared, plainShared)
            + routed("weak", limits: (nil, nil), Floor.weaklyHeld, weaklyHeld, plainWeaklyHeld)
            + routed("graph of 5", limits: (1.15, 1.4), Floor.root, root, plainRoot)
            + routed("adapter", limits: (nil, nil), Floor.adapted, adapted, plainAdapted)
            + routed("chain of 4 adapters", limits: (nil, nil), Floor.fourTimesAdapted, fourTimes, plainFourTimes)
            + scoped
    }

    private static func routed<Direct, Declared, Plain>(
        _ group: String, limits: (declared: Double?, plain: Double?), _ floor: @escaping () -> Direct,
        _ declared: @escaping () throws -> Declared, _ plain: @escaping () throws -> Plain
    ) -> [BenchCase] {
        [
            BenchCase(group, "@Routable", limit: limits.declared, floor: loop(floor), work: loop(declared)),
            BenchCase(group, "declared plainly", limit: limits.plain, floor: loop(floor), work: loop(plain)),
        ]
    }

    private static func loop<Value>(_ make: @escaping () throws -> Value) -> BenchCase.Work {
        { operations in for _ in 0..<operations { keep(try make()) } }
    }

    /// The whole loop in one scope: to begin one is not what is measured.
    private static var scoped: [BenchCase] {
        let scope = RouteScope("benchmark")
        let floor: BenchCase.Work = { operations in
            Floor.withinScope { for _ in 0..<operations { keep(Floor.scoped()) } }
        }
        return [
            BenchCase("scoped", "@Routable", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try scopedService()) } }
            },
            BenchCase("scoped", "declared plainly", floor: floor) { operations in
                try scope.run { for _ in 0..<operations { keep(try plainScopedService()) } }
            },
        ]
    }

    @inline(never) static func transient() throws -> any Transient {
        try Router.destination(for: RoutableService<any Transient>())
    }

    @inline(never) static func plainTransient() throws -> any PlainTransient {
        try Router.destination(for: RoutableService<any PlainTransient>())
    }

    @inline(never) static func shared() throws -> any Shared {
        try Router.destination(for: RoutableService<any Shared>())
    }

    @inline(never) private static func plainShared() throws -> any PlainShared {
        try Router.destination(for: RoutableService<any PlainShared>())
    }

    /// Held by somebody all the time: what is got is there.
    private static let held = try? Router.destination(for: RoutableService<any WeaklyHeld>())
    private static let heldDirectly = Floor.weaklyHeld()

    @inline(never) private static func weaklyHeld() throws -> any WeaklyHeld {
        _ = held
        return try Router.destination(for: RoutableService<any WeaklyHeld>())
    }

    @inline(never) private static func plainWeaklyHeld() throws -> any PlainWeaklyHeld {
        _ = held
        return try Router.destination(for: RoutableService<any PlainWeaklyHeld>())
    }

    @inline(never) private static func root() throws -> any GraphRoot {
        try Router.destination(for: RoutableService<any GraphRoot>())
    }

    @inline(never) private static func plainRoot() throws -> any PlainGraphRoot {
        try Router.destination(for: RoutableService<any PlainGraphRoot>())
    }

    @inline(never) private static func adapted() throws -> any Adapted {
        try Router.destination(for: RoutableService<any Adapted>())
    }

    @inline(never) private static func plainAdapted() throws -> any PlainAdapted {
        try Router.destination(for: RoutableService<any PlainAdapted>())
    }

    @inline(never) private static func fourTimes() throws -> any FourTimesAdapted {
        try Router.destination(for: RoutableService<any FourTimesAdapted>())
    }

    @inline(never) private static func plainFourTimes() throws -> any PlainFourTimesAdapted {
        try Router.destination(for: RoutableService<any PlainFourTimesAdapted>())
    }

    @inline(never) private static func scopedService() throws -> any Scoped {
        try Router.destination(for: RoutableService<any Scoped>())
    }

    @inline(never) private static func plainScopedService() throws -> any PlainScoped {
        try Router.destination(for: RoutableService<any PlainScoped>())
    }
}
