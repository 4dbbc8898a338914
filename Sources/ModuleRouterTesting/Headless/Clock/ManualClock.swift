// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// A clock that moves only when it is told to.
///
/// ```swift
/// let clock = ManualClock()
/// let window = HeadlessWindow(transitions: .manual(.milliseconds(350)), clock: clock)
/// …
/// clock.advance(by: .milliseconds(350))
/// ```
///
/// Whoever waits is woken in the order of the deadlines, and among equal ones in the order in which they began to wait. A
/// task that is woken goes on when its actor is free, for the main actor after ``advance(by:)`` has returned. Which of
/// several woken tasks goes on first is up to Swift, which promises no order, on the main actor neither: move the clock
/// from one deadline to the next where that matters.
public final class ManualClock: Clock {
    public struct Instant: InstantProtocol {
        /// Since the clock was made.
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

    /// How many wait for the clock to move.
    public var waitingCount: Int { waiting.withLock { $0.count } }

    /// Waits until the clock has been moved so far.
    ///
    /// - Throws: `CancellationError`, at once, if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = waiting.withLock { $0.makeID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let outcome: Result<Void, any Error>? = waiting.withLock { queue in
                    // Asked under the lock: who cancels later finds the sleeper.
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

    /// Moves the clock, and wakes whoever has waited for a moment on the way.
    @MainActor public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

    /// Moves the clock until nobody waits any more.
    @MainActor public func run() {
        while let waker = waiting.withLock({ $0.next(until: nil) }) { waker.wake() }
    }

    @MainActor func advance(to target: Instant) {
        while let waker = waiting.withLock({ $0.next(until: target) }) { waker.wake() }
        waiting.withLock { $0.now = max($0.now, target) }
    }

    /// Calls back from inside the call that moves the clock so far.
    @MainActor package func call(at deadline: Instant, _ body: @escaping @MainActor () -> Void) {
        waiting.withLock { queue in queue.add(.call(body), until: deadline, queue.makeID()) }
    }
}

/// Who is told that a moment has come.
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

/// Those who wait for a ``ManualClock``.
struct ManualClockQueue: Sendable {
    private struct Place: Comparable {
        let deadline: ManualClock.Instant
        let id: UInt64

        static func < (left: Place, right: Place) -> Bool {
            (left.deadline, left.id) < (right.deadline, right.id)
        }
    }

    var now = ManualClock.Instant(offset: .zero)
    /// The last to be woken comes first, so that the next one is taken from the end.
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

    /// Takes out the next to be woken, and moves the clock there.
    mutating func next(until target: ManualClock.Instant?) -> ManualClockWaker? {
        guard let place = order.last, target.map({ place.deadline <= $0 }) ?? true else { return nil }
        now = max(now, place.deadline)
        return remove(place.id)
    }

    /// Where a place is, or belongs.
    private func index(of place: Place) -> Int {
        var range = 0..<order.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = order[middle] > place ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
