// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ReportInterface
import StoreInterface

@Provider(of: .reportFormatter, named: "csv")  // wiring: provide
struct CSVFormatter: ReportFormatter {
    func report(of expenses: [Expense]) -> String {
        expenses.map { "\($0.id),\($0.title),\($0.cents)\n" }.joined()
    }
}

@Provider(of: .reportFormatter, named: "text")  // wiring: provide
struct TextFormatter: ReportFormatter {
    func report(of expenses: [Expense]) -> String { expenses.map(\.row).joined(separator: "; ") }
}
