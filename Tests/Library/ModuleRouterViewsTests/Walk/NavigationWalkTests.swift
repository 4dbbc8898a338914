// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterTesting
import NavigationWalk
import Testing

/// Random walks through windows: routes, removals, user actions, code without a router, failures, closed windows.
///
/// After each step, the states of the routers agree with the windows, every call has ended once or is running, and
/// hooks are called in pairs. At the end no transition is running, and all objects are released.
@MainActor @Suite(.routes(unheard: .isExpected) { WalkedScreenRouter.self })
struct NavigationWalkTests {
    /// The environment variable `WALKS` sets the number of seeds, for longer runs.
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
