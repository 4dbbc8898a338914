// SPDX-License-Identifier: Apache-2.0

import ListInterface
import ModuleRouterViews  // wiring: screens import
import ReportInterface
import StoreInterface

// wiring: screens provide
@AutoRegister
struct ListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any ListViewInput>()) { $0 }
        URLPattern("expenses://list", by: .outside)  // wiring: links provide
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> ListScreen? {
        ListScreen(
            store: try Router.destination(for: RoutableService<any ExpenseStore>()),  // wiring: use
            summary: try Router.destination(for: RoutableService<any ExpenseSummary>()))  // wiring: use
    }
}
// end wiring
