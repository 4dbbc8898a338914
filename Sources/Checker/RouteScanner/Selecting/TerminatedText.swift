// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A zero-terminated text that is searched for words without parsing.
///
/// It uses the C library's search, which is fast in debug builds too, and plugins run as debug builds.
struct TerminatedText {
    private let base: UnsafePointer<CChar>
    let count: Int

    /// - Parameter bytes: The bytes of the text. A readable zero byte must follow them.
    init(_ bytes: UnsafeRawBufferPointer) {
        base = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
        count = bytes.count
    }

    /// The byte at an offset, or zero out of bounds.
    subscript(offset: Int) -> UInt8 { offset >= 0 && offset < count ? UInt8(bitPattern: base[offset]) : 0 }

    /// Returns the offset of the first occurrence at or after `start`.
    func first(_ word: String, from start: Int) -> Int? { word.withCString { first($0, from: start) } }

    private func first(_ word: UnsafePointer<CChar>, from start: Int) -> Int? {
        var start = start
        while start < count {
            if let found = strstr(base + start, word) { return UnsafePointer(found) - base }
            // `strstr` stops at a zero byte, which a file may contain.
            start += strlen(base + start) + 1
        }
        return nil
    }

    /// Calls a closure with the start and the end of each occurrence of a word.
    func forEach(_ word: String, _ body: (_ start: Int, _ end: Int) -> Void) {
        word.withCString { pointer in
            let length = strlen(pointer)
            var offset = 0
            while let start = first(pointer, from: offset) {
                body(start, start + length)
                offset = start + length
            }
        }
    }

    func hasWord(_ word: String) -> Bool {
        var offset = 0
        while let start = first(word, from: offset) {
            offset = start + word.utf8.count
            if isWordBoundary(start, offset) { return true }
        }
        return false
    }

    /// Whether the name occurs outside its declarations and outside comment lines, at an offset that satisfies `isMeant`.
    func mentions(_ name: String, where isMeant: (_ start: Int) -> Bool = { _ in true }) -> Bool {
        var offset = 0
        while let start = first(name, from: offset) {
            offset = start + name.utf8.count
            if isWordBoundary(start, offset), !isDeclared(at: start), !isCommentLine(at: start), isMeant(start) {
                return true
            }
        }
        return false
    }

    /// Returns whether a function is called with an argument that may be a member without a base: `open(.login)`.
    func calls(_ function: String) -> Bool {
        mentions(function) { start in
            let end = skippingBlanks(from: skippingArguments(from: skippingBlanks(from: start + function.utf8.count)))
            guard self[end] == UInt8(ascii: "(") else { return false }
            var offset = end
            var depth = 0
            repeat {
                switch self[offset] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: ".") where !self[offset + 1].isBlank && hasNoBase(at: offset): return true
                default: break
                }
                offset += 1
            } while depth > 0 && offset < count
            return false
        }
    }

    /// Calls a closure with the hash of each member without a base that is not called, such as `.clock`, and of `.init()`, which
    /// may be an inferred key.
    func forEachImplicitMember(_ body: (UInt64) -> Void) {
        forEach(".") { dot, end in
            guard hasNoBase(at: dot), let name = word(at: end) else { return }
            if self[name.end] != UInt8(ascii: "(") || name.hash == Self.initializer && isEmptyCall(from: name.end) {
                body(name.hash)
            }
        }
    }

    private static let initializer = NameHash.of("init")

    private func isEmptyCall(from parenthesis: Int) -> Bool {
        self[skippingBlanks(from: parenthesis + 1)] == UInt8(ascii: ")")
    }

    /// Returns the base of the name at an offset: none, an implicit base (`.providers`), a word, or another expression.
    func base(ofNameAt start: Int) -> Base {
        let begin = self[start - 1] == UInt8(ascii: "`") ? start - 2 : start - 1
        guard self[begin] == UInt8(ascii: ".") else { return .none }
        if hasNoBase(at: begin) { return .implicit }
        return word(before: begin).map { .word($0.hash) } ?? .other
    }

    /// Whether no expression ends directly before a dot.
    private func hasNoBase(at dot: Int) -> Bool {
        let previous = self[dot - 1]
        return !previous.isInWord && !")]>?!`".utf8.contains(previous)
    }

    enum Base {
        case none, implicit, other
        case word(UInt64)
    }

    private func isDeclared(at start: Int) -> Bool {
        let begin = self[start - 1] == UInt8(ascii: "`") ? start - 1 : start
        return word(before: begin).map { Self.declaringWords.contains($0.hash) } == true
    }

    private static let declaringWords = Set(
        ["let", "var", "func", "enum", "struct", "class", "actor", "protocol", "extension", "typealias"].map(
            NameHash.of))

    private func isCommentLine(at start: Int) -> Bool {
        var begin = start
        while begin > 0, self[begin - 1] != 10, self[begin - 1] != 13 { begin -= 1 }
        while begin < start, self[begin].isBlank { begin += 1 }
        return self[begin] == UInt8(ascii: "/") && self[begin + 1] == UInt8(ascii: "/")
    }

    /// Whether the range is a whole word, not a part of a longer one.
    func isWordBoundary(_ start: Int, _ end: Int) -> Bool { !self[start - 1].isInWord && !self[end].isInWord }

    // MARK: Words

    struct Word {
        var hash: UInt64
        var end: Int
    }

    /// Returns the word that begins at an offset, without backticks.
    func word(at start: Int) -> Word? {
        let isQuoted = self[start] == UInt8(ascii: "`")
        let begin = isQuoted ? start + 1 : start
        var end = begin
        var hash = NameHash.seed
        while self[end].isInWord || isQuoted && end < count && self[end] != UInt8(ascii: "`") {
            hash = NameHash.next(hash, self[end])
            end += 1
        }
        return end == begin ? nil : Word(hash: hash, end: isQuoted ? end + 1 : end)
    }

    /// Returns the word that ends before an offset. Skips blanks and generic arguments in between.
    func word(before end: Int) -> Word? {
        var last = end - 1
        while self[last].isBlank { last -= 1 }
        if self[last] == UInt8(ascii: ">") {
            var depth = 0
            repeat {
                if self[last] == UInt8(ascii: ">"), self[last - 1] != UInt8(ascii: "-") { depth += 1 }
                if self[last] == UInt8(ascii: "<") { depth -= 1 }
                last -= 1
            } while depth > 0 && last >= 0
            while self[last].isBlank { last -= 1 }
        }
        if self[last] == UInt8(ascii: "`") {
            var first = last - 1
            while first >= 0, self[first] != UInt8(ascii: "`") { first -= 1 }
            return word(at: first)
        }
        var first = last
        while self[first].isInWord { first -= 1 }
        return first == last ? nil : word(at: first + 1)
    }

    /// Returns the next offset that is neither blank nor in a comment.
    func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while true {
            if self[offset].isBlank {
                offset += 1
            } else if self[offset] == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "/") {
                while offset < count, self[offset] != 10, self[offset] != 13 { offset += 1 }
            } else if self[offset] == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "*") {
                offset = skippingComment(from: offset)
            } else {
                return offset
            }
        }
    }

    private func skippingComment(from start: Int) -> Int {
        var offset = start
        var depth = 0
        while offset < count {
            if self[offset] == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if self[offset] == UInt8(ascii: "*"), self[offset + 1] == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return offset
    }

    /// Returns the offset after the generic arguments that begin at `start`, or `start` if there are none.
    func skippingArguments(from start: Int) -> Int {
        guard self[start] == UInt8(ascii: "<") else { return start }
        var offset = start
        var depth = 0
        repeat {
            if self[offset] == UInt8(ascii: "<") { depth += 1 }
            if self[offset] == UInt8(ascii: ">"), self[offset - 1] != UInt8(ascii: "-") { depth -= 1 }
            offset += 1
        } while depth > 0 && offset < count
        return offset
    }
}

extension UInt8 {
    /// Whether the byte can be part of a name. All non-ASCII bytes can.
    fileprivate var isInWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isBlank: Bool { self == 32 || 9...13 ~= self }
}

/// Hashes names, so that they can be compared without storing them.
enum NameHash {
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    static func of(_ name: String) -> UInt64 { name.utf8.reduce(seed, next) }
}
#endif
