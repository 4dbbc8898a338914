// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import NavigationWalk
import Testing

/// Random walks through windows: routes, removals, the user, code beside the router, failures, windows that go.
///
/// After each step the routers' states agree with what the windows hold, every call has ended once or is under way, and
/// every hook has its other half; at the end nothing moves, and everything is freed.
@MainActor @Suite(.routes(unheard: .isExpected) { WalkedScreenRouter.self })
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

    @Test func randomWalksAgreeWithTheHierarchy() async throws {
        let walk = try NavigationWalk<HeadlessWindow>()
        for seed in Self.seeds {
            guard let fault = await walk.fault(seed, length: Self.length) else { continue }
            Issue.record("\(fault)")
            return
        }
    }
}
