// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ReportInterface
import StoreInterface

struct Summary: ExpenseSummary {
    // wiring: use
    let store: any ExpenseStore
    let clock: any RequiredClock
    // end wiring

    func text() -> String { "\(clock.today()): \(store.expenses().total) cents" }
}

// wiring: provide
@AutoRegister
struct SummaryRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any ExpenseSummary>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> Summary? {
        Summary(
            store: try Router.destination(for: RoutableService<any ExpenseStore>()),  // wiring: use
            clock: try Router.destination(for: RoutableService<any RequiredClock>()))  // wiring: use
    }
}
// end wiring
