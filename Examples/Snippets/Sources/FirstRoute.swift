// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// snippet.route
// The interface: all that others import.
public protocol Clock: Sendable { var time: String { get } }
@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}

// The module: nothing public. The app links it and never names it.
struct StoppedClock: Clock { let time = "ten past ten" }

@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.clock) { $0 } }
    func makeDestination() -> StoppedClock { StoppedClock() }
}

// Anyone who imports the interface.
let clock = try Router.destination(for: .clock)
print(clock.time)  // → ten past ten
// snippet.end
