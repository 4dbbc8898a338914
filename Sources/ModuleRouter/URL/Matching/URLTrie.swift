// SPDX-License-Identifier: Apache-2.0

/// Patterns, put together so that a URL is compared with all of them at once.
///
/// A node stands for what a URL has had so far. No node is visited twice for one URL, so the time depends on the URL's length,
/// and on how many patterns begin as it does.
package final class URLTrie: @unchecked Sendable {  // Immutable.
    /// One pattern without groups, at its end.
    struct Terminal {
        let pattern: Int
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

    struct Label: Equatable {
        let prefix: [UInt8]
        /// Nil for plain text, which is all in the prefix.
        let shape: URLValueShape?
        let suffix: [UInt8]
    }

    struct Node {
        var literals: Table = .init(start: 0, mask: -1)
        var placeholders = Rows(0, 0)
        var labels = Rows(0, 0)
        var ends = Rows(0, 0)
        var rests = Rows(0, 0)
    }

    /// Some rows of a table, one after the other.
    struct Rows {
        private let first: Int32
        private let end: Int32

        init(_ first: Int, _ end: Int) { (self.first, self.end) = (Int32(first), Int32(end)) }

        var range: Range<Int> { Int(first)..<Int(end) }
        var isEmpty: Bool { first == end }
    }

    /// A hash table of literals: as many places as the mask says, and one. None if the mask is -1.
    struct Table {
        let start: Int32
        let mask: Int32
    }

    struct Literal {
        var hash: UInt64 = 0
        var offset: Int32 = 0
        var count: Int32 = 0
        /// -1 for an empty place.
        var child: Int32 = -1
    }

    struct Placeholder {
        let prefix: [UInt8]
        let shape: URLValueShape
        let suffix: [UInt8]
        let port: Int?
        /// The same for those of equal rank.
        let rank: Int32
        let child: Int32
    }

    /// What most placeholders are, to be seen without looking at the whole of one.
    enum Kind: UInt8 {
        /// Any text, with nothing around it.
        case text
        case other
    }

    struct LabelEdge {
        let labels: [Label]
        let port: Int?
        let child: Int32
    }

    let nodes: UnsafeMutableBufferPointer<Node>
    let literals: UnsafeMutableBufferPointer<Literal>
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let kinds: UnsafeMutableBufferPointer<(kind: Kind, child: Int32)>
    /// Whether a terminal asks nothing of the query.
    let isPlain: UnsafeMutableBufferPointer<Bool>
    let placeholders: [Placeholder]
    let labels: [LabelEdge]
    let terminals: [Terminal]
    let restShapes: [URLValueShape]
    /// How many placeholders a path may have.
    let depth: Int

    /// - Parameter patterns: In the order of their registration, by which the result names them.
    package convenience init(_ patterns: [URLPatternSyntax]) {
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
        self.init(builder)
    }

    private init(_ builder: URLTrieBuilder) {
        var flat = Flattening()
        flat.add(builder.root)
        nodes = Self.copy(flat.nodes)
        literals = Self.copy(flat.literals)
        bytes = Self.copy(flat.bytes)
        kinds = Self.copy(
            flat.placeholders.map { edge in
                let isText = edge.shape == .text && edge.prefix.isEmpty && edge.suffix.isEmpty && edge.port == nil
                return (isText ? .text : .other, edge.child)
            })
        isPlain = Self.copy(flat.terminals.map(\.query.isEmpty))
        placeholders = flat.placeholders
        labels = flat.labels
        terminals = flat.terminals
        restShapes = flat.restShapes
        depth = flat.terminals.map(\.captured.count).max() ?? 0
    }

    deinit {
        nodes.deallocate()
        literals.deallocate()
        bytes.deallocate()
        kinds.deallocate()
        isPlain.deallocate()
    }

    /// Copies values of which nothing has to be released.
    private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = buffer.initialize(from: elements)
        return buffer
    }

    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(start)
        var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
        let add = { (word: UInt64) in
            hash = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
        }
        if count >= 8 {
            // The last word may have bytes of the one before it.
            for offset in stride(from: 0, to: count - 8, by: 8) {
                add(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            add(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
            add(
                UInt64(raw.loadUnaligned(as: UInt32.self))
                    | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32)
        } else if count > 0 {
            add(UInt64(start[0]) | UInt64(start[count / 2]) << 8 | UInt64(start[count - 1]) << 16)
        }
        return hash
    }
}

/// Turns nodes that are objects into rows of tables.
private struct Flattening {
    var nodes: [URLTrie.Node] = []
    var literals: [URLTrie.Literal] = []
    var bytes: [UInt8] = []
    var placeholders: [URLTrie.Placeholder] = []
    var labels: [URLTrie.LabelEdge] = []
    var terminals: [URLTrie.Terminal] = []
    var restShapes: [URLValueShape] = []

    /// Returns the number of the node.
    @discardableResult
    mutating func add(_ node: URLTrieBuilder.Node) -> Int32 {
        let number = nodes.count
        nodes.append(URLTrie.Node())
        nodes[number].ends = add(node.ends)
        nodes[number].rests = add(node.rests.map(\.terminal))
        nodes[number].literals = addLiterals(of: node)

        var edges: [URLTrie.Placeholder] = []
        var rank: Int32 = 0
        for (index, edge) in node.placeholders.enumerated() {
            if index > 0, edge.rank != node.placeholders[index - 1].rank { rank += 1 }
            edges.append(
                .init(
                    prefix: edge.prefix, shape: edge.shape, suffix: edge.suffix, port: edge.port, rank: rank,
                    child: add(edge.child)))
        }
        placeholders += edges
        nodes[number].placeholders = .init(placeholders.count - edges.count, placeholders.count)

        let labelEdges = node.labels.map { URLTrie.LabelEdge(labels: $0.labels, port: $0.port, child: add($0.child)) }
        labels += labelEdges
        nodes[number].labels = .init(labels.count - labelEdges.count, labels.count)

        for (offset, rest) in node.rests.enumerated() {
            restShapes[nodes[number].rests.range.lowerBound + offset] = rest.shape
        }
        return Int32(number)
    }

    private mutating func add(_ added: [URLTrie.Terminal]) -> URLTrie.Rows {
        terminals += added
        restShapes += Array(repeating: .text, count: added.count)
        return .init(terminals.count - added.count, terminals.count)
    }

    private mutating func addLiterals(of node: URLTrieBuilder.Node) -> URLTrie.Table {
        guard !node.literals.isEmpty else { return .init(start: 0, mask: -1) }
        // One alone is compared, not looked up.
        var capacity = 1
        while node.literals.count > 1, capacity < node.literals.count * 2 { capacity *= 2 }
        let mask = capacity - 1
        var table = [URLTrie.Literal](repeating: .init(), count: capacity)
        for (text, child) in node.literals {
            let hash = text.withUnsafeBufferPointer { text in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { copy in
                    _ = copy.initialize(from: text)
                    return copy.baseAddress.map { URLTrie.hash($0, text.count) } ?? 0
                }
            }
            let literal = URLTrie.Literal(
                hash: hash, offset: Int32(bytes.count), count: Int32(text.count), child: add(child))
            var place = Int(truncatingIfNeeded: hash) & mask
            while table[place].child >= 0 { place = (place + 1) & mask }
            table[place] = literal
            bytes += text
        }
        let start = Int32(literals.count)
        literals += table
        return .init(start: start, mask: Int32(mask))
    }
}
