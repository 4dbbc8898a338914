// SPDX-License-Identifier: Apache-2.0

import ReportInterface
import StoreInterface

extension ExpenseStore {
    static var stub: ExpenseStore {
        let list = ExpenseList([Expense(id: 1, title: "Ink", cents: 250)])
        return ExpenseStore(expenses: { list.all }, save: { list.save($0) })
    }
}

extension RequiredClock {
    static let stub = RequiredClock { "Monday" }
}
