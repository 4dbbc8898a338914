// SPDX-License-Identifier: Apache-2.0

/// The program would not measure the intended work.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
