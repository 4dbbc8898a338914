// SPDX-License-Identifier: Apache-2.0

import MinimalServices
import ModuleRouter

@Routable extension RoutableService where Protocol == any Clock {}
@Routable extension RoutableService where Protocol == any Greeting {}

@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
}

@AutoRegister
struct GreetingRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Greeting>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> TimelyGreeting? {
        TimelyGreeting(clock: try Router.destination(for: RoutableService<any Clock>()))
    }
}

print(try Router.destination(for: RoutableService<any Greeting>()).text)
