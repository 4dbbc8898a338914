// SPDX-License-Identifier: Apache-2.0

import ClockInterface

public struct StoppedClock: Clock {
    public init() {}  // wiring: provide

    public func date() -> String { "2026-11-25" }
}
