// SPDX-License-Identifier: Apache-2.0

/// The metadata between two `---` lines at the start of a note.
struct FrontMatter {
    private let lines: [Substring]
    /// The text after the front matter.
    let body: Substring

    init(_ text: String) {
        // A byte order mark is not part of the text.
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        guard text.hasPrefix("---"), let end = Self.end(of: text) else {
            (lines, body) = ([], text)
            return
        }
        lines = text[..<end.lowerBound].split(whereSeparator: \.isNewline)
        body = text[end.upperBound...]
    }

    /// The value after a key and a colon.
    subscript(key: String) -> String? {
        lines.lazy.compactMap { Self.value(of: key, $0) }.first { !$0.isEmpty }
    }

    private static let longest = 500

    /// Returns the line that closes the front matter. Text between two rules is not front matter: its first line has no colon.
    private static func end(of text: Substring) -> Range<Substring.Index>? {
        var lines = text.split(maxSplits: longest, omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        guard lines.popFirst()?.trimmingSuffix(while: \.isWhitespace) == "---",
            lines.first?.contains(":") == true || lines.first?.hasPrefix("#") == true
        else { return nil }
        guard let close = lines.first(where: { $0 == "---" || $0 == "..." }) else { return nil }
        return close.startIndex..<close.endIndex
    }

    private static func value(of key: String, _ line: Substring) -> String? {
        guard line.hasPrefix("\(key):") else { return nil }
        let value = line.dropFirst(key.count + 1).trimmingPrefix(while: \.isWhitespace)
            .trimmingSuffix(while: \.isWhitespace)
        let isQuoted = value.count >= 2 && value.first == value.last && (value.first == "\"" || value.first == "'")
        return String(isQuoted ? value.dropFirst().dropLast() : value)
    }
}

extension Substring {
    func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, predicate(last) { rest.removeLast() }
        return rest
    }
}
