// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A pattern that a URL would match if one of its values were valid.
struct URLNearMiss {
    let entry: URLEntry
    /// The invalid value in the URL.
    let text: String
    let shape: URLValueShape

    /// The hint for the error that no pattern matches.
    var hint: String {
        "'\(entry.text)' of \(entry.owner) does not, since \(URLResolution.quoted(text)) is \(shape.refusal); the pattern is at \(entry.location)"
    }
}

/// The patterns of a table that have typed placeholders, in a trie that accepts any text for each placeholder.
struct URLNearMisses {
    /// The positions of the patterns in the table.
    private let numbers: [Int]
    private let trie: URLTrie

    init(_ syntaxes: [URLPatternSyntax]) {
        numbers = syntaxes.indices.filter { syntaxes[$0].placeholders.contains { $0.shape != .text } }
        trie = URLTrie(numbers.map { syntaxes[$0].takingAnyText })
    }

    /// Returns the narrowest of these patterns that the URL would match, with the first invalid value.
    func find(_ url: String, among entries: [URLEntry], _ syntaxes: [URLPatternSyntax]) -> URLNearMiss? {
        guard let match = trie.match(url) else { return nil }
        let number = numbers[match.pattern]
        for (texts, placeholder) in zip(match.texts, syntaxes[number].placeholders) {
            if let text = texts?.first(where: { !placeholder.takes($0) }) {
                return URLNearMiss(entry: entries[number], text: text, shape: placeholder.shape)
            }
        }
        return nil
    }
}

extension URLPatternSyntax {
    fileprivate var takingAnyText: Self {
        var syntax = self
        for index in placeholders.indices { syntax.placeholders[index].shape = .text }
        return syntax
    }
}

extension URLValueShape {
    /// The description of a text that this shape does not accept.
    fileprivate var refusal: String {
        switch self {
        case .integer(let lowest, let highest):
            let isSigned = lowest > 0
            let width = UInt64.bitWidth - highest.leadingZeroBitCount + (isSigned ? 1 : 0)
            return (isSigned ? "no Int" : "no UInt") + (width < 64 ? "\(width)" : "")
        case .number: return "no number"
        case .flag: return "no Bool"
        case .uuid: return "no UUID"
        case .oneOf(let texts): return "none of " + texts.map { "'\($0)'" }.joined(separator: ", ")
        case .readable, .text, .unknown: return "no value of its property"
        }
    }
}
