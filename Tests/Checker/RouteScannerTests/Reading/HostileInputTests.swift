// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import Testing

/// Reading ends for every input, and well-formed code before a malformed part is read.
@Suite struct HostileInputTests {
    private static let key = "RoutableService<any Clock>()"

    /// Sources in which a construct is nested many times.
    static let nested: [(name: String, source: String)] = [
        ("parentheses", String(repeating: "(", count: 10_000) + key + String(repeating: ")", count: 10_000)),
        ("braces", String(repeating: "{", count: 10_000) + String(repeating: "}", count: 10_000)),
        ("brackets", String(repeating: "[ (", count: 10_000)),
        ("brackets in tuples", String(repeating: "[(a, ", count: 10_000)),
        ("attributes before arguments", String(repeating: "@a <", count: 10_000)),
        ("open parentheses", String(repeating: "(", count: 10_000)), ("closed", String(repeating: ")", count: 10_000)),
        ("arguments", "let a: " + String(repeating: "A<", count: 1_000) + "B" + String(repeating: ">", count: 1_000)),
        ("functions", String(repeating: "func f() { ", count: 10_000)),
        ("types", String(repeating: "struct A { ", count: 5_000) + String(repeating: "}", count: 5_000)),
        ("branches", "if a {}" + String(repeating: " else if a {}", count: 5_000)),
        ("conditions", String(repeating: "#if A\n", count: 300) + String(repeating: "#endif\n", count: 300)),
        ("alternatives", "#if A\n" + String(repeating: "#elseif B\n", count: 5_000) + "#endif\n"),
        ("interpolations", String(repeating: "\"\\(", count: 5_000)),
        ("prefixes", String(repeating: "try ", count: 10_000) + "a"),
        ("signs", "let a = " + String(repeating: "!", count: 10_000) + "a"),
        ("ternaries", String(repeating: "a ? b : ", count: 5_000) + "c"),
        ("optionals", "let a: A" + String(repeating: "?", count: 10_000)),
        ("comments", String(repeating: "/*", count: 10_000)),
        ("arrows", "let a: " + String(repeating: "() -> ", count: 5_000) + "A"),
        ("existentials", "let a: " + String(repeating: "any ", count: 10_000) + "A"),
        ("attributes", String(repeating: "@a ", count: 10_000) + "let a = 1"),
        ("types in parentheses", "let a: " + String(repeating: "(", count: 10_000) + "A"),
        ("cases", String(repeating: "switch a { case 1: ", count: 5_000)),
        ("closures", String(repeating: "f { ", count: 10_000)),
    ]

    @Test(arguments: nested.map(\.name)) func deepNestingEnds(name: String) throws {
        let source = try #require(Self.nested.first { $0.name == name }).source
        #expect(facts(of: "let a = \(Self.key)\n" + source).uses.first?.key == .service("Clock"))
    }

    private static let length = 2_000

    /// Long sources that repeat a construct without nesting.
    static let long: [(name: String, source: String)] = [
        ("operators", Array(repeating: "f(\(key))", count: length).joined(separator: " + ")),
        ("members", "a" + String(repeating: ".b(\(key))", count: length)),
        ("choices", Array(repeating: "f(\(key))", count: length).joined(separator: " ?? ")),
        ("statements", String(repeating: "f(\(key))\n", count: length)),
        ("elements", "[" + String(repeating: "\(key), ", count: length) + "]"),
        ("branches", "if a {}" + String(repeating: " else if f(\(key)) {}", count: 200)),
    ]

    @Test(arguments: long.map(\.name)) func longChainsAreReadToTheirEnd(name: String) throws {
        let source = try #require(Self.long.first { $0.name == name }).source
        #expect(facts(of: source).uses.count == (name == "branches" ? 200 : Self.length))
    }

    @Test(arguments: RealSources.aboutRoutes.map(\.path)) func sourcesCutAnywhereAreRead(path: String) throws {
        let text = try #require(RealSources.all.first { $0.path == path }).text
        let whole = facts(of: text, defining: ["SQLite"])
        for length in stride(from: 0, to: text.utf8.count, by: 97) {
            let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            let found = facts(of: cut, defining: ["SQLite"])
            // The facts of a complete extension before the cut stay the same.
            let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).count
            let before = whole.declarations.filter { $0.form == .macro && $0.position.line < lines }
            #expect(found.declarations.prefix(before.count) == before[...])
        }
    }

    @Test func randomBytesAreRead() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let facts = facts(of: String(decoding: bytes, as: UTF8.self))
            #expect(facts.declarations == [])
        }
    }

    @Test func randomWordsAreRead() {
        var generator = SeededGenerator(seed: 3)
        let words =
            EveryFact.source.split { " \n".contains($0) }.map(String.init) + [
                "{", "}", "(", ")", "<", ">", "\"", "#if", "#endif", "`", "\\(",
            ]
        for _ in 0..<300 {
            let source = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                words.randomElement(using: &generator)!
            }
            let reading = reading(of: source.joined(separator: Bool.random(using: &generator) ? " " : "\n"))
            #expect(reading.facts.uses.allSatisfy { $0.position.line > 0 && $0.position.column > 0 })
        }
    }

    @Test func syntaxFaultsHaveTheirPositions() {
        #expect(
            reading(of: "struct A {\n    let a = 1\n").fault
                == SyntaxFault(message: "'}' is missing", position: at(2, 14)))
        #expect(
            reading(of: "struct A { let }").fault == SyntaxFault(message: "a pattern is missing", position: at(1, 15)))
        #expect(
            reading(of: "let a = 1\nlet b = " + String(repeating: "[", count: 13)).fault
                == SyntaxFault(message: "'[' is nested more than 12 times", position: at(2, 9)))
        #expect(reading(of: "func (a: Int) {}").fault == SyntaxFault(message: "a name is missing", position: at(1, 5)))
        #expect(reading(of: "let a = 1").fault == nil)
    }

    @Test(arguments: [
        "// Thanks to @ann @bob @cid @dan @eve @fay @gus @hal @ivy @jon @kim @leo @max for their help.",
        "/* [[[[[[[[[[[[[[[[ /* nested */ @a @b @c @d @e @f @g @h @i @j @k @l @m */",
        "let x = \"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"",
        "let x = \"\"\"\n[[[[[[[[[[[[[[[[[[[[[[\n\"\"\"", "let x = /\\[\\[\\[\\[\\[\\[\\[\\[\\[\\[\\[\\[\\[\\[/",
    ])
    func commentsAndStringsAreNoCode(text: String) {
        let reading = reading(of: "\(text)\n@Routable extension RoutableService where Protocol == any P {}")
        #expect(reading.fault == nil)
        #expect(reading.facts.declarations.map(\.key) == [.service("P")])
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func linesEndInManyWays(end: String) {
        let source = ["let a = 1", "", "let b = \(Self.key)"].joined(separator: end)
        #expect(facts(of: source).uses.map(\.position) == [at(3, 9)])
    }

    @Test func columnsAreBytes() {
        #expect(facts(of: "let ä = \(Self.key)").uses.map(\.position) == [at(1, 10)])
    }
}
#endif
