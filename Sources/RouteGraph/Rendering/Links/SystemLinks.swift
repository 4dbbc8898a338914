// SPDX-License-Identifier: Apache-2.0

/// The patterns of an app that an operating system may pass to it.
struct SystemLinks {
    /// One alternative of a pattern.
    struct Entry {
        let link: Link
        let shape: URLPatternShape

        func placeholder(_ number: Int) -> URLPlaceholder { link.parameters[number].placeholder }

        /// Whether a query item must be in the URL.
        func isRequired(_ item: URLPatternShape.QueryItem) -> Bool {
            switch item.value {
            case .present, .literal: true
            case .placeholder(let number): placeholder(number).quantity == .one
            }
        }
    }

    /// The alternatives of the patterns that code outside the app may open.
    let entries: [Entry]
    /// The patterns that are left out, each reason with its patterns.
    let omissions: [String]

    init(_ list: LinkList) {
        var entries: [Entry] = []
        var closed: [String] = []
        var unused: [String] = []
        for link in list.links {
            guard link.isInUse, let syntax = try? link.syntax.get() else {
                unused.append(link.pattern)
                continue
            }
            guard link.sender != .app else {
                closed.append(link.pattern)
                continue
            }
            // No system passes URLs without a scheme.
            entries += syntax.shapes.filter { !$0.scheme.isEmpty }.map { Entry(link: link, shape: $0) }
        }
        self.entries = entries
        omissions = [
            closed.isEmpty
                ? nil : "left out, because only the app may open them (no by: .outside): \(Self.named(closed))",
            unused.isEmpty
                ? nil : "left out, because they are invalid or not always registered: \(Self.named(unused))",
        ].compactMap { $0 }
    }

    private static func named(_ patterns: [String]) -> String {
        patterns.map { "'\($0)'" }.joined(separator: ", ")
    }
}

extension URLPatternShape.Host {
    /// The host, with `*` for its first labels if they are placeholders; nil for another host with placeholders.
    var wildcard: String? {
        switch self {
        case .literal(let text): return text
        case .any: return "*"
        case .labels(let labels):
            guard case .placeholder("", _, "")? = labels.first else { return nil }
            var texts: [String] = []
            for label in labels.dropFirst() {
                guard case .literal(let text) = label else { return nil }
                texts.append(text)
            }
            return (["*"] + texts).joined(separator: ".")
        }
    }
}
