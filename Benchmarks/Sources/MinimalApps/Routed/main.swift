// SPDX-License-Identifier: Apache-2.0

import MinimalServices
import ModuleRouter

extension RoutableService where Protocol == any Clock {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any Greeting {
    init() { self.init(declaredProtocol: Protocol.self) }
}

struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
}

struct GreetingRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Greeting>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> TimelyGreeting? {
        TimelyGreeting(clock: try Router.destination(for: RoutableService<any Clock>()))
    }
}

RouteRegistry.shared.register {
    ClockRouter.self
    GreetingRouter.self
}
print(try Router.destination(for: RoutableService<any Greeting>()).text)
