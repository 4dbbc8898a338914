// SPDX-License-Identifier: Apache-2.0

/// A measurement against a floor, which does the same work without a router.
struct BenchCase {
    /// The clock for a measurement.
    enum Clock {
        /// The CPU time of the measuring thread.
        case thread
        /// The CPU time of all threads.
        case process
        /// The CPU time of finished child processes.
        case children
        /// The elapsed time, for concurrent work.
        case wall
    }

    /// Runs a number of operations. The closure contains the loop, so that no other code runs between two operations.
    typealias Work = (_ operations: Int) throws -> Void

    let group: String
    let name: String
    let clock: Clock
    /// The number of operations that one call performs. Two threads perform twice as many.
    let operationsPerTurn: Int
    let floor: Work
    let work: Work
    /// The maximum ratio to the floor; nil for no limit.
    let limit: Double?
    /// The maximum duration of an operation in nanoseconds; nil for no limit.
    let longest: Double?

    init(
        _ group: String, _ name: String, clock: Clock = .thread, operationsPerTurn: Int = 1, limit: Double? = nil,
        longest: Double? = nil, floor: @escaping Work, work: @escaping Work
    ) {
        self.group = group
        self.name = name
        self.clock = clock
        self.operationsPerTurn = operationsPerTurn
        self.floor = floor
        self.work = work
        self.limit = limit
        self.longest = longest
    }

    var title: String { "\(group), \(name)" }
}

/// Prevents the optimiser from removing a value.
@inline(never)
func keep<Value>(_ value: Value) {}
