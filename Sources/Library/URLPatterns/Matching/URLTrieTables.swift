// SPDX-License-Identifier: Apache-2.0

/// Converts the nodes of a builder to rows of tables.
struct URLTrieTables {
    private(set) var nodes: [URLTrie.Node] = []
    private(set) var literals: [URLTrie.Literal] = []
    private(set) var placeholders: [URLTrie.Placeholder] = []
    private(set) var ends: [URLTrie.End] = []
    private(set) var bytes: [UInt8] = []
    private(set) var shapes: [URLValueShape] = []
    private(set) var terminals: [URLTrie.Terminal] = []
    private var known: [URLValueShape: Int32] = [:]

    init(_ root: URLTrieBuilder.Node) { _ = add(root) }

    /// Returns the index of the node.
    private mutating func add(_ node: URLTrieBuilder.Node) -> Int32 {
        let number = nodes.count
        nodes.append(URLTrie.Node())
        var row = URLTrie.Node()
        let fragments = node.rests.map { $0.fragment.map { add($0) } ?? -1 }
        row.ends = addTerminals(node.ends.map { ($0, nil, -1) })
        row.rests = addTerminals(zip(node.rests, fragments).map { ($0.terminal, $0.shape, $1) })
        row.literals = addLiterals(of: node)
        row.placeholders = addPlaceholders(of: node)
        if let labels = node.labels { row.labels = add(labels) }
        if let continuation = node.continuation { row.continuation = add(continuation) }
        nodes[number] = row
        return Int32(number)
    }

    private mutating func addTerminals(
        _ added: [(terminal: URLTrie.Terminal, rest: URLValueShape?, fragment: Int32)]
    ) -> URLTrie.Rows {
        let start = terminals.count
        for (terminal, rest, fragment) in added {
            terminals.append(terminal)
            ends.append(
                .init(
                    pattern: Int32(terminal.pattern), order: Int32(terminal.order), shape: rest.map { add($0) } ?? -1,
                    fragment: fragment, isTextRest: rest == .text, hasQuery: !terminal.query.isEmpty))
        }
        return .init(start, terminals.count)
    }

    private mutating func addPlaceholders(of node: URLTrieBuilder.Node) -> URLTrie.Rows {
        var rows: [URLTrie.Placeholder] = []
        var rank: Int32 = 0
        for (index, edge) in node.placeholders.enumerated() {
            if index > 0, edge.rank != node.placeholders[index - 1].rank { rank += 1 }
            let kind: URLTrie.Placeholder.Kind
            var limits: (lowest: UInt64, highest: UInt64) = (0, 0)
            switch edge.shape {
            case .text: kind = .text
            case .uuid: kind = .uuid
            case .integer(let lowest, let highest): (kind, limits) = (.integer, (lowest, highest))
            default: kind = .other
            }
            rows.append(
                .init(
                    kind: kind, hasTextAround: !edge.prefix.isEmpty || !edge.suffix.isEmpty, rank: rank,
                    child: add(edge.child), shape: add(edge.shape), prefix: add(edge.prefix), suffix: add(edge.suffix),
                    lowest: limits.lowest, highest: limits.highest))
        }
        placeholders += rows
        return .init(placeholders.count - rows.count, placeholders.count)
    }

    private mutating func addLiterals(of node: URLTrieBuilder.Node) -> URLTrie.Table {
        guard !node.literals.isEmpty else { return .init(start: 0, mask: -1, longest: 0) }
        // A single literal is compared without hashing.
        var capacity = 1
        while node.literals.count > 1, capacity < node.literals.count * 2 { capacity *= 2 }
        let mask = capacity - 1
        var table = [URLTrie.Literal](repeating: .init(), count: capacity)
        for (text, child) in node.literals {
            let hash = text.withUnsafeBufferPointer { $0.baseAddress.map { URLTrie.hash($0, text.count) } ?? 0 }
            var place = Int(hash) & mask
            while table[place].child >= 0 { place = (place + 1) & mask }
            table[place] = URLTrie.Literal(hash: hash, text: add(text), child: add(child))
        }
        let start = Int32(literals.count)
        literals += table
        let longest = node.literals.keys.map(\.count).max() ?? 0
        return .init(start: start, mask: Int32(mask), longest: Int32(longest))
    }

    private mutating func add(_ text: [UInt8]) -> URLTrie.Rows {
        bytes += text
        return .init(bytes.count - text.count, bytes.count)
    }

    private mutating func add(_ shape: URLValueShape) -> Int32 {
        if let number = known[shape] { return number }
        let number = Int32(shapes.count)
        shapes.append(shape)
        known[shape] = number
        return number
    }
}
