// SPDX-License-Identifier: Apache-2.0

/// A service by its key: made, or got, with each kind of declaration.
///
/// The call under measurement is a function of its own, like its floor, and hands the destination to its caller. Each kind is in
/// a file of its own: of functions that look alike the optimiser makes one, with an indirection that an app does not have.
enum ServiceCases {
    static var all: [BenchCase] {
        TransientCases.all + SharedCases.all + WeakCases.all + ScopedCases.all + GraphCases.all + AdapterCases.all
            + ChainCases.all + MainActorCases.all
    }
}

extension BenchCase {
    /// The case of each kind of declaration.
    static func routed<Direct, Declared, Plain>(
        _ group: String, limits: (declared: Double?, plain: Double?), _ floor: @escaping () -> Direct,
        _ declared: @escaping () throws -> Declared, _ plain: @escaping () throws -> Plain
    ) -> [BenchCase] {
        [
            BenchCase(group, "@Routable", limit: limits.declared, floor: loop(floor), work: loop(declared)),
            BenchCase(group, "declared plainly", limit: limits.plain, floor: loop(floor), work: loop(plain)),
        ]
    }

    private static func loop<Value>(_ make: @escaping () throws -> Value) -> Work {
        { operations in for _ in 0..<operations { keep(try make()) } }
    }
}
