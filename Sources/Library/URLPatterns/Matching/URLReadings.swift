// SPDX-License-Identifier: Apache-2.0

/// The cached results of reading the parts of one URL. Several nodes of a trie may need the same part, which is read only
/// once.
///
/// The time of a match is therefore proportional to the sum of the URL's length and the number of visited nodes, not to their
/// product.
package struct URLReadings {
    /// A label of the host, or a segment of the path or fragment.
    struct Part {
        enum Text: UInt8 {
            case unknown, valid, broken
        }

        /// The end of the part; -1 until the part is read.
        var end = -1
        var hasEscapes = false
        /// Whether all escapes are complete and the decoded bytes are valid UTF-8 without NUL, and in the host, characters of a host.
        var text = Text.unknown
    }

    /// The maximum length in bytes of parts that may be read repeatedly, since the time for that is bounded.
    package static let shortLength = 64
    /// The number of items to search for one by one, before all items of the URL are grouped by name.
    static let fewQueryItems = 8

    /// The end of the path; nil until it is known.
    var pathEnd: Int?
    /// The position of the `#`, or of the URL's end; -1 until it is needed.
    var fragmentStart = -1
    /// The start of the last segment of the path that is not valid text; -1 if there is none, nil until it is known.
    var lastBrokenSegment: Int?
    /// The number of items that have been searched for.
    var queryItemCount = 0
    /// The results for long or unusual URLs. Allocated when first needed.
    var tables: Tables?

    /// The cached results, by their inputs other than the URL.
    final class Tables {
        struct Value: Hashable {
            let start: Int
            let end: Int
            let shape: URLValueShape
            let plusIsSpace: Bool
        }

        struct Segments: Hashable {
            /// The start of the path or fragment.
            let start: Int
            let shape: URLValueShape
        }

        /// Whether a long value has a shape.
        var accepted: [Value: Bool] = [:]
        /// The start of the last segment that does not have a shape; -1 if there is none.
        var lastUnfitSegments: [Segments: Int] = [:]
        /// The values of the query's items in order, by decoded name; nil until they are needed.
        var queryValues: [[UInt8]: [Range<Int>]]?
        /// Whether the query meets a requirement.
        var metRequirements: [URLTrie.QueryItem.Requirement: Bool] = [:]
    }

    mutating func madeTables() -> Tables {
        if let tables { return tables }
        let made = Tables()
        tables = made
        return made
    }
}
