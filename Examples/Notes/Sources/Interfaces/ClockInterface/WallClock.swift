// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// The current time. Provided by the clock module.
public protocol WallClock: Sendable {
    func now() -> Date
}

@RoutableAs("wallClock") extension RoutableService where Protocol == any WallClock {}
