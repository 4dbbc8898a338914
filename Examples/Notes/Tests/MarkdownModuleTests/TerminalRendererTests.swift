// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MarkdownModule

@Suite struct TerminalRendererTests {
    private let markdown = """
        # A title

        Some *words* with `code` and a [link](https://example.org/a) in them.

        - one
          - [x] two, which is so long that it has to be broken
        - three

        10. ten
        11. eleven

        > quoted
        > - item

        | name | n |
        |------|--:|
        | a `b` | 1 |
        | longer | 22 |

        ```
        let code = 1
        ```

        ---
        """

    @Test func plainTextIsBrokenAtTheColumn() {
        let text = TerminalRenderer(columns: 30, isStyled: false).text(of: BlockParser.blocks(of: markdown))
        #expect(
            text == """
                # A title

                Some words with `code` and a
                link (https://example.org/a)
                in them.

                • one
                  • [x] two, which is so long
                        that it has to be
                        broken
                • three

                10. ten
                11. eleven

                > quoted
                > \("")
                > • item

                name     n
                ──────  ──
                a `b`    1
                longer  22

                    let code = 1

                ──────────────────────────────

                """)
    }

    @Test func linesOfNoTerminalAreNotBroken() {
        let text = TerminalRenderer(columns: nil, isStyled: false)
            .text(of: BlockParser.blocks(of: String(repeating: "word ", count: 100)))
        #expect(text == String(repeating: "word ", count: 99) + "word\n")
    }

    @Test func stylesAreWrittenAsControlSequences() {
        let text = TerminalRenderer(columns: 40, isStyled: true)
            .text(of: BlockParser.blocks(of: "# A b\n\n**c *d e*** `f` ~~g~~\n\n- h"))
        #expect(
            text == """
                \u{1B}[1;4mA b\u{1B}[0m

                \u{1B}[1mc \u{1B}[0m\u{1B}[1;3md e\u{1B}[0m \u{1B}[36mf\u{1B}[0m \u{1B}[9mg\u{1B}[0m

                \u{1B}[33m• \u{1B}[0mh

                """)
    }

    @Test func wideCharactersTakeTwoColumnsAndMayBeBrokenAnywhere() {
        let text = TerminalRenderer(columns: 10, isStyled: false).text(of: BlockParser.blocks(of: "ab 日本語日本語 c"))
        #expect(text == "ab 日本語\n日本語 c\n")
    }

    @Test func aTableThatIsTooWideIsBrokenIntoLines() {
        let table = "| a | b |\n|---|---|\n| one | this is rather long for it |"
        let text = TerminalRenderer(columns: 20, isStyled: false).text(of: BlockParser.blocks(of: table))
        #expect(
            text == """
                a    b
                ───  ───────────────
                one  this is rather
                     long for it

                """)
    }
}
