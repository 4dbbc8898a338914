// SPDX-License-Identifier: Apache-2.0

@testable import URLPatterns

/// Returns the values of a URL for one pattern, or nil if the URL does not match.
func matched(_ url: String, _ pattern: String) throws -> [[String]?]? {
    let pattern = try URLPatternSyntax([.text(pattern)])
    return URLTrie([pattern]).match(url)?.texts
}

/// Returns the pattern that is chosen for a URL.
func chosen(_ url: String, _ patterns: [String]) throws -> String? {
    let trie = URLTrie(try patterns.map { try URLPatternSyntax([.text($0)]) })
    return trie.pattern(matching: url).map { patterns[$0] }
}
