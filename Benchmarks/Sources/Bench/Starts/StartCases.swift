// SPDX-License-Identifier: Apache-2.0

/// A whole process, from its start to its end, with one route. The floor is the same program that makes the same object without a
/// route.
enum StartCases {
    static var all: [BenchCase] {
        ProcessStart.Registration.allCases.map { registration in
            BenchCase(
                "process with a route", registration.name, clock: .children,
                floor: { operations in for _ in 0..<operations { try registration.run(direct: true) } },
                work: { operations in for _ in 0..<operations { try registration.run(direct: false) } })
        }
    }
}
