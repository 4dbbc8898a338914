// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import NavigationWalk
import Testing

/// Every value that a pattern writes it reads again, and what it cannot say it refuses to write.
@Suite struct URLRoundTripTests {
    enum Kind: String, CaseIterable, URLParameter, Codable, Sendable { case plain, withSlash = "a/b", empty = "" }

    struct Configuration: Codable, Equatable, Sendable {
        var text = ""
        var number = 0
        var small: Int8 = 0
        var share = 0.0
        var flag = false
        var kind = Kind.plain
        var page: Int?
        var note: String?
        var tags: [String] = []
        var numbers: [UInt] = []
        var rest: [String] = []
    }

    private static let keyPaths: [URLPatternText<Configuration>] = [
        "app://a/\(\.text)/\(\.number)/\(\.small)?s=\(\.share)&f=\(\.flag)&k=\(\.kind)&p=\(\.page)&n=\(\.note)&t=\(\.tags)&x=\(\.numbers)",
        "app://\(\.text)/@\(\.number).html{/p/\(\.page)|}{/n/\(\.note)|}/*\(\.rest)?t=\(\.tags)",
        "https://\(\.kind).x.example:8080/*\(\.text)?f=\(\.flag, default: true)&n=\(\.note)&small=\(\.small, default: 7)",
        "app://{x|y}{/one|/two|}/\(\.share)?one&two=2&q=\(\.text)&m=\(\.numbers)",
    ]

    private static let names: [String] = [
        "app://a/:text/:number(Int)/:small(Int)?s=:share(Double)&f=:flag(Bool)&k=:kind&p=:page(Int)?&n=:note?&t=:tags*&x=:numbers*&r=:rest*",
        "app://b/:number(Int)/*rest?small=:small(Int)&t=:text&s=:share(Double)&f=:flag(Bool)&k=:kind(plain|a%2Fb)&tags=:tags*&numbers=:numbers*{&p=:page(Int)|}{&n=:note|}",
    ]

    /// Texts that hurt.
    private static let texts = [
        "", "a", ".", "..", "/", "a/b", "a//b", "/a/", "?", "#", "&", "=", "+", " ", "%", "%20", "%2F", "100%", ":",
        "@", "a@b:c",
        "[::1]", "é", "e\u{301}", "日本語", "👩‍👩‍👧", "\u{0}", "\n", "\\", "|", "{x}", "*", "true", "1", "a.b", "\u{FFFD}",
        "~-_.!$'();,",
    ]

    private static func random(_ random: inout SplitMix) -> Configuration {
        func text() -> String {
            let count = Int.random(in: 0...2, using: &random)
            return (0...count).map { _ in texts.randomElement(using: &random) ?? "" }.joined()
        }
        func list<Value>(_ make: () -> Value) -> [Value] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in make() }
        }
        var configuration = Configuration()
        configuration.text = text()
        configuration.number = .random(in: .min ... .max, using: &random)
        configuration.small = .random(in: .min ... .max, using: &random)
        configuration.share = Double(bitPattern: .random(in: .min ... .max, using: &random))
        if configuration.share.isNaN { configuration.share = -0.5 }
        configuration.flag = .random(using: &random)
        configuration.kind = Kind.allCases.randomElement(using: &random) ?? .plain
        configuration.page = Bool.random(using: &random) ? .random(in: -9...9, using: &random) : nil
        configuration.note = Bool.random(using: &random) ? text() : nil
        configuration.tags = list(text)
        configuration.numbers = list { .random(in: .min ... .max, using: &random) }
        configuration.rest = list(text)
        return configuration
    }

    /// What a pattern says of a configuration: the rest as in the one it begins with.
    private static func roundTrip(
        _ pattern: CompiledURLPattern<Configuration>, _ configuration: Configuration
    ) throws -> Configuration? {
        guard let url = try? pattern.url(of: configuration) else { return nil }
        let trie = URLTrie([pattern.syntax])
        let count = pattern.syntax.placeholders.count
        guard let match = trie.match(url, placeholderCount: { _ in count }) else {
            Issue.record("'\(url)', written by '\(pattern.syntax.text)', does not match")
            return nil
        }
        let values = CompiledURLPattern<Configuration>.values(match.texts, pattern.syntax.placeholders)
        let read = RouteURL(
            url, pattern: pattern.syntax.text, values: values, sender: .app,
            location: RouteLocation(fileID: #fileID, line: #line, column: #column))
        // Whatever the pattern does not say stays.
        var result = configuration
        try pattern.fill(&result, from: read, match.texts)
        return result
    }

    @Test func whatIsWrittenByKeyPathsIsReadAgain() throws {
        var random = SplitMix(state: 5)
        var written = 0
        for text in Self.keyPaths {
            let pattern = try CompiledURLPattern(text, URLReading())
            for _ in 0..<500 {
                let configuration = Self.random(&random)
                guard let result = try Self.roundTrip(pattern, configuration) else { continue }
                written += 1
                #expect(result == configuration, "by '\(pattern.syntax.text)'")
            }
        }
        // The others have empty texts where a URL cannot have one.
        #expect(written > 1_000)
    }

    @Test func whatIsEncodedIsDecodedAgain() throws {
        var random = SplitMix(state: 7)
        var written = 0
        for text in Self.names {
            let pattern = try CompiledURLPattern(URLPatternText<Configuration>(stringLiteral: text), .codable)
            for _ in 0..<500 {
                let configuration = Self.random(&random)
                guard let result = try Self.roundTrip(pattern, configuration) else { continue }
                written += 1
                #expect(result == configuration, "by '\(text)'")
            }
        }
        #expect(written > 400)
    }

    @Test func whatAPatternCannotSayItDoesNotWrite() throws {
        let pattern = try CompiledURLPattern<Configuration>("app://a/\(\.text){/p/\(\.page)|}", URLReading())
        var configuration = Configuration()
        #expect(throws: URLNotWritten.self) { try pattern.url(of: configuration) }
        configuration.text = "x"
        #expect(try pattern.url(of: configuration) == "app://a/x")
        configuration.page = 3
        #expect(try pattern.url(of: configuration) == "app://a/x/p/3")

        let encoded = try CompiledURLPattern(URLPatternText<Configuration>("app://a/:text"), .codable)
        // It would lose all the others.
        #expect(throws: URLNotWritten.self) { try encoded.url(of: configuration) }
    }
}
