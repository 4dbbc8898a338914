// SPDX-License-Identifier: Apache-2.0

/// The clock of a registry. It measures the age of kept destinations, and the deadlines of closing.
final class RouteClock: Sendable {
    static let continuous = {
        let clock = ContinuousClock()
        let start = clock.now
        return RouteClock(now: { clock.now - start }) { try await clock.sleep(for: $0) }
    }()

    /// Returns the time since the clock was made.
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    convenience init(_ clock: some Clock<Duration>) {
        let start = clock.now
        self.init(now: { start.duration(to: clock.now) }, sleep: { try await clock.sleep(for: $0) })
    }

    private init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.now = now
        // A clock cannot add a longer time to an instant. A negative one is over.
        self.sleep = { try await sleep(max(min($0, .seconds(3_000_000_000)), .zero)) }
    }
}
