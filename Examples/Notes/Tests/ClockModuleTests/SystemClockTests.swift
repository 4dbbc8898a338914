// SPDX-License-Identifier: Apache-2.0

import ClockInterface
import Foundation
import ModuleRouter
import ModuleRouterTesting
import Testing

@testable import ClockModule

@Test(.routes { SystemClock.self })
func theClockTellsTheTimeOfTheSystem() throws {
    let before = Date()
    let now = try Router.destination(for: .wallClock).now()
    #expect((before...Date()).contains(now))
}
