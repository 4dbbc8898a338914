// SPDX-License-Identifier: Apache-2.0

import Testing
import ViewHostSuite

/// The suite of all hosts, in windows of SwiftUI.
@MainActor struct SwiftUIHostTests {
    @Test(arguments: SwiftUIDriver.scenarios)
    func behaves(driver: SwiftUIDriver, scenario: ViewHostScenario) async { await scenario.run(on: driver) }

    @Test(arguments: SwiftUIDriver.allCases)
    func eachDifferenceNamesAScenario(driver: SwiftUIDriver) {
        #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
    }
}
