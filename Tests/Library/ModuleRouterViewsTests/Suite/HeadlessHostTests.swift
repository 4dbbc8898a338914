// SPDX-License-Identifier: Apache-2.0

import Testing
import ViewHostSuite

/// The scenarios of all hosts, run on the headless host.
@MainActor struct HeadlessHostTests {
    @Test(arguments: HeadlessDriver.scenarios)
    func behaves(driver: HeadlessDriver, scenario: ViewHostScenario) async { await scenario.run(on: driver) }

    @Test(arguments: HeadlessDriver.allCases)
    func differencesNameExistingScenarios(driver: HeadlessDriver) {
        #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
    }

    @Test func scenarioNamesAreUnique() {
        #expect(Set(ViewHostScenario.all.map(\.name)).count == ViewHostScenario.all.count)
    }
}
