// SPDX-License-Identifier: Apache-2.0

/// The UTF-8 bytes of a URL, which are compared without a copy.
package struct URLBytes {
    package let start: UnsafePointer<UInt8>
    package let count: Int

    package init?(_ buffer: UnsafeBufferPointer<UInt8>) {
        guard let start = buffer.baseAddress else { return nil }
        self.start = start
        count = buffer.count
    }

    @inline(__always)
    package subscript(index: Int) -> UInt8 { start[index] }

    @inline(__always)
    package subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Returns whether the path ends at an index: at the end of the URL, at the query or at the fragment.
    @inline(__always)
    package func isPathEnd(_ index: Int) -> Bool {
        index == count || start[index] == UInt8(ascii: "?") || start[index] == UInt8(ascii: "#")
    }

    /// Returns the end of the segment that starts at an index, and whether the segment contains escapes or NUL.
    @inline(__always)
    package func segmentEnd(_ start: Int) -> (end: Int, hasEscapes: Bool) {
        // One bit for each of NUL, `#`, `%`, `/` and `?`.
        let counting: UInt64 = 1 | 1 << 0x23 | 1 << 0x25 | 1 << 0x2F | 1 << 0x3F
        var hasEscapes = false
        var index = start
        while index < count {
            let byte = self.start[index]
            if byte < 64, counting &>> UInt64(byte) & 1 != 0 {
                guard byte == UInt8(ascii: "%") || byte == 0 else { break }
                hasEscapes = true
            }
            index += 1
        }
        return (index, hasEscapes)
    }

    /// Returns the end of the segment that starts at an index, in a path or fragment that ends at another index.
    package func segmentEnd(_ start: Int, before end: Int) -> Int {
        var index = start
        while index < end, self.start[index] != UInt8(ascii: "/") { index += 1 }
        return index
    }

    package func pathEnd(_ start: Int) -> Int {
        var index = start
        while !isPathEnd(index) { index += 1 }
        return index
    }

    /// Returns whether a range contains escapes or NUL.
    func hasEscapes(_ range: Range<Int>, plusIsSpace: Bool = false) -> Bool {
        self[range].contains { $0 == UInt8(ascii: "%") || $0 == 0 || plusIsSpace && $0 == UInt8(ascii: "+") }
    }

    /// Returns the decoded byte at an index and the index of the next byte; nil if an escape is broken.
    @inline(__always)
    func decoded(at index: Int, before end: Int, plusIsSpace: Bool) -> (byte: UInt8, next: Int)? {
        let byte = start[index]
        guard byte == UInt8(ascii: "%") else {
            return (plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte, index + 1)
        }
        guard index + 2 < end, let high = PercentCoding.value(ofHexDigit: start[index + 1]),
            let low = PercentCoding.value(ofHexDigit: start[index + 2])
        else { return nil }
        return (high << 4 | low, index + 3)
    }

}

// MARK: - Comparing

extension URLBytes {
    /// Returns the end of a text that the decoded range begins with; nil if it begins with another text.
    func end(
        of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, ignoringCase: Bool = false, plusIsSpace: Bool = false
    ) -> Int? {
        var index = range.lowerBound
        for expected in text {
            guard index < range.upperBound,
                let (byte, next) = decoded(at: index, before: range.upperBound, plusIsSpace: plusIsSpace),
                byte == expected || ignoringCase && URLScheme.lowercased(byte) == expected
            else { return nil }
            index = next
        }
        return index
    }

    /// Returns whether the decoded name or value of a query item equals a text.
    func equalsItem(_ text: [UInt8], in range: Range<Int>) -> Bool {
        text.withUnsafeBufferPointer { end(of: $0, in: range, plusIsSpace: true) } == range.upperBound
    }

    /// Returns the start of a text that the decoded range ends with; nil if it ends with another text.
    ///
    /// - Parameter range: A range with complete escapes only. A percent sign then always begins an escape, so escapes can be
    ///   read backwards.
    func start(of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, ignoringCase: Bool) -> Int? {
        var index = range.upperBound
        for expected in text.reversed() {
            guard index > range.lowerBound else { return nil }
            var byte = start[index - 1]
            var previous = index - 1
            if index - 3 >= range.lowerBound, start[index - 3] == UInt8(ascii: "%"),
                let escaped = decoded(at: index - 3, before: index, plusIsSpace: false)
            {
                (byte, previous) = (escaped.byte, index - 3)
            }
            guard byte == expected || ignoringCase && URLScheme.lowercased(byte) == expected else { return nil }
            index = previous
        }
        return index
    }

    /// Returns the range between a prefix and a suffix; nil if one of them is missing or the range between them is empty.
    ///
    /// - Parameter range: A range with complete escapes only.
    func value(
        in range: Range<Int>, between prefix: UnsafeBufferPointer<UInt8>, and suffix: UnsafeBufferPointer<UInt8>,
        ignoringCase: Bool
    ) -> Range<Int>? {
        guard let start = self.end(of: prefix, in: range, ignoringCase: ignoringCase),
            let end = self.start(of: suffix, in: start..<range.upperBound, ignoringCase: ignoringCase), start < end
        else { return nil }
        return start..<end
    }
}

// MARK: - Values

extension URLBytes {
    /// Returns whether all escapes are complete and the decoded bytes are valid UTF-8 without NUL, which would end the text in C.
    func isText(_ range: Range<Int>, plusIsSpace: Bool = false) -> Bool {
        // Without escapes, the bytes are part of a valid string and the delimiters are ASCII, so the range is valid UTF-8.
        guard hasEscapes(range) else { return true }
        var bytes = DecodedBytes(bytes: self, index: range.lowerBound, end: range.upperBound, plusIsSpace: plusIsSpace)
        var decoder = UTF8()
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar):
                if scalar == "\0" { return false }
            case .emptyInput: return !bytes.isBroken
            case .error: return false
            }
        }
    }

    private struct DecodedBytes: IteratorProtocol {
        let bytes: URLBytes
        var index: Int
        let end: Int
        let plusIsSpace: Bool
        var isBroken = false

        mutating func next() -> UInt8? {
            guard index < end, !isBroken else { return nil }
            guard let (byte, next) = bytes.decoded(at: index, before: end, plusIsSpace: plusIsSpace) else {
                isBroken = true
                return nil
            }
            index = next
            return byte
        }
    }
}

extension URLValueShape {
    /// Returns whether a decoded range is a value of the shape.
    func accepts(_ range: Range<Int>, of bytes: URLBytes, plusIsSpace: Bool = false) -> Bool {
        if case .text = self { return bytes.isText(range, plusIsSpace: plusIsSpace) }
        if !bytes.hasEscapes(range, plusIsSpace: plusIsSpace) {
            switch self {
            case .integer(let lowest, let highest):
                return Self.isInteger(bytes[range], lowest: lowest, highest: highest)
            case .uuid: return Self.isUUID(bytes[range])
            default: break
            }
        }
        guard let text = PercentCoding.decoded(bytes[range], plusIsSpace: plusIsSpace) else { return false }
        return !text.utf8.contains(0) && accepts(text)
    }
}
