// SPDX-License-Identifier: Apache-2.0

// The two services of each minimal app. One needs the other.

public protocol Clock: Sendable { var time: String { get } }

public struct StoppedClock: Clock {
    public init() {}

    public var time: String { "ten past ten" }
}

public protocol Greeting: Sendable { var text: String { get } }

public struct TimelyGreeting: Greeting {
    let clock: any Clock

    public init(clock: any Clock) { self.clock = clock }

    public var text: String { "Hello, it is \(clock.time)." }
}
