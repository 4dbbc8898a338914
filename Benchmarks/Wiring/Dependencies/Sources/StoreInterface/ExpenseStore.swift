// SPDX-License-Identifier: Apache-2.0

// wiring: import
import Dependencies
import DependenciesMacros
// end wiring

/// The expenses in the order in which they were first saved.
@DependencyClient  // wiring: declare
public struct ExpenseStore: Sendable {
    public var expenses: @Sendable () -> [Expense] = { [] }
    public var save: @Sendable (_ expense: Expense) -> Void
}

// wiring: declare
extension DependencyValues {
    @DependencyEntry public var expenseStore = ExpenseStore()
}
// end wiring
