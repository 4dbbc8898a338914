// SPDX-License-Identifier: Apache-2.0

#if Macros
import RandomURLs
import RouteGraph
import Testing
import URLPatterns

/// The command compares the patterns of source files in the same way as the library.
@Suite struct LinkMatchingTests {
    @Test("the command selects the pattern of the library's matcher, with the same texts", arguments: [UInt64](1...6))
    func agreesWithTheLibrary(seed: UInt64) async throws {
        var matching = 0
        for round in 0..<20 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed)
            let patterns = try random.patterns(1...8)
            let trie = URLTrie(patterns)
            let list = try await LinkSamples.list(["Sources/App/main.swift": source(of: patterns.map(\.text))])
            #expect(list.links.map(\.pattern) == patterns.map(\.text))
            #expect(list.links.filter(\.isInUse).count == patterns.count)
            let table = LinkTable(list.links)
            for _ in 0..<60 {
                let url = random.url(near: patterns, mutations: 0...2)
                for url in [url, RandomURLs.lengthened(url)] {
                    let expected = trie.match(url)
                    if expected != nil { matching += 1 }
                    let opening = LinkOpening(of: url, in: table)
                    guard case .opened(let match) = opening.outcome else {
                        #expect(expected == nil, "seed \(seed): \(url) by \(patterns.map(\.text))")
                        continue
                    }
                    #expect(match.link.pattern == expected.map { patterns[$0.pattern].text }, "seed \(seed): \(url)")
                    #expect(match.texts == expected?.texts, "seed \(seed): \(url) by \(match.link.pattern)")
                }
            }
        }
        // A large part of the URLs matches, but not all.
        #expect((600...2_100).contains(matching))
    }

    private func source(of patterns: [String]) -> String {
        let providers = patterns.enumerated().map { index, pattern in
            """
            struct Provider\(index): ServiceRouteProvider {
                static var routes: RouteList<Self> { URLPattern(\(pattern.debugDescription), by: .outside) }
                func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
            }
            """
        }
        let names = patterns.indices.map { "Provider\($0).self" }.joined(separator: "; ")
        return """
            import ModuleRouterViews
            \(providers.joined(separator: "\n"))
            RouteRegistry.shared.register { \(names) }
            """
    }
}
#endif
