// SPDX-License-Identifier: Apache-2.0

@testable import URLPatterns

/// The rules of matching without regard to speed. It matches each pattern on its own and decodes all parts first.
struct PlainMatcher {
    let patterns: [URLPatternSyntax]

    struct Match {
        let match: URLMatch
        let rank: URLPatternRank
    }

    func match(_ url: String) -> URLMatch? {
        var best: Match?
        for match in matches(url) where best.map({ $0.rank < match.rank }) ?? true { best = match }
        return best?.match
    }

    /// Returns all patterns that a URL matches, in the order of the list.
    func matches(_ url: String) -> [Match] {
        guard let url = PlainURL(url) else { return [] }
        return patterns.enumerated().flatMap { number, pattern in
            pattern.shapes.compactMap { shape in
                var one = PlainShapeMatcher(pattern.placeholders)
                guard one.matches(shape, url) else { return nil }
                return Match(
                    match: URLMatch(pattern: number, texts: one.texts), rank: .init(shape, pattern.placeholders))
            }
        }
    }
}

/// One pattern without groups.
struct PlainShapeMatcher {
    private let placeholders: [URLPlaceholder]
    private(set) var texts: [[String]?]

    init(_ placeholders: [URLPlaceholder]) {
        self.placeholders = placeholders
        texts = Array(repeating: nil, count: placeholders.count)
    }

    mutating func matches(_ shape: URLPatternShape, _ url: PlainURL) -> Bool {
        guard shape.scheme == url.scheme, shape.port == url.port, host(shape.host, url.host) else { return false }
        guard path(shape.segments, shape.rest, url.segments) else { return false }
        for item in shape.query where !query(item, url.query) { return false }
        guard let expected = shape.fragment else { return true }
        return url.fragment.map { path(expected.segments, expected.rest, $0) } ?? false
    }

    private mutating func host(_ host: URLPatternShape.Host, _ bytes: PlainURL.Bytes) -> Bool {
        switch host {
        case .literal(let text): return Self.decoded(bytes).map { PlainURL.lowercased($0) } == Array(text.utf8)
        case .any(let placeholder):
            return Self.isHost(bytes) && segment(.placeholder(prefix: "", placeholder, suffix: ""), bytes)
        case .labels(let labels):
            let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard bytes.first != UInt8(ascii: "["), parts.count == labels.count else { return false }
            for (label, part) in zip(labels, parts) {
                if case .placeholder = label,
                    !Self.isHost(part) || Self.decoded(part)?.contains(UInt8(ascii: ".")) == true
                {
                    return false
                }
                guard segment(label, part, ignoringCase: true) else { return false }
            }
            return true
        }
    }

    /// Whether the decoded bytes are a valid host: without separators of URLs and without other invalid characters.
    private static func isHost(_ bytes: PlainURL.Bytes) -> Bool {
        guard var host = decoded(bytes)?[...] else { return false }
        var forbidden = Set(" #%/:<>?@[\\]^|\u{7F}".utf8).union(0...0x1F)
        if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]"), host.count > 2 {
            host = host.dropFirst().dropLast()
            forbidden.subtract(":%".utf8)
        }
        return forbidden.isDisjoint(with: host)
    }

    /// Whether a path or a fragment matches.
    private mutating func path(
        _ expectedSegments: [URLPatternShape.Segment], _ rest: Int?, _ segments: [PlainURL.Bytes]
    ) -> Bool {
        guard let rest else {
            let whole = segments.last?.isEmpty == true ? segments.dropLast() : segments[...]
            guard whole.count == expectedSegments.count else { return false }
            for (expected, found) in zip(expectedSegments, whole) where !segment(expected, found) { return false }
            return true
        }
        guard segments.count >= expectedSegments.count else { return false }
        for (expected, found) in zip(expectedSegments, segments) where !segment(expected, found) { return false }
        let remainder = segments.dropFirst(expectedSegments.count)
        var values: [String] = []
        for found in remainder.allSatisfy(\.isEmpty) && remainder.count == 1 ? [] : remainder {
            guard let value = Self.text(Self.decoded(found)), placeholders[rest].shape.accepts(value) else {
                return false
            }
            values.append(value)
        }
        texts[rest] = values
        return true
    }

    private mutating func segment(
        _ segment: URLPatternShape.Segment, _ bytes: PlainURL.Bytes, ignoringCase: Bool = false
    ) -> Bool {
        guard let decoded = Self.decoded(bytes) else { return false }
        let compared = ignoringCase ? PlainURL.lowercased(decoded) : decoded
        switch segment {
        case .literal(let text): return compared == Array(text.utf8)
        case .placeholder(let prefix, let placeholder, let suffix):
            guard decoded.count > prefix.utf8.count + suffix.utf8.count, compared.starts(with: prefix.utf8),
                compared.reversed().starts(with: suffix.utf8.reversed()),
                let value = Self.text(Array(decoded.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))),
                placeholders[placeholder].shape.accepts(value)
            else { return false }
            texts[placeholder] = [value]
            return true
        }
    }

    private mutating func query(
        _ item: URLPatternShape.QueryItem, _ items: [(name: PlainURL.Bytes, value: PlainURL.Bytes)]
    ) -> Bool {
        let values = items.filter { Self.decoded($0.name, plusIsSpace: true) == Array(item.name.utf8) }.map(\.value)
        switch item.value {
        case .present: return !values.isEmpty
        case .literal(let text):
            return values.first.flatMap { Self.decoded($0, plusIsSpace: true) } == Array(text.utf8)
        case .placeholder(let number):
            let placeholder = placeholders[number]
            var found: [String] = []
            for bytes in placeholder.quantity == .many ? values[...] : values.prefix(1) {
                if bytes.isEmpty, placeholder.shape == .flag {
                    found.append("true")
                } else {
                    if bytes.isEmpty, !placeholder.shape.accepts("") { continue }
                    guard let value = Self.text(Self.decoded(bytes, plusIsSpace: true)),
                        placeholder.shape.accepts(value)
                    else { return false }
                    found.append(value)
                }
            }
            texts[number] = found.isEmpty ? nil : found
            return !found.isEmpty || placeholder.quantity != .one
        }
    }

    private static func decoded(_ bytes: PlainURL.Bytes, plusIsSpace: Bool = false) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
                    let value = UInt8(digits, radix: 16)
                else { return nil }
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return result
    }

    private static func text(_ bytes: [UInt8]?) -> String? {
        bytes.flatMap { $0.contains(0) ? nil : UTF8Text.compared($0) }
    }
}
