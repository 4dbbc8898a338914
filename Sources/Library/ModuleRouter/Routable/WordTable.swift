// SPDX-License-Identifier: Apache-2.0

/// A hash table of words, of a fixed size. One writer at a time inserts words. Any thread reads without a lock.
///
/// It uses open addressing over pairs of words: a key, then its value. The writer stores the value before the key, so a reader that
/// sees the key also sees the value. A pair never changes and is never removed.
@usableFromInline package final class WordTable: Sendable {
    @usableFromInline let mask: Int
    // Points to `2 * (mask + 1)` atomic words, which any thread may read and write until the table is deallocated.
    @usableFromInline nonisolated(unsafe) let words: UnsafeMutablePointer<AtomicWord<UInt>>

    /// The table that this one has replaced. Readers may still use it.
    private let earlier: WordTable?

    /// - Parameter capacity: A power of two. The caller inserts fewer keys, so that each search ends.
    package init(capacity: Int, replacing earlier: WordTable? = nil) {
        mask = capacity - 1
        self.earlier = earlier
        words = .allocate(capacity: capacity * 2)
        for index in 0..<capacity * 2 { (words + index).initialize(to: AtomicWord(0)) }
    }

    deinit {
        words.deinitialize(count: (mask + 1) * 2)
        words.deallocate()
    }

    @inlinable static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// Returns the value of a key, or nil if the table has no such key.
    @inlinable package func value(of key: UInt) -> UInt? {
        var index = WordTable.hash(key) & mask
        while true {
            let found = words[index &* 2].load()
            if found == key { return words[index &* 2 &+ 1].loadRelaxed() }
            if found == 0 { return nil }
            index = (index &+ 1) & mask
        }
    }

    /// Inserts a key that is not in the table. Keys and values must not be zero.
    package func insert(_ key: UInt, _ value: UInt) {
        var index = WordTable.hash(key) & mask
        while words[index * 2].loadRelaxed() != 0 { index = (index + 1) & mask }
        words[index * 2 + 1].storeRelaxed(value)
        words[index * 2].store(key)
    }

    /// Whether half of the pairs are in use.
    var isHalfFull: Bool {
        var count = 0
        for index in 0...mask where words[index * 2].loadRelaxed() != 0 { count += 1 }
        return count * 2 > mask
    }

    /// Returns a larger table with the same pairs, which retains this one.
    func copy(capacity: Int) -> WordTable {
        let new = WordTable(capacity: capacity, replacing: self)
        for index in 0...mask {
            let key = words[index * 2].loadRelaxed()
            if key != 0 { new.insert(key, words[index * 2 + 1].loadRelaxed()) }
        }
        return new
    }
}
