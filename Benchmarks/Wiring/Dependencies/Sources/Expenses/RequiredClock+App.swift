// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Dependencies  // wiring: import
import ReportInterface

// wiring: join
extension DependencyValues.RequiredClockKey: DependencyKey {
    public static let liveValue = RequiredClock {
        @Dependency(\.clock) var clock
        return clock.date()
    }
}
// end wiring
