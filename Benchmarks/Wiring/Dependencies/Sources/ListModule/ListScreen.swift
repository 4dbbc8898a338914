// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import ReportInterface
import ScreenKit
import StoreInterface

public final class ListScreen: Screen {
    // wiring: use
    @Dependency(\.expenseStore) private var store
    @Dependency(\.expenseSummary) private var summary
    @Dependency(\.reportFormatters) private var formatters
    // end wiring
    // wiring: screens use
    private let editExpense: @MainActor (Int) async throws -> Expense

    public init(edit: @escaping @MainActor (Int) async throws -> Expense) {
        editExpense = edit
        super.init("Expenses")
    }
    // end wiring

    func rows() -> [String] { store.expenses().map(\.row) + [summary.text()] }

    func export() -> String {
        formatters["csv"]?.report(store.expenses()) ?? ""
    }

    /// Returns the expense after the user has saved it.
    func edit(_ id: Int) async throws -> Expense {
        try await editExpense(id)  // wiring: screens use
    }
}
