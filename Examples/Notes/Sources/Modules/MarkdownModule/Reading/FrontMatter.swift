// SPDX-License-Identifier: Apache-2.0

/// The lines between two `---` at the beginning of a note, which say things about it.
struct FrontMatter {
    /// What stands after `title:`.
    let title: String?
    /// The text behind it.
    let body: Substring

    init(_ text: String) {
        // A byte order mark belongs to the file, not to the text.
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        guard text.hasPrefix("---"), let end = Self.end(of: text) else {
            (title, body) = (nil, text)
            return
        }
        let lines = text[..<end.lowerBound].split(whereSeparator: \.isNewline)
        let value = lines.lazy.compactMap(Self.titleValue).first { !$0.isEmpty }
        (title, body) = (value, text[end.upperBound...])
    }

    private static let longest = 500

    /// The line that closes the front matter. Text between two rules is none: it has no colon in its first line.
    private static func end(of text: Substring) -> Range<Substring.Index>? {
        var lines = text.split(maxSplits: longest, omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        guard lines.popFirst()?.trimmingSuffix(while: \.isWhitespace) == "---",
            lines.first?.contains(":") == true || lines.first?.hasPrefix("#") == true
        else { return nil }
        guard let close = lines.first(where: { $0 == "---" || $0 == "..." }) else { return nil }
        return close.startIndex..<close.endIndex
    }

    private static func titleValue(_ line: Substring) -> String? {
        guard line.hasPrefix("title:") else { return nil }
        let value = line.dropFirst("title:".count).trimmingPrefix(while: \.isWhitespace)
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
