// SPDX-License-Identifier: Apache-2.0

/// A slice of UTF-8 text.
typealias Bytes = ArraySlice<UInt8>

extension UInt8 {
    var isSpace: Bool { self == 0x20 || self == 0x09 }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isPunctuation: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
            || (0x7B...0x7E).contains(self)
    }
}

extension Bytes {
    var string: String { String(decoding: self, as: UTF8.self) }

    var isBlank: Bool { allSatisfy(\.isSpace) }

    /// The number of leading spaces. Splitting the text into lines has expanded the tabs.
    var indentation: Int { prefix { $0 == 0x20 }.count }

    var trimmed: Bytes {
        var bytes = drop(while: \.isSpace)
        while let last = bytes.last, last.isSpace { bytes.removeLast() }
        return bytes
    }

    /// Returns the text without up to `columns` leading spaces.
    func outdented(by columns: Int) -> Bytes { dropFirst(Swift.min(columns, indentation)) }

    func starts(with string: StaticString) -> Bool {
        string.withUTF8Buffer { starts(with: $0) }
    }

    /// Returns the byte at an offset from the start; nil beyond the end.
    func byte(_ offset: Int) -> UInt8? {
        offset < count ? self[startIndex + offset] : nil
    }
}

/// Splits a text into lines.
enum Lines {
    /// Returns the lines without line endings. Expands leading tabs to multiples of four columns.
    static func of(_ text: String) -> [Bytes] {
        let bytes = Array(text.utf8)
        var lines: [Bytes] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
                lines.append(expandingTabs(bytes[start..<index]))
                if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.endIndex,
                    bytes[index + 1] == UInt8(ascii: "\n")
                {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        if start < bytes.endIndex { lines.append(expandingTabs(bytes[start...])) }
        return lines
    }

    private static func expandingTabs(_ line: Bytes) -> Bytes {
        // A tab after the marker of a list or a quote counts as columns too.
        guard let tab = line.prefix(16).firstIndex(of: 0x09) else { return line }
        guard line[..<tab].allSatisfy({ $0.isSpace || $0.isDigit || $0.isPunctuation }) else { return line }
        var expanded: [UInt8] = []
        for (offset, byte) in line.enumerated() {
            guard byte == 0x09 else {
                if !byte.isSpace, !byte.isDigit, !byte.isPunctuation {
                    return (expanded + line.dropFirst(offset))[...]
                }
                expanded.append(byte)
                continue
            }
            repeat { expanded.append(0x20) } while !expanded.count.isMultiple(of: 4)
        }
        return expanded[...]
    }
}
