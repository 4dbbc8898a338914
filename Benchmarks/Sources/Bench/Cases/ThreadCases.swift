// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import Dispatch
import ModuleRouter

/// Two threads at once, on the wall's clock. The floor is two threads that make the same without a router.
enum ThreadCases {
    static var all: [BenchCase] {
        [
            BenchCase(
                "two threads", "transient", clock: .wall, operationsPerTurn: 2, limit: 1.15,
                floor: onTwoThreads { operations in for _ in 0..<operations { keep(Floor.transient()) } },
                work: onTwoThreads { declared($0) }),
            BenchCase(
                "two threads", "transient, declared plainly", clock: .wall, operationsPerTurn: 2, limit: 1.55,
                floor: onTwoThreads { operations in for _ in 0..<operations { keep(Floor.transient()) } },
                work: onTwoThreads { plain($0) }),
            // How much two threads do in the time of one: the floor is one thread that makes as many as one of the two.
            BenchCase(
                "two threads, of one", "transient", clock: .wall, limit: 1.05, floor: { declared($0) },
                work: onTwoThreads { declared($0) }),
            BenchCase(
                "two threads, of one", "transient, declared plainly", clock: .wall, limit: 1.05, floor: { plain($0) },
                work: onTwoThreads { plain($0) }),
        ]
    }

    private static func declared(_ operations: Int) {
        for _ in 0..<operations { if let made = try? TransientCases.declared() { keep(made) } }
    }

    private static func plain(_ operations: Int) {
        for _ in 0..<operations { if let made = try? TransientCases.plain() { keep(made) } }
    }

    private static func onTwoThreads(_ work: @escaping @Sendable (Int) -> Void) -> BenchCase.Work {
        { operations in DispatchQueue.concurrentPerform(iterations: 2) { _ in work(operations) } }
    }
}
