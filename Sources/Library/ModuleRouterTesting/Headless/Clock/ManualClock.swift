// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A clock that advances only by explicit calls.
///
/// ```swift
/// let clock = ManualClock()
/// let window = HeadlessWindow(transitions: .manual(.milliseconds(350)), clock: clock)
/// …
/// clock.advance(by: .milliseconds(350))
/// ```
///
/// The clock wakes sleepers in the order of their deadlines; with equal deadlines, in the order in which they started to wait.
/// A woken task continues when its actor is free. On the main actor, this is after ``advance(by:)`` has returned. Swift does
/// not define in which order several woken tasks continue, not even on the main actor. If the order matters, advance the clock
/// from one deadline to the next.
public final class ManualClock: Clock {
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public var offset: Duration

        public init(offset: Duration) { self.offset = offset }

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        public func duration(to other: Instant) -> Duration { other.offset - offset }

        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let waiting = Locked(ManualClockQueue())

    public init() {}

    public var now: Instant { waiting.withLock { $0.now } }

    public var minimumResolution: Duration { .zero }

    /// The number of sleepers and scheduled calls.
    public var waitingCount: Int { waiting.withLock { $0.count } }

    /// Waits until the clock reaches the deadline.
    ///
    /// - Throws: `CancellationError` immediately if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = waiting.withLock { $0.makeID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let outcome: Result<Void, any Error>? = waiting.withLock { queue in
                    // Check under the lock, so that a later cancellation finds the sleeper.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    guard deadline > queue.now else { return .success(()) }
                    queue.add(.task(continuation), until: deadline, id)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            guard case .task(let continuation) = waiting.withLock({ $0.remove(id) }) else { return }
            continuation.resume(throwing: CancellationError())
        }
    }

    /// Advances the clock and wakes the sleepers whose deadlines it passes.
    @MainActor public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Advances the clock until no sleepers are left.
    @MainActor public func run() {
        while let waker = waiting.withLock({ $0.next(until: nil) }) { waker.wake() }
    }

    @MainActor func advance(to target: Instant) {
        while let waker = waiting.withLock({ $0.next(until: target) }) { waker.wake() }
        waiting.withLock { $0.now = max($0.now, target) }
    }

    /// Schedules a call. It runs within the call that advances the clock to the deadline.
    @MainActor package func call(at deadline: Instant, _ body: @escaping @MainActor () -> Void) {
        waiting.withLock { queue in queue.add(.call(body), until: deadline, queue.makeID()) }
    }
}

/// The recipient of a wake-up.
enum ManualClockWaker: Sendable {
    case task(CheckedContinuation<Void, any Error>)
    case call(@MainActor () -> Void)

    @MainActor func wake() {
        switch self {
        case .task(let continuation): continuation.resume()
        case .call(let body): body()
        }
    }
}

/// The sleepers of a ``ManualClock``.
struct ManualClockQueue: Sendable {
    private struct Place: Comparable {
        let deadline: ManualClock.Instant
        let id: UInt64

        static func < (left: Place, right: Place) -> Bool {
            (left.deadline, left.id) < (right.deadline, right.id)
        }
    }

    var now = ManualClock.Instant(offset: .zero)
    /// The deadlines in descending order, so that the next one can be removed from the end.
    private var order: [Place] = []
    private var wakers: [UInt64: (place: Place, waker: ManualClockWaker)] = [:]
    private var lastID: UInt64 = 0

    var count: Int { wakers.count }

    mutating func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func add(_ waker: ManualClockWaker, until deadline: ManualClock.Instant, _ id: UInt64) {
        let place = Place(deadline: deadline, id: id)
        order.insert(place, at: index(of: place))
        wakers[id] = (place, waker)
    }

    mutating func remove(_ id: UInt64) -> ManualClockWaker? {
        guard let (place, waker) = wakers.removeValue(forKey: id) else { return nil }
        order.remove(at: index(of: place))
        return waker
    }

    /// Removes the next sleeper, and advances the clock to its deadline.
    mutating func next(until target: ManualClock.Instant?) -> ManualClockWaker? {
        guard let place = order.last, target.map({ place.deadline <= $0 }) ?? true else { return nil }
        now = max(now, place.deadline)
        return remove(place.id)
    }

    /// Returns the index of a place, or the index at which to insert it.
    private func index(of place: Place) -> Int {
        var range = 0..<order.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = order[middle] > place ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
