// SPDX-License-Identifier: Apache-2.0

import RandomURLs
import Testing

@testable import ModuleRouterViews
@testable import URLPatterns

@Suite("Of random patterns and URLs")
struct MatchingModelTests {
    @Test("the trie agrees with each pattern on its own", arguments: [UInt64](1...8))
    func agrees(seed: UInt64) throws {
        var matching = 0
        for round in 0..<150 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed)
            let patterns = try random.patterns(1...8)
            let trie = URLTrie(patterns)
            for _ in 0..<8 {
                let url = random.url(near: patterns, mutations: 0...2)
                if trie.pattern(matching: url) != nil { matching += 1 }
                for url in [url, RandomURLs.lengthened(url)] {
                    if let fault = Disagreement(patterns, url, trie) {
                        Issue.record("seed \(seed): \(fault.shrunk)")
                        return
                    }
                }
            }
        }
        // Some URLs match and some do not.
        #expect((400...900).contains(matching))
    }

    @Test("a URL that matches two patterns of equal rank implies a reported clash", arguments: [UInt64](1...8))
    func foreseesClashes(seed: UInt64) throws {
        for round in 0..<150 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed)
            let patterns = try random.patterns(2...4)
            for _ in 0..<8 {
                let url = random.url(near: patterns, mutations: 0...1)
                let matches = PlainMatcher(patterns: patterns).matches(url)
                for one in matches {
                    for other in matches where other.match.pattern > one.match.pattern && other.rank == one.rank {
                        let (pattern, otherPattern) = (patterns[one.match.pattern], patterns[other.match.pattern])
                        #expect(
                            pattern.clash(with: otherPattern) != nil,
                            "seed \(seed): \(url) matches both \(pattern.text) and \(otherPattern.text)")
                    }
                }
            }
        }
    }

    @Test("each reported clash has a URL that matches both patterns", arguments: [UInt64](1...8))
    func findsClashes(seed: UInt64) throws {
        for round in 0..<100 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed, hasTextAround: false)
            let pair = try random.patterns(2...2)
            let (one, other) = (pair[0], pair[1])
            let isForeseen = one.clash(with: other) != nil
            #expect(isForeseen == (other.clash(with: one) != nil))
            guard isForeseen else { continue }
            let matcher = PlainMatcher(patterns: [one, other])
            let isFound = (0..<5_000).contains { _ in
                let matches = matcher.matches(random.url(near: [one, other], mutations: 0...0))
                return matches.contains { found in
                    found.match.pattern == 0
                        && matches.contains { $0.match.pattern == 1 && $0.rank == found.rank }
                }
            }
            #expect(isFound, "seed \(seed): \(one.text) and \(other.text)")
        }
    }

    @Test("each written URL is read back with the same values", arguments: [UInt64](1...8))
    func readsWrittenURLs(seed: UInt64) throws {
        var written = 0
        var misread = 0
        for round in 0..<200 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed)
            let syntax = try random.patterns(1...1)[0]
            let matcher = PlainMatcher(patterns: [syntax])
            let pattern = try CompiledURLPattern(
                URLPatternParts<URLValues>(syntax.text), URLReading(printing: { $0 }))
            for _ in 0..<8 {
                let values = random.values(of: syntax).texts.filter { !$0.value.isEmpty }
                let isRead = { (url: String) in
                    let texts = try #require(matcher.match(url)?.texts, "seed \(seed): \(url) by \(syntax.text)")
                    return CompiledURLPattern<URLValues>.values(texts, syntax.placeholders).texts
                        .filter { !$0.value.isEmpty } == values
                }
                let url = try? pattern.url(of: URLValues(texts: values)) { try #require(matcher.match($0)).texts }
                let urls = Array(syntax.urls(of: syntax.placeholders.map { $0.name.flatMap { values[$0] } }))
                let readable = try urls.first(where: isRead)
                #expect(url == readable, "seed \(seed): \(values) by \(syntax.text)")
                if url != nil { written += 1 }
                if url != urls.first { misread += 1 }
            }
        }
        #expect((400...1_300).contains(written))
        #expect(misread > 0)
    }
}

/// A URL for which the trie and the plain rules disagree.
private struct Disagreement: CustomStringConvertible {
    private let patterns: [URLPatternSyntax]
    private let url: String
    private let found: URLMatch?
    private let expected: URLMatch?

    init?(_ patterns: [URLPatternSyntax], _ url: String, _ trie: URLTrie? = nil) {
        let trie = trie ?? URLTrie(patterns)
        found = trie.match(url)
        expected = PlainMatcher(patterns: patterns).match(url)
        self.patterns = patterns
        self.url = url
        if found == expected, trie.pattern(matching: url) == expected?.pattern { return nil }
    }

    /// The disagreement with as few patterns and as short a URL as possible.
    var shrunk: Disagreement {
        for index in patterns.indices {
            var fewer = patterns
            fewer.remove(at: index)
            if let smaller = Disagreement(fewer, url) { return smaller.shrunk }
        }
        for index in url.unicodeScalars.indices {
            var shorter = url
            shorter.unicodeScalars.remove(at: index)
            if let smaller = Disagreement(patterns, shorter) { return smaller.shrunk }
        }
        return self
    }

    var description: String {
        "\(url) against \(patterns.map(\.text)) is \(String(describing: found)), not \(String(describing: expected))"
    }
}
