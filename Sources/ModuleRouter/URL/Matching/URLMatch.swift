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
    package func pattern(matching url: String) -> Int? {
        withMatch(of: url) { terminal, _ in Int(storage.ends[terminal].pattern) }
    }

    /// The narrowest pattern that a URL matches; nil if there is none.
    ///
    /// - Parameter count: How many placeholders a pattern has.
    package func match(_ url: String, placeholderCount count: (Int) -> Int) -> URLMatch? {
        withMatch(of: url) { terminal, matcher in
            let (terminal, bytes) = (storage.terminals[terminal], matcher.bytes)
            var texts = [[String]?](repeating: nil, count: count(terminal.pattern))
            for (depth, placeholder) in terminal.captured.enumerated() {
                let isRest = terminal.hasRest && depth == terminal.captured.count - 1
                let range = matcher.captures[depth]
                texts[placeholder] = isRest ? bytes.segments(range) : [bytes.text(range)]
            }
            guard !terminal.query.isEmpty else { return URLMatch(pattern: terminal.pattern, texts: texts) }
            let query = URLQueryItems(bytes, after: bytes.pathEnd(matcher.pathStart))
            for item in terminal.query {
                guard case .placeholder(let number, let shape, let quantity) = item.value else { continue }
                var values: [String] = []
                _ = query.values(of: item.name, shape, quantity) { range in
                    // A flag that is there is set.
                    values.append(
                        range.isEmpty && shape == .flag ? true.urlText : bytes.text(range, plusIsSpace: true))
                }
                texts[number] = values.isEmpty ? nil : values
            }
            return URLMatch(pattern: terminal.pattern, texts: texts)
        }
    }

    @inline(__always)
    private func withMatch<Result>(of url: String, _ body: (_ terminal: Int, URLTrieMatcher) -> Result) -> Result? {
        // Most strings are in UTF-8 where they are, and need no copy.
        let result = url.utf8.withContiguousStorageIfAvailable { withMatch(of: $0, body) }
        if let result { return result }
        var url = url
        return url.withUTF8 { withMatch(of: $0, body) }
    }

    @inline(__always)
    private func withMatch<Result>(
        of url: UnsafeBufferPointer<UInt8>, _ body: (_ terminal: Int, URLTrieMatcher) -> Result
    ) -> Result? {
        guard let bytes = URLBytes(url) else { return nil }
        return withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: max(depth, 1)) { captures in
            captures.initialize(repeating: 0..<0)
            guard let matcher = URLTrieMatcher(storage, bytes, captures) else { return nil }
            // The matcher does not hold the trie.
            return withExtendedLifetime(self) {
                let terminal = matcher.find()
                return terminal >= 0 ? body(terminal, matcher) : nil
            }
        }
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
