// SPDX-License-Identifier: Apache-2.0

/// A simple router that splits the URL and walks dictionaries. The floor for URLs.
package struct PlainRouter: Sendable {
    private final class Node: Sendable {
        let children: [Substring: Node]
        let placeholder: Node?
        let isNumber: Bool
        let pattern: Int?

        init(_ patterns: [(parts: ArraySlice<Substring>, number: Int)]) {
            let isPlaceholder = { (part: Substring?) in part?.hasPrefix(":") ?? false }
            let further = patterns.filter { !$0.parts.isEmpty }
            let open = further.filter { isPlaceholder($0.parts.first) }
            let fixed = Dictionary(grouping: further.filter { !isPlaceholder($0.parts.first) }) {
                $0.parts[$0.parts.startIndex]
            }
            children = fixed.mapValues { Node($0.map { ($0.parts.dropFirst(), $0.number) }) }
            placeholder = open.isEmpty ? nil : Node(open.map { ($0.parts.dropFirst(), $0.number) })
            isNumber = open.contains { $0.parts.first?.hasSuffix("(Int)") ?? false }
            pattern = patterns.first { $0.parts.isEmpty }?.number
        }
    }

    private let root: Node

    package struct Match {
        /// The index of the pattern.
        package let pattern: Int
        package let captures: [Substring]
    }

    package init(_ patterns: [String]) {
        root = Node(patterns.enumerated().map { ($0.element.split(separator: "/")[...], $0.offset) })
    }

    @inline(never) package func match(_ url: String) -> Match? {
        var captures: [Substring] = []
        var node = root
        for part in url.utf8.split(separator: UInt8(ascii: "/")) {
            let part = Substring(part)
            if let child = node.children[part] {
                node = child
            } else if let child = node.placeholder {
                guard !node.isNumber || Int(part) != nil else { return nil }
                captures.append(part)
                node = child
            } else {
                return nil
            }
        }
        return node.pattern.map { Match(pattern: $0, captures: captures) }
    }

    /// Not inlined, because the compiler would otherwise remove the object.
    @inline(never) private static func configuration() -> any PageModuleInput { PageConfiguration() }

    /// Opens the URL of a page with a configuration that takes the captures, as its provider does.
    @inline(never) package func page(_ url: String) -> Any? {
        guard let match = match(url), match.captures.count == 2, let page = Int(match.captures[1]) else { return nil }
        let configuration = Self.configuration()
        configuration.name = String(match.captures[0])
        configuration.page = page
        return Page(name: configuration.name, page: configuration.page)
    }
}
