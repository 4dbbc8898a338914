// SPDX-License-Identifier: Apache-2.0

#if GTK
import ModuleRouterGTK
import Testing
import ViewHostSuite

extension GTKTests {
    /// The suite of all hosts, in windows of GTK.
    @MainActor @Suite
    struct GTKHostTests {
        @Test(arguments: GTKDriver.scenarios)
        func behaves(driver: GTKDriver, scenario: ViewHostScenario) async { await scenario.run(on: driver) }

        @Test(arguments: GTKDriver.allCases)
        func eachDifferenceNamesAScenario(driver: GTKDriver) {
            #expect(Set(driver.differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
        }
    }
}
#endif
