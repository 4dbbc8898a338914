// SPDX-License-Identifier: Apache-2.0

#if GTK
import MarkdownInterface

/// Converts a line of Markdown to the markup of GTK labels. Escapes all text of the author.
enum InlineMarkup {
    static func of(_ inlines: [MarkdownInline], inLink: Bool = false) -> String {
        inlines.map { of($0, inLink: inLink) }.joined()
    }

    private static func of(_ inline: MarkdownInline, inLink: Bool) -> String {
        switch inline {
        case .text(let text), .html(let text): escaped(text)
        case .code(let code):
            "<span font_family=\"monospace\" size=\"95%\" background=\"#888888\" background_alpha=\"16%\">"
                + "\(escaped(code))</span>"
        case .emphasis(let content): "<i>\(of(content, inLink: inLink))</i>"
        case .strong(let content): "<b>\(of(content, inLink: inLink))</b>"
        case .struck(let content): "<s>\(of(content, inLink: inLink))</s>"
        // A label cannot contain nested links.
        case .link(let content, _) where inLink: of(content, inLink: true)
        case .link(let content, let destination):
            "<a href=\"\(escaped(destination))\">\(of(content, inLink: true))</a>"
        case .image(let alternative, _): "<i>\(escaped(alternative))</i>"
        case .softBreak: " "
        case .hardBreak: "\n"
        }
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Markup does not allow control characters, and omitting them loses nothing visible.
            case _ where scalar.properties.generalCategory == .control: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
#endif
