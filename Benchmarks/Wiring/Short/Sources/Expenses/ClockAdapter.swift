// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter  // wiring: import
import ReportInterface

// wiring: join
struct ClockOfReports: RequiredClock {
    let clock: any Clock
    func today() -> String { clock.date() }
}

@AutoRegister
enum ClockAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.requiredClock, to: .clock) { ClockOfReports(clock: $0) }
    }
}
// end wiring
