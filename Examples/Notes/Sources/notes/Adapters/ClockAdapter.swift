// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ExportInterface
import Foundation
import ModuleRouter
import NotesInterface

/// Adapts the date that the export requires, and the time that the notes require, to the clock.
@AutoRegister
enum ClockAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(.exportRequiredClock, to: .wallClock) { ClockInUse(clock: $0) }
        Adapts(.notesRequiredClock, to: .wallClock) { ClockInUse(clock: $0) }
    }
}

/// Adapts the clock to both requirements.
struct ClockInUse: ExportRequiredClock, NotesRequiredClock {
    let clock: any WallClock

    func now() -> Date { clock.now() }

    func today() -> Date { clock.now() }
}
