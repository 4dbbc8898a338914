// SPDX-License-Identifier: Apache-2.0

import EditorInterface
import ModuleRouterViews  // wiring: screens import
import StoreInterface

// wiring: screens provide
final class EditorConfiguration: EditorModuleInput {
    var expenseID = 0
    var saved = ViewRouteResult<Expense>()
}

@AutoRegister
struct EditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any EditorModuleInput>()) { $0 }
        URLPattern("expenses://edit/\(\.expenseID)", by: .outside)  // wiring: links provide
    }

    static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }

    func makeDestination(with configuration: EditorConfiguration) throws -> EditorScreen? {
        let store = try Router.destination(for: RoutableService<any ExpenseStore>())  // wiring: use
        return EditorScreen(of: configuration.expenseID, in: store, saved: configuration.saved)
    }
}
// end wiring
