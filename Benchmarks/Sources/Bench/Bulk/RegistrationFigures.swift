// SPDX-License-Identifier: Apache-2.0

import CBench
import ManyProviders
import ModuleRouter

/// What it takes to register many providers, and to come to the first destination of each.
enum RegistrationFigures {
    static func all() throws -> [BenchFigure] {
        // The types themselves are there before, as they are in a program that was compiled with them.
        let routes = ManyProviders.all
        for route in routes { try route.makeDirectly() }
        return try [1_000].flatMap { count in
            try byHand(Array(routes.prefix(count))) + byRecords(Array(routes.prefix(count)))
        }
    }

    private static func byHand(_ routes: [ManyProviders]) throws -> [BenchFigure] {
        let providers = routes.map(\.provider)
        let group = "register \(routes.count) providers"
        let registry = RouteRegistry()
        let begin = Reading()
        registry.register(providers)
        let registered = Reading()
        registry.seal()
        let sealed = Reading()
        let figures = [
            BenchFigure(
                group: group, name: "by hand, each", value: registered.time(since: begin, count: routes.count),
                unit: "ns", limit: 150),
            BenchFigure(
                group: group, name: "by hand, each", value: registered.bytes(since: begin, count: routes.count),
                unit: "bytes", limit: 100),
            BenchFigure(
                group: group, name: "and the first use of one, each",
                value: sealed.time(since: begin, count: routes.count), unit: "ns", limit: nil),
            BenchFigure(
                group: group, name: "and the first use of one, each",
                value: sealed.bytes(since: begin, count: routes.count), unit: "bytes", limit: nil),
        ]
        return figures + [try firstDestinations(routes, of: registry)]
    }

    private static func firstDestinations(_ routes: [ManyProviders], of registry: RouteRegistry) throws -> BenchFigure {
        try registry.run {
            let begin = Reading()
            for route in routes { try route.make() }
            return BenchFigure(
                group: "register \(routes.count) providers", name: "the first destination of each",
                value: Reading().time(since: begin, count: routes.count), unit: "ns", limit: 1_000)
        }
    }

    /// In a process of its own: the records of one are read once.
    private static func byRecords(_ routes: [ManyProviders]) throws -> [BenchFigure] {
        let start = try RecordedStart.measured(providers: routes.count)
        let group = "\(routes.count) providers by records"
        return [
            BenchFigure(group: group, name: "loading, each", value: start.loading, unit: "ns", limit: 150),
            BenchFigure(
                group: group, name: "the first route of the process", value: start.firstRoute, unit: "µs", limit: nil),
            BenchFigure(group: group, name: "until then, each", value: start.bytes, unit: "bytes", limit: nil),
        ]
    }
}

/// A moment, and what memory is taken at it.
struct Reading {
    private let now = bench_thread_time()
    private let allocated = bench_allocated_bytes()

    /// In nanoseconds, for each of so many.
    func time(since begin: Reading, count: Int) -> Double { Double(now - begin.now) / Double(count) }

    func bytes(since begin: Reading, count: Int) -> Double {
        Double(Int(allocated) - Int(begin.allocated)) / Double(count)
    }
}
