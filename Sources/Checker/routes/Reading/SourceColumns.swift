// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// The columns of locations in Unicode scalars. The checker counts bytes, and the format SARIF has no such columns.
struct SourceColumns {
    private var files: [String: [Data.SubSequence]] = [:]

    /// Returns the column, counted from 1. Returns the column in bytes if the file cannot be read.
    mutating func column(of location: SourceLocation) -> Int {
        let lines = lines(of: location.file)
        guard lines.indices.contains(location.line - 1) else { return location.column }
        let before = lines[location.line - 1].prefix(max(location.column - 1, 0))
        // A scalar has one byte that does not continue another one.
        return before.count { $0 & 0xC0 != 0x80 } + 1
    }

    private mutating func lines(of file: String) -> [Data.SubSequence] {
        if let known = files[file] { return known }
        let data = (try? Data(contentsOf: URL(filePath: file))) ?? Data()
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        files[file] = lines
        return lines
    }
}
#endif
