// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter  // wiring: import
import ReportInterface

// wiring: join
@Provider(of: .requiredClock)
struct ClockOfReports: RequiredClock {
    let clock: any Clock
    func today() -> String { clock.date() }
}
// end wiring
