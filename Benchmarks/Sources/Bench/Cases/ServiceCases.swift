// SPDX-License-Identifier: Apache-2.0

/// Resolves services by key, with each lifetime and each kind of declaration.
///
/// The measured call is a separate function, like its floor, and returns the destination to its caller. Each kind has its own file,
/// because the optimiser merges similar functions of one file, and the merged function has an indirection that an app lacks.
enum ServiceCases {
    static var all: [BenchCase] {
        TransientCases.all + SharedCases.all + WeakCases.all + ScopedCases.all + GraphCases.all + ObjectGraphCases.all
            + NamedCases.all + AdapterCases.all
            + ChainCases.all + MainActorCases.all + ShortFormCases.all
    }
}

extension BenchCase {
    /// Returns the cases for each kind of declaration.
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
