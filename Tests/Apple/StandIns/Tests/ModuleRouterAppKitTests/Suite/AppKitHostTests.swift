// SPDX-License-Identifier: Apache-2.0

import AppKitHarness
import Testing
import ViewHostSuite

extension AppKitTests {
    /// The suite of all hosts, in windows of AppKit.
    @MainActor struct AppKitHostTests {
        @Test(arguments: AppKitDriver.scenarios)
        func behaves(driver: AppKitDriver, scenario: ViewHostScenario) async {
            await AppKitSimulator.run(by: driver.policy) { await scenario.run(on: driver) }
        }

        @Test(arguments: AppKitDriver.allCases)
        func eachDifferenceNamesAScenario(driver: AppKitDriver) {
            #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
        }
    }
}
