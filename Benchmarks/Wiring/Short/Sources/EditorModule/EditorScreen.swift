// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews  // wiring: screens import
import StoreInterface

final class EditorScreen: HeadlessScreen {
    private var expense: Expense
    private let store: any ExpenseStore  // wiring: use
    private let saved: ViewRouteResult<Expense>  // wiring: screens use

    init?(of id: Int, in store: any ExpenseStore, saved: ViewRouteResult<Expense>) {
        guard let expense = store.expenses().first(where: { $0.id == id }) else { return nil }
        self.expense = expense
        self.store = store  // wiring: use
        self.saved = saved  // wiring: screens use
        super.init(expense.title)
    }

    func save(cents: Int) {
        expense.cents = cents
        store.save(expense)
        // wiring: screens use
        saved.finish(expense)
        remove()
        // end wiring
    }
}
