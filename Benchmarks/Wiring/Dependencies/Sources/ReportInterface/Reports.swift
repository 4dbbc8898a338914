// SPDX-License-Identifier: Apache-2.0

// wiring: import
import Dependencies
import DependenciesMacros
// end wiring
import StoreInterface

/// The clock that the reports require.
@DependencyClient  // wiring: declare
public struct RequiredClock: Sendable {
    public var today: @Sendable () -> String = { "" }
}

/// Writes a report of some expenses.
@DependencyClient  // wiring: declare
public struct ReportFormatter: Sendable {
    public var report: @Sendable (_ expenses: [Expense]) -> String = { _ in "" }
}

/// Sums up the expenses.
@DependencyClient  // wiring: declare
public struct ExpenseSummary: Sendable {
    public var text: @Sendable () -> String = { "" }
}

// wiring: declare
extension DependencyValues {
    @DependencyEntry public var requiredClock = RequiredClock()
    @DependencyEntry public var reportFormatters: [String: ReportFormatter] = [:]
    @DependencyEntry public var expenseSummary = ExpenseSummary()
}
// end wiring
