// SPDX-License-Identifier: Apache-2.0

import CBench

/// Measures cases in rounds that alternate with the rounds of their floors.
struct Stopwatch {
    /// The number of rounds in a measurement.
    let rounds: Int
    /// The duration of one side of a round, in nanoseconds.
    let duration: Double
    /// The maximum number of times that a noisy case is measured again.
    let repeats: Int

    /// Measures cases in turns, one round of each at a time, so that a temporary disturbance affects all of them.
    func measure(_ cases: [BenchCase]) throws -> [Measurement] {
        let operations = try cases.map { (floor: try fill($0.floor, $0), work: try fill($0.work, $0)) }
        var rounds = cases.map { _ in [Measurement.Round]() }
        for round in 0..<self.rounds {
            for index in cases.indices {
                rounds[index].append(try self.round(cases[index], operations[index], workFirst: round % 2 == 1))
            }
        }
        return try cases.indices.map { index in
            var best = try measurement(of: cases[index], rounds[index], operations[index], repeats: 0)
            // Repeat the case alone, because some noise of the machine is temporary.
            for attempt in 0..<repeats where best.isNoisy {
                let again = try (0..<self.rounds).map {
                    try round(cases[index], operations[index], workFirst: $0 % 2 == 1)
                }
                let measurement = try measurement(
                    of: cases[index], again, operations[index], repeats: attempt + 1)
                if measurement.spread < best.spread { best = measurement }
            }
            return best
        }
    }

    private func measurement(
        of one: BenchCase, _ rounds: [Measurement.Round], _ operations: (floor: Int, work: Int), repeats: Int
    ) throws -> Measurement {
        Measurement(
            rounds: rounds, floorAllocations: try allocations(of: one.floor, operations.floor, one),
            allocations: try allocations(of: one.work, operations.work, one), repeats: repeats)
    }

    private func round(
        _ one: BenchCase, _ operations: (floor: Int, work: Int), workFirst: Bool
    ) throws -> Measurement.Round {
        // Alternate the order, so that neither side always inherits the other side's caches.
        if workFirst {
            let work = try time(one.work, operations.work, one)
            return .init(floor: try time(one.floor, operations.floor, one), work: work)
        }
        return .init(
            floor: try time(one.floor, operations.floor, one), work: try time(one.work, operations.work, one))
    }

    /// Returns the number of operations that fill a round.
    private func fill(_ work: BenchCase.Work, _ one: BenchCase) throws -> Int {
        var operations = 1
        while true {
            // Take the shortest of three runs. A thread that has to wait once must not reduce a round to a few operations.
            let each = try (0..<3).map { _ in try time(work, operations, one) }.reduce(.infinity, min)
            let shortest = each * Double(operations * one.operationsPerTurn)
            if shortest > duration / 2 || operations > 1 << 30 {
                return max(1, Int(Double(operations) * duration / max(shortest, 1)))
            }
            operations *= 2
        }
    }

    /// Returns the nanoseconds per operation.
    private func time(_ work: BenchCase.Work, _ operations: Int, _ one: BenchCase) throws -> Double {
        let start = now(one.clock)
        try work(operations)
        return Double(now(one.clock) - start) / Double(operations * one.operationsPerTurn)
    }

    private func now(_ clock: BenchCase.Clock) -> UInt64 {
        switch clock {
        case .thread: bench_thread_time()
        case .process: bench_process_time()
        case .children: bench_children_time()
        case .wall: bench_wall_time()
        }
    }

    private func allocations(of work: BenchCase.Work, _ operations: Int, _ one: BenchCase) throws -> Double {
        let operations = min(1_000, operations)
        let before = bench_allocation_count()
        try work(operations)
        return Double(bench_allocation_count() - before) / Double(operations * one.operationsPerTurn)
    }
}
