// SPDX-License-Identifier: Apache-2.0

import MarkdownInterface
import ModuleRouter
import ModuleRouterTesting
import Testing

@testable import MarkdownModule

/// A terminal as the module requires one.
@Provider(of: .markdownRequiredTerminal, registersItself: false)
private struct NarrowTerminal: MarkdownRequiredTerminal {
    var columns: Int? { 12 }
    var isStyled: Bool { false }
}

@Suite(
    .routes {
        MarkdownRenderer.self
        NarrowTerminal.self
    }) struct MarkdownRendererTests
{
    @Test func rendersForTheTerminalOfTheHost() throws {
        let markdown = try Router.destination(for: .markdown)
        #expect(markdown.terminalText(of: "as wide as the host says") == "as wide as\nthe host\nsays\n")
    }

    @Test func whatATerminalWouldObeyBecomesVisible() throws {
        let markdown = try Router.destination(for: .markdown)
        #expect(markdown.terminalText(of: "a\u{1B}[2Jb &#27;c\u{202E}") == "a␛[2Jb �c�\n")
    }

    @Test(
        arguments: [
            ("# First\n# Second", "First"), ("text\n\nUnder *it*\n---", "Under it"),
            ("---\ntitle: \"Front\"\n---\n# No", "Front"),
            ("---\ntags: [a]\n---\n# Yes", "Yes"), ("\u{FEFF}# With a mark", "With a mark"),
            ("# \n## Empty first", "Empty first"),
            ("```\n# code\n```", nil), ("no title", nil), ("", nil),
        ] as [(String, String?)])
    func findsTheTitle(_ text: String, _ title: String?) throws {
        let markdown = try Router.destination(for: .markdown)
        #expect(markdown.title(of: text) == title)
    }

    @Test(
        arguments: [
            ("---\nlocked: true\n---\n", "true"), ("---\nlocked: 'yes it is'\n---", "yes it is"),
            ("---\nlocked:\n---\n", nil), ("---\nunlocked: true\n---\n", nil), ("locked: true", nil),
        ] as [(String, String?)])
    func findsWhatTheFrontMatterSays(_ text: String, _ value: String?) throws {
        let markdown = try Router.destination(for: .markdown)
        #expect(markdown.value(of: "locked", in: text) == value)
    }

    @Test func frontMatterIsNotShown() throws {
        let markdown = try Router.destination(for: .markdown)
        #expect(markdown.terminalText(of: "---\ntitle: a\n---\nb") == "b\n")
        #expect(markdown.terminalText(of: "---\n\nb\n\n---\n") == "────────────\n\nb\n\n────────────\n")
    }

    @Test func plainTextHasTheWordsAlone() throws {
        let markdown = try Router.destination(for: .markdown)
        let text = "# A *b*\n\n[c](d.md) `e`\nf\n\n- g\n\n| h | i |\n|--|--|\n| j | k |\n\n<p>l</p>\n\n<!-- m -->"
        #expect(markdown.plainText(of: text) == "A b\nc e f\ng\nh i\nj k\nl")
    }
}

@Suite struct MarkdownWithoutTerminalTests {
    @Test(.routes(unprovided: .isExpected) { MarkdownRenderer.self })
    func isNotMadeWithoutATerminal() {
        #expect(throws: RouteError.self) { try Router.destination(for: .markdown) }
    }
}
