// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterTesting
import NavigationWalk
import Testing

/// Random walks through windows: routes, removals, the user, code beside the router, failures, windows that go.
///
/// After each step the routers' states agree with what the windows hold, every call has ended once or is under way, and
/// every hook has its other half; at the end nothing moves, and everything is freed.
@MainActor @Suite(.routes(unheard: .isExpected) { WalkedScreenRouter.self })
struct NavigationWalkTests {
    /// The environment variable `WALKS` sets their number, for longer runs.
    static var seeds: Range<UInt64> {
        0..<(ProcessInfo.processInfo.environment["WALKS"].flatMap { UInt64($0) } ?? 240)
    }
    static let length = 100

    @Test func randomWalksAgreeWithTheHierarchy() async throws {
        let walk = try NavigationWalk<HeadlessWindow>()
        for seed in Self.seeds {
            guard let fault = await walk.fault(seed, length: Self.length) else { continue }
            Issue.record("\(fault)")
            return
        }
        #expect(NavigationPair.all.subtracting(walk.pairs).sorted() == [])
    }
}
