// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import StoreInterface

final class MemoryStore: ExpenseStore {
    private let list = ExpenseList.examples

    func expenses() -> [Expense] { list.all }
    func save(_ expense: Expense) { list.save(expense) }
}

// wiring: provide
@AutoRegister
struct StoreRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> {
        Provides(RoutableService<any ExpenseStore>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> MemoryStore? { MemoryStore() }
}
// end wiring
