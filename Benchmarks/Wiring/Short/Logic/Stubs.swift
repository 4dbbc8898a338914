// SPDX-License-Identifier: Apache-2.0

import ReportInterface
import StoreInterface

struct StubStore: ExpenseStore {
    let list = ExpenseList([Expense(id: 1, title: "Ink", cents: 250)])
    func expenses() -> [Expense] { list.all }
    func save(_ expense: Expense) { list.save(expense) }
}

struct StubClock: RequiredClock {
    func today() -> String { "Monday" }
}
