// SPDX-License-Identifier: Apache-2.0

extension URLTrie.Storage {
    /// Returns the child of a literal by its bytes; -1 if there is none.
    @inline(__always)
    func child(in table: URLTrie.Table, named name: UnsafeBufferPointer<UInt8>) -> Int {
        // A slice of a non-empty buffer has a base address.
        guard table.mask >= 0, let start = name.baseAddress else { return -1 }
        // A single literal is compared without hashing.
        if table.mask == 0 {
            let literal = literals[Int(table.start)]
            return equals(literal, start, name.count) ? Int(literal.child) : -1
        }
        guard name.count <= Int(table.longest) else { return -1 }
        let hash = URLTrie.hash(start, name.count)
        var place = Int(hash) & Int(table.mask)
        while true {
            let literal = literals[Int(table.start) + place]
            if literal.child < 0 { return -1 }
            if literal.hash == hash, equals(literal, start, name.count) { return Int(literal.child) }
            place = (place + 1) & Int(table.mask)
        }
    }

    @inline(__always)
    private func equals(_ literal: URLTrie.Literal, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let range = literal.text.range
        guard range.count == count, let bytes = bytes.baseAddress else { return count == 0 && range.isEmpty }
        let (one, other) = (UnsafeRawPointer(bytes + range.lowerBound), UnsafeRawPointer(start))
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                guard URLTrie.word(one, offset) == URLTrie.word(other, offset) else { return false }
                offset += 8
            }
            return URLTrie.word(one, count - 8) == URLTrie.word(other, count - 8)
        }
        return URLTrie.shortWord(one, count) == URLTrie.shortWord(other, count)
    }

}

extension URLTrie {
    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        let raw = UnsafeRawPointer(start)
        var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                hash = mixed(hash, word(raw, offset))
                offset += 8
            }
            // The last word may overlap the one before it.
            hash = mixed(hash, word(raw, count - 8))
        } else {
            hash = mixed(hash, shortWord(raw, count))
        }
        return UInt32(truncatingIfNeeded: hash)
    }

    /// Mixes each bit of the word into the low bits, which select the place.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }

    @inline(__always)
    fileprivate static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Returns the bytes of a text shorter than eight bytes as one word.
    @inline(__always)
    fileprivate static func shortWord(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 {
            return UInt64(start.loadUnaligned(as: UInt32.self))
                | UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
        }
        guard count > 0 else { return 0 }
        return UInt64(start.load(as: UInt8.self)) | UInt64(start.load(fromByteOffset: count / 2, as: UInt8.self)) << 8
            | UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self)) << 16
    }
}
