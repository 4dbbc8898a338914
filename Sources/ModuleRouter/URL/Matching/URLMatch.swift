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
        withMatch(of: url) { terminal, _, _, _ in terminal.pattern }
    }

    /// The narrowest pattern that a URL matches; nil if there is none.
    ///
    /// - Parameter count: How many placeholders a pattern has.
    package func match(_ url: String, placeholderCount count: (Int) -> Int) -> URLMatch? {
        withMatch(of: url) { terminal, bytes, captures, pathEnd in
            var texts = [[String]?](repeating: nil, count: count(terminal.pattern))
            for (depth, placeholder) in terminal.captured.enumerated() {
                let isRest = terminal.hasRest && depth == terminal.captured.count - 1
                texts[placeholder] = isRest ? bytes.segments(captures[depth]) : [bytes.text(captures[depth])]
            }
            let query = URLQueryItems(bytes, after: pathEnd)
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

    private func withMatch<Result>(
        of url: String,
        _ body: (Terminal, URLBytes, UnsafeMutableBufferPointer<Range<Int>>, _ pathEnd: Int) -> Result
    ) -> Result? {
        var url = url
        return url.withUTF8 { buffer in
            guard let bytes = URLBytes(buffer) else { return nil }
            return withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: max(depth, 1)) { captures in
                captures.initialize(repeating: 0..<0)
                guard let (terminal, pathEnd) = URLTrieMatcher(self, bytes, captures).find() else { return nil }
                return body(terminals[terminal], bytes, captures, pathEnd)
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
