// SPDX-License-Identifier: Apache-2.0

/// A pattern that a URL matches, and the captured texts.
package struct URLMatch: Sendable, Hashable {
    /// The index of the pattern in the list from which the trie was created.
    package let pattern: Int
    /// The decoded texts of each placeholder; nil for a placeholder that the URL does not contain.
    package let texts: [[String]?]
}

extension URLTrie {
    /// Returns the index of the narrowest pattern that a URL matches; nil if there is none. Does not allocate for a usual
    /// URL.
    package func pattern(matching url: String) -> Int? { match(url, readsTexts: false)?.pattern }

    /// Returns the narrowest pattern that a URL matches; nil if there is none.
    package func match(_ url: String) -> URLMatch? { match(url, readsTexts: true) }

    /// - Parameter readsTexts: Whether to decode the texts of the placeholders.
    private func match(_ url: String, readsTexts: Bool) -> URLMatch? {
        // The code below reads only the tables, which do not keep the trie alive.
        defer { withExtendedLifetime(self) {} }
        let storage = storage
        // Most strings are contiguous UTF-8 and need no copy.
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
    /// Returns the decoded texts that the placeholders of a pattern have captured.
    fileprivate func texts(of terminal: URLTrie.Terminal) -> [[String]?] {
        var texts = [[String]?](repeating: nil, count: terminal.placeholderCount)
        for (depth, placeholder) in terminal.captured.enumerated() {
            texts[placeholder] =
                terminal.rests.contains(placeholder) ? bytes.segments(captures[depth]) : [bytes.text(captures[depth])]
        }
        guard !terminal.query.isEmpty else { return texts }
        let pathEnd = bytes.pathEnd(parts.pathStart)
        for item in terminal.query {
            guard case .placeholder(let number, let shape, let quantity) = item.value else { continue }
            var values: [String] = []
            for range in self.values(of: item.name, after: pathEnd) {
                if URLTrie.QueryItem.counts(range, shape) {
                    // A flag without a value is true.
                    values.append(
                        range.isEmpty && shape == .flag ? "true" : bytes.text(range, plusIsSpace: true))
                }
                if quantity != .many { break }
            }
            texts[number] = values.isEmpty ? nil : values
        }
        return texts
    }
}

extension URLBytes {
    /// Returns the decoded text of a range that is known to be valid.
    fileprivate func text(_ range: Range<Int>, plusIsSpace: Bool = false) -> String {
        PercentCoding.decoded(self[range], plusIsSpace: plusIsSpace) ?? ""
    }

    /// Returns the decoded segments of the rest of a path or fragment.
    fileprivate func segments(_ range: Range<Int>) -> [String] {
        guard !range.isEmpty else { return [] }
        var result: [String] = []
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = segmentEnd(start, before: range.upperBound)
            result.append(text(start..<end))
            start = end + 1
        }
        return result
    }
}
