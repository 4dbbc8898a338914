// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import ReportInterface
import StoreInterface

extension ReportFormatter {
    static let text = ReportFormatter { $0.map(\.row).joined(separator: "; ") }

    static let csv = ReportFormatter { expenses in
        expenses.map { "\($0.id),\($0.title),\($0.cents)\n" }.joined()
    }
}

// wiring: provide
extension DependencyValues.StringReportFormatterKey: DependencyKey {
    public static let liveValue: [String: ReportFormatter] = ["csv": .csv, "text": .text]
}
// end wiring
