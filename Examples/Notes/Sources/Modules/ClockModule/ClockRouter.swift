// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Foundation
import ModuleRouterMacros

/// Provides the time of the system.
@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableService<any WallClock>()) { $0 }
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> SystemClock? { SystemClock() }
}

/// The clock of the system.
struct SystemClock: WallClock {
    func now() -> Date { Date() }
}
