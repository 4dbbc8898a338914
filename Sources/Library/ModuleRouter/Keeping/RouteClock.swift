// SPDX-License-Identifier: Apache-2.0

/// The clock of a registry. It measures the age of kept destinations, and the deadlines of closing.
final class RouteClock: Sendable {
    static let continuous = RouteClock(ContinuousClock())

    /// Returns the time since the clock was made.
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        // A clock cannot add a longer time to an instant. A negative one is over.
        sleep = { try await clock.sleep(for: max(min($0, .seconds(3_000_000_000)), .zero)) }
    }
}
