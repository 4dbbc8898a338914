// SPDX-License-Identifier: Apache-2.0

import CBench
import ManyProviders
import ModuleRouter

/// What it takes to register many providers by hand, and to come to the first destination of each.
struct RegistrationFigures {
    static var all: [FigureCase] { ManyProviders.counts.filter { $0 >= 1_000 }.flatMap(figures) }

    private let registered: (time: Double, bytes: Double)
    private let sealed: (time: Double, bytes: Double)
    private let firstDestination: Double
    private let firstPlainDestination: Double

    private static func figures(of count: Int) -> [FigureCase] {
        let measured = Measured { try RegistrationFigures(Array(ManyProviders.all.prefix(count))) }
        let group = "register \(count) providers"
        return [
            FigureCase(group, "by hand, each", unit: "ns", limit: 150) { try measured().registered.time },
            FigureCase(group, "by hand, each", unit: "bytes", limit: 100) { try measured().registered.bytes },
            FigureCase(group, "and the first use of one, each", unit: "ns") { try measured().sealed.time },
            FigureCase(group, "and the first use of one, each", unit: "bytes") { try measured().sealed.bytes },
            FigureCase(group, "first of each, @Routable", unit: "ns", limit: 1_000) { try measured().firstDestination },
            FigureCase(group, "first of each, declared plainly", unit: "ns", limit: 1_000) {
                try measured().firstPlainDestination
            },
        ]
    }

    /// Each is measured once: what is made at first use is there from then on.
    private init(_ routes: [ManyProviders]) throws {
        // The types themselves are there before, as they are in a program that was compiled with them.
        for route in routes { try route.makeDirectly() }
        let providers = routes.map(\.provider)
        let registry = RouteRegistry()
        let begin = Reading()
        registry.register(providers)
        let registered = Reading()
        registry.seal()
        let sealed = Reading()
        self.registered = registered.since(begin, each: routes.count)
        self.sealed = sealed.since(begin, each: routes.count)
        firstDestination = try Self.firstDestinations(routes, \.make)
        firstPlainDestination = try Self.firstDestinations(routes, \.makePlainly)
    }

    /// In nanoseconds for each, in a registry that has made none before.
    private static func firstDestinations(
        _ routes: [ManyProviders], _ make: KeyPath<ManyProviders, @Sendable () throws -> Void>
    ) throws -> Double {
        let registry = RouteRegistry()
        registry.register(routes.map(\.provider))
        registry.seal()
        let makers = routes.map { $0[keyPath: make] }
        return try registry.run {
            let begin = Reading()
            for make in makers { try make() }
            return Reading().since(begin, each: routes.count).time
        }
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
