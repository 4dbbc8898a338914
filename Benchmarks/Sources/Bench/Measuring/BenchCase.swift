// SPDX-License-Identifier: Apache-2.0

/// Something that is measured against its floor: the same work, done without a router.
struct BenchCase {
    /// Which clock tells how long it took.
    enum Clock {
        /// The processor's time of the thread that measures.
        case thread
        /// The processor's time of all threads.
        case process
        /// The processor's time of processes that were started and have ended.
        case children
        /// The time on the wall, for what several threads do at once.
        case wall
    }

    /// Does it as often as it is told. The loop is the work's own, so that nothing is between two operations.
    typealias Work = (_ operations: Int) throws -> Void

    let group: String
    let name: String
    let clock: Clock
    /// How many operations one call stands for: two threads do twice as many.
    let operationsPerTurn: Int
    let floor: Work
    let work: Work
    /// How many times the floor it may take; nil where there is none to hold.
    let limit: Double?
    /// How many nanoseconds an operation may take; nil where nothing is promised.
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

/// Lets the optimiser not do without a value.
@inline(never)
func keep<Value>(_ value: Value) {}
