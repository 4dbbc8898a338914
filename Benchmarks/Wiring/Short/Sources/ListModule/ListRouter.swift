// SPDX-License-Identifier: Apache-2.0

import ListInterface
import ModuleRouterViews  // wiring: screens import

// wiring: screens provide
@AutoRegister
struct ListRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.list) { $0 }
        URLPattern("expenses://list", by: .outside)  // wiring: links provide
    }

    @MainActor func makeDestination() -> ListScreen { ListScreen("Expenses") }
}
// end wiring
