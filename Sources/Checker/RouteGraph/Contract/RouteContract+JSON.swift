// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RouteContract {
    /// Returns the contract as JSON, indented, with sorted members and a newline at the end.
    ///
    /// - Throws: Errors of the encoder. No contract causes one.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
