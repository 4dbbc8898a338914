// SPDX-License-Identifier: Apache-2.0

import CBench
import ManyViews
import ModuleRouterViews
import ModuleRouterTesting

/// The cost of registering many view providers by hand, of showing the first view, and of showing each. Measured in a new process,
/// where the runtime has not created the types.
@MainActor
struct ViewRegistrationFigures {
    nonisolated static var all: [FigureCase] {
        let measured = Measured { try MainActor.assumeIsolated { try ViewRegistrationFigures(ManyViews.all) } }
        let group = "register \(ManyViews.all.count) views"
        return [
            FigureCase(group, "by hand, new types, each", unit: "ns", limit: 1_000) { try measured().registered },
            FigureCase(group, "the first shown", unit: "µs", limit: 1_500) { try measured().first },
            FigureCase(group, "each shown first", unit: "µs", limit: 100) { try measured().each },
        ]
    }

    private let registered: Double
    private let first: Double
    private let each: Double

    private init(_ views: [ManyViews]) throws {
        let registry = RouteRegistry()
        let window = HeadlessWindow()
        let providers = views.map(\.provider)
        (registered, first, each) = try registry.run {
            let begin = bench_thread_time()
            registry.register(providers)
            let registered = bench_thread_time()
            try Self.show(views[0], in: window)
            let shown = bench_thread_time()
            for view in views.dropFirst() { try Self.show(view, in: window) }
            let end = bench_thread_time()
            return (
                Double(registered - begin) / Double(views.count), Double(shown - registered) / 1_000,
                Double(end - shown) / 1_000 / Double(views.count - 1)
            )
        }
    }

    private static func show(_ view: ManyViews, in window: HeadlessWindow) throws {
        guard let route = view.push(window), route.state == .routed else { throw BenchError("a view was not shown") }
        route.remove()
        guard route.state == .removed else { throw BenchError("a view was not removed") }
    }
}
