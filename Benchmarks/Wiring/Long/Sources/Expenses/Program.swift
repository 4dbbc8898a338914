// SPDX-License-Identifier: Apache-2.0

import ListInterface
import ModuleRouterTesting
import ModuleRouterViews  // wiring: screens import
import ReportInterface
import StoreInterface

@main struct Program {
    /// Prints all reports, shows the list, and opens the link.
    @MainActor static func main() async throws {
        // wiring: use
        let expenses = try Router.destination(for: RoutableService<any ExpenseStore>()).expenses()
        for (name, formatter) in try Router.destinations(for: RoutableService<any ReportFormatter>()) {
            // end wiring
            print("\(name): \(formatter.report(of: expenses))")
        }
        let window = HeadlessWindow()
        // wiring: screens use
        try await Router.route(to: RoutableView<any ListViewInput>(), path: .push(from: window.root))
        // end wiring
        if let link = CommandLine.arguments.dropFirst().first {
            try await Router.route(url: link, from: window.root)  // wiring: links use
        }
        print(window.snapshot)
    }
}
