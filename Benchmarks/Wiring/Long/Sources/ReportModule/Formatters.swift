// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ReportInterface
import StoreInterface

struct CSVFormatter: ReportFormatter {
    func report(of expenses: [Expense]) -> String {
        expenses.map { "\($0.id),\($0.title),\($0.cents)\n" }.joined()
    }
}

// wiring: provide
@AutoRegister
struct CSVRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any ReportFormatter>(), named: "csv") { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> CSVFormatter? { CSVFormatter() }
}
// end wiring

struct TextFormatter: ReportFormatter {
    func report(of expenses: [Expense]) -> String { expenses.map(\.row).joined(separator: "; ") }
}

// wiring: provide
@AutoRegister
struct TextRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any ReportFormatter>(), named: "text") { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> TextFormatter? { TextFormatter() }
}
// end wiring
