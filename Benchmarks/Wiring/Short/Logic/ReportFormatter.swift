// SPDX-License-Identifier: Apache-2.0

import StoreInterface

/// Writes a report of some expenses.
public protocol ReportFormatter: Sendable {
    func report(of expenses: [Expense]) -> String
}
