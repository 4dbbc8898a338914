// SPDX-License-Identifier: Apache-2.0

import FactoryTesting  // wiring: import
import ReportInterface
import Testing

@testable import ReportModule

@Test(.container)  // wiring: test
func theSummaryStatesTheDateAndTheTotal() {
    // wiring: test
    Container.shared.expenseStore.register { StubStore() }
    Container.shared.requiredClock.register { StubClock() }
    // end wiring
    #expect(Summary().text() == "Monday: 250 cents")
}
