// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// Parses the blocks of a text: the common part of [CommonMark](https://spec.commonmark.org), and the tables, tasks and struck text
/// of GitHub.
struct BlockParser {
    /// The maximum nesting. Deeper quotes and lists become paragraphs, so that no text can exhaust the stack.
    private static let deepest = 24

    private let lines: [Bytes]
    private let depth: Int
    private let inlines: InlineParser
    private var index = 0
    private var blocks: [Block] = []

    static func blocks(of text: String) -> [Block] {
        let lines = Lines.of(text)
        return read(lines, depth: 0, InlineParser(references: LinkReferences(lines)))
    }

    private static func read(_ lines: [Bytes], depth: Int, _ inlines: InlineParser) -> [Block] {
        var parser = BlockParser(lines: lines, depth: depth, inlines: inlines)
        return parser.readAll()
    }

    private init(lines: [Bytes], depth: Int, inlines: InlineParser) {
        self.lines = lines
        self.depth = depth
        self.inlines = inlines
    }

    private var line: Bytes? { index < lines.count ? lines[index] : nil }

    private mutating func readAll() -> [Block] {
        while let line {
            if line.isBlank {
                index += 1
            } else if depth >= Self.deepest {
                readParagraph()
            } else if line.indentation >= 4 {
                readIndentedCode()
            } else if let fence = LineStart.Fence(line) {
                readFencedCode(fence)
            } else if let heading = LineStart.heading(line) {
                index += 1
                blocks.append(.heading(level: heading.level, inlines.read(heading.text)))
            } else if LineStart.isRule(line) {
                index += 1
                blocks.append(.rule)
            } else if LineStart.isQuote(line) {
                readQuote()
            } else if let marker = LineStart.Marker(line) {
                readList(marker)
            } else if LineStart.isHTML(line) {
                readHTML()
            } else if let table = TableParser(lines[index...], inlines) {
                index += table.lineCount
                blocks.append(.table(table.table))
            } else if LinkReferences.definition(line) != nil {
                index += 1
            } else {
                readParagraph()
            }
        }
        return blocks
    }

    // MARK: Leaves

    private mutating func readParagraph() {
        var text: [UInt8] = []
        while let line, !line.isBlank {
            if !text.isEmpty, depth < Self.deepest {
                if let level = LineStart.underline(line) {
                    index += 1
                    return blocks.append(.heading(level: level, inlines.read(text[...].trimmed)))
                }
                if LineStart.interruptsParagraph(line) { break }
            }
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            text += line.drop(while: \.isSpace)
            index += 1
        }
        blocks.append(.paragraph(inlines.read(text[...].trimmed)))
    }

    private mutating func readIndentedCode() {
        var code: [Bytes] = []
        while let line, line.indentation >= 4 || line.isBlank {
            code.append(line.outdented(by: 4))
            index += 1
        }
        while code.last?.isBlank == true { code.removeLast() }
        blocks.append(.code(language: nil, code.map(\.string).joined(separator: "\n")))
    }

    private mutating func readFencedCode(_ fence: LineStart.Fence) {
        var code: [String] = []
        index += 1
        while let line {
            index += 1
            if fence.isClosed(by: line) { break }
            code.append(line.outdented(by: fence.indentation).string)
        }
        blocks.append(.code(language: fence.language, code.joined(separator: "\n")))
    }

    private mutating func readHTML() {
        var html: [String] = []
        let isComment = line?.trimmed.starts(with: "<!--") == true
        while let line, isComment || !line.isBlank {
            html.append(line.string)
            index += 1
            if isComment, line.string.contains("-->") { break }
        }
        // HTML comments are not visible.
        if !isComment { blocks.append(.html(html.joined(separator: "\n"))) }
    }

    // MARK: Containers

    private mutating func readQuote() {
        var quoted: [Bytes] = []
        var paragraph = OpenParagraph()
        while let line {
            if LineStart.isQuote(line) {
                let rest = line.dropFirst(line.indentation + 1)
                quoted.append(rest.first == 0x20 ? rest.dropFirst() : rest)
            } else if paragraph.continues(with: line) {
                quoted.append(line)
            } else {
                break
            }
            paragraph.take(quoted[quoted.count - 1])
            index += 1
        }
        blocks.append(.quote(Self.read(quoted, depth: depth + 1, inlines)))
    }

    private mutating func readList(_ first: LineStart.Marker) {
        var items: [Block.Item] = []
        var isTight = true
        var marker: LineStart.Marker? = first
        while let current = marker {
            let item = readItem(current)
            items.append(item.item)
            let blankLines = skipBlankLines()
            marker = line.flatMap { LineStart.isRule($0) ? nil : LineStart.Marker($0) }
            if marker?.continues(first) != true { marker = nil }
            if item.isLoose || (blankLines && marker != nil) { isTight = false }
        }
        blocks.append(.list(start: first.number, isTight: isTight, items))
    }

    private mutating func skipBlankLines() -> Bool {
        let start = index
        while line?.isBlank == true { index += 1 }
        return index > start
    }

    private mutating func readItem(_ marker: LineStart.Marker) -> (item: Block.Item, isLoose: Bool) {
        var content: [Bytes] = []
        var paragraph = OpenParagraph()
        if let line {
            // Remove the marker and the spaces after it. The text begins in the content's column.
            content.append(line.dropFirst(marker.contentIndentation))
            index += 1
        }
        let isDone = Self.takeBox(&content[0])
        paragraph.take(content[0])
        while let line {
            if line.isBlank {
                // An item that begins with two empty lines is empty.
                if content.count == 1, marker.isEmpty { break }
                content.append([])
            } else if line.indentation >= marker.contentIndentation {
                content.append(line.dropFirst(marker.contentIndentation))
            } else if LineStart.Marker(line) == nil, paragraph.continues(with: line) {
                content.append(line)
            } else {
                break
            }
            paragraph.take(content[content.count - 1])
            index += 1
        }
        while content.count > 1, content.last?.isEmpty == true {
            content.removeLast()
            index -= 1
        }
        let blocks = Self.read(content, depth: depth + 1, inlines)
        let isLoose = blocks.count > 1 && Self.hasBlankLineBetweenBlocks(content)
        return (Block.Item(isDone: isDone, blocks: blocks), isLoose)
    }

    /// Whether a blank line separates blocks of the item itself. Ignores blank lines in its code and nested lists.
    private static func hasBlankLineBetweenBlocks(_ content: [Bytes]) -> Bool {
        var fence: LineStart.Fence?
        var isBelowBlank = false
        for line in content {
            if let open = fence {
                if open.isClosed(by: line) { fence = nil }
            } else if line.isBlank {
                isBelowBlank = true
                continue
            } else {
                if isBelowBlank, line.indentation < 2 { return true }
                fence = LineStart.Fence(line)
            }
            isBelowBlank = false
        }
        return false
    }

    /// Removes the box of a task from the text of an item. Returns whether the box is ticked; nil without a box.
    private static func takeBox(_ text: inout Bytes) -> Bool? {
        guard text.count >= 3, text.byte(0) == UInt8(ascii: "["), text.byte(2) == UInt8(ascii: "]"),
            text.byte(3) ?? 0x20 == 0x20
        else {
            return nil
        }
        let isDone: Bool
        switch text.byte(1) {
        case UInt8(ascii: " "): isDone = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): isDone = true
        default: return nil
        }
        text = text.dropFirst(4)
        return isDone
    }
}

/// Tracks whether a quote or an item ends in a paragraph so far. The next line may continue that paragraph without the marker.
private struct OpenParagraph {
    private var isOpen = false
    private var fence: LineStart.Fence?

    mutating func take(_ line: Bytes) {
        if let open = fence {
            if open.isClosed(by: line) { fence = nil }
            isOpen = false
        } else {
            fence = LineStart.Fence(line)
            isOpen =
                fence == nil && !line.isBlank && LineStart.heading(line) == nil && !LineStart.isRule(line)
                && (isOpen || line.indentation < 4)
        }
    }

    func continues(with line: Bytes) -> Bool {
        isOpen && !line.isBlank && !LineStart.interruptsParagraph(line)
    }
}
