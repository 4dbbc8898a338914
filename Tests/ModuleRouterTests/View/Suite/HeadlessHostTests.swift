// SPDX-License-Identifier: Apache-2.0

import Testing
import ViewHostSuite

/// What every host does, done by the headless one.
@MainActor struct HeadlessHostTests {
    @Test(arguments: HeadlessDriver.scenarios)
    func behaves(driver: HeadlessDriver, scenario: ViewHostScenario) async { await scenario.run(on: driver) }

    @Test(arguments: HeadlessDriver.allCases)
    func itsDifferencesAreThoseOfScenarios(driver: HeadlessDriver) {
        #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
    }

    @Test func scenariosHaveNamesOfTheirOwn() {
        #expect(Set(ViewHostScenario.all.map(\.name)).count == ViewHostScenario.all.count)
    }
}
