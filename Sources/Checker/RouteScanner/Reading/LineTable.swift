// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// The offsets of a text's lines. A line ends with a line feed, a carriage return, or a carriage return and a line feed.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: UnsafeRawBufferPointer) {
        var starts = [0]
        guard let base = bytes.baseAddress else {
            self.starts = starts
            return
        }
        // The C library's search is fast in debug builds too, and plugins run as debug builds.
        let hasCarriageReturns = memchr(base, 13, bytes.count) != nil
        if hasCarriageReturns {
            for index in bytes.indices {
                let byte = bytes[index]
                if byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10) {
                    starts.append(index + 1)
                }
            }
        } else {
            var offset = 0
            while let found = memchr(base + offset, 10, bytes.count - offset) {
                offset = UnsafeRawPointer(found) - base + 1
                starts.append(offset)
            }
        }
        self.starts = starts
    }

    /// Returns the offset of a line, counted from 1; nil if there is no such line.
    func start(ofLine line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}
#endif
