// SPDX-License-Identifier: Apache-2.0

/// A pattern that a URL matches, with what its placeholders have taken.
package struct URLMatch: Sendable, Hashable {
    /// Where the pattern stands in the list that the trie was made of.
    package let pattern: Int
    /// The decoded texts of each placeholder of the pattern; nil for one that the URL has not.
    package let texts: [[String]?]
}

extension URLTrie {
    /// The number of the narrowest pattern that a URL matches; nil if there is none. Allocates nothing for a usual URL.
    package func pattern(matching url: String) -> Int? { match(url, readsTexts: false)?.pattern }

    /// The narrowest pattern that a URL matches; nil if there is none.
    package func match(_ url: String) -> URLMatch? { match(url, readsTexts: true) }

    /// - Parameter readsTexts: Whether the texts of the placeholders are asked for.
    private func match(_ url: String, readsTexts: Bool) -> URLMatch? {
        // What follows has the tables alone, and does not hold the trie.
        defer { withExtendedLifetime(self) {} }
        let storage = storage
        // Most strings are in UTF-8 where they are, and need no copy.
        if let found = url.utf8.withContiguousStorageIfAvailable({ storage.match($0, readsTexts: readsTexts) }) {
            return found
        }
        var url = url
        return url.withUTF8 { storage.match($0, readsTexts: readsTexts) }
    }
}

extension URLTrie.Storage {
    @inline(never)
    fileprivate func match(_ url: UnsafeBufferPointer<UInt8>, readsTexts: Bool) -> URLMatch? {
        guard let bytes = URLBytes(url), let parts = URLParts(bytes) else { return nil }
        var readings = URLReadings()
        return withUnsafeMutablePointer(to: &readings) { readings in
            withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: depth) { captures in
                withUnsafeTemporaryAllocation(of: URLReadings.Part.self, capacity: partCount) { readParts in
                    captures.initialize(repeating: 0..<0)
                    readParts.initialize(repeating: .init())
                    let matcher = URLTrieMatcher(
                        storage: self, bytes: bytes, parts: parts, captures: captures, readParts: readParts,
                        readings: readings)
                    let terminal = matcher.find()
                    guard terminal >= 0 else { return nil }
                    guard readsTexts else { return URLMatch(pattern: Int(ends[terminal].pattern), texts: []) }
                    let found = terminals[terminal]
                    return URLMatch(pattern: found.pattern, texts: matcher.texts(of: found))
                }
            }
        }
    }
}

extension URLTrieMatcher {
    /// What the placeholders of a pattern have taken, decoded.
    fileprivate func texts(of terminal: URLTrie.Terminal) -> [[String]?] {
        var texts = [[String]?](repeating: nil, count: terminal.placeholderCount)
        for (depth, placeholder) in terminal.captured.enumerated() {
            let isRest = terminal.hasRest && depth == terminal.captured.count - 1
            texts[placeholder] = isRest ? bytes.segments(captures[depth]) : [bytes.text(captures[depth])]
        }
        guard !terminal.query.isEmpty else { return texts }
        let pathEnd = bytes.pathEnd(parts.pathStart)
        for item in terminal.query {
            guard case .placeholder(let number, let shape, let quantity) = item.value else { continue }
            var values: [String] = []
            for range in self.values(of: item.name, after: pathEnd) {
                if URLTrie.QueryItem.counts(range, shape) {
                    // A flag that is there is set.
                    values.append(
                        range.isEmpty && shape == .flag ? true.urlText : bytes.text(range, plusIsSpace: true))
                }
                if quantity != .many { break }
            }
            texts[number] = values.isEmpty ? nil : values
        }
        return texts
    }
}

extension URLBytes {
    /// Some bytes that are known to be text, decoded.
    fileprivate func text(_ range: Range<Int>, plusIsSpace: Bool = false) -> String {
        PercentCoding.decoded(self[range], plusIsSpace: plusIsSpace) ?? ""
    }

    /// The segments of the rest of a path.
    fileprivate func segments(_ range: Range<Int>) -> [String] {
        guard !range.isEmpty else { return [] }
        var result: [String] = []
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = min(segmentEnd(start).end, range.upperBound)
            result.append(text(start..<end))
            start = end + 1
        }
        return result
    }
}
