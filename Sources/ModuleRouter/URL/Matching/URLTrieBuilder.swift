// SPDX-License-Identifier: Apache-2.0

/// Puts patterns together: those that begin alike share their beginnings.
struct URLTrieBuilder {
    final class Node {
        /// By scheme, by host and port, by decoded segment.
        var literals: [[UInt8]: Node] = [:]
        /// Hosts of several labels with placeholders among them.
        var labels: [LabelEdge] = []
        var placeholders: [Edge] = []
        var ends: [URLTrie.Terminal] = []
        var rests: [(shape: URLValueShape, terminal: URLTrie.Terminal)] = []
    }

    struct Edge {
        let prefix: [UInt8]
        let shape: URLValueShape
        let suffix: [UInt8]
        let port: Int?
        let child: Node

        /// As ``URLPatternRank`` has it: the greater comes first, equal ones are both tried.
        var rank: (Int, Int) { (prefix.count + suffix.count, shape.isNarrow == true ? 1 : 0) }
    }

    struct LabelEdge {
        let labels: [URLTrie.Label]
        let port: Int?
        let child: Node
    }

    let root = Node()

    /// - Parameter order: Where the pattern comes among all, the narrowest first.
    func add(_ shape: URLPatternShape, _ placeholders: [URLPlaceholder], as pattern: Int, order: Int) {
        var captured: [Int] = []
        let scheme = root.literal(shape.scheme.utf8)
        var node = host(of: shape, placeholders, below: scheme, &captured)
        for segment in shape.segments {
            switch segment {
            case .literal(let text): node = node.literal(text.utf8)
            case .placeholder(let prefix, let placeholder, let suffix):
                captured.append(placeholder)
                node = node.placeholder(
                    prefix: Array(prefix.utf8), placeholders[placeholder].shape, suffix: Array(suffix.utf8), port: nil)
            }
        }
        if let rest = shape.rest { captured.append(rest) }
        let terminal = URLTrie.Terminal(
            pattern: pattern, order: order, captured: captured, hasRest: shape.rest != nil,
            query: shape.query.map { .init($0, placeholders) })
        if let rest = shape.rest {
            node.rests.append((placeholders[rest].shape, terminal))
            node.rests.sort { $0.terminal.order < $1.terminal.order }
        } else {
            node.ends.append(terminal)
            node.ends.sort { $0.order < $1.order }
        }
    }

    private func host(
        of shape: URLPatternShape, _ placeholders: [URLPlaceholder], below scheme: Node, _ captured: inout [Int]
    ) -> Node {
        switch shape.host {
        case .literal(let text):
            return scheme.literal((shape.port.map { "\(text):\($0)" } ?? text).utf8)
        case .any(let placeholder):
            captured.append(placeholder)
            return scheme.placeholder(
                prefix: [], placeholders[placeholder].shape, suffix: [], port: shape.port)
        case .labels(let segments):
            let labels = segments.map { segment -> URLTrie.Label in
                switch segment {
                case .literal(let text): return .init(prefix: Array(text.utf8), shape: nil, suffix: [])
                case .placeholder(let prefix, let placeholder, let suffix):
                    captured.append(placeholder)
                    return .init(
                        prefix: Array(prefix.utf8), shape: placeholders[placeholder].shape, suffix: Array(suffix.utf8))
                }
            }
            if let known = scheme.labels.first(where: { $0.labels == labels && $0.port == shape.port }) {
                return known.child
            }
            let edge = LabelEdge(labels: labels, port: shape.port, child: Node())
            scheme.labels.append(edge)
            return edge.child
        }
    }
}

extension URLTrieBuilder.Node {
    func literal(_ text: String.UTF8View) -> URLTrieBuilder.Node {
        let bytes = Array(text)
        if let child = literals[bytes] { return child }
        let child = URLTrieBuilder.Node()
        literals[bytes] = child
        return child
    }

    func placeholder(
        prefix: [UInt8], _ shape: URLValueShape, suffix: [UInt8], port: Int?
    ) -> URLTrieBuilder.Node {
        let known = placeholders.first {
            $0.prefix == prefix && $0.shape == shape && $0.suffix == suffix && $0.port == port
        }
        if let known { return known.child }
        let edge = URLTrieBuilder.Edge(
            prefix: prefix, shape: shape, suffix: suffix, port: port, child: URLTrieBuilder.Node())
        placeholders.append(edge)
        placeholders.sort { $0.rank > $1.rank }
        return edge.child
    }
}
