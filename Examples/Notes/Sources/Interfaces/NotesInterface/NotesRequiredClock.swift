// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterMacros

/// What the notes module requires: the time at which a note is saved.
public protocol NotesRequiredClock: Sendable {
    func now() -> Date
}

@Routable extension RoutableService where Protocol == any NotesRequiredClock {}
