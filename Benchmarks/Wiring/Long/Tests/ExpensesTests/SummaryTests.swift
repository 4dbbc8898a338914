// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ModuleRouterTesting  // wiring: import
import ReportInterface
import Testing

@testable import ReportModule

// wiring: test
@Test(
    .routes {
        SummaryRouter.self
        StubStoreRouter.self
        StubClockRouter.self
    })
// end wiring
func theSummaryStatesTheDateAndTheTotal() throws {
    let summary = try Router.destination(for: RoutableService<any ExpenseSummary>())  // wiring: test
    #expect(summary.text() == "Monday: 250 cents")
}
