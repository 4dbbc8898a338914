// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews

/// What a URL comes to with one pattern alone; nil if it does not match.
func matched(_ url: String, _ pattern: String) throws -> [[String]?]? {
    let pattern = try URLPatternSyntax([.text(pattern)])
    return URLTrie([pattern]).match(url)?.texts
}

/// The one of some patterns that a URL matches.
func chosen(_ url: String, _ patterns: [String]) throws -> String? {
    let trie = URLTrie(try patterns.map { try URLPatternSyntax([.text($0)]) })
    return trie.pattern(matching: url).map { patterns[$0] }
}
