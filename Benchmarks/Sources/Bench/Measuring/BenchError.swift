// SPDX-License-Identifier: Apache-2.0

/// The program is not as it has to be: what it would measure is not what it says.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
