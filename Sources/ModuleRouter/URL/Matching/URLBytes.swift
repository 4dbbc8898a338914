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
        var hasEscapes = false
        var index = start
        while index < count {
            let byte = self.start[index]
            // All that count come before the letters.
            if byte <= UInt8(ascii: "?") {
                if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
                if byte == UInt8(ascii: "%") { hasEscapes = true }
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

    /// Where a text ends that stands here, decoded; nil if another one does.
    func end(
        of text: [UInt8], in range: Range<Int>, ignoringCase: Bool = false, plusIsSpace: Bool = false
    ) -> Int? {
        var index = range.lowerBound
        for expected in text {
            guard index < range.upperBound,
                let (byte, next) = decoded(at: index, before: range.upperBound, plusIsSpace: plusIsSpace),
                byte == expected || ignoringCase && Self.lowercased(byte) == expected
            else { return nil }
            index = next
        }
        return index
    }

    /// Whether a range, decoded, is a text.
    func equals(_ text: [UInt8], in range: Range<Int>, plusIsSpace: Bool) -> Bool {
        end(of: text, in: range, plusIsSpace: plusIsSpace) == range.upperBound
    }

    /// Where a text begins that ends here, decoded.
    func start(of text: [UInt8], in range: Range<Int>, ignoringCase: Bool) -> Int? {
        guard !text.isEmpty else { return range.upperBound }
        // Each byte of it takes one or three.
        for length in text.count...text.count * 3 where length <= range.count {
            let start = range.upperBound - length
            if end(of: text, in: start..<range.upperBound, ignoringCase: ignoringCase) == range.upperBound {
                return start
            }
        }
        return nil
    }

    static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

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
