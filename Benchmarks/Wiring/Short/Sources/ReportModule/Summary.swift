// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ReportInterface
import StoreInterface

@Provider(of: .summary)  // wiring: provide
struct Summary: ExpenseSummary {
    // wiring: use
    let store: any ExpenseStore
    let clock: any RequiredClock
    // end wiring

    func text() -> String { "\(clock.today()): \(store.expenses().total) cents" }
}
