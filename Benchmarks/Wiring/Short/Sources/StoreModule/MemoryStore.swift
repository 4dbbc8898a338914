// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import StoreInterface

@Provider(of: .store, lifetime: .shared)  // wiring: provide
final class MemoryStore: ExpenseStore {
    private let list = ExpenseList.examples

    func expenses() -> [Expense] { list.all }
    func save(_ expense: Expense) { list.save(expense) }
}
