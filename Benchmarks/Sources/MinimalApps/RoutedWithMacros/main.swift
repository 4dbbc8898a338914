// SPDX-License-Identifier: Apache-2.0

import MinimalServices
import ModuleRouter

@Routable extension RoutableService where Protocol == any Clock {}
@Routable extension RoutableService where Protocol == any Greeting {}

@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Clock>()) { $0 } }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> StoppedClock? { StoppedClock() }
}

@AutoRegister
struct GreetingRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Greeting>()) { $0 } }

    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> TimelyGreeting? {
        TimelyGreeting(clock: try Router.destination(for: RoutableService<any Clock>()))
    }
}

print(try Router.destination(for: RoutableService<any Greeting>()).text)
