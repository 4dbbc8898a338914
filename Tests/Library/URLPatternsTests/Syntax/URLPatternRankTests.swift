// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import URLPatterns

@Suite("Of two URL patterns")
struct URLPatternRankTests {
    @Test(
        "the narrower pattern has the higher rank",
        arguments: [
            // The host comes before all other parts.
            ("a://h/:x", "a://:host/b"), ("a://h", "a://u.:x/b"), ("a://u.:x.c", "a://u.:x/b"),
            ("a://u.:x", "a://:host/b"),
            ("a://u.:x", "a://:x.u"), ("a://u.:x(Int)", "a://u.:x"), ("a://:host(Int)/:x", "a://:host/b"),
            // Segments from the left: fixed text, then placeholders with more text, with less text, with a type, for
            // any text.
            ("a://h/b/:x", "a://h/:x/b"), ("a://h/b", "a://h/bcd:x"), ("a://h/ab:x", "a://h/b:x"),
            ("a://h/a:x.html", "a://h/aa:x"), ("a://h/b:x(Int)", "a://h/b:x"), ("a://h/b:x", "a://h/:x(Int)"),
            ("a://h/:x(Int)", "a://h/:x"), ("a://h/:x(b|c)/:y", "a://h/:x/b"), ("a://h/:x", "a://h/*rest"),
            ("a://h/:x/*rest", "a://h/*rest"), ("a://h/b", "a://h/b/*rest"), ("a://h/b?q=:q?", "a://h/b/*rest?q=1&r=1"),
            // For equally narrow paths, the required query items.
            ("a://h/b?q", "a://h/b"), ("a://h/b?q&r", "a://h/b?q=1"), ("a://h/b?q=1", "a://h/b?q"),
            ("a://h/b?q=1", "a://h/b?q=:q(Int)"), ("a://h/b?q=:q", "a://h/b?q=:q?"), ("a://h/b?q=:q", "a://h/b?q=:q*"),
            ("a://h/*rest?q", "a://h/*rest"), ("a://h/:x/b", "a://h/:x/:y?q"),
            // The fragment comes after the path and before the query.
            ("a://h/b#:x", "a://h/b?q"), ("a://h#*f", "a://h"), ("a://h/b?q", "a://h/:x#b"), ("a://h#b", "a://h#:x"),
            ("a://h#b:x", "a://h#:x"), ("a://h#:x(Int)", "a://h?q#:x"), ("a://h#:x", "a://h#*f"),
            ("a://h#b", "a://h?q#b/*f"), ("a://h?q#b", "a://h#b"), ("a://h", "a://h/*rest#b"),
            ("a://h/*rest#b", "a://h/*rest#:x"), ("a://h/*rest#*f", "a://h/*rest?q"),
        ])
    func order(narrower: String, wider: String) throws {
        let (one, other) = try (rank(narrower), rank(wider))
        #expect(other < one)
        #expect(!(one < other))
        #expect(one != other)
    }

    @Test(
        "neither pattern is narrower",
        arguments: [
            ("a://h/b", "b://i/c"), ("a://h/:x(Int)", "a://h/:x(b|c)"), ("a://h/:x", "a://h/:y"),
            ("a://h/ab:x", "a://h/a:x-"),
            ("a://h?q=:q?", "a://h"), ("a://h?q=:q*", "a://h?r=:r?"), ("a://h?q", "a://h?q=:q"), ("a://h:80", "a://h"),
            ("a://h/*x", "a://h/*y"), ("a://h#b", "a://h#c"), ("a://h#:x", "a://h#:y"),
        ])
    func equal(one: String, other: String) throws {
        let (one, other) = try (rank(one), rank(other))
        #expect(one == other && !(one < other) && !(other < one))
    }

    @Test("a placeholder of unknown type has no rank")
    func unknown() throws {
        let keyPaths = [URLPlaceholder(name: nil, shape: .unknown, quantity: .one)]
        let known = try rank("a://h/b")
        for pieces in [
            [.text("a://h/"), .keyPath(0)], [.text("a://"), .keyPath(0)], [.text("a://h/*"), .keyPath(0)],
        ]
            as [[URLPatternSyntax.Piece]]
        {
            let pattern = try URLPatternSyntax(pieces, keyPaths: keyPaths)
            let unknown = URLPatternRank(pattern.shapes[0], pattern.placeholders)
            #expect(!(unknown < known) && !(known < unknown) && unknown != known && unknown != unknown)
            #expect(pattern.clash(with: pattern) == nil)
        }
    }

    private func rank(_ text: String) throws -> URLPatternRank {
        let pattern = try URLPatternSyntax([.text(text)])
        return URLPatternRank(pattern.shapes[0], pattern.placeholders)
    }
}

@Suite("Two URL patterns of equal rank")
struct URLPatternClashTests {
    @Test(
        "clash if one URL can match both",
        arguments: [
            ("a://h/b", "a://h/b"), ("A://H/b", "a://h/b/"), ("a://h/:x", "a://h/:y"),
            ("a://h/:x(Int)", "a://h/:x(1|b)"),
            ("a://h/:x(Int)", "a://h/:x(Double)"), ("a://h/:x(Bool)", "a://h/:x(Int)"), ("a://h/ab:x", "a://h/a:x-"),
            ("a://h/e:x--", "a://h/e%CC%81:x"), ("a://:h", "a://:i"), ("a://b.:x", "a://b.:y"),
            ("a://h/*x", "a://h/*y"),
            ("http://h:80", "http://h"), ("a://h?q", "a://h?r"), ("a://h?q", "a://h?q=:q"), ("a://h?q=1", "a://h?r=1"),
            ("a://h?q=:q?", "a://h"), ("a://h?q=:q(Int)?", "a://h?q=:q(UUID)?"),
            ("a://h?q=:q(Bool)&r", "a://h?q&r=:r(UUID)"),
            // A flag accepts an empty item. For an optional number, an empty item counts as absent.
            ("a://h?q=:q(Bool)&r=:r(UUID)?", "a://h?q=:q(UUID)?&r=:r(Bool)"),
            ("a://h?q=&r=:r(Int)?", "a://h?q=:q(Int)?&r="),
            ("{a://h|b://h}", "{c://h|b://h}"),
            ("a://h#b", "a://h#b/"), ("a://h#:x", "a://h#:y"), ("a://h/:x#/b/:y", "a://h/:z#/b/:y"),
            ("a://h#*x", "a://h#*y"), ("a://h?q#b", "a://h?r#b"), ("a://h#:x(Int)", "a://h#:x(Bool)"),
            ("a://h{#b|}", "a://h{#c|}"),
        ])
    func clash(one: String, other: String) throws {
        #expect(try clashes(one, other))
        #expect(try clashes(other, one))
    }

    @Test(
        "do not clash if no URL can match both",
        arguments: [
            ("a://h", "b://h"), ("a://h", "a://i"), ("a://h:1", "a://h"), ("a://h:1", "a://h:2"),
            ("a://h/b", "a://h/B"),
            ("a://h/\u{E9}", "a://h/e\u{301}"), ("a://h/:x(Int)", "a://h/:x(a|b)"), ("a://h/:x(UUID)", "a://h/:x(Int)"),
            ("a://h/:x(UUID)", "a://h/:x(Bool)"), ("a://h/a:x", "a://h/b:x"), ("a://h/:x-a", "a://h/:x-b"),
            ("a://b.:x", "a://c.:x"), ("a://:h(a|b)", "a://:h(c|d)"), ("a://h?q=1", "a://h?q=2"),
            ("a://h?q=1&r=:r", "a://h?q=:q(a|b)&r=2"),
            ("a://h?q=&r=:r(Int)", "a://h?q=:q(Int)&r=1"),
            // The ranks differ.
            ("a://h/:x", "a://h/:x(Int)"), ("a://h?q", "a://h"), ("a://h/b", "a://h/b/*x"),
            ("a://h#b", "a://h#c"), ("a://h/:x#/b/:y", "a://h/:x#/c/:y"), ("a://h#b", "a://h#/b"),
            ("a://h#:x(Int)", "a://h#:x(a|b)"), ("a://h#b", "a://h"), ("a://h#:x", "a://h#b"),
        ])
    func noClash(one: String, other: String) throws {
        #expect(try !clashes(one, other))
        #expect(try !clashes(other, one))
    }

    @Test("report the clashing shapes")
    func shapes() throws {
        let one = try URLPatternSyntax([.text("a://h{/b|/c}")])
        let other = try URLPatternSyntax([.text("a://h{/d|/c}")])
        let clash = try #require(one.clash(with: other))
        #expect(clash.own == one.shapes[1] && clash.other == other.shapes[1])
    }

    private func clashes(_ one: String, _ other: String) throws -> Bool {
        try URLPatternSyntax([.text(one)]).clash(with: URLPatternSyntax([.text(other)])) != nil
    }
}
