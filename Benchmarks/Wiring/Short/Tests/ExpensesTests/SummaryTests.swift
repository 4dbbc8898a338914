// SPDX-License-Identifier: Apache-2.0

import ReportInterface
import Testing

@testable import ReportModule

@Test func theSummaryStatesTheDateAndTheTotal() {
    let summary = Summary(store: StubStore(), clock: StubClock())  // wiring: test
    #expect(summary.text() == "Monday: 250 cents")
}
