// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Random walks through the windows of a toolkit. After each step, the states of the routers agree with the windows,
/// every call
/// has ended once or is running, and hooks are called in pairs. At the end no transition is running, and all objects
/// are
/// released.
@MainActor package final class NavigationWalk<Window: WalkedWindow> {
    private let requested: RequestedView<any WalkedScreenInput, RouteConfiguration>
    /// The same route in a registry with an interceptor that waits for a step of the walk.
    private let guarded: RequestedView<any WalkedScreenInput, RouteConfiguration>
    private let gate = WalkGate()
    private var world: NavigationWorld<Window>?
    /// The pairs of actions that have occurred.
    package private(set) var pairs: Set<NavigationPair> = []

    /// Uses the current registry. It needs a provider of `any WalkedScreenInput`, and no other walk may use it.
    package init() throws {
        let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
        requested = Router.requested(RoutableView<any WalkedScreenInput>(), at: location)
        guard requested.missing == nil else { throw Unprovided() }
        let registry = RouteRegistry(parent: RouteRegistry.current)
        registry.addViewRouteInterceptor("gate") { [gate] _ in
            await gate.wait()
            return .proceed
        }
        guarded = registry.run { Router.requested(RoutableView<any WalkedScreenInput>(), at: location) }
        RouteRegistry.current.addViewRouteObserver { [weak self] in self?.world?.observe($0) }
    }

    /// Returns the first fault in the walk for a seed with the steps that are necessary for it, or nil if there is no
    /// fault.
    package func fault(_ seed: UInt64, length: Int) async -> String? {
        let steps = NavigationStep.walk(seed, length: length)
        guard let fault = await fault(in: steps) else { return nil }
        let fewer = await shrunk(steps) { await self.fault(in: $0) != nil }
        let list = fewer.map { "  \($0)" }.joined(separator: "\n")
        return "seed \(seed): \(fault); with no more than\n\(list)\n\(await self.fault(in: fewer) ?? "")"
    }

    private struct Unprovided: Error {}

    private func fault(in steps: [NavigationStep]) async -> String? {
        let world = NavigationWorld<Window>(requested, guarded: guarded, gate)
        self.world = world
        defer {
            self.world = nil
            pairs.formUnion(world.pairs)
        }
        for (index, step) in steps.enumerated() {
            await world.run(step)
            let faults = world.check()
            guard let fault = faults.first else { continue }
            // No transition of this walk may continue in the next walk.
            _ = await world.end()
            return "after step \(index), \(step): \(fault)"
        }
        if let fault = await world.end().first { return "at the end: \(fault)" }
        // A toolkit may delay the release of a window.
        for _ in 0..<4 { await Task.yield() }
        let alive = (
            world.screens.compactMap(\.object).count, world.routes.compactMap(\.object).count,
            world.allWindows.compactMap(\.object).count
        )
        return alive == (0, 0, 0) ? nil : "alive at the end: \(alive.0) screens, \(alive.1) routes, \(alive.2) windows"
    }
}
