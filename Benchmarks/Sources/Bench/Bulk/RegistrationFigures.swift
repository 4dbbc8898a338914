// SPDX-License-Identifier: Apache-2.0

import CBench
import ManyProviders
import ModuleRouter

/// What it takes to register many providers by hand, and to come to the first destination of each.
struct RegistrationFigures {
    static var all: [FigureCase] { ManyProviders.counts.filter { $0 >= 1_000 }.flatMap(figures) }

    /// In a registry of its own.
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

    /// As in a process that has just begun: the runtime has not been asked for the types of the keys.
    private let first: Registered
    /// Once it has.
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
        // The destinations' types are there before, whoever makes them.
        for route in routes { try route.makeDirectly() }
        first = try Registered(routes, \.make)
        second = try Registered(routes, \.makePlainly)
    }
}

/// A moment, and what memory is taken at it.
private struct Reading {
    private let now = bench_thread_time()
    private let allocated = bench_allocated_bytes()

    /// In nanoseconds and bytes, for each of so many.
    func since(_ begin: Reading, each count: Int) -> (time: Double, bytes: Double) {
        (Double(now - begin.now) / Double(count), Double(Int(allocated) - Int(begin.allocated)) / Double(count))
    }
}
