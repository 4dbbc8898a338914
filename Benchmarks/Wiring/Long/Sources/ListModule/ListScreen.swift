// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import ListInterface
import ModuleRouterTesting
import ModuleRouterViews  // wiring: screens import
import ReportInterface
import StoreInterface

final class ListScreen: HeadlessScreen, ListViewInput {
    // wiring: use
    private let store: any ExpenseStore
    private let summary: any ExpenseSummary

    init(store: any ExpenseStore, summary: any ExpenseSummary) {
        self.store = store
        self.summary = summary
        super.init("Expenses")
    }
    // end wiring

    func rows() -> [String] { store.expenses().map(\.row) + [summary.text()] }

    func export() throws -> String {
        // wiring: use
        let formatter = try Router.destination(for: RoutableService<any ReportFormatter>(), named: "csv")
        // end wiring
        return formatter.report(of: store.expenses())
    }

    /// Returns the expense after the user has saved it.
    func edit(_ id: Int) async throws -> Expense {
        // wiring: screens use
        try await Router.result(
            of: RoutableViewModule<any EditorModuleInput>(), path: .push(from: self)
        ) { editor, saved in
            editor.expenseID = id
            editor.saved = saved
        }
        // end wiring
    }
}
