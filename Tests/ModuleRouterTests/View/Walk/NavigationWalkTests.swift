// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

/// Random walks through windows: routes, removals, the user, code beside the router, failures, windows that go.
///
/// After each step the routers' states agree with what the windows hold, every call has ended once or is under way, and
/// every hook has its other half; at the end nothing moves, and everything is freed.
@MainActor @Suite(.routes { WalkedScreenRouter.self })
struct NavigationWalkTests {
    /// 1,000,000 steps in an optimised build.
    static var seeds: Range<UInt64> {
        #if DEBUG
        0..<200
        #else
        0..<10_000
        #endif
    }
    static let length = 100

    @Test func randomWalksAgreeWithTheHierarchy() throws {
        let type = try #require(Router.to(RoutableView<any WalkedScreenInput>()))
        let observed = Observed()
        RouteRegistry.current.addViewRouteObserver { observed.world?.observe($0) }
        for seed in Self.seeds {
            let steps = NavigationStep.walk(seed, length: Self.length)
            guard let fault = fault(in: steps, type, observed) else { continue }
            let fewer = shrunk(steps) { self.fault(in: $0, type, observed) != nil }
            let list = fewer.map { "  \($0)" }.joined(separator: "\n")
            Issue.record(
                "seed \(seed): \(fault); with no more than\n\(list)\n\(self.fault(in: fewer, type, observed) ?? "")")
            return
        }
    }

    private final class Observed {
        var world: NavigationWorld?
    }

    /// What goes wrong in a walk; nil if nothing does.
    private func fault(
        in steps: [NavigationStep], _ type: ViewRouterType<any WalkedScreenInput, ViewRouteConfiguration>,
        _ observed: Observed
    ) -> String? {
        let world = NavigationWorld(type)
        observed.world = world
        defer { observed.world = nil }
        for (index, step) in steps.enumerated() {
            world.run(step)
            let faults = world.check()
            if let fault = faults.first { return "after step \(index), \(step): \(fault)" }
        }
        if let fault = world.end().first { return "at the end: \(fault)" }
        let alive = (
            world.screens.compactMap(\.object).count, world.routes.compactMap(\.object).count,
            world.allWindows.compactMap(\.object).count
        )
        return alive == (0, 0, 0) ? nil : "alive at the end: \(alive.0) screens, \(alive.1) routes, \(alive.2) windows"
    }
}
