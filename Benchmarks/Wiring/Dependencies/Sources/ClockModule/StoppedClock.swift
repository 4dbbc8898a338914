// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Dependencies  // wiring: import

extension Clock {
    static let stopped = Clock(date: { "2026-11-25" })
}

// wiring: provide
extension DependencyValues.ClockKey: DependencyKey {
    public static let liveValue = Clock.stopped
}
// end wiring
