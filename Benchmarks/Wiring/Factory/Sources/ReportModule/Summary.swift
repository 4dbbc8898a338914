// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import
import ReportInterface
import StoreInterface

public struct Summary: ExpenseSummary {
    // wiring: use
    @Injected(\.expenseStore) private var store
    @Injected(\.requiredClock) private var clock
    // end wiring

    public init() {}  // wiring: provide

    public func text() -> String {
        guard let store, let clock else { return "" }  // wiring: use
        return "\(clock.today()): \(store.expenses().total) cents"
    }
}
