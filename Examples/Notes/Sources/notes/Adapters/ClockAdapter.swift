// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ExportInterface
import Foundation
import ModuleRouterMacros

/// Joins the date that the export requires to the clock.
@AutoRegister
enum ClockAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableService<any ExportRequiredClock>(), to: RoutableService<any WallClock>()) {
            ExportClock(clock: $0)
        }
    }
}

/// Shows a clock as a calendar.
struct ExportClock: ExportRequiredClock {
    let clock: any WallClock

    func today() -> Date { clock.now() }
}
