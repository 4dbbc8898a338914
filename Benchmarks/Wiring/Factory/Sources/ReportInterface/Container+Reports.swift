// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import

// wiring: declare
extension Container {
    public var requiredClock: Factory<(any RequiredClock)?> { promised() }
    public var reportFormatters: Factory<[String: any ReportFormatter]> { self { [:] } }
    public var expenseSummary: Factory<(any ExpenseSummary)?> { promised() }
}
// end wiring
