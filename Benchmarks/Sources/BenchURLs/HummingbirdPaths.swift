// SPDX-License-Identifier: Apache-2.0

#if Hummingbird
// Measures the trie directly, like Hummingbird's own benchmarks. A responder would add a request, a context and a response.
@_spi(Internal) import Hummingbird

/// The trie of Hummingbird's router with the same patterns. It takes only the path, because an HTTP server splits the URL
/// beforehand. Its parameters have no types.
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
