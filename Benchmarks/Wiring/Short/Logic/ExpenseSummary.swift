// SPDX-License-Identifier: Apache-2.0

/// Sums up the expenses.
public protocol ExpenseSummary: Sendable {
    func text() -> String
}
