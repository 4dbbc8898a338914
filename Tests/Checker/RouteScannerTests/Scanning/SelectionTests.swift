// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import Testing

/// The checker parses only the files that it needs. Other files contain no fact that it uses.
@Suite struct SelectionTests {
    @Test func selectionLosesNoFactsOfThisPackage() async throws {
        var folders = ["Sources", "Examples/Snippets/Sources", "Examples/Notes/Sources", "Examples/Notes/Tests"]
        // .ci/nightly sets the variable.
        if ProcessInfo.processInfo.environment["NIGHTLY"] != nil { folders.append("Tests/Library/ModuleRouterTests") }
        let app = SourceApp(
            entryPoint: "notes",
            modules: folders.map { folder in
                let files = RealSources.all.filter { $0.path.hasPrefix(folder + "/") }
                return SourceModule(
                    name: folder, files: files.map { RealSources.root.appending(path: $0.path).path },
                    conditions: ["SQLite", "Macros"])
            })
        let folder = try SourceFolder()
        let left = try await check(app, cache: folder.cache)
        #expect(left > 80, "too few files are left out to show anything")
    }

    @Test(arguments: 0..<60) func selectionLosesNoFactsOfARandomApp(seed: UInt64) async throws {
        let folder = try SourceFolder()
        var generator = SeededGenerator(seed: seed)
        let names = (0..<24).map { "File\($0).swift" }
        for name in names { try folder.write(Self.source(&generator), to: name) }
        _ = try await check(folder.app(names), cache: folder.cache)
    }

    private static let functionsOfLibrary = Set(KeyFunctionFact.ofLibrary.map(\.name))

    /// Returns the number of files that were not parsed.
    ///
    /// - Parameter cache: The cache by which the second scan uses the facts of the first, which saves most of the time.
    private func check(_ app: SourceApp, cache: URL) async throws -> Int {
        let all = await SourceScanner(target: .linux, cache: cache, selection: .everything).scan(app).files
        let needed = await SourceScanner(target: .linux, cache: cache).scan(app).files
        let paths = Set(needed.map(\.path))
        #expect(all.filter { paths.contains($0.path) } == needed)

        let names = needed.reduce(into: Set<String>()) { $0.formUnion($1.facts.neededNames) }
        let providers = providers(in: all)
        let keyFunctions = Set(needed.flatMap(\.facts.keyFunctions).map(\.name)).subtracting(["init"])
        let shortKeys = Set(needed.flatMap(\.facts.shortKeys).map(\.name))
        let left = all.filter { !paths.contains($0.path) }
        let aliases = keyAliases(in: needed)
        let takesKeys = needed.contains { $0.facts.takesKeys } || !aliases.isEmpty
        for file in left {
            #expect(file.facts.aboutRoutes == FileFacts(), "\(file.path)")
            let declared = file.facts.types.map(\.name) + file.facts.extensions.flatMap(\.extended.allNames)
            #expect(names.isDisjoint(with: declared), "\(file.path)")
            #expect(providers.isDisjoint(with: file.facts.registeredNames), "\(file.path)")
            let functions = file.facts.shortNames.compactMap(\.place.function)
            #expect(keyFunctions.isDisjoint(with: functions), "\(file.path)")
            #expect(Self.functionsOfLibrary.isDisjoint(with: functions), "\(file.path)")
            #expect(shortKeys.isDisjoint(with: file.facts.shortNames.map(\.name)), "\(file.path)")
            #expect(!takesKeys || !file.facts.infersKeys, "\(file.path)")
            #expect(aliases.isDisjoint(with: file.facts.functions.flatMap(\.mentions)), "\(file.path)")
        }
        return left.count
    }

    /// The names of all providers and adapters, with their aliases.
    private func providers(in files: [ScannedFile]) -> Set<String> {
        let types = files.flatMap(\.facts.types)
        var names = Set(files.flatMap(\.facts.routes).compactMap(\.scope.types.last))
        names.formUnion(types.filter(\.isAutoRegistered).map(\.name))
        while true {
            let aliases = types.filter { type in
                guard case .alias(.name(let target)) = type.kind, let last = target.last else { return false }
                return names.contains(last.name)
            }.map(\.name)
            if names.isSuperset(of: aliases) { return names }
            names.formUnion(aliases)
        }
    }

    /// The aliases of keys and of the router, and those of types with a key in them.
    private func keyAliases(in files: [ScannedFile]) -> Set<String> {
        var names = Set(RouteKind.allCases.map(\.keyName) + ["Router"])
        let known = names
        while true {
            let aliases = files.flatMap(\.facts.types).filter { type in
                guard case .alias(let target) = type.kind else { return false }
                return !names.isDisjoint(with: target.allNames)
            }.map(\.name)
            if names.isSuperset(of: aliases) { return names.subtracting(known) }
            names.formUnion(aliases)
        }
    }

    /// Declarations with only a few names, so that files depend on one another.
    private static func source(_ generator: inout SeededGenerator) -> String {
        let patterns = [
            "protocol NAME: NAME {}", "class NAME: NAME { init() { NAME(); NAME<NAME>() } }",
            "struct NAME<T> { struct NAME {} }",
            "extension NAME: NAME {}", "extension NAME.NAME { enum NAME {} }", "typealias NAME = NAME",
            "typealias NAME<T>\n    = any NAME & M.NAME", "let all = [NAME.self, NAME\n    .self]",
            "use(NAME<NAME>.self)",
            "struct NAME: Base { let x = NAME() }", "actor `NAME` {}", "func f() { class NAME {} }",
            "let x: NAME<any NAME> = .init(.init())", "let x: any NAME = take( .init( ))", "let x = NAME[.init()]",
            "let x = ^.init()", "let x = [.init()]", "func f() { super.init(/* key */ .init()) }", "let x = NAME.clock",
            "@Routable extension RoutableService where Protocol == any NAME {}",
            "@AutoRegister struct NAME { static var routes: RouteList<Self> { Provides(RoutableService<any NAME>()) { $0 } } }",
            "enum NAME { static var routes: RouteList<Self> { Adapts(RoutableView<any NAME>(), to: NAME.self) { $0 } } }",
            "class NAME { init() { Router.to(RoutableService<any NAME>()) } }",
            "RouteRegistry.shared.register { NAME.self }",
            "func f() { r.register(.clock) { _ in NAME() } }", "func f() { Router\n    .destination(for: .clock) }",
            "final class /* NAME */\nNAME {}", "/* struct NAME {} */", "let x = \"struct NAME {}\"", "import NAME",
            "struct NAME<T> { let key: RoutableService<T> }",
            "struct NAME { subscript(key: RoutableService<any NAME>) -> Int { 1 } }",
            "typealias NAME = RoutableService", "typealias NAME<T> = [RoutableService<T>]", "typealias NAME = Router",
        ]
        // Files about routes are rare, as in an app.
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            let bound = Int.random(in: 0..<6, using: &generator) == 0 ? patterns.count : 19
            var pattern = patterns[Int.random(in: 0..<bound, using: &generator)]
            while let range = pattern.range(of: "NAME") {
                pattern.replaceSubrange(range, with: "N\(Int.random(in: 0..<60, using: &generator))")
            }
            return pattern
        }.joined(separator: "\n")
    }
}

extension FileFacts {
    /// The facts that the checker needs even if it does not parse the file.
    fileprivate var aboutRoutes: FileFacts {
        var facts = self
        facts.imports.removeAll { !$0.isExported }
        facts.types.removeAll { !$0.isAutoRegistered }
        facts.extensions = []
        facts.constructions = []
        facts.deferringTypes = []
        facts.typeUses = []
        facts.shortNames = []
        facts.functions = []
        facts.registrations.removeAll { if case .type = $0.subject { true } else { false } }
        facts.unusedRegistrations = []
        // These facts matter only to code that names the type.
        facts.values.constants = []
        facts.values.properties = []
        return facts
    }

    /// The names that a resolver looks up for the file.
    fileprivate var neededNames: Set<String> {
        var names: [String] = []
        for type in types {
            names += [type.name] + type.scope.types + type.inherited.flatMap(\.allNames)
            if case .alias(let target) = type.kind { names += target.allNames }
        }
        for fact in extensions { names += fact.extended.allNames + fact.inherited.flatMap(\.allNames) }
        for fact in declarations { names += fact.key.type.allNames }
        for fact in routes {
            names += fact.scope.types
            for line in fact.lines {
                switch line.kind {
                case .provides(let key): names += key.type.allNames
                case .adapts(let key, to: .key(let other)): names += key.type.allNames + other.type.allNames
                case .adapts(let key, to: .provider(let type)): names += key.type.allNames + type.allNames
                case .destinationClass(let type, isExclusive: _): names += type.allNames
                case .identifier, .urlPattern, .unknown: break
                }
            }
        }
        for fact in uses { names += fact.key.type.allNames + fact.scope.types }
        for fact in constructions { names += fact.type.allNames + fact.scope.types }
        return Set(names)
    }

    /// Whether the app's own code takes keys.
    fileprivate var takesKeys: Bool {
        !keyFunctions.isEmpty
            || functions.contains { function in
                function.kind == .subscripting
                    && function.parameters.contains { $0.type.allNames.contains { RouteKind(keyName: $0) != nil } }
            }
    }

    /// Whether the code contains `.init()` in a place that may take a key.
    fileprivate var infersKeys: Bool {
        functions.contains { function in
            function.calls.contains { call in
                call.arguments.contains { if case .inferred = $0.value { true } else { false } }
            }
        }
    }

    fileprivate var registeredNames: [String] {
        (registrations + unusedRegistrations).compactMap {
            if case .type(.name(let components)) = $0.subject { components.last?.name } else { nil }
        }
    }
}

extension TypeReference {
    fileprivate var allNames: [String] {
        switch self {
        case .name(let components): components.flatMap { [$0.name] + $0.arguments.flatMap(\.allNames) }
        case .composition(let parts), .structure(_, let parts): parts.flatMap(\.allNames)
        }
    }
}
#endif
