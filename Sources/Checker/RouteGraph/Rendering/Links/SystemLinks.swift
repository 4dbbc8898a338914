// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The patterns of an app as an operating system needs them: without groups and without parameters of few values, in the order in
/// which the router tries them.
struct SystemLinks {
    /// One alternative of a pattern.
    struct Entry {
        let link: Link
        /// The shape. Required parameters with few values, such as a `Bool`, are replaced by each of their values.
        var shape: URLPatternShape
        /// Whether code outside the app may open the URLs.
        let isOpen: Bool
        let rank: URLPatternRank

        func placeholder(_ number: Int) -> URLPlaceholder { link.parameters[number].placeholder }

        /// Whether a placeholder takes any text, so that a wildcard states its values.
        func takesAnyText(_ number: Int) -> Bool { if case .text = placeholder(number).shape { true } else { false } }

        func name(_ number: Int) -> String { link.parameters[number].name }
    }

    /// The alternatives, narrowest first. The first one that a URL matches decides.
    let entries: [Entry]
    /// Remarks about patterns that are left out, and about senders.
    let omissions: [String]

    init(_ list: LinkList) {
        var entries: [Entry] = []
        var closed: [String] = []
        var unknown: [String] = []
        var unused: [String] = []
        for link in list.links {
            guard link.isInUse, let syntax = try? link.syntax.get() else {
                unused.append(link.pattern)
                continue
            }
            let isOpen = link.sender != .app && Self.leadsOutside(link, in: list.links)
            if !isOpen { closed.append(link.pattern) }
            if link.sender == .unknown { unknown.append(link.pattern) }
            // No system passes URLs without a scheme.
            for shape in syntax.shapes where !shape.scheme.isEmpty {
                let rank = URLPatternRank(shape, syntax.placeholders)
                entries.append(Entry(link: link, shape: shape, isOpen: isOpen, rank: rank))
            }
        }
        let order = entries.indices.sorted { one, other in
            if entries[other].rank < entries[one].rank { return true }
            return !(entries[one].rank < entries[other].rank) && one < other
        }
        self.entries = order.flatMap { entries[$0].expanded }
        omissions = [
            closed.isEmpty
                ? nil : "left out, because only the app may open them (no by: .outside): \(Self.named(closed))",
            unused.isEmpty
                ? nil : "left out, because they are invalid or not always registered: \(Self.named(unused))",
            unknown.isEmpty
                ? nil : "contained, although the source does not show who may open them: \(Self.named(unknown))",
        ].compactMap { $0 }
    }

    static func named(_ patterns: [String]) -> String {
        var known: Set<String> = []
        return patterns.filter { known.insert($0).inserted }.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// Returns whether the target of a redirection may be open to other senders; true for other links.
    private static func leadsOutside(_ link: Link, in links: [Link], depth: Int = URLRedirection.limit) -> Bool {
        guard case .redirection(let text) = link.target else { return true }
        guard depth > 0, let target = try? URLPatternSyntax([.text(text)]) else { return false }
        return links.contains { other in
            guard other.isInUse, other.sender != .app, let syntax = try? other.syntax.get() else { return false }
            let overlaps = syntax.shapes.contains { shape in target.shapes.contains { shape.overlaps($0) } }
            return overlaps && leadsOutside(other, in: links, depth: depth - 1)
        }
    }
}

// MARK: Parameters with few values

extension SystemLinks.Entry {
    /// The maximum number of alternatives that replace one.
    private static let limit = 32

    /// The alternatives without required parameters of few values.
    fileprivate var expanded: [Self] {
        var found = [self]
        for number in shape.placeholders {
            guard placeholder(number).quantity == .one, var values = placeholder(number).shape.fewValues else {
                continue
            }
            // A flag without a value is true.
            if case .flag = placeholder(number).shape, shape.hasInQuery(number) { values.append("") }
            guard found.count * values.count <= Self.limit else { continue }
            found = found.flatMap { entry in
                values.map { value in
                    var copy = entry
                    copy.shape = entry.shape.replacing(number, with: value)
                    return copy
                }
            }
        }
        return found
    }
}

extension URLValueShape {
    /// All values, if they are few.
    fileprivate var fewValues: [String]? {
        switch self {
        case .flag: ["true", "false", "1", "0"]
        case .oneOf(let texts) where !texts.contains(""): texts
        default: nil
        }
    }
}

extension URLPatternShape {
    fileprivate func hasInQuery(_ number: Placeholder) -> Bool {
        query.contains { if case .placeholder(number) = $0.value { true } else { false } }
    }

    fileprivate func replacing(_ number: Placeholder, with value: String) -> URLPatternShape {
        var copy = self
        copy.segments = segments.map { $0.replacing(number, with: value) }
        copy.fragment?.segments = fragment?.segments.map { $0.replacing(number, with: value) } ?? []
        switch host {
        case .any(number): copy.host = .literal(value)
        case .labels(let labels):
            let replaced = labels.map { $0.replacing(number, with: value) }
            let literals = replaced.compactMap { if case .literal(let text) = $0 { text } else { nil } }
            copy.host =
                literals.count == labels.count ? .literal(literals.joined(separator: ".")) : .labels(replaced)
        case .literal, .any: break
        }
        copy.query = query.map { item in
            guard case .placeholder(number) = item.value else { return item }
            return .init(name: item.name, value: .literal(value))
        }
        return copy
    }
}

extension URLPatternShape.Segment {
    fileprivate func replacing(_ number: URLPatternShape.Placeholder, with value: String) -> Self {
        guard case .placeholder(let prefix, number, let suffix) = self else { return self }
        return .literal(prefix + value + suffix)
    }
}

// MARK: Hosts

extension SystemLinks.Entry {
    /// The host, with `*` for its first labels if they are placeholders; nil for another host with placeholders.
    var wildcardHost: String? {
        switch shape.host {
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

    /// Whether the hosts of the pattern are exactly those of `wildcardHost`. The wildcard of a system also stands for several labels.
    var hasExactHost: Bool {
        switch shape.host {
        case .literal: true
        case .any(let number): takesAnyText(number)
        case .labels: false
        }
    }

    /// Returns whether the pattern takes a host.
    func takes(host: String) -> Bool {
        switch shape.host {
        case .literal(let text): return text == host
        case .any(let number): return !host.isEmpty && placeholder(number).shape.accepts(host)
        case .labels(let labels):
            let parts = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return parts.count == labels.count
                && zip(labels, parts).allSatisfy { label, part in
                    switch label {
                    case .literal(let text): return text == part
                    case .placeholder(let prefix, let number, let suffix):
                        guard part.hasPrefix(prefix), part.hasSuffix(suffix),
                            part.utf8.count > prefix.utf8.count + suffix.utf8.count
                        else { return false }
                        let value = part.dropFirst(prefix.count).dropLast(suffix.count)
                        return placeholder(number).shape.accepts(String(value))
                    }
                }
        }
    }
}

// MARK: Overlaps

extension URLPatternShape {
    /// Returns whether some URL may match both shapes. The types of the placeholders are ignored, because systems do not know
    /// them.
    func overlaps(_ other: URLPatternShape) -> Bool {
        scheme == other.scheme && port == other.port && hostOverlaps(other) && pathOverlaps(other)
            && queryOverlaps(other) && fragmentOverlaps(other)
    }

    private func hostOverlaps(_ other: URLPatternShape) -> Bool {
        switch (host, other.host) {
        case (.literal(let one), .literal(let two)): one == two
        case (.literal(let text), .labels(let labels)), (.labels(let labels), .literal(let text)):
            Self.overlap(labels, text.split(separator: ".").map { .literal(String($0)) })
        case (.labels(let one), .labels(let two)): Self.overlap(one, two)
        case (.any, .literal("")), (.literal(""), .any): false
        case (.any, _), (_, .any): true
        }
    }

    func pathOverlaps(_ other: URLPatternShape) -> Bool {
        Self.overlap(.init(segments: segments, rest: rest), .init(segments: other.segments, rest: other.rest))
    }

    func fragmentOverlaps(_ other: URLPatternShape) -> Bool {
        guard let fragment, let otherFragment = other.fragment else { return true }
        return Self.overlap(fragment, otherFragment)
    }

    private static func overlap(_ one: Fragment, _ other: Fragment) -> Bool {
        let count = min(one.segments.count, other.segments.count)
        guard one.rest != nil || one.segments.count >= other.segments.count else { return false }
        guard other.rest != nil || other.segments.count >= one.segments.count else { return false }
        return overlap(Array(one.segments.prefix(count)), Array(other.segments.prefix(count)))
    }

    func queryOverlaps(_ other: URLPatternShape) -> Bool {
        query.allSatisfy { item in
            guard case .literal(let text) = item.value,
                case .literal(let otherText)? = other.query.first(where: { $0.name == item.name })?.value
            else { return true }
            return text == otherText
        }
    }

    private static func overlap(_ one: [Segment], _ other: [Segment]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { one, other in
                switch (one, other) {
                case (.literal(let text), .literal(let otherText)): return text == otherText
                case (.literal(let text), .placeholder(let prefix, _, let suffix)),
                    (.placeholder(let prefix, _, let suffix), .literal(let text)):
                    return text.utf8.count > prefix.utf8.count + suffix.utf8.count && text.hasPrefix(prefix)
                        && text.hasSuffix(suffix)
                case (.placeholder(let prefix, _, let suffix), .placeholder(let otherPrefix, _, let otherSuffix)):
                    return (prefix.hasPrefix(otherPrefix) || otherPrefix.hasPrefix(prefix))
                        && (suffix.hasSuffix(otherSuffix) || otherSuffix.hasSuffix(suffix))
                }
            }
    }
}
