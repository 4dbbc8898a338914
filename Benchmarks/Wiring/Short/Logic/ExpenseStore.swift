// SPDX-License-Identifier: Apache-2.0

/// The expenses in the order in which they were first saved.
public protocol ExpenseStore: Sendable {
    func expenses() -> [Expense]
    func save(_ expense: Expense)
}
