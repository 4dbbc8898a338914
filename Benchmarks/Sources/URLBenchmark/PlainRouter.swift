// SPDX-License-Identifier: Apache-2.0

/// A router as one writes it in an hour: it splits the URL, and walks dictionaries.
struct PlainRouter {
    private final class Node {
        var children: [Substring: Node] = [:]
        var placeholder: Node?
        var isNumber = false
        var section: Int?
    }

    private let root = Node()

    struct Match {
        let section: Int
        let captures: [Substring]
    }

    init(sections: Int) {
        for section in 0..<sections {
            var node = root
            for part in SectionURLs.pattern(section).split(separator: "/") {
                node = part.hasPrefix(":") ? Self.placeholder(part, of: node) : Self.child(part, of: node)
            }
            node.section = section
        }
    }

    private static func child(_ part: Substring, of node: Node) -> Node {
        let child = node.children[part] ?? Node()
        node.children[part] = child
        return child
    }

    private static func placeholder(_ part: Substring, of node: Node) -> Node {
        let child = node.placeholder ?? Node()
        child.isNumber = part.hasSuffix("(Int)")
        node.placeholder = child
        return child
    }

    func match(_ url: String) -> Match? {
        var captures: [Substring] = []
        var node = root
        for part in url.utf8.split(separator: UInt8(ascii: "/")) {
            let part = Substring(part)
            if let child = node.children[part] {
                node = child
            } else if let child = node.placeholder {
                guard !child.isNumber || Int(part) != nil else { return nil }
                captures.append(part)
                node = child
            } else {
                return nil
            }
        }
        return node.section.map { Match(section: $0, captures: captures) }
    }
}
