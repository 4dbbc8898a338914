// SPDX-License-Identifier: Apache-2.0

#if GTK
import ModuleRouterGTK
import Testing
import ViewHostSuite

/// What every host does, done by windows of GTK.
@MainActor @Suite(.enabled("there is no display") { await hasDisplay }, .serialized)
struct GTKHostTests {
    @Test(.timeLimit(.minutes(1)), arguments: ViewHostScenario.all)
    func behaves(scenario: ViewHostScenario) async { await scenario.run(on: GTKDriver()) }

    @Test func itsDifferencesAreThoseOfScenarios() {
        #expect(Set(GTKDriver().differences.keys).subtracting(ViewHostScenario.all.map(\.name)) == [])
    }
}
#endif
