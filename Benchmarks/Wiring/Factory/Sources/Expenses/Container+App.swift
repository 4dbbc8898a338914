// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ClockModule  // wiring: import
import FactoryKit  // wiring: import
import ReportInterface
import ReportModule  // wiring: import
import StoreInterface
import StoreModule  // wiring: import

// wiring: provide
extension Container: @retroactive AutoRegistering {
    public func autoRegister() {
        expenseStore.register { MemoryStore() }
        clock.register { StoppedClock() }
        requiredClock.register { self.clock().map { ClockOfReports(clock: $0) } }  // wiring: join
        reportFormatters.register { ["csv": CSVFormatter(), "text": TextFormatter()] }
        expenseSummary.register { Summary() }
    }
}
// end wiring

// wiring: join
struct ClockOfReports: RequiredClock {
    let clock: any Clock
    func today() -> String { clock.date() }
}
// end wiring
