// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import
import ReportInterface
import StoreInterface

// wiring: test
struct StubStoreRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any ExpenseStore>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StubStore? { StubStore() }
}

struct StubClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any RequiredClock>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StubClock? { StubClock() }
}
// end wiring
