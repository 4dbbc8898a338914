// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteGraph
import Testing

/// Equal and different types by their spellings. Each case was compared with `ObjectIdentifier`s in a program.
@Suite struct TypeIdentityTests {
    private static func declare(_ facts: inout FileFacts) {
        facts.protocols("Zed", "Base")
        facts.type(.protocol, "Refined", inherits: ["Base"])
        facts.type(.protocol, "Alpha", inherits: ["AnyObject"])
        facts.type(.class, "Cls", inherits: ["Base"])
        facts.type(.protocol, "ForCls", inherits: ["Cls"])
        facts.type(.class, "Gen", generic: ["T"])
        facts.type(.struct, "Gen.In")
        facts.protocols("Store")
        facts.type(.protocol, "SubStore", inherits: ["Store"])
        facts.type(.enum, "Outer")
        facts.protocols("Outer.Nested")
        facts.alias("Both", "Base & Zed")
        facts.alias("Pair", "Gen<T>", generic: ["T"])
        facts.alias("ListOf", "[T]", generic: ["T"])
        facts.alias("Gen.Items", "[T]")
        facts.alias("GenAlias", "Gen")
        facts.alias("ZedKey", "RoutableView<any Zed>")
        facts.alias("KeyOf", "RoutableView<T>", generic: ["T"])
        facts.alias("Round", "About")
        facts.alias("About", "[Round]")
    }

    private func routes(_ types: String...) -> [RouteGraph.Route] {
        SketchedApp { app in
            app.file("App") { facts in
                Self.declare(&facts)
                for type in types { facts.use(type) }
            }
        }.graph.routes
    }

    @Test(arguments: [
        ("any Any & Base", "any Base"),
        ("any Refined & Base", "Refined"),
        ("any AnyObject & Alpha", "any Alpha"),
        ("AnyObject & Cls", "Cls"),
        ("any AnyObject & ForCls", "any ForCls"),
        ("any Zed & Base", "any Base & Zed"),
        ("any Store<Int> & Base", "any Base & Store<Int>"),
        ("any Store<Int> & Store", "any Store<Int>"),
        ("any SubStore & Store", "any SubStore"),
        ("any Store<Int> & Store<Int>", "any Store<Int>"),
        ("any Base & Sendable", "any Base"),
        ("any Error & Sendable", "any Error"),
        ("Int?", "Optional<Int>"),
        ("[Int]", "Array<Int>"),
        ("[Int: Int]", "Swift.Dictionary<Int, Swift.Int>"),
        ("any (Base & Zed)", "any Zed & Base"),
        ("any Both", "Zed & Base"),
        ("Both & Alpha", "any Zed & Base & Alpha"),
        ("(Cls & Zed)?", "Optional<any Zed & Cls>"),
        ("Pair<Int>", "Gen<Int>"),
        ("GenAlias<Int>", "Gen<Int>"),
        ("ListOf<any Zed>", "[Zed]"),
        ("Gen<Int>.Items", "[Int]"),
        ("App.Outer.Nested", "any Outer.Nested"),
        ("any Codable", "Encodable & Decodable"),
        ("Swift.Any", "any Any"),
    ])
    func equivalentSpellingsAreOneType(one: String, other: String) {
        #expect(routes(one, other).map(\.uses.count) == [2])
    }

    @Test(arguments: [
        ("Cls & Base", "Cls"),
        ("any Cls & ForCls", "any ForCls"),
        ("any Base & Cls & Zed", "any Zed & Cls"),
        ("any Store<Int>", "any Store"),
        ("any Store<Int>", "any Store<Bool>"),
        ("Gen<Int>.In", "Gen<Bool>.In"),
        ("Cls?", "Cls"),
    ])
    func differentTypesStaySeparate(one: String, other: String) {
        #expect(routes(one, other).count == 2)
    }

    @Test(arguments: [
        ("Base", "any Base", "any App.Base"),
        ("Cls", "Cls", "App.Cls"),
        ("Zed & Base & Alpha", "any Alpha & Base & Zed", "any App.Alpha & App.Base & App.Zed"),
        ("Zed & Cls", "any Cls & Zed", "any App.Cls & App.Zed"),
        ("Base & AnyObject", "any Base & AnyObject", "any App.Base & Swift.AnyObject"),
        (
            "Outer.Nested & Hashable & Zed", "any Zed & Hashable & Nested",
            "any App.Zed & Swift.Hashable & App.Outer.Nested"
        ),
        ("Any", "Any", "Any"),
        ("AnyObject", "any AnyObject", "any Swift.AnyObject"),
        ("Store<Int>", "any Store<Int>", "any App.Store<Swift.Int>"),
        ("Store<any Store<Base>>", "any Store<any Store<Base>>", "any App.Store<any App.Store<App.Base>>"),
        ("Base & Store<Int>", "any Base & Store<Int>", "any App.Base & App.Store<Swift.Int>"),
        ("Gen<Base>", "Gen<Base>", "App.Gen<App.Base>"),
        ("Gen<Int>.In", "In", "App.Gen<Swift.Int>.In"),
        ("[Base?]", "Array<Optional<Base>>", "Swift.Array<Swift.Optional<App.Base>>"),
        ("Error", "any Error", "any Swift.Error"),
        ("Outside", "any Outside", "any Outside"),
        ("Void", "()", "()"),
    ])
    func aTypeIsWrittenAsTheRuntimeWritesIt(written: String, short: String, qualified: String) {
        let route = routes(written).first
        #expect(route?.type == short)
        #expect(route?.id == "RoutableService<\(qualified)>")
    }

    @Test func typesAreSpelledLikeInTheLibrary() {
        #expect(
            routes("Sequence<Int>", "Hashable & CustomStringConvertible", "String", "Error", "[Int?]").map(\.name)
                == [
                    RouteKey(.service, (any Sequence<Int>).self),
                    RouteKey(.service, (any Hashable & CustomStringConvertible).self),
                    RouteKey(.service, String.self), RouteKey(.service, (any Error).self),
                    RouteKey(.service, [Int?].self),
                ].sorted { $0.qualifiedDescription < $1.qualifiedDescription }.map(\.description))
    }

    @Test func functionsAreComparedByTheirParts() {
        let graph = SketchedApp { app in
            app.file("App") { facts in
                Self.declare(&facts)
                for (text, name) in [("($) -> $", "Zed"), ("($) -> $", "App.Zed"), ("@MainActor ($) -> $", "Zed")] {
                    facts.uses.append(
                        UseFact(
                            key: KeyReference(.service, .structure(text, parts: [.named(name), .named("Void")])),
                            form: .call, scope: SourceScope(), position: SourcePosition(line: 1, column: 1)))
                }
            }
        }.graph
        #expect(
            graph.routes.map(\.id) == [
                "RoutableService<(App.Zed) -> ()>", "RoutableService<@Swift.MainActor @Sendable (App.Zed) -> ()>",
            ])
        #expect(graph.routes.map(\.uses.count) == [2, 1])
    }

    @Test func anAliasOfAKeyIsThatKey() {
        let graph = SketchedApp { app in
            app.file("App") { facts in
                Self.declare(&facts)
                facts.type(.struct, "Screen")
                facts.name("ZedKey", in: .within("Screen", "init", .always))
                facts.name("KeyOf<any Zed>", form: .mention)
                facts.name("KeyOf<any Zed>", in: .within("Screen", "init", .always), form: .bypass)
                facts.name("Screen")
                facts.name("Other<any Zed>")
            }
        }.graph
        #expect(graph.routes.map(\.id) == ["RoutableView<any App.Zed>"])
        #expect(graph.routes.map { Set($0.uses.map(\.form)) } == [[.call, .mention, .bypass]])
    }

    @Test func aCircularAliasIsNamed() {
        let graph = SketchedApp { app in
            app.file("App") { facts in
                Self.declare(&facts)
                facts.use("Round")
            }
        }.graph
        #expect(graph.routes.isEmpty)
        #expect(graph.unresolved.map(\.reason) == ["the alias Round leads back to itself"])
    }

    @Test func aTypeThatIsInferredIsNotGuessed() {
        let graph = SketchedApp { app in
            app.file("App") { facts in
                facts.uses.append(
                    UseFact(
                        key: KeyReference(.service, .structure("_", parts: [])), form: .bypass, scope: SourceScope(),
                        position: SourcePosition(line: 1, column: 1)))
            }
        }.graph
        #expect(graph.unresolved.map(\.reason) == ["the compiler infers it"])
    }

    @Test(arguments: 0..<40) func everySpellingOfATypeIsOneKey(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var speller = RandomSpeller()
        let parts =
            [["Zed"], ["Base", "Zed"], ["Refined", "Zed", "Alpha"], ["Cls", "Zed", "Nested"], ["Zed", "Hashable"]]
            .randomElement(using: &random) ?? []
        let spellings = (0..<12).map { _ in speller.spelling(of: parts, using: &random) }
        let graph = SketchedApp { app in
            app.file("Types") {
                Self.declare(&$0)
                for (name, target) in speller.aliases { $0.alias(name, target) }
            }
            app.file("App", imports: ["Types"]) { facts in
                for spelling in spellings { facts.use(spelling) }
            }
        }.graph
        #expect(graph.routes.map(\.uses.count) == [12], "\(spellings) with \(speller.aliases)")
    }
}

/// Writes a composition in one of many ways.
private struct RandomSpeller {
    var aliases: [(name: String, target: String)] = []

    mutating func spelling(of parts: [String], using random: inout SeededGenerator) -> String {
        var parts = parts.shuffled(using: &random)
        // Repeated and redundant members do not change the composition.
        for extra in [parts[0], "Any", "Sendable", "Swift.Sendable"] where Bool.random(using: &random) {
            parts.insert(extra, at: Int.random(in: 0...parts.count, using: &random))
        }
        if parts.contains("Refined"), Bool.random(using: &random) { parts.append("Base") }
        if parts.contains("Cls") || parts.contains("Alpha"), Bool.random(using: &random) { parts.append("AnyObject") }
        parts = parts.map { name in
            switch name {
            case "Zed", "Base", "Refined", "Alpha", "Cls": Bool.random(using: &random) ? "Types.\(name)" : name
            case "Nested": Bool.random(using: &random) ? "Types.Outer.Nested" : "Outer.Nested"
            default: name
            }
        }
        while parts.count > 1, Bool.random(using: &random) {
            let count = Int.random(in: 1...parts.count, using: &random)
            let group = parts.prefix(count).joined(separator: " & ")
            parts.removeFirst(count)
            if Bool.random(using: &random) {
                aliases.append(("Alias\(aliases.count)", group))
                parts.append("Alias\(aliases.count - 1)")
            } else {
                parts.append("(any \(group))")
            }
        }
        return (Bool.random(using: &random) ? "any " : "") + parts.joined(separator: " & ")
    }
}

/// Repeatable random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
