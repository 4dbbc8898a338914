// SPDX-License-Identifier: Apache-2.0

import StoreInterface
import Synchronization

/// A list of expenses that several threads may use.
final class ExpenseList: Sendable {
    private let expenses: Mutex<[Expense]>

    init(_ expenses: [Expense]) { self.expenses = Mutex(expenses) }

    var all: [Expense] { expenses.withLock { $0 } }

    func save(_ expense: Expense) {
        expenses.withLock { expenses in
            if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
                expenses[index] = expense
            } else {
                expenses.append(expense)
            }
        }
    }

    static var examples: ExpenseList {
        ExpenseList([Expense(id: 1, title: "Tea", cents: 300), Expense(id: 2, title: "Train", cents: 1_200)])
    }
}
