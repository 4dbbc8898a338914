// SPDX-License-Identifier: Apache-2.0

/// Patterns, put together so that a URL is compared with all of them at once.
///
/// A node stands for what a URL has had so far. No node is visited twice for one URL, and what several nodes ask about one part of
/// the URL is read once (``URLReadings``). So the time is proportional to the URL's length, plus the number of patterns that begin
/// as it does.
package final class URLTrie: @unchecked Sendable {  // Immutable.
    let storage: Storage

    /// - Parameter patterns: In the order of their registration, by which the result names them.
    package init(_ patterns: [URLPatternSyntax]) {
        let builder = URLTrieBuilder()
        let ranked = patterns.enumerated().flatMap { number, pattern in
            pattern.shapes.map { (number: number, shape: $0, rank: URLPatternRank($0, pattern.placeholders)) }
        }
        let order = ranked.indices.sorted { one, other in
            if ranked[other].rank < ranked[one].rank { return true }
            return !(ranked[one].rank < ranked[other].rank) && one < other
        }
        for (position, index) in order.enumerated() {
            let (number, shape, _) = ranked[index]
            builder.add(shape, patterns[number].placeholders, as: number, order: position)
        }
        let tables = URLTrieTables(builder.root)
        let shapes = ranked.map(\.shape)
        storage = Storage(
            tables, labelCount: shapes.map(\.labelCount).max() ?? 0,
            segmentCount: shapes.map(\.segments.count).max() ?? 0)
    }

    deinit { storage.deallocate() }
}

extension URLPatternShape {
    /// How many labels a host has that is taken in parts; 0 for another one.
    fileprivate var labelCount: Int {
        if case .labels(let labels) = host { labels.count } else { 0 }
    }
}

// MARK: - Rows

extension URLTrie {
    /// The tables, where reading them counts no references.
    struct Storage {
        let nodes: UnsafeBufferPointer<Node>
        let literals: UnsafeBufferPointer<Literal>
        let placeholders: UnsafeBufferPointer<Placeholder>
        let ends: UnsafeBufferPointer<End>
        let bytes: UnsafeBufferPointer<UInt8>
        let shapes: UnsafeBufferPointer<URLValueShape>
        /// As many as there are ends.
        let terminals: UnsafeBufferPointer<Terminal>
        /// How many placeholders host and path of a pattern may have, or one.
        let depth: Int
        /// The number of the first segment of a path among the parts of a URL that are read: after the host and its labels.
        let firstSegmentPart: Int
        /// How many parts of a URL may be read: one more than the longest pattern has.
        let partCount: Int

        fileprivate init(_ tables: URLTrieTables, labelCount: Int, segmentCount: Int) {
            firstSegmentPart = 1 + labelCount
            partCount = firstSegmentPart + segmentCount + 1
            nodes = Self.copy(tables.nodes)
            literals = Self.copy(tables.literals)
            placeholders = Self.copy(tables.placeholders)
            ends = Self.copy(tables.ends)
            bytes = Self.copy(tables.bytes)
            shapes = Self.copy(tables.shapes)
            terminals = Self.copy(tables.terminals)
            depth = tables.terminals.map(\.captured.count).max().map { max($0, 1) } ?? 1
        }

        private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
            let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
            _ = buffer.initialize(from: elements)
            return UnsafeBufferPointer(buffer)
        }

        fileprivate func deallocate() {
            nodes.deallocate()
            literals.deallocate()
            placeholders.deallocate()
            ends.deallocate()
            bytes.deallocate()
            UnsafeMutableBufferPointer(mutating: shapes).deinitialize().deallocate()
            UnsafeMutableBufferPointer(mutating: terminals).deinitialize().deallocate()
        }
    }

    struct Node {
        var literals = Table(start: 0, mask: -1, longest: 0)
        /// A node; -1 for none.
        var labels: Int32 = -1
        var path: Int32 = -1
        var placeholders = Rows(0, 0)
        var ends = Rows(0, 0)
        var rests = Rows(0, 0)
    }

    /// Some rows of a table, one after the other.
    struct Rows {
        private let first: Int32
        private let end: Int32

        init(_ first: Int, _ end: Int) { (self.first, self.end) = (Int32(first), Int32(end)) }

        @inline(__always)
        var range: Range<Int> { Range(uncheckedBounds: (Int(first), Int(end))) }
        @inline(__always)
        var isEmpty: Bool { first == end }
    }

    /// A hash table of literals: as many places as the mask says, and one. None if the mask is -1.
    struct Table {
        let start: Int32
        let mask: Int32
        /// The number of bytes of the longest literal.
        let longest: Int32
    }

    struct Literal {
        var hash: UInt32 = 0
        var text = Rows(0, 0)
        /// -1 for an empty place.
        var child: Int32 = -1
    }

    struct Placeholder {
        /// What most placeholders are, to be seen without looking at the shape.
        enum Kind: UInt8 {
            case text, integer, uuid, other
        }

        let kind: Kind
        let hasTextAround: Bool
        /// The same for those of equal rank.
        let rank: Int32
        let child: Int32
        let shape: Int32
        let prefix: Rows
        let suffix: Rows
        /// Of an integer.
        let lowest: UInt64
        let highest: UInt64
    }

    /// What has to be known of a terminal to choose it.
    struct End {
        let pattern: Int32
        let order: Int32
        /// Of a rest.
        let shape: Int32
        let isTextRest: Bool
        let hasQuery: Bool
    }
}

// MARK: - Terminals

extension URLTrie {
    /// One pattern without groups, at its end.
    struct Terminal {
        let pattern: Int
        /// How many placeholders the pattern has.
        let placeholderCount: Int
        /// Where the pattern comes among all, the narrowest first.
        let order: Int
        /// The placeholders of host and path, in the order in which they are captured.
        let captured: [Int]
        let hasRest: Bool
        let query: [QueryItem]
    }

    struct QueryItem {
        enum Value {
            case present
            case literal([UInt8])
            case placeholder(Int, URLValueShape, URLPlaceholder.Quantity)
        }

        let name: [UInt8]
        let value: Value

        init(_ item: URLPatternShape.QueryItem, _ placeholders: [URLPlaceholder]) {
            name = Array(item.name.utf8)
            value =
                switch item.value {
                case .present: .present
                case .literal(let text): .literal(Array(text.utf8))
                case .placeholder(let number):
                    .placeholder(number, placeholders[number].shape, placeholders[number].quantity)
                }
        }
    }
}
