// SPDX-License-Identifier: Apache-2.0

/// A URL in UTF-8, which is compared without being copied.
struct URLBytes {
    let start: UnsafePointer<UInt8>
    let count: Int

    init?(_ buffer: UnsafeBufferPointer<UInt8>) {
        guard let start = buffer.baseAddress else { return nil }
        self.start = start
        count = buffer.count
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 { start[index] }

    @inline(__always)
    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Whether the path ends here: at the end, at the query or at the fragment.
    @inline(__always)
    func isPathEnd(_ index: Int) -> Bool {
        index == count || start[index] == UInt8(ascii: "?") || start[index] == UInt8(ascii: "#")
    }

    /// Where the segment that begins here ends, and whether it has escapes.
    @inline(__always)
    func segmentEnd(_ start: Int) -> (end: Int, hasEscapes: Bool) {
        // A bit for each of `#`, `%`, `/` and `?`.
        let counting: UInt64 = 1 << 0x23 | 1 << 0x25 | 1 << 0x2F | 1 << 0x3F
        var hasEscapes = false
        var index = start
        while index < count {
            let byte = self.start[index]
            if byte < 64, counting &>> UInt64(byte) & 1 != 0 {
                guard byte == UInt8(ascii: "%") else { break }
                hasEscapes = true
            }
            index += 1
        }
        return (index, hasEscapes)
    }

    func pathEnd(_ start: Int) -> Int {
        var index = start
        while !isPathEnd(index) { index += 1 }
        return index
    }

    func hasEscapes(_ range: Range<Int>, plusIsSpace: Bool = false) -> Bool {
        self[range].contains { $0 == UInt8(ascii: "%") || plusIsSpace && $0 == UInt8(ascii: "+") }
    }

    /// The byte here, decoded, and where the next one begins; nil if an escape is broken.
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
    /// Where a text ends that stands here, decoded; nil if another one does.
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

    /// Whether an item of a query, decoded, is a text.
    func equalsItem(_ text: [UInt8], in range: Range<Int>) -> Bool {
        text.withUnsafeBufferPointer { end(of: $0, in: range, plusIsSpace: true) } == range.upperBound
    }

    /// Where a text begins that ends here, decoded.
    ///
    /// - Parameter range: Its escapes are whole. So a percent sign always begins an escape, and escapes can be read backwards.
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

    /// What stands between two texts; nil if they are not there, or nothing is between them.
    ///
    /// - Parameter range: Its escapes are whole.
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
    /// Whether the escapes are whole and what comes out is UTF-8.
    func isText(_ range: Range<Int>, plusIsSpace: Bool = false) -> Bool {
        // What stands between two ASCII characters of a string is UTF-8.
        guard hasEscapes(range) else { return true }
        var bytes = DecodedBytes(bytes: self, index: range.lowerBound, end: range.upperBound, plusIsSpace: plusIsSpace)
        var decoder = UTF8()
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue: continue
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
    /// Whether a range, decoded, is a value.
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
        return accepts(text)
    }
}
