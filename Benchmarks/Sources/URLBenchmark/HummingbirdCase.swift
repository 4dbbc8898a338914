// SPDX-License-Identifier: Apache-2.0

#if Hummingbird
// Its trie, as its own benchmarks have it: a responder would add a request, a context and a response.
@_spi(Internal) import Hummingbird

extension Case {
    /// The trie of Hummingbird's router. It is given the path alone: an HTTP server has taken the URL apart before.
    static func hummingbird(among count: Int, _ hits: [String], _ misses: [String]) throws -> [Case] {
        let builder = RouterPathTrieBuilder<Int>()
        for section in 0..<count {
            let path = RouterPath("/\(SectionURLs.section(section))/:name/pages/:page")
            builder.addEntry(path, value: section)
        }
        let trie = RouterTrie(base: builder)
        let paths = hits.map(path)
        let missing = misses.map(path)
        guard paths.allSatisfy({ trie.resolve($0) != nil }), missing.allSatisfy({ trie.resolve($0) == nil }) else {
            throw BenchmarkError("a path does not lead where it has to")
        }
        return [
            Case(name: "Hummingbird's trie, of the path, untyped") { count in
                for index in 0..<count { keep(trie.resolve(paths[index & 63])) }
            },
            Case(name: "a miss: Hummingbird's trie") { count in
                for index in 0..<count { keep(trie.resolve(missing[index & 63])) }
            },
        ]
    }

    private static func path(_ url: String) -> String { String(url.dropFirst(SectionURLs.start.count)) }
}
#else
extension Case {
    /// With `--traits Hummingbird`, the trie of its router.
    static func hummingbird(among count: Int, _ hits: [String], _ misses: [String]) throws -> [Case] { [] }
}
#endif
