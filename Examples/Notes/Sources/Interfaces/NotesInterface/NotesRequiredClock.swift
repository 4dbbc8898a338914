// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// The clock that the notes module requires, for the time of a change.
public protocol NotesRequiredClock: Sendable {
    func now() -> Date
}

@RoutableAs("notesRequiredClock") extension RoutableService where Protocol == any NotesRequiredClock {}
