// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Foundation
import ModuleRouter

/// The system's clock.
@Provider(of: .wallClock, lifetime: .shared)
struct SystemClock: WallClock {
    func now() -> Date { Date() }
}
