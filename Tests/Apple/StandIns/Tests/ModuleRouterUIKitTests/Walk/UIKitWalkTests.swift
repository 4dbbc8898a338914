// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import NavigationWalk
import Testing
import UIKitHarness

/// The random walks of the headless windows, through UIKit windows.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { WalkedScreenRouter.self })
struct UIKitWalkTests {
    /// Policies with both values of each open property, and with all pairs of values. With fewer open properties, only the first
    /// bits are used.
    nonisolated static let policies = Set(
        [0b00000, 0b00011, 0b00101, 0b01110, 0b10010, 0b11001, 0b10111, 0b11100].map {
            $0 & (UISimulator.Policy.all.count - 1)
        }
    ).sorted().map { UISimulator.Policy.all[$0] }

    /// 10,000 steps for each policy.
    @Test(arguments: policies)
    func randomWalksAgreeWithTheHierarchyAndLeaveNothingBehind(policy: UISimulator.Policy) async throws {
        let walk = try NavigationWalk<WalkedUIKitWindow>()
        for seed in UInt64(0)..<100 {
            let fault = await UISimulator.run(UISimulator(policy: policy)) { await walk.fault(seed, length: 100) }
            if let fault {
                Issue.record("\(fault)")
                return
            }
        }
    }
}
