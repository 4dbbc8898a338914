// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter  // wiring: import

@Provider(of: .clock)  // wiring: provide
struct StoppedClock: Clock {
    func date() -> String { "2026-11-25" }
}
