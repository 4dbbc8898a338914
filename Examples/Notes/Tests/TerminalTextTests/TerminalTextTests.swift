// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalText

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👍🏽", 2), ("❤️", 2), ("한글", 4), ("\u{200B}", 0), ("·", 1), ("ｆ", 2),
    ])
    func columns(_ text: String, _ columns: Int) { #expect(text.terminalColumns == columns) }

    @Test(arguments: [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…")])
    func truncation(_ text: String, _ columns: Int, _ result: String) {
        #expect(text.truncated(toColumns: columns) == result)
    }

    @Test func paddingFillsUp() {
        #expect("日".padded(toColumns: 4) == "日  ")
        #expect("long".padded(toColumns: 2) == "long")
    }

    @Test func aStyleIsOnlyWrittenWhereThereAreStyles() {
        let style = TerminalStyle.bold + .red + .bold
        #expect(style.applied(to: "a") == "\u{1B}[1;31ma\u{1B}[0m")
        #expect(style.applied(to: "a", isStyled: false) == "a")
        #expect(style.applied(to: "") == "")
    }

    @Test func linesAreBrokenBetweenWords() {
        var text = StyledText()
        text.append("one two", .bold)
        text.append(", three four")
        text.breakLine()
        text.append("five")
        #expect(text.broken(toColumns: 9, isStyled: false) == ["one two,", "three", "four", "five"])
        #expect(text.broken(toColumns: nil, isStyled: false) == ["one two, three four", "five"])
        #expect(text.broken(toColumns: 2, isStyled: true).first == "\u{1B}[1mone\u{1B}[0m")
    }

    @Test func controlCharactersBecomeVisible() {
        #expect("a\u{1B}]0;x\u{7}\tb\n\u{9B}c\u{7F}".terminalSafe == "a␛]0;x␇\tb\n�c�")
        #expect("a\r\nb\tc\u{1B}".terminalSafeLine == "a␤b␉c␛")
    }
}
