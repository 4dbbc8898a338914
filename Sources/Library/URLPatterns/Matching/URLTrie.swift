// SPDX-License-Identifier: Apache-2.0

/// A trie of patterns, which compares a URL with all of them at once.
///
/// A node represents a beginning of URLs. Each node is visited at most once per URL, and each part of the URL is read once
/// (``URLReadings``). The time is therefore proportional to the URL's length, plus the number of patterns with the same
/// beginning.
package final class URLTrie: @unchecked Sendable {  // Immutable.
    let storage: Storage

    /// - Parameter patterns: The patterns in the order of registration. Results refer to them by index.
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
            segmentCount: shapes.map(\.segments.count).max() ?? 0,
            fragmentCount: shapes.compactMap(\.fragment?.segments.count).max())
    }

    deinit { storage.deallocate() }
}

extension URLPatternShape {
    /// The number of labels of a host with placeholders in its labels; 0 for other hosts.
    fileprivate var labelCount: Int {
        if case .labels(let labels) = host { labels.count } else { 0 }
    }
}

// MARK: - Rows

extension URLTrie {
    /// The tables of the trie. Reading them needs no reference counting.
    struct Storage {
        let nodes: UnsafeBufferPointer<Node>
        let literals: UnsafeBufferPointer<Literal>
        let placeholders: UnsafeBufferPointer<Placeholder>
        let ends: UnsafeBufferPointer<End>
        let bytes: UnsafeBufferPointer<UInt8>
        let shapes: UnsafeBufferPointer<URLValueShape>
        /// The terminals, one for each end.
        let terminals: UnsafeBufferPointer<Terminal>
        /// The maximum number of placeholders in the host, path and fragment of a pattern, at least one.
        let depth: Int
        /// The index of the first path segment among the parts of a URL, after the host and its labels.
        let firstSegmentPart: Int
        /// The index of the first segment of the fragment among the parts.
        let firstFragmentPart: Int
        /// The maximum number of parts of a URL that may be read: one more in the path, and in the fragment, than the longest
        /// pattern has.
        let partCount: Int

        /// - Parameter fragmentCount: The maximum number of segments of a fragment; nil if no pattern has a fragment.
        fileprivate init(_ tables: URLTrieTables, labelCount: Int, segmentCount: Int, fragmentCount: Int?) {
            firstSegmentPart = 1 + labelCount
            firstFragmentPart = firstSegmentPart + segmentCount + 1
            partCount = firstFragmentPart + (fragmentCount.map { $0 + 1 } ?? 0)
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
        /// The index of a node; -1 for none.
        var labels: Int32 = -1
        /// After a host with placeholders, the first node of the path. After a path, the first node of the fragment.
        var continuation: Int32 = -1
        var placeholders = Rows(0, 0)
        var ends = Rows(0, 0)
        var rests = Rows(0, 0)
    }

    /// Consecutive rows of a table.
    struct Rows {
        private let first: Int32
        private let end: Int32

        init(_ first: Int, _ end: Int) { (self.first, self.end) = (Int32(first), Int32(end)) }

        @inline(__always)
        var range: Range<Int> { Range(uncheckedBounds: (Int(first), Int(end))) }
        @inline(__always)
        var isEmpty: Bool { first == end }
    }

    /// A hash table of literals with `mask + 1` places. It has no places if the mask is -1.
    struct Table {
        let start: Int32
        let mask: Int32
        /// The length of the longest literal in bytes.
        let longest: Int32
    }

    struct Literal {
        var hash: UInt32 = 0
        var text = Rows(0, 0)
        /// The index of the child node; -1 for an empty place.
        var child: Int32 = -1
    }

    struct Placeholder {
        /// The kind of the shape, so that most placeholders can be checked without reading the shape.
        enum Kind: UInt8 {
            case text, integer, uuid, other
        }

        let kind: Kind
        let hasTextAround: Bool
        /// The rank, which is equal for equally narrow placeholders.
        let rank: Int32
        let child: Int32
        let shape: Int32
        let prefix: Rows
        let suffix: Rows
        /// The limits of an integer.
        let lowest: UInt64
        let highest: UInt64
    }

    /// The properties of a terminal that are needed to select it.
    struct End {
        let pattern: Int32
        let order: Int32
        /// The shape of the rest.
        let shape: Int32
        /// The first node of the fragment after the rest of a path; -1 if the pattern has no fragment.
        let fragment: Int32
        let isTextRest: Bool
        let hasQuery: Bool
    }
}

// MARK: - Terminals

extension URLTrie {
    /// The end of one pattern without groups.
    struct Terminal {
        let pattern: Int
        /// The number of placeholders in the pattern.
        let placeholderCount: Int
        /// The position among all patterns, narrowest first.
        let order: Int
        /// The placeholders of host, path and fragment, in the order of capture.
        let captured: [Int]
        /// The placeholders for the rest of the path and of the fragment.
        let rests: [Int]
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
