// SPDX-License-Identifier: Apache-2.0

import Dependencies  // wiring: import
import ReportInterface
import ScreenKit
import StoreInterface

@main struct Program {
    /// Prints all reports, shows the list, and opens the link.
    @MainActor static func main() throws {
        // wiring: use
        @Dependency(\.expenseStore) var store
        @Dependency(\.reportFormatters) var formatters
        for (name, formatter) in formatters.sorted(by: { $0.key < $1.key }) {
            // end wiring
            print("\(name): \(formatter.report(store.expenses()))")
        }
        let window = Window()
        // wiring: screens use
        let coordinator = Coordinator(window: window)
        coordinator.showList()
        // end wiring
        if let link = CommandLine.arguments.dropFirst().first {
            try coordinator.open(link)  // wiring: links use
        }
        print(window.stack.map(\.title))
    }
}
