// SPDX-License-Identifier: Apache-2.0

import EditorFeature
import Testing

@Suite struct NoteDraftTests {
    @Test(arguments: ["", "a", "a\n", "\n", "\n\na\r\n\rb\n", "\u{FEFF}a\nb"])
    func whatNobodyTouchesStaysByteForByte(_ text: String) {
        #expect(Array(NoteDraft(text).text.utf8) == Array(text.utf8))
    }

    @Test func linesAreAddedChangedAndTakenOut() throws {
        var draft = NoteDraft("one\nthree")
        draft.append("four")
        try draft.insert("two", at: 2)
        #expect(draft.lines == ["one", "two", "three", "four"])
        try draft.change(4, to: "five")
        try draft.delete(1)
        #expect(draft.text == "two\nthree\nfive\n")
    }

    @Test func newLinesEndAsTheFirstOneDoes() {
        var draft = NoteDraft("one\r\ntwo")
        draft.append("three")
        #expect(draft.text == "one\r\ntwo\r\nthree\r\n")
    }

    @Test(arguments: [0, 2, -1]) func aLineThatIsNotThereIsNamed(_ number: Int) {
        var draft = NoteDraft("one")
        let error = NoteDraftError("there is no line \(number); there are 1")
        #expect(throws: error) { try draft.delete(number) }
        #expect(throws: error) { try draft.change(number, to: "") }
        #expect(throws: error) { try draft.insert("", at: number) }
        #expect(draft.text == "one")
    }

    @Test(arguments: [
        ("", "# New\n"),
        ("text\n", "# New\n\ntext\n"),
        ("text\n\n## Old\n", "text\n\n## New\n"),
        ("```\n# comment\n```\n# Old", "```\n# comment\n```\n# New"),
        ("#hash\n", "# New\n\n#hash\n"),
        ("---\ntitle: Old\n---\n# Heading\n", "---\ntitle: New\n---\n# Heading\n"),
        ("---\nlocked: true\n---\n# Old\n", "---\nlocked: true\n---\n# New\n"),
        ("---\nlocked: true\n---\ntext\n", "---\nlocked: true\n---\n# New\n\ntext\n"),
        ("---\nlocked: true\n---\n", "---\nlocked: true\n---\n# New\n"),
        ("---\n\ntext", "# New\n\n---\n\ntext"),
    ])
    func aTitleGoesWhereTitlesAreLookedFor(_ text: String, _ expected: String) {
        var draft = NoteDraft(text)
        draft.setTitle("New")
        #expect(draft.text == expected)
    }
}
