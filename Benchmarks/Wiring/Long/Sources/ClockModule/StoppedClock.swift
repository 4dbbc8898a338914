// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import ModuleRouter  // wiring: import

struct StoppedClock: Clock {
    func date() -> String { "2026-11-25" }
}

// wiring: provide
@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Clock>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
}
// end wiring
