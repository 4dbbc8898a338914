// SPDX-License-Identifier: Apache-2.0

// wiring: import
import Dependencies
import DependenciesTestSupport
// end wiring
import ReportInterface
import StoreInterface
import Testing

@testable import ReportModule

// wiring: test
@Test(
    .dependencies {
        $0.expenseStore = .stub
        $0.requiredClock = .stub
    })
// end wiring
func theSummaryStatesTheDateAndTheTotal() {
    #expect(ExpenseSummary.live.text() == "Monday: 250 cents")
}
