// SPDX-License-Identifier: Apache-2.0

#if Hummingbird
// Its trie, as its own benchmarks have it: a responder would add a request, a context and a response.
@_spi(Internal) import Hummingbird

/// The trie of Hummingbird's router, with the same patterns. It is given the path alone, since an HTTP server has taken the URL
/// apart before, and its parameters have no types.
package struct HummingbirdPaths {
    private let trie: RouterTrie<Int>

    package init(_ count: Int) {
        let builder = RouterPathTrieBuilder<Int>()
        for section in 0..<count {
            builder.addEntry(RouterPath("/\(SectionURLs.section(section))/:name/pages/:page"), value: section)
        }
        trie = RouterTrie(base: builder)
    }

    package static func path(_ url: String) -> String { String(url.dropFirst(SectionURLs.start.count)) }

    @inline(never) package func matches(_ path: String) -> Bool { trie.resolve(path) != nil }
}
#endif
