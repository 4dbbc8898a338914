// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import
import ReportInterface
import ScreenKit
import StoreInterface

public final class ListScreen: Screen {
    // wiring: use
    @Injected(\.expenseStore) private var store
    @Injected(\.expenseSummary) private var summary
    // end wiring
    // wiring: screens use
    private let editExpense: @MainActor (Int) async throws -> Expense

    public init(edit: @escaping @MainActor (Int) async throws -> Expense) {
        editExpense = edit
        super.init("Expenses")
    }
    // end wiring

    func rows() -> [String] { (store?.expenses() ?? []).map(\.row) + [summary?.text() ?? ""] }

    func export() -> String {
        let formatter = Container.shared.reportFormatters()["csv"]  // wiring: use
        return formatter?.report(of: store?.expenses() ?? []) ?? ""
    }

    /// Returns the expense after the user has saved it.
    func edit(_ id: Int) async throws -> Expense {
        try await editExpense(id)  // wiring: screens use
    }
}
