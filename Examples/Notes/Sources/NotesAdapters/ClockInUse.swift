// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ExportInterface
import Foundation
import ModuleRouter
import NotesInterface

/// Adapts the clock to the date that the export requires and to the time that the notes require.
@Provider(of: .exportRequiredClock, .notesRequiredClock)
struct ClockInUse: ExportRequiredClock, NotesRequiredClock {
    let clock: any WallClock

    func now() -> Date { clock.now() }

    func today() -> Date { clock.now() }
}
