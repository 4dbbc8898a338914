// SPDX-License-Identifier: Apache-2.0

// snippet.interface
import ModuleRouter
// snippet.hide
import ModuleRouterTesting
import Testing
// snippet.show

public protocol Clock: Sendable {
    var time: String { get }
}

@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
// snippet.end

// snippet.module
struct StoppedClock: Clock {
    let time = "ten past ten"
}

@AutoRegister
struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.clock) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? {
        StoppedClock()
    }
}
// snippet.end

// snippet.app
let clock = try Router.destination(for: .clock)
print(clock.time)  // → ten past ten
// snippet.end

// snippet.test
struct FastClock: Clock {
    let time = "eleven"
}

struct FastClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.clock) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> FastClock? { FastClock() }
}

@Test(.routes { FastClockRouter.self })
func theTestBringsItsOwnClock() throws {
    #expect(try Router.destination(for: .clock).time == "eleven")
}

@Test func everyRouteIsProvided() {
    expectValidRoutes()
}
// snippet.end
