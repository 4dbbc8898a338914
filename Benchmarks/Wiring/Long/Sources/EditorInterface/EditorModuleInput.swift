// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews  // wiring: screens import
import StoreInterface

// wiring: screens declare
/// The parameters of the screen that edits an expense.
@MainActor public protocol EditorModuleInput: AnyObject {
    var expenseID: Int { get set }
    var saved: ViewRouteResult<Expense> { get set }
}

@Routable extension RoutableViewModule where Protocol == any EditorModuleInput {}
// end wiring
