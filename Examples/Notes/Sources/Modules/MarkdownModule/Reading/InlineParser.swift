// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// Parses the content of a paragraph: emphasis, code, links and text.
struct InlineParser: Sendable {
    /// The named link destinations of the text.
    let references: LinkReferences

    /// - Parameter text: The lines of one paragraph without indentation.
    func read(_ text: Bytes) -> [Inline] {
        var scan = InlineScan(text, references)
        return scan.readAll()
    }
}

/// One pass over a paragraph.
///
/// Possible starts of emphasis or links stay in a list until their end is found, as in the
/// [strategy of CommonMark](https://spec.commonmark.org/0.31.2/#appendix-a-parsing-strategy).
private struct InlineScan {
    /// The maximum length of a link's destination. Limits the work for malicious texts.
    private static let longestDestination = 2048

    private let text: Bytes
    private let references: LinkReferences
    private var index: Int
    /// The start of the text that is not in the list yet.
    private var textStart: Int
    private var items: [InlineItem] = []
    /// The positions of `[` in the list.
    private var brackets: [(item: Int, isImage: Bool, textStart: Int)] = []
    /// The brackets below this index cannot open a link, because links do not nest.
    private var firstActiveBracket = 0
    /// The lengths of backtick runs that have no counterpart in the rest of the text.
    private var unmatchedBackticks: Set<Int> = []

    init(_ text: Bytes, _ references: LinkReferences) {
        self.text = text
        self.references = references
        index = text.startIndex
        textStart = index
    }

    mutating func readAll() -> [Inline] {
        while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "\\"): readEscape()
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readRun()
            case UInt8(ascii: "["): readOpening(isImage: false)
            case UInt8(ascii: "!"):
                if byte(1) == UInt8(ascii: "[") { readOpening(isImage: true) } else { index += 1 }
            case UInt8(ascii: "]"): readClosing()
            case UInt8(ascii: "<"): readAngle()
            case UInt8(ascii: "&"): readEntity()
            case UInt8(ascii: "\n"): readLineEnd()
            case UInt8(ascii: "h"): readBareLink()
            default: index += 1
            }
        }
        flush(to: text.endIndex)
        return InlineItem.resolved(items[...]).inlines
    }

    private func byte(_ offset: Int) -> UInt8? {
        let place = index + offset
        return place >= text.startIndex && place < text.endIndex ? text[place] : nil
    }

    /// Appends the pending text up to an offset.
    private mutating func flush(to end: Int) {
        if textStart < end { items.append(.inline(.text(text[textStart..<end].string), depth: 0)) }
        textStart = end
    }

    /// Appends an inline that takes `length` bytes of the text.
    private mutating func append(_ inline: Inline, length: Int, depth: Int = 0) {
        flush(to: index)
        items.append(.inline(inline, depth: depth))
        index += length
        textStart = index
    }

    // MARK: Leaves

    private mutating func readEscape() {
        guard let next = byte(1) else {
            index += 1
            return
        }
        if next == UInt8(ascii: "\n") {
            append(.hardBreak, length: 2)
        } else if next.isPunctuation {
            append(.text(String(UnicodeScalar(next))), length: 2)
        } else {
            index += 1
        }
    }

    private mutating func readCode() {
        let count = text[index...].prefix { $0 == UInt8(ascii: "`") }.count
        let start = index + count
        guard let end = unmatchedBackticks.contains(count) ? nil : closingBackticks(count, from: start) else {
            unmatchedBackticks.insert(count)
            index += count
            return
        }
        var code = text[start..<end].string.replacing("\n", with: " ")
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
        }
        append(.code(code), length: end + count - index)
    }

    private func closingBackticks(_ count: Int, from start: Int) -> Int? {
        var place = start
        while place < text.endIndex {
            guard text[place] == UInt8(ascii: "`") else {
                place += 1
                continue
            }
            let run = text[place...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == count { return place }
            place += run
        }
        return nil
    }

    private mutating func readLineEnd() {
        let spaces = text[textStart..<index].reversed().prefix { $0 == 0x20 }.count
        flush(to: index - spaces)
        textStart = index
        append(spaces >= 2 ? .hardBreak : .softBreak, length: 1)
    }

    private mutating func readEntity() {
        let name = text[(index + 1)...].prefix(12)
        guard let end = name.firstIndex(of: UInt8(ascii: ";")), let character = Entity.character(name[..<end].string)
        else {
            index += 1
            return
        }
        append(.text(character), length: end + 1 - index)
    }

    private mutating func readAngle() {
        let rest = text[(index + 1)...].prefix(Self.longestDestination)
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")), let first = rest.first, end > rest.startIndex else {
            index += 1
            return
        }
        let content = rest[..<end]
        let length = end + 1 - index
        if content.starts(with: "!--") {
            guard content.count >= 5, content.suffix(2).elementsEqual("--".utf8) else {
                index += 1
                return
            }
            flush(to: index)
            index += length
            textStart = index
        } else if !content.contains(where: \.isSpace), let link = Autolink.destination(content) {
            append(.link([.text(content.string)], destination: link), length: length)
        } else if first.isLetter || first == UInt8(ascii: "/") {
            let tag = content.prefix { $0.isLetter }.string.lowercased()
            append(tag == "br" ? .hardBreak : .html(text[index...end].string), length: length)
        } else {
            index += 1
        }
    }

    private mutating func readBareLink() {
        let rest = text[index...]
        if let before = byte(-1), before.isLetter || before.isDigit {
            index += 1
            return
        }
        guard rest.starts(with: "http://") || rest.starts(with: "https://") else {
            index += 1
            return
        }
        let link = Autolink.bare(rest.prefix(Self.longestDestination))
        guard link.count > "https://".utf8.count else {
            index += 1
            return
        }
        append(.link([.text(link.string)], destination: link.string), length: link.count)
    }

    // MARK: Emphasis

    private mutating func readRun() {
        let mark = text[index]
        let count = text[index...].prefix { $0 == mark }.count
        let before = Surrounding(text[..<index].lastScalar)
        let after = Surrounding(text[(index + count)...].firstScalar)
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        flush(to: index)
        var run = InlineItem.Run(
            mark: mark, count: count, length: count, canOpen: isLeft, canClose: isRight)
        if mark == UInt8(ascii: "_") {
            run.canOpen = isLeft && (!isRight || before == .punctuation)
            run.canClose = isRight && (!isLeft || after == .punctuation)
        } else if mark == UInt8(ascii: "~"), count != 2 {
            (run.canOpen, run.canClose) = (false, false)
        }
        items.append(.run(run))
        index += count
        textStart = index
    }

    private enum Surrounding {
        case space, punctuation, other

        init(_ scalar: Unicode.Scalar?) {
            guard let scalar else {
                self = .space
                return
            }
            if scalar.properties.isWhitespace {
                self = .space
            } else {
                switch scalar.properties.generalCategory {
                case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                    .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                    self = .punctuation
                default: self = .other
                }
            }
        }
    }

    // MARK: Links

    private mutating func readOpening(isImage: Bool) {
        flush(to: index)
        let length = isImage ? 2 : 1
        brackets.append((items.count, isImage, index + length))
        items.append(.inline(.text(isImage ? "![" : "["), depth: 0))
        index += length
        textStart = index
    }

    private mutating func readClosing() {
        guard let bracket = brackets.popLast() else {
            index += 1
            return
        }
        let isActive = brackets.count >= firstActiveBracket || bracket.isImage
        firstActiveBracket = min(firstActiveBracket, brackets.count)
        guard isActive, let target = target(of: text[bracket.textStart..<index]) else {
            index += 1
            return
        }
        flush(to: index)
        let content = InlineItem.resolved(items[(bracket.item + 1)...])
        items.removeSubrange(bracket.item...)
        if bracket.isImage {
            let words = PlainText.of(content.inlines)
            append(.image(alternative: words, source: target.destination), length: target.end - index)
        } else {
            firstActiveBracket = brackets.count
            append(
                .link(content.inlines.withoutLinks, destination: target.destination), length: target.end - index,
                depth: content.depth + 1)
        }
    }

    /// Returns the destination and the end of the link whose text ends here.
    private func target(of label: Bytes) -> (destination: String, end: Int)? {
        switch byte(1) {
        case UInt8(ascii: "("):
            if let target = inlineTarget(from: index + 2) { return target }
        case UInt8(ascii: "["):
            if let end = text[(index + 2)...].prefix(1000).firstIndex(of: UInt8(ascii: "]")) {
                let name = text[(index + 2)..<end]
                return references[name.isEmpty ? label : name].map { ($0, end + 1) }
            }
        default: break
        }
        return label.count < 1000 ? references[label].map { ($0, index + 1) } : nil
    }

    /// Parses `destination "title")`.
    private func inlineTarget(from start: Int) -> (destination: String, end: Int)? {
        let isSpace: (UInt8) -> Bool = { $0.isSpace || $0 == UInt8(ascii: "\n") }
        var rest = text[start...].prefix(2 * Self.longestDestination).drop(while: isSpace)
        var destination: [UInt8] = []
        if rest.first == UInt8(ascii: "<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
            destination = Array(rest[(rest.startIndex + 1)..<end])
            rest = rest[(end + 1)...]
        } else {
            var depth = 0
            while let byte = rest.first, !isSpace(byte) {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if depth == 0 { break }
                    depth -= 1
                }
                if byte == UInt8(ascii: "\\"), rest.byte(1)?.isPunctuation == true { rest = rest.dropFirst() }
                destination.append(rest[rest.startIndex])
                rest = rest.dropFirst()
            }
        }
        rest = rest.drop(while: isSpace)
        if let quote = rest.first,
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") || quote == UInt8(ascii: "(")
        {
            let close: UInt8 = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
            guard let end = rest.dropFirst().firstIndex(of: close) else { return nil }
            rest = rest[(end + 1)...].drop(while: isSpace)
        }
        guard rest.first == UInt8(ascii: ")") else { return nil }
        return (Entity.decoding(String(decoding: destination, as: UTF8.self)), rest.startIndex + 1)
    }
}

extension Bytes {
    /// The first scalar; nil for an empty text.
    fileprivate var firstScalar: Unicode.Scalar? {
        String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first
    }

    fileprivate var lastScalar: Unicode.Scalar? {
        String(decoding: suffix(4), as: UTF8.self).unicodeScalars.last
    }
}

extension [Inline] {
    /// The inlines without links, because a link's text cannot contain links.
    fileprivate var withoutLinks: [Inline] {
        flatMap { inline in
            if case .link(let content, _) = inline { content } else { [inline] }
        }
    }
}
