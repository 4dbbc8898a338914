// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A list of expenses that several threads may use, for the store and its stubs.
public final class ExpenseList: Sendable {
    private let expenses: Mutex<[Expense]>

    public init(_ expenses: [Expense]) { self.expenses = Mutex(expenses) }

    public var all: [Expense] { expenses.withLock { $0 } }

    public func save(_ expense: Expense) {
        expenses.withLock { expenses in
            if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
                expenses[index] = expense
            } else {
                expenses.append(expense)
            }
        }
    }

    public static var examples: ExpenseList {
        ExpenseList([Expense(id: 1, title: "Tea", cents: 300), Expense(id: 2, title: "Train", cents: 1_200)])
    }
}
