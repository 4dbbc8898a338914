// SPDX-License-Identifier: Apache-2.0

import GettingStartedInterface
import ModuleRouter
import ModuleRouterTesting
import Testing

// snippet.module
@Provider(of: .clock)
struct StoppedClock: Clock {
    let time = "ten past ten"
}
// snippet.end

// snippet.app
let clock = try Router.destination(for: .clock)
print(clock.time)  // → ten past ten
// snippet.end

// snippet.test
@Provider(of: .clock, registersItself: false)
struct FastClock: Clock {
    let time = "eleven"
}

@Test(.routes { FastClock.self })
func theTestBringsItsOwnClock() throws {
    #expect(try Router.destination(for: .clock).time == "eleven")
}

@Test func everyRouteIsProvided() {
    expectValidRoutes()
}
// snippet.end
