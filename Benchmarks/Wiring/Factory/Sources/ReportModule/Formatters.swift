// SPDX-License-Identifier: Apache-2.0

import ReportInterface
import StoreInterface

public struct CSVFormatter: ReportFormatter {
    public init() {}  // wiring: provide

    public func report(of expenses: [Expense]) -> String {
        expenses.map { "\($0.id),\($0.title),\($0.cents)\n" }.joined()
    }
}

public struct TextFormatter: ReportFormatter {
    public init() {}  // wiring: provide

    public func report(of expenses: [Expense]) -> String { expenses.map(\.row).joined(separator: "; ") }
}
