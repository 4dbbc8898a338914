// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SearchModule

@Suite struct TokenizerTests {
    private func terms(_ text: String) -> [String] {
        var tokenizer = Tokenizer()
        return tokenizer.tokens(of: text).map(\.term)
    }

    @Test(
        arguments: [
            ("Hello, World-wide 42!", ["hello", "world", "wide", "42"]),
            ("Don't stop’s 'quoted'", ["dont", "stops", "quoted"]),
            ("Café NAÏVE Ünïcode", ["cafe", "naive", "unicode"]),
            ("Привет, Мир", ["привет", "мир"]),
            ("e\u{301}te\u{301}", ["ete"]),
            ("東京タワー go", ["東", "京", "タ", "ワ", "ー", "go"]),
            ("snake_case a.b", ["snake", "case", "a", "b"]),
            ("한국어 말", ["한국어", "말"]),
            ("👍 — …", []),
            ("", []),
        ] as [(String, [String])])
    func words(_ text: String, _ expected: [String]) {
        let folded = expected.map { $0.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil) }
        #expect(terms(text) == folded)
    }

    @Test func rangesAreThoseOfTheText() {
        let text = "a éb, 東 c"
        var tokenizer = Tokenizer()
        let bytes = Array(text.utf8)
        let words = tokenizer.tokens(of: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
        #expect(words == ["a", "éb", "東", "c"])
    }
}
