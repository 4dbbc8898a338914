// SPDX-License-Identifier: Apache-2.0

/// Recognises the kind of block that a line begins.
enum LineStart {
    /// The fence of a code block: at least three equal marks.
    struct Fence {
        let mark: UInt8
        let count: Int
        let indentation: Int
        let language: String?

        init?(_ line: Bytes) {
            indentation = line.indentation
            let rest = line.dropFirst(indentation)
            guard indentation < 4, let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
                return nil
            }
            count = rest.prefix { $0 == mark }.count
            let info = rest.dropFirst(count).trimmed
            guard count >= 3, mark != UInt8(ascii: "`") || !info.contains(mark) else { return nil }
            self.mark = mark
            language = info.split(separator: 0x20).first.map(\.string)
        }

        func isClosed(by line: Bytes) -> Bool {
            let rest = line.trimmed
            return line.indentation < 4 && rest.count >= count && rest.allSatisfy { $0 == mark }
        }
    }

    /// The marker of an item: a bullet, or a number with a dot or a parenthesis.
    struct Marker {
        /// The kind of marker, equal for all items of one list.
        let kind: UInt8
        let number: Int?
        /// The indentation of the item's text in columns.
        let contentIndentation: Int
        let isEmpty: Bool

        init?(_ line: Bytes) {
            let indentation = line.indentation
            let rest = line.dropFirst(indentation)
            guard indentation < 4, let first = rest.first else { return nil }
            let width: Int
            if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") || first == UInt8(ascii: "+") {
                (kind, number, width) = (first, nil, 1)
            } else {
                let digits = rest.prefix(10).prefix(while: \.isDigit)
                guard (1...9).contains(digits.count), let delimiter = rest.byte(digits.count),
                    delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")")
                else { return nil }
                (kind, number, width) = (delimiter, Int(digits.string), digits.count + 1)
            }
            let content = rest.dropFirst(width)
            isEmpty = content.isBlank
            let spaces = content.indentation
            guard isEmpty || spaces > 0 else { return nil }
            // Five or more spaces mean one space and a code block.
            contentIndentation = indentation + width + (isEmpty || spaces > 4 ? 1 : spaces)
        }

        func continues(_ list: Marker) -> Bool { kind == list.kind && (number == nil) == (list.number == nil) }

        /// Whether the item may directly follow a line of a paragraph.
        var interruptsParagraph: Bool { !isEmpty && (number == nil || number == 1) }
    }

    /// Returns the level and the text of a heading.
    static func heading(_ line: Bytes) -> (level: Int, text: Bytes)? {
        let rest = line.drop { $0 == 0x20 }
        let level = rest.prefix { $0 == UInt8(ascii: "#") }.count
        guard line.indentation < 4, (1...6).contains(level) else { return nil }
        var text = rest.dropFirst(level)
        guard text.isEmpty || text.first?.isSpace == true else { return nil }
        text = text.trimmed
        let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        if closing == text.count { return (level, []) }
        if closing > 0, text[text.endIndex - closing - 1].isSpace { text = text.dropLast(closing).trimmed }
        return (level, text)
    }

    /// Returns the heading level for a line of `=` or `-` below a paragraph.
    static func underline(_ line: Bytes) -> Int? {
        let rest = line.trimmed
        guard line.indentation < 4, let mark = rest.first, rest.allSatisfy({ $0 == mark }) else { return nil }
        return mark == UInt8(ascii: "=") ? 1 : mark == UInt8(ascii: "-") ? 2 : nil
    }

    static func isRule(_ line: Bytes) -> Bool {
        guard line.indentation < 4, let mark = line.first(where: { $0 != 0x20 }),
            mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
        else { return false }
        return line.allSatisfy { $0 == mark || $0.isSpace } && line.count { $0 == mark } >= 3
    }

    static func isQuote(_ line: Bytes) -> Bool {
        line.indentation < 4 && line.byte(line.indentation) == UInt8(ascii: ">")
    }

    static func isHTML(_ line: Bytes) -> Bool {
        let rest = line.drop { $0 == 0x20 }
        guard line.indentation < 4, rest.first == UInt8(ascii: "<"), let next = rest.byte(1) else { return false }
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return true }
        let name = rest.dropFirst(next == UInt8(ascii: "/") ? 2 : 1).prefix { $0.isLetter || $0.isDigit }
        return blockTags.contains(name.string.lowercased())
    }

    private static let blockTags: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header",
        "hr",
        "html", "iframe", "li", "link", "main", "menu", "nav", "ol", "p", "picture", "pre", "script", "section",
        "style",
        "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "ul",
    ]

    /// Whether the line ends the paragraph above it.
    static func interruptsParagraph(_ line: Bytes) -> Bool {
        isQuote(line) || heading(line) != nil || Fence(line) != nil || isRule(line) || isHTML(line)
            || Marker(line)?.interruptsParagraph == true
    }
}
