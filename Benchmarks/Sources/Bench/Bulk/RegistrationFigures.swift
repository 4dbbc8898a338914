// SPDX-License-Identifier: Apache-2.0

import CBench
import ManyProviders
import ModuleRouter

/// The cost of registering many providers by hand, and of making the first destination of each.
struct RegistrationFigures {
    static var all: [FigureCase] { ManyProviders.counts.filter { $0 >= 1_000 }.flatMap(figures) }

    /// The cost in a separate registry.
    private struct Registered {
        let registered: (time: Double, bytes: Double)
        let routed: (time: Double, bytes: Double)
        let firstOfEach: Double

        init(_ routes: [ManyProviders], _ make: KeyPath<ManyProviders, @Sendable () throws -> Void>) throws {
            let providers = routes.map(\.provider)
            let makers = routes.map { $0[keyPath: make] }
            let registry = RouteRegistry()
            (registered, routed, firstOfEach) = try registry.run {
                let begin = Reading()
                registry.register(providers)
                let registered = Reading()
                try makers[0]()
                let routed = Reading()
                for make in makers { try make() }
                return (
                    registered.since(begin, each: routes.count), routed.since(begin, each: routes.count),
                    Reading().since(routed, each: routes.count).time
                )
            }
        }
    }

    /// The cost in a new process, where the runtime has not created the types of the keys.
    private let first: Registered
    /// The cost after the runtime has created these types.
    private let second: Registered

    private static func figures(of count: Int) -> [FigureCase] {
        let measured = Measured { try RegistrationFigures(Array(ManyProviders.all.prefix(count))) }
        let group = "register \(count) providers"
        return [
            FigureCase(group, "by hand, each", unit: "ns", limit: 150) { try measured().second.registered.time },
            FigureCase(group, "by hand, each", unit: "bytes", limit: 100) { try measured().second.registered.bytes },
            FigureCase(group, "and one route, each", unit: "ns") { try measured().second.routed.time },
            FigureCase(group, "and one route, each", unit: "bytes") { try measured().second.routed.bytes },
            FigureCase(group, "first of each", unit: "ns", limit: 1_000) { try measured().second.firstOfEach },
            FigureCase(group, "by hand, new types, each", unit: "ns") { try measured().first.registered.time },
            FigureCase(group, "first of each, new types", unit: "ns", limit: 1_000) {
                try measured().first.firstOfEach
            },
        ]
    }

    private init(_ routes: [ManyProviders]) throws {
        // Let the runtime create the destinations' types before the measurement.
        for route in routes { try route.makeDirectly() }
        first = try Registered(routes, \.make)
        second = try Registered(routes, \.makePlainly)
    }
}

/// The time and the allocated memory at one moment.
private struct Reading {
    private let now = bench_thread_time()
    private let allocated = bench_allocated_bytes()

    /// Returns the difference per element, in nanoseconds and bytes.
    func since(_ begin: Reading, each count: Int) -> (time: Double, bytes: Double) {
        (Double(now - begin.now) / Double(count), Double(Int(allocated) - Int(begin.allocated)) / Double(count))
    }
}
