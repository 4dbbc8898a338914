// SPDX-License-Identifier: Apache-2.0

import Testing
import ViewHostSuite

/// The suite of all hosts, in windows of UIKit.
@MainActor @Suite(.serialized)
struct UIKitHostTests {
    @Test(arguments: UIKitDriver.scenarios)
    func behaves(driver: UIKitDriver, scenario: ViewHostScenario) async { await driver.run(scenario) }

    @Test(arguments: UIKitDriver.allCases)
    func eachDifferenceNamesAScenario(driver: UIKitDriver) {
        #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
    }
}
