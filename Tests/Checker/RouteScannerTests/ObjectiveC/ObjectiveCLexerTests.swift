// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@testable import RouteScanner

@Suite struct ObjectiveCLexerTests {
    private func tokens(_ source: String) -> [String] {
        lex(source).map { token in
            switch token.kind {
            case .word: token.text
            case .keyword: "@" + token.text
            case .text: "'\(token.text)'"
            case .number: "0"
            case .symbol: String(UnicodeScalar(token.symbol))
            }
        }
    }

    private func lex(_ source: String) -> [ObjectiveCToken] {
        var source = source
        return source.withUTF8 { bytes in
            var lexer = ObjectiveCLexer(ObjectiveCBytes(UnsafeRawBufferPointer(bytes)))
            lexer.read()
            return lexer.tokens
        }
    }

    /// Returns the words, each with a question mark if it is uncertain.
    private func words(_ source: String) -> String {
        lex(source).map { $0.text + ($0.isUncertain ? "?" : "") }.joined(separator: " ")
    }

    @Test func codeIsSplitIntoWordsTextsAndSymbols() {
        #expect(
            tokens("[self registerIdentifier:@\"a\\\"b\"]; x = 'c' + 1.5e3;")
                == ["[", "self", "registerIdentifier", ":", "'a\"b'", "]", ";", "x", "=", "0", "+", "0", ";"])
        #expect(tokens("@protocol P @end @[a] @YES") == ["@protocol", "P", "@end", "@", "[", "a", "]", "@YES"])
    }

    @Test(arguments: [
        "// @protocol P\nx", "/* @protocol\n P */ x", "x // y \\\n z", "x /* open", "x // open",
        "\u{FEFF}x".replacing("\u{FEFF}", with: ""),
    ])
    func commentsAreLeftOut(source: String) {
        #expect(tokens(source) == ["x"])
    }

    @Test func textsEndWithTheirLine() {
        #expect(tokens("@\"a\nb \"c\\\nd\" 'e\nf") == ["'a'", "b", "'cd'", "0", "f"])
    }

    @Test func rawTextsOfCppAreRead() {
        #expect(tokens("a = R\"x(\" ]] )y\")x\"; LR\"(b)\"") == ["a", "=", "'\" ]] )y\"'", ";", "'b'"])
    }

    @Test func directivesAreNoCode() {
        #expect(words("#import <A/B.h>\n  # define X(a) a \\\n  b c\nd\n#pragma mark - it's\ne") == "d e")
        #expect(words("#define A /* one\ntwo */ three\nfour") == "four")
    }

    @Test func inactiveBranchesAreLeftOut() {
        #expect(words("#if 0\na 'b\n#if X\nc\n#else\nd\n#endif\ne\n#endif\nf") == "f")
        #expect(words("#if 0\na\n#else\nb\n#endif") == "b")
        #expect(words("#if 1\na\n#else\nb\n#endif") == "a")
        #expect(words("#if 0\na\n#elif X\nb\n#else\nc\n#endif") == "b? c?")
    }

    @Test func branchesWithAnAlternativeAreUncertain() {
        #expect(words("#if DEBUG\na\n#endif b") == "a")
        #expect(words("#ifdef X\na\n#else\nb\n#endif\nc") == "a? b? c")
        #expect(words("#if X\n#if Y\na\n#endif\n#else\nb\n#endif\nc") == "a? b? c")
        #expect(words("#endif\na\n#else\nb") == "a b")
    }

    @Test func linesAndColumnsAreThoseOfTheFile() {
        let facts = objectiveC("/* ä\r\n */\r\n\tZIKAutoRegister(ä)\r\n")
        #expect(facts.statements.map(\.position) == [at(3, 18)])
    }
}

/// Reads a source.
func objectiveC(_ source: String) -> ObjectiveCFacts { objectiveCFile(source).objectiveC ?? ObjectiveCFacts() }

func objectiveCFile(_ source: String) -> FileFacts {
    var source = source
    return source.withUTF8 { ObjectiveCReader.read(UnsafeRawBufferPointer($0)) }
}
#endif
