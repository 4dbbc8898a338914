// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Writes numbers and texts compactly. Stores each text once.
struct ByteWriter {
    private var bytes: [UInt8] = []
    private var texts: [String] = []
    private var indices: [String: Int] = [:]

    /// The table of texts, followed by the written bytes.
    var data: [UInt8] {
        var head = ByteWriter()
        head.write(texts.count)
        for text in texts {
            head.write(text.utf8.count)
            head.bytes += text.utf8
        }
        return head.bytes + bytes
    }

    /// Writes a number in LEB128 format. The number must not be negative.
    mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ text: String) {
        if let index = indices[text] {
            write(index)
        } else {
            indices[text] = texts.count
            write(texts.count)
            texts.append(text)
        }
    }

    mutating func write<Element>(_ elements: [Element], _ body: (inout ByteWriter, Element) -> Void) {
        write(elements.count)
        for element in elements { body(&self, element) }
    }
}

/// Reads the output of a `ByteWriter`. Never reads out of bounds, even for damaged input.
struct ByteReader: ~Copyable {
    /// The bytes are not the output of a `ByteWriter`.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var table: [String] = []

    init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
        self.bytes = bytes
        let count = try count()
        table.reserveCapacity(count)
        for _ in 0..<count {
            let length = try number()
            guard length >= 0, length <= bytes.count - offset else { throw Damage() }
            table.append(String(decoding: bytes[offset..<offset + length], as: UTF8.self))
            offset += length
        }
    }

    mutating func number() throws(Damage) -> Int {
        var result: UInt = 0
        var shift: UInt = 0
        while true {
            guard offset < bytes.count, shift < 64 else { throw Damage() }
            let byte = bytes[offset]
            offset += 1
            result |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: result) }
            shift += 7
        }
    }

    /// Reads a number of elements, each of which takes at least one byte.
    mutating func count() throws(Damage) -> Int {
        let count = try number()
        guard count >= 0, count <= bytes.count - offset else { throw Damage() }
        return count
    }

    mutating func flag() throws(Damage) -> Bool { try number() != 0 }

    mutating func text() throws(Damage) -> String {
        let index = try number()
        guard table.indices.contains(index) else { throw Damage() }
        return table[index]
    }

    mutating func array<Element>(
        _ element: (inout ByteReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        let count = try count()
        if count == 0 { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }
}
#endif
