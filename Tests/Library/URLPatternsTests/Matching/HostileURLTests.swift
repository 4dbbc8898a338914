// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import URLPatterns

@Suite("A hostile URL")
struct HostileURLTests {
    private static let patterns = [
        "a://h/:x/*rest", "a://h/:x(Int)/:y(Bool)", "a://h/:x(a|b)?q=:q&r=:r*&s=:s(Int)?", "a://h/v:x(Int)b/:y%25",
        "a://:host/x:y", "a://b:x.:y/:z", "a://:x(Int).:y/:z", "a://h?q=1&r=2", "a://h/a/a/a/a/*rest",
        "a://h/:a/a/:b/a/:c", "a://h/a#/:x/*f", "a://h?q=:q#x:x(Int)/:y", "a://h/*rest#:f/:g(Int)", "a://h/*rest#*f",
    ]

    /// URLs that repeat one text many times.
    private static let repeated = [
        ("a://", "h"), ("a://", "@"), ("a://", "u@"), ("a://", ":"), ("a://", "["), ("a://", "]"), ("a://", "b."),
        ("a://", "%"),
        ("a://", "%62"), ("a://", "9"), ("a://h", ":8"), ("a://h:", "0"), ("a://h", "/"), ("a://h", "/a"),
        ("a://h", "/5"),
        ("a://h/", "%"), ("a://h/", "%25"), ("a://h/", "%C3"), ("a://h/", "%C3%A9"), ("a://h/", "é"), ("a://h/", "9"),
        ("a://h/v", "1%"), ("a://h/v", "b"), ("a://h/x/", "%2F"), ("a://h/a?", "&"), ("a://h/a?", "="),
        ("a://h/a?", "q&"),
        ("a://h/a?", "r=1&"), ("a://h/a?", "s=&"), ("a://h/a?q=", "%"), ("a://h/a?q=", "+"), ("a://h/a?", "%71=1&"),
        ("a://h/a?", "?"),
        ("a://h/a", "#"), ("a://h/a#", "/"), ("a://h/a#", "/a"), ("a://h/a#", "?"), ("a://h/a#", "%"),
        ("a://h/a#/", "%C3%A9"), ("a://h/a#/9", "%"), ("a://h?q=1#x1/", "%2F"), ("a://h?q=1#x", "1"),
        ("a://h#x1/y?", "q&"), ("a://h/b/", "/b#1/1"), ("a://h/b#b/", "1"), ("", "a"), ("", ":"), ("", "a+"),
        ("a:", "/"), ("a:", "\\"),
    ]

    @Test("is read to its end if it is very long")
    func long() throws {
        let trie = try URLTrie(Self.patterns.map { try URLPatternSyntax([.text($0)]) })
        let matcher = try PlainMatcher(patterns: Self.patterns.map { try URLPatternSyntax([.text($0)]) })
        for (start, part) in Self.repeated {
            for count in [1, 2, 3, 64, 500] {
                for end in ["", "/", "/%", "?", "%", "#"] {
                    let url = start + String(repeating: part, count: count) + end
                    let found = trie.match(url)
                    #expect(found == matcher.match(url), "\(start)\(part)*\(count)\(end)")
                }
            }
        }
    }

    @Test("is read in linear time")
    func linear() throws {
        let trie = try URLTrie(Self.patterns.map { try URLPatternSyntax([.text($0)]) })
        for (start, part) in Self.repeated {
            let short = start + String(repeating: part, count: 2_000)
            let long = start + String(repeating: part, count: 32_000)
            // The URL is 16 times as long. Quadratic time would be 256 times as long.
            let isLinear = (0..<10).contains { _ in
                work { _ = trie.match(long) } < work { _ = trie.match(short) } * 64
            }
            #expect(isLinear, "\(start)\(part)")
        }
    }

    @Test("visits each node of a deep trie once")
    func deep() throws {
        // Each segment has two branches, and no branch fails before the end.
        let reads = Counter()
        let shape = URLValueShape.readable(by: ObjectIdentifier(Counter.self)) { _ in reads.count() }
        let keyPaths = (0..<60).map { _ in URLPlaceholder(name: nil, shape: shape, quantity: .one) }
        let patterns = try (0..<60).map { depth in
            let before = String(repeating: "/a", count: depth)
            let after = (0..<(60 - depth)).flatMap { [.text("/"), .keyPath($0)] as [URLPatternSyntax.Piece] }
            return try URLPatternSyntax([.text("a://h" + before)] + after + [.text("/b")], keyPaths: keyPaths)
        }
        let trie = URLTrie(patterns)
        #expect(trie.pattern(matching: "a://h" + String(repeating: "/a", count: 60) + "/c") == nil)
        #expect(reads.number == 60 * 61 / 2)
        #expect(trie.pattern(matching: "a://h" + String(repeating: "/a", count: 60) + "/b") == 59)
    }

    @Test("needs no more reads among ten thousand patterns than among ten")
    func many() throws {
        for count in [10, 10_000] {
            let reads = Counter()
            let shape = URLValueShape.readable(by: ObjectIdentifier(Counter.self)) { _ in reads.count() }
            let keyPath = URLPlaceholder(name: nil, shape: shape, quantity: .one)
            let patterns = try (0..<count).map { number in
                let pieces: [URLPatternSyntax.Piece] = [
                    .text("a://h\(number / 10)/s\(number % 10)/"), .keyPath(0), .text("/e"),
                ]
                return try URLPatternSyntax(pieces, keyPaths: [keyPath])
            }
            let trie = URLTrie(patterns)
            for number in stride(from: 0, to: count, by: max(1, count / 100)) {
                #expect(trie.pattern(matching: "a://h\(number / 10)/s\(number % 10)/x/e") == number)
            }
            #expect(reads.number == min(count, 100))
        }
    }

    @Test("is read once among many patterns with the same beginning", arguments: ManyPatterns.all)
    func longAmongMany(_ patterns: ManyPatterns) throws {
        let few = try patterns.trie(of: 16)
        let many = try patterns.trie(of: .max)
        let (short, long) = (patterns.url(8), patterns.url(20_000))
        #expect(many.pattern(matching: long) == few.pattern(matching: long))
        // If each node read the URL, this would take 64 times as long as among few patterns.
        let isReadOnce = (0..<10).contains { _ in
            work { _ = many.pattern(matching: long) }
                < (work { _ = few.pattern(matching: long) } + work { _ = many.pattern(matching: short) }) * 8
        }
        #expect(isReadOnce)
    }

    /// Returns the processor time of this thread, without waiting times.
    private func work(_ body: () -> Void) -> Int {
        let start = Self.workedNanoseconds()
        for _ in 0..<3 { body() }
        return max(Self.workedNanoseconds() - start, 1)
    }

    private static func workedNanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

/// Counts the reads of a value. One test at a time uses it, on one thread.
private final class Counter: @unchecked Sendable {
    private(set) var number = 0

    func count() -> Bool {
        number += 1
        return true
    }
}

/// At least a thousand patterns, and URLs with the beginning that all these patterns have.
struct ManyPatterns: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let patterns: @Sendable () -> [String]
    /// Returns a URL with the given number of bytes or parts.
    let url: @Sendable (_ count: Int) -> String

    func trie(of count: Int) throws -> URLTrie {
        try URLTrie(patterns().prefix(count).map { try URLPatternSyntax([.text($0)]) })
    }

    /// Returns all sequences of two alternatives with the given length.
    private static func ways(
        _ one: String, _ other: String, start: String = "a://h", end: String = "/end", steps: Int = 10
    ) -> [String] {
        (0..<1 << steps).map { number in
            start
                + (0..<steps).map { step in
                    (number >> step & 1 == 0 ? one : other).replacing("#", with: "\(step)")
                }.joined() + end
        }
    }

    private static func parts(_ part: String, start: String = "a://h", end: String = "/other") -> String {
        start + String(repeating: part, count: 10) + end
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let all: [ManyPatterns] = [
        .init(
            testDescription: "whose segments are numbers or texts",
            patterns: { ways("/:n#(Int)", "/:t#") }, url: { parts("/" + repeated("0", $0)) }),
        .init(
            testDescription: "whose segments are read by other types",
            patterns: { ways("/:n#(Double)", "/:t#(a|b)") }, url: { parts("/" + repeated("0", $0)) }),
        .init(
            testDescription: "whose segments are texts with escapes",
            patterns: { ways("/a:n#", "/:t#") }, url: { parts("/a%62" + repeated("c", $0)) }),
        .init(
            testDescription: "whose segments have text before or after a value",
            patterns: { ways("/a:n#", "/:t#.c") }, url: { parts("/a%62" + repeated("c", $0) + ".c") }),
        .init(
            testDescription: "with several literals after all segments",
            patterns: { ["/b", "/c", "/d"].flatMap { ways("/:n#(Int)", "/:t#", end: $0) } },
            url: { parts("/1", end: "/") + repeated("d", $0 * 10) }),
        .init(
            testDescription: "whose labels are numbers or texts",
            patterns: { ways(":n#(Int).", ":t#.", start: "a://", end: "end/x") },
            url: { parts(repeated("0", $0) + ".", start: "a://", end: "other/x") }),
        .init(
            testDescription: "with a rest after each segment",
            patterns: {
                ways("/:n#(Int)", "/:t#")
                    + (0..<10).flatMap { ways("/:n#(Int)", "/:t#", end: "/*rest?q", steps: $0) }
            }, url: { parts("/1") + "/x%62" + repeated("y", $0 * 10) }),
        .init(
            testDescription: "whose segments of the fragment are numbers or texts",
            patterns: { ways("/:n#(Int)", "/:t#", start: "a://h#") },
            url: { parts("/" + repeated("0", $0), start: "a://h?" + repeated("q&", $0) + "#") }),
        .init(
            testDescription: "with a rest after each segment of the fragment",
            patterns: {
                ways("/:n#(Int)", "/:t#", start: "a://h#")
                    + (0..<10).flatMap { ways("/:n#(Int)", "/:t#", start: "a://h?q#", end: "/*rest", steps: $0) }
            }, url: { parts("/1", start: "a://h#") + "/x%62" + repeated("y", $0 * 10) }),
        .init(
            testDescription: "with fragments after the rest of a path",
            patterns: { (0..<1_024).map { "a://h/*rest#s\($0)/:x(Int)" } },
            url: { "a://h/x%62" + repeated("/y", $0 * 10) + "#s0/" + repeated("y", $0 * 10) }),
        .init(
            testDescription: "with query items of other names",
            patterns: { (0..<1_024).map { "a://h?q\($0)=:x" } },
            url: { "a://h?" + repeated("z=1&", $0 * 2) }),
        .init(
            testDescription: "with query items of the same name",
            patterns: { ways("/:n#(Int)", "/:t#", end: "?q=:q(Int)*&r=:r") },
            url: { parts("/1", end: "?") + repeated("q=1&", $0 * 2) }),
    ]
}
