// SPDX-License-Identifier: Apache-2.0

/// Builds a trie, in which patterns share their common beginnings.
struct URLTrieBuilder {
    final class Node {
        /// The children by scheme and port, by host or label, or by decoded segment.
        var literals: [[UInt8]: Node] = [:]
        /// The first node of hosts with placeholders in their labels.
        var labels: Node?
        /// The first node of paths after a host with placeholders, or of fragments after a path.
        var continuation: Node?
        var placeholders: [Edge] = []
        var ends: [URLTrie.Terminal] = []
        var rests: [Rest] = []
    }

    struct Rest {
        let shape: URLValueShape
        let terminal: URLTrie.Terminal
        /// The fragment of the pattern after the rest of its path.
        var fragment: Node?
    }

    struct Edge {
        let prefix: [UInt8]
        let shape: URLValueShape
        let suffix: [UInt8]
        let child: Node

        /// The rank as in ``URLPatternRank``. Edges of equal rank are both tried.
        var rank: (Int, Int) { (prefix.count + suffix.count, shape.isNarrow == true ? 1 : 0) }
    }

    let root = Node()

    /// Adds a pattern. Patterns are added in order, narrowest first, so that the edges of each node are in the same order.
    ///
    /// - Parameter order: The position among all patterns, narrowest first.
    func add(_ shape: URLPatternShape, _ placeholders: [URLPlaceholder], as pattern: Int, order: Int) {
        var captured: [Int] = []
        var node = host(of: shape, placeholders, &captured)
        for segment in shape.segments { node = node.child(segment, placeholders, &captured) }
        let path = node
        if let rest = shape.rest { captured.append(rest) }
        // Patterns with a rest are tried one by one, so each of them has a fragment of its own.
        let fragment = shape.fragment.map { _ in shape.rest == nil ? path.continued : Node() }
        node = fragment ?? path
        for segment in shape.fragment?.segments ?? [] { node = node.child(segment, placeholders, &captured) }
        if let rest = shape.fragment?.rest { captured.append(rest) }
        let rests = [shape.rest, shape.fragment?.rest].compactMap(\.self)
        let terminal = URLTrie.Terminal(
            pattern: pattern, placeholderCount: placeholders.count, order: order, captured: captured, rests: rests,
            query: shape.query.map { .init($0, placeholders) })
        if let rest = shape.rest {
            path.rests.append(.init(shape: placeholders[rest].shape, terminal: terminal, fragment: fragment))
        }
        if let rest = shape.fragment?.rest {
            node.rests.append(.init(shape: placeholders[rest].shape, terminal: terminal, fragment: nil))
        } else if shape.rest == nil || fragment != nil {
            node.ends.append(terminal)
        }
    }

    private func host(
        of shape: URLPatternShape, _ placeholders: [URLPlaceholder], _ captured: inout [Int]
    ) -> Node {
        let scheme = root.literal(Self.name(shape.scheme, shape.port))
        switch shape.host {
        case .literal(let text):
            return scheme.literal(text)
        case .any(let placeholder):
            return scheme.child(.placeholder(prefix: "", placeholder, suffix: ""), placeholders, &captured).continued
        case .labels(let labels):
            var node = scheme.begunLabels
            for label in labels { node = node.child(label, placeholders, &captured) }
            return node.continued
        }
    }

    /// Returns the key of a scheme and port. It is unambiguous, since no scheme contains a colon.
    static func name(_ scheme: String, _ port: Int?) -> String {
        port.map { "\(scheme):\($0)" } ?? scheme
    }
}

extension URLTrieBuilder.Node {
    func literal(_ text: String) -> URLTrieBuilder.Node {
        let bytes = Array(text.utf8)
        if let child = literals[bytes] { return child }
        let child = URLTrieBuilder.Node()
        literals[bytes] = child
        return child
    }

    func child(
        _ segment: URLPatternShape.Segment, _ known: [URLPlaceholder], _ captured: inout [Int]
    ) -> URLTrieBuilder.Node {
        switch segment {
        case .literal(let text): return literal(text)
        case .placeholder(let prefix, let placeholder, let suffix):
            captured.append(placeholder)
            return child(prefix: Array(prefix.utf8), known[placeholder].shape, suffix: Array(suffix.utf8))
        }
    }

    private func child(prefix: [UInt8], _ shape: URLValueShape, suffix: [UInt8]) -> URLTrieBuilder.Node {
        let known = placeholders.first { $0.prefix == prefix && $0.shape == shape && $0.suffix == suffix }
        if let known { return known.child }
        let edge = URLTrieBuilder.Edge(prefix: prefix, shape: shape, suffix: suffix, child: URLTrieBuilder.Node())
        placeholders.append(edge)
        return edge.child
    }

    fileprivate var begunLabels: URLTrieBuilder.Node {
        let node = labels ?? URLTrieBuilder.Node()
        labels = node
        return node
    }

    fileprivate var continued: URLTrieBuilder.Node {
        let node = continuation ?? URLTrieBuilder.Node()
        continuation = node
        return node
    }
}
