// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import ModuleRouterTesting
import ModuleRouterViews  // wiring: screens import
import StoreInterface

// wiring: screens provide
@MainActor
@Provider(
    of: RoutableViewModule<any EditorModuleInput>.self,
    url: "expenses://edit/:expenseID", by: .outside  // wiring: links provide
)
// end wiring
final class EditorScreen: HeadlessScreen {
    private var expense: Expense
    private let store: any ExpenseStore  // wiring: use
    private let saved: ViewRouteResult<Expense>  // wiring: screens use

    // wiring: screens provide
    init?(
        store: any ExpenseStore, @RouteParameter expenseID: Int = 0,
        @RouteParameter saved: ViewRouteResult<Expense> = ViewRouteResult()
    ) {
        // end wiring
        guard let expense = store.expenses().first(where: { $0.id == expenseID }) else { return nil }
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
