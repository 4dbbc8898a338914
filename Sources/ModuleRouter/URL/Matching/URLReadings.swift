// SPDX-License-Identifier: Apache-2.0

/// The parts of one URL that a matcher has read. Many nodes of a trie may ask about the same part of the URL: it is read once.
///
/// So the time of a match is proportional to the length of the URL and the number of nodes that it reaches, and not to their product.
struct URLReadings {
    /// A label of the host, or a segment of the path.
    struct Part {
        enum Text: UInt8 {
            case unknown, valid, broken
        }

        /// -1 until the part is read.
        var end = -1
        var hasEscapes = false
        /// Whether the escapes are whole and the bytes are UTF-8.
        var text = Text.unknown
    }

    /// Parts of at most this many bytes may be read again: the time for that is bounded.
    static let shortLength = 64
    /// The number of query items of patterns that are looked for one by one, before all items of the URL are arranged by name.
    static let fewQueryItems = 8

    /// Where the path ends; nil until it is known.
    var pathEnd: Int?
    /// Where the last segment begins that is no text, or -1 if there is none; nil until it is known.
    var lastBrokenSegment: Int?
    /// The number of query items of patterns that have been looked for.
    var queryItemCount = 0
    /// Results for long or unusual URLs. Allocated when they are first needed.
    var tables: Tables?

    /// Results by what they depend on besides the URL.
    final class Tables {
        struct Value: Hashable {
            let start: Int
            let end: Int
            let shape: URLValueShape
            let plusIsSpace: Bool
        }

        /// Whether a long value is of a shape.
        var accepted: [Value: Bool] = [:]
        /// Where the last segment begins that is not of a shape; -1 if all are.
        var lastUnfitSegments: [URLValueShape: Int] = [:]
        /// The values of the query's items by their decoded names, in order. Nil until it is needed.
        var queryValues: [[UInt8]: [Range<Int>]]?
        /// Whether the query meets a requirement of patterns.
        var metRequirements: [URLTrie.QueryItem.Requirement: Bool] = [:]
    }

    mutating func madeTables() -> Tables {
        if let tables { return tables }
        let made = Tables()
        tables = made
        return made
    }
}
