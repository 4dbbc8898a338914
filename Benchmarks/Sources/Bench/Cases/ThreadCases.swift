// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import Dispatch
import ModuleRouter

/// Two threads at once, measured in elapsed time. The floor is two threads that make the same services without a router.
enum ThreadCases {
    static var all: [BenchCase] {
        [
            BenchCase(
                "two threads", "transient", clock: .wall, operationsPerTurn: 2, limit: 1.15,
                floor: onTwoThreads { operations in for _ in 0..<operations { keep(Floor.transient()) } },
                work: onTwoThreads { operations in
                    for _ in 0..<operations { keep(try TransientCases.declared()) }
                }),
            BenchCase(
                "two threads", "transient, declared plainly", clock: .wall, operationsPerTurn: 2, limit: 1.55,
                floor: onTwoThreads { operations in for _ in 0..<operations { keep(Floor.transient()) } },
                work: onTwoThreads { operations in
                    for _ in 0..<operations { keep(try TransientCases.plain()) }
                }),
            // The throughput of two threads relative to one. The floor is one thread that makes as many services as each of the
            // two.
            BenchCase(
                "two threads, of one", "transient", clock: .wall, limit: 1.05,
                floor: { operations in
                    for _ in 0..<operations { keep(try TransientCases.declared()) }
                },
                work: onTwoThreads { operations in
                    for _ in 0..<operations { keep(try TransientCases.declared()) }
                }),
            BenchCase(
                "two threads, of one", "transient, declared plainly", clock: .wall, limit: 1.05,
                floor: { operations in
                    for _ in 0..<operations { keep(try TransientCases.plain()) }
                },
                work: onTwoThreads { operations in
                    for _ in 0..<operations { keep(try TransientCases.plain()) }
                }),
        ]
    }

    private static func onTwoThreads(_ work: @escaping @Sendable (Int) throws -> Void) -> BenchCase.Work {
        { operations in
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                do { try work(operations) } catch { preconditionFailure("\(error)") }
            }
        }
    }
}
