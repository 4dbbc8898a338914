// SPDX-License-Identifier: Apache-2.0

import StoreInterface

public final class MemoryStore: ExpenseStore {
    private let list = ExpenseList.examples

    public init() {}  // wiring: provide

    public func expenses() -> [Expense] { list.all }
    public func save(_ expense: Expense) { list.save(expense) }
}
