// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import ListInterface
import ModuleRouterTesting
import ModuleRouterViews  // wiring: screens import
import ReportInterface
import StoreInterface

// wiring: screens provide
@MainActor
@Provider(
    of: .list,
    url: "expenses://list", by: .outside  // wiring: links provide
)
// end wiring
final class ListScreen: HeadlessScreen, ListViewInput {
    init() { super.init("Expenses") }  // wiring: screens provide

    // wiring: use
    @Routed private var store: any ExpenseStore
    @Routed private var summary: any ExpenseSummary
    // end wiring

    func rows() throws -> [String] { try store.expenses().map(\.row) + [summary.text()] }

    func export() throws -> String {
        let formatter = try Router.destination(for: .reportFormatter, named: "csv")  // wiring: use
        return try formatter.report(of: store.expenses())
    }

    /// Returns the expense after the user has saved it.
    func edit(_ id: Int) async throws -> Expense {
        // wiring: screens use
        try await Router.result(of: .editor, path: .push(from: self)) { editor, saved in
            editor.expenseID = id
            editor.saved = saved
        }
        // end wiring
    }
}
