// SPDX-License-Identifier: Apache-2.0

#if GTK
import MarkdownInterface
import Testing

@testable import DesktopScreens

@Suite struct InlineMarkupTests {
    @Test func everyKindOfInlineHasItsMarkup() {
        let markup = InlineMarkup.of([
            .text("a "), .emphasis([.text("b")]), .softBreak, .strong([.struck([.text("c")])]), .hardBreak,
            .image(alternative: "d", source: "d.png"), .html("<br>"),
        ])
        #expect(markup == "a <i>b</i> <b><s>c</s></b>\n<i>d</i>&lt;br&gt;")
    }

    @Test func whatTheAuthorWroteIsNoMarkup() {
        #expect(
            InlineMarkup.of([.link([.text("<b>&")], destination: "\"'>")])
                == "<a href=\"&quot;&#39;&gt;\">&lt;b&gt;&amp;</a>")
        #expect(InlineMarkup.of([.text("a\u{0}\u{1B}[0m\tb\n")]) == "a[0m\tb\n")
    }

    @Test func aLinkHasNoLinkInIt() {
        #expect(
            InlineMarkup.of([.link([.link([.text("a")], destination: "b")], destination: "c")])
                == "<a href=\"c\">a</a>")
    }
}
#endif
