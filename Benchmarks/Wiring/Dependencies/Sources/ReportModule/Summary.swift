// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import ReportInterface
import StoreInterface

extension ExpenseSummary {
    static let live = ExpenseSummary {
        // wiring: use
        @Dependency(\.expenseStore) var store
        @Dependency(\.requiredClock) var clock
        // end wiring
        return "\(clock.today()): \(store.expenses().total) cents"
    }
}

// wiring: provide
extension DependencyValues.ExpenseSummaryKey: DependencyKey {
    public static let liveValue = ExpenseSummary.live
}
// end wiring
