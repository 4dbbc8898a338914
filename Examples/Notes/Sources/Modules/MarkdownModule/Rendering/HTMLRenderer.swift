// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface

/// Renders blocks as HTML. Escapes all text of the author and disables links that run scripts.
struct HTMLRenderer {
    private let anchorPrefix: String
    private let resolveLink: (String) -> String
    private var anchors: HeadingAnchors
    private var html = ""

    /// - Parameter resolveLink: Returns the address for a link that leads out of the text.
    static func html(of blocks: [Block], anchorPrefix: String, resolvingLinks resolveLink: (String) -> String) -> String
    {
        withoutActuallyEscaping(resolveLink) { resolveLink in
            var renderer = HTMLRenderer(anchorPrefix: anchorPrefix, resolveLink: resolveLink)
            renderer.append(blocks)
            return renderer.html
        }
    }

    private init(anchorPrefix: String, resolveLink: @escaping (String) -> String) {
        self.anchorPrefix = anchorPrefix
        self.resolveLink = resolveLink
        anchors = HeadingAnchors(prefix: anchorPrefix)
    }

    // MARK: Blocks

    private mutating func append(_ blocks: [Block]) {
        for block in blocks { append(block) }
    }

    private mutating func append(_ block: Block) {
        switch block {
        case .heading(let level, let inlines):
            let anchor = anchors.next(PlainText.of(inlines))
            html += "<h\(level) id=\"\(escaped(anchor))\">\(text(inlines))</h\(level)>\n"
        case .paragraph(let inlines):
            html += "<p>\(text(inlines))</p>\n"
        case .code(let language, let code):
            let name = language.map { " class=\"language-\(escaped($0))\"" } ?? ""
            html += "<pre><code\(name)>\(escaped(code))\n</code></pre>\n"
        case .quote(let blocks):
            html += "<blockquote>\n"
            append(blocks)
            html += "</blockquote>\n"
        case .list(let start, let isTight, let items):
            let number = start.flatMap { $0 == 1 ? nil : " start=\"\($0)\"" } ?? ""
            html += start == nil ? "<ul>\n" : "<ol\(number)>\n"
            for item in items { append(item, isTight: isTight) }
            html += start == nil ? "</ul>\n" : "</ol>\n"
        case .table(let table): append(table)
        case .rule: html += "<hr>\n"
        case .html(let source): html += "<pre class=\"html\"><code>\(escaped(source))\n</code></pre>\n"
        }
    }

    private mutating func append(_ item: Block.Item, isTight: Bool) {
        html += item.isDone == nil ? "<li>" : "<li class=\"task\">"
        if let isDone = item.isDone { html += "<input type=\"checkbox\" disabled\(isDone ? " checked" : "")> " }
        for (index, block) in item.blocks.enumerated() {
            if isTight, case .paragraph(let inlines) = block {
                html += text(inlines)
                if index < item.blocks.count - 1 { html += "\n" }
            } else {
                append(block)
            }
        }
        html += "</li>\n"
    }

    private mutating func append(_ table: Block.Table) {
        html += "<table>\n<thead>\n"
        append(table.header, table.alignments, cell: "th")
        html += "</thead>\n"
        if !table.rows.isEmpty {
            html += "<tbody>\n"
            for row in table.rows { append(row, table.alignments, cell: "td") }
            html += "</tbody>\n"
        }
        html += "</table>\n"
    }

    private mutating func append(_ row: [[Inline]], _ alignments: [Block.Table.Alignment?], cell: String) {
        html += "<tr>"
        for (content, alignment) in zip(row, alignments) {
            let style =
                switch alignment {
                case .leading: " style=\"text-align: left\""
                case .center: " style=\"text-align: center\""
                case .trailing: " style=\"text-align: right\""
                case nil: ""
                }
            html += "<\(cell)\(style)>\(text(content))</\(cell)>"
        }
        html += "</tr>\n"
    }

    // MARK: Inlines

    private func text(_ inlines: [Inline]) -> String { inlines.map(text).joined() }

    private func text(_ inline: Inline) -> String {
        switch inline {
        case .text(let text), .html(let text): escaped(text)
        case .code(let code): "<code>\(escaped(code))</code>"
        case .emphasis(let content): "<em>\(text(content))</em>"
        case .strong(let content): "<strong>\(text(content))</strong>"
        case .struck(let content): "<del>\(text(content))</del>"
        case .link(let content, let destination):
            "<a href=\"\(escaped(target(of: destination)))\">\(text(content))</a>"
        case .image(let alternative, let source):
            "<img src=\"\(escaped(Self.harmless(source)))\" alt=\"\(escaped(alternative))\" loading=\"lazy\">"
        case .softBreak: "\n"
        case .hardBreak: "<br>\n"
        }
    }

    private func target(of destination: String) -> String {
        if destination.hasPrefix("#") { return "#" + anchorPrefix + destination.dropFirst() }
        return Self.harmless(resolveLink(destination))
    }

    /// Returns the address if it is harmless to follow, or else `#`.
    private static func harmless(_ address: String) -> String {
        // Browsers ignore these characters in a scheme.
        let address = String(address.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) })
        guard let colon = address.firstIndex(of: ":") else { return address }
        let scheme = address[..<colon]
        guard !scheme.contains(where: { "/?#".contains($0) }) else { return address }
        return ["http", "https", "mailto", "ftp", "tel"].contains(scheme.lowercased()) ? address : "#"
    }
}

/// Escapes text for HTML content and attributes.
private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): result += "&amp;".utf8
        case UInt8(ascii: "<"): result += "&lt;".utf8
        case UInt8(ascii: ">"): result += "&gt;".utf8
        case UInt8(ascii: "\""): result += "&quot;".utf8
        case UInt8(ascii: "'"): result += "&#39;".utf8
        default: result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}
