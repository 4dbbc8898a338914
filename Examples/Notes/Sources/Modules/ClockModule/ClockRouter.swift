// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Foundation
import ModuleRouter

/// Provides the system's clock.
@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> { Provides(.wallClock) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
}

/// The system's clock.
struct SystemClock: WallClock {
    func now() -> Date { Date() }
}
