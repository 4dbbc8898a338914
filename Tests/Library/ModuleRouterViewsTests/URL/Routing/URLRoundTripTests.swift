// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import URLPatterns

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A pattern reads every value that it has written, and refuses to write values that it cannot express.
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

    struct Router: ServiceRouteProvider {
        static var routes: RouteList<Self> { URLPattern("app://unused") }
        static func makeConfiguration() -> Configuration { Configuration() }
        func makeDestination(with configuration: Configuration) -> Configuration? { configuration }
    }

    private static let keyPaths: [URLPatternText<Router>] = [
        "app://a/\(\.text)/\(\.number)/\(\.small)?s=\(\.share)&f=\(\.flag)&k=\(\.kind)&p=\(\.page)&n=\(\.note)&t=\(\.tags)&x=\(\.numbers)",
        "app://\(\.text)/@\(\.number).html{/p/\(\.page)|}{/n/\(\.note)|}/*\(\.rest)?t=\(\.tags)",
        "https://\(\.kind).x.example:8080/*\(\.text)?f=\(\.flag, default: true)&n=\(\.note)&small=\(\.small, default: 7)",
        "app://{x|y}{/one|/two|}/\(\.share)?one&two=2&q=\(\.text)&m=\(\.numbers)",
        "app://o/*\(\.note)?p=\(\.page)",
        "app://d/\(\.number)/*\(\.text, default: "new")",
        "app://h/{new|\(\.note)}",
        "app://h/{\(\.note)|\(\.page)}",
        "app://h/x{/\(\.note)|}{/\(\.text, default: "a")|}",
        "app://h{/new|}/*\(\.rest)?{n=\(\.note)|n=1}",
        "app://f/\(\.number)?n=\(\.note)#/\(\.text)/*\(\.rest)", "app://g/*\(\.rest)?t=\(\.tags){#\(\.text)|#new|}",
    ]

    private static let names: [String] = [
        "app://a/:text/:number(Int)/:small(Int)?s=:share(Double)&f=:flag(Bool)&k=:kind&p=:page(Int)?&n=:note?&t=:tags*&x=:numbers*&r=:rest*",
        "app://b/:number(Int)/*rest?small=:small(Int)&t=:text&s=:share(Double)&f=:flag(Bool)&k=:kind(plain|a%2Fb)&tags=:tags*&numbers=:numbers*{&p=:page(Int)|}{&n=:note|}",
    ]

    /// Texts that are difficult to encode.
    private static let texts = [
        "", "a", ".", "..", "/", "a/b", "a//b", "/a/", "?", "#", "&", "=", "+", " ", "%", "%20", "%2F", "100%", ":",
        "@", "a@b:c",
        "[::1]", "é", "e\u{301}", "日本語", "👩‍👩‍👧", "\u{0}", "\n", "\\", "|", "{x}", "*", "true", "1", "a.b", "\u{FFFD}",
        "~-_.!$'();,", "/\u{301}",
    ]

    /// Texts that occur in patterns or that other placeholders accept.
    private static let words = ["new", "a", "1"]

    private static func random(_ random: inout SeededRandomNumberGenerator) -> Configuration {
        func text() -> String {
            if Int.random(in: 1...4, using: &random) == 1 { return words.randomElement(using: &random) ?? "" }
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

    private static func compiled(_ text: URLPatternText<Router>) throws -> CompiledURLPattern<Configuration> {
        try CompiledURLPattern(text.content, URLReading())
    }

    /// Returns the URL that a pattern writes if there is no other pattern.
    private static func url(
        of configuration: Configuration, by pattern: CompiledURLPattern<Configuration>
    ) throws -> String {
        try pattern.url(of: configuration) { try match($0, pattern).texts }
    }

    private static func match(_ url: String, _ pattern: CompiledURLPattern<Configuration>) throws -> URLMatch {
        try #require(
            URLTrie([pattern.syntax]).match(url), "'\(url)', written by '\(pattern.syntax.text)', does not match")
    }

    /// Writes and reads a configuration by a pattern. Properties that are not in the pattern keep their values.
    private static func roundTrip(
        _ pattern: CompiledURLPattern<Configuration>, _ configuration: Configuration
    ) throws -> Configuration? {
        guard let url = try? url(of: configuration, by: pattern) else { return nil }
        let match = try match(url, pattern)
        let values = CompiledURLPattern<Configuration>.values(match.texts, pattern.syntax.placeholders)
        let read = RouteURL(
            url, pattern: pattern.syntax.text, values: values, sender: .app,
            location: RouteLocation(fileID: #fileID, line: #line, column: #column))
        // Properties that are not in the pattern keep their values.
        var result = configuration
        try pattern.fill(&result, from: read, match.texts)
        return result
    }

    /// - Parameter isCoded: Whether the configuration can also be encoded and decoded.
    @Test(arguments: [false, true]) func valuesWrittenByKeyPathsAreReadBack(isCoded: Bool) throws {
        var random = SeededRandomNumberGenerator(seed: 5)
        var written = 0
        for text in Self.keyPaths {
            let pattern = try CompiledURLPattern(text.content, isCoded ? .decodable : .keyPaths)
            for _ in 0..<500 {
                let configuration = Self.random(&random)
                guard let result = try Self.roundTrip(pattern, configuration) else { continue }
                written += 1
                #expect(result == configuration, "by '\(pattern.syntax.text)'")
            }
        }
        // The other configurations have empty texts in places where a URL cannot be empty.
        #expect(written > 1_000)
    }

    @Test func encodedConfigurationIsDecodedAgain() throws {
        var random = SeededRandomNumberGenerator(seed: 7)
        var written = 0
        for text in Self.names {
            let pattern = try CompiledURLPattern(URLPatternParts<Configuration>(text), .decodable)
            for _ in 0..<500 {
                let configuration = Self.random(&random)
                guard let result = try Self.roundTrip(pattern, configuration) else { continue }
                written += 1
                #expect(result == configuration, "by '\(text)'")
            }
        }
        #expect(written > 400)
    }

    @Test func patternRefusesValuesThatItCannotExpress() throws {
        let pattern = try Self.compiled("app://a/\(\.text){/p/\(\.page)|}")
        var configuration = Configuration()
        #expect(throws: URLNotWritten.self) { try Self.url(of: configuration, by: pattern) }
        configuration.text = "x"
        #expect(try Self.url(of: configuration, by: pattern) == "app://a/x")
        configuration.page = 3
        #expect(try Self.url(of: configuration, by: pattern) == "app://a/x/p/3")

        let encoded = try CompiledURLPattern(URLPatternParts<Configuration>("app://a/:text"), .decodable)
        // The URL would lose all other properties.
        #expect(throws: URLNotWritten.self) { try Self.url(of: configuration, by: encoded) }
    }

    @Test func optionalRestIsReadCompletely() throws {
        let optional = try Self.compiled("app://a/*\(\.note)")
        let withDefault = try Self.compiled("app://a/*\(\.text, default: "x")")
        var configuration = Configuration(text: "a//b/", note: "/a/\u{301}b")
        #expect(try Self.url(of: configuration, by: optional) == "app://a//a/%CC%81b")
        #expect(try Self.roundTrip(optional, configuration) == configuration)
        #expect(try Self.url(of: configuration, by: withDefault) == "app://a/a//b/")
        #expect(try Self.roundTrip(withDefault, configuration) == configuration)
        // A rest cannot be an empty text.
        configuration = Configuration(text: "", note: "")
        #expect(throws: URLNotWritten.self) { try Self.url(of: configuration, by: optional) }
        #expect(throws: URLNotWritten.self) { try Self.url(of: configuration, by: withDefault) }
        configuration = Configuration(text: "x", note: nil)
        #expect(try Self.url(of: configuration, by: optional) == "app://a")
        #expect(try Self.roundTrip(optional, configuration) == configuration)
        #expect(try Self.url(of: configuration, by: withDefault) == "app://a")
        #expect(try Self.roundTrip(withDefault, configuration) == configuration)
    }

    @Test func skipsAlternativeThatWouldReadBackDifferently() throws {
        func url(
            by text: URLPatternText<Router>, _ set: (inout Configuration) -> Void
        ) throws -> String {
            var configuration = Configuration()
            set(&configuration)
            return try Self.url(of: configuration, by: Self.compiled(text))
        }
        #expect(try url(by: "app://h/{new|\(\.note)}") { $0.note = "old" } == "app://h/old")
        #expect(try url(by: "app://h/{new|\(\.note)}") { _ in } == "app://h/new")
        let hidden = #expect(throws: URLNotWritten.self) { try url(by: "app://h/{new|\(\.note)}") { $0.note = "new" } }
        #expect(hidden?.reason == "'app://h/new' is read as key path 1 = nothing, not as key path 1 = 'new'")
        let twoHosts: URLPatternText<Router> = "{app://h/new|app://{h|named}/\(\.note)}"
        #expect(try url(by: twoHosts) { $0.note = "old" } == "app://h/old")
        #expect(try url(by: twoHosts) { $0.note = "new" } == "app://named/new")

        #expect(try url(by: "app://h/{\(\.note)|\(\.page)}") { $0.page = 42 } == "app://h/42")
        let narrower = #expect(throws: URLNotWritten.self) {
            try url(by: "app://h/{\(\.note)|\(\.page)}") { $0.note = "42" }
        }
        #expect(
            narrower?.reason
                == "'app://h/42' is read as key path 1 = nothing, key path 2 = '42', not as key path 1 = '42', key path 2 = nothing"
        )

        let twoGroups: URLPatternText<Router> = "app://h/x{/\(\.note)|}{/\(\.text, default: "")|}"
        #expect(try url(by: twoGroups) { $0.note = "a" } == "app://h/x/a")
        #expect(try url(by: twoGroups) { ($0.note, $0.text) = ("a", "b") } == "app://h/x/a/b")
        #expect(throws: URLNotWritten.self) { try url(by: twoGroups) { $0.text = "b" } }
    }
}
