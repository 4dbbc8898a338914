// SPDX-License-Identifier: Apache-2.0

import FactoryKit  // wiring: import
import ReportInterface
import ScreenKit
import StoreInterface

@main struct Program {
    /// Prints all reports, shows the list, and opens the link.
    @MainActor static func main() throws {
        // wiring: use
        let expenses = Container.shared.expenseStore()?.expenses() ?? []
        for (name, formatter) in Container.shared.reportFormatters().sorted(by: { $0.key < $1.key }) {
            // end wiring
            print("\(name): \(formatter.report(of: expenses))")
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
