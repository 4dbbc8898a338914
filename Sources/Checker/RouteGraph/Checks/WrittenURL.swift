// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A URL in source code, split like the library splits it.
///
/// `mayMatch` follows the rules of the library's matcher, except that it accepts every value of a key path, whose type the source
/// does not show, and every optional query item.
struct WrittenURL {
    let scheme: String
    let host: String
    private let port: Int?
    let segments: [String]
    private let query: [(name: String, value: String)]
    /// The segments of the fragment; nil if there is none, or if the library cannot read it.
    let fragment: [String]?

    /// - Returns: Nil if the library cannot read the URL, so that no pattern matches it.
    init?(_ text: String) {
        fragment = text.firstIndex(of: "#").flatMap { Self.segments(text[$0...].dropFirst()) }
        let text = text.prefix { $0 != "#" }
        let path = text.prefix { $0 != "?" }
        guard let colon = path.firstIndex(of: ":") else { return nil }
        scheme = path[..<colon].lowercased()
        var rest = path[path.index(after: colon)...]
        guard scheme.utf8.enumerated().allSatisfy({ Self.mayBeInScheme($1, at: $0) }) else { return nil }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let authority = rest.prefix { $0 != "/" }
            rest = rest[authority.endIndex...]
            guard !authority.contains("\\") else { return nil }
            let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
            let colon = place.lastIndex(of: ":").flatMap { place[$0...].contains("]") ? nil : $0 }
            let written = colon.map { place[place.index(after: $0)...] } ?? ""
            guard let host = PercentCoding.decoded(place[..<(colon ?? place.endIndex)].lowercased()),
                written.isEmpty || Int(written) != nil
            else { return nil }
            self.host = host
            let port = Int(written)
            self.port = port == URLPatternShape.defaultPort(of: scheme) ? nil : port
        } else {
            guard !scheme.isEmpty else { return nil }
            host = ""
            port = nil
        }
        guard let segments = Self.segments(rest.first == "/" ? rest.dropFirst() : rest) else { return nil }
        self.segments = segments
        query = text[path.endIndex...].dropFirst().split(separator: "&").compactMap { item in
            let name = item.prefix { $0 != "=" }
            let value = item[name.endIndex...].dropFirst()
            guard let name = PercentCoding.decoded(String(name), plusIsSpace: true),
                let value = PercentCoding.decoded(String(value), plusIsSpace: true)
            else { return nil }
            return (name, value)
        }
    }

    private static func segments(_ text: Substring) -> [String]? {
        var segments: [String] = []
        for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
            guard let decoded = PercentCoding.decoded(String(segment)) else { return nil }
            segments.append(decoded)
        }
        // A slash at the end has no meaning.
        if segments.last == "" { segments.removeLast() }
        return segments
    }

    private static func mayBeInScheme(_ byte: UInt8, at index: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): index > 0
        default: false
        }
    }

    /// Returns whether the URL may match a pattern.
    func mayMatch(_ pattern: URLPatternSyntax) -> Bool {
        pattern.shapes.contains { mayMatch($0, pattern.placeholders) }
    }

    private func mayMatch(_ shape: URLPatternShape, _ placeholders: [URLPlaceholder]) -> Bool {
        guard shape.scheme == scheme, shape.port == port, mayMatch(shape.host, placeholders),
            Self.mayMatch(shape.segments, shape.rest, segments, placeholders),
            shape.query.allSatisfy({ mayMatch($0, placeholders) })
        else { return false }
        guard let expected = shape.fragment else { return true }
        return fragment.map { Self.mayMatch(expected.segments, expected.rest, $0, placeholders) } ?? false
    }

    private static func mayMatch(
        _ expected: [URLPatternShape.Segment], _ rest: Int?, _ segments: [String], _ placeholders: [URLPlaceholder]
    ) -> Bool {
        (rest == nil ? segments.count == expected.count : segments.count >= expected.count)
            && zip(expected, segments).allSatisfy { mayMatch($0, $1, placeholders) }
    }

    private func mayMatch(_ host: URLPatternShape.Host, _ placeholders: [URLPlaceholder]) -> Bool {
        switch host {
        case .literal(let text): return text == self.host
        case .any(let placeholder): return !self.host.isEmpty && placeholders[placeholder].shape.accepts(self.host)
        case .labels(let labels):
            let own = self.host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            return own.count == labels.count
                && zip(labels, own).allSatisfy { Self.mayMatch($0, $1, placeholders, ignoringCase: true) }
        }
    }

    private static func mayMatch(
        _ segment: URLPatternShape.Segment, _ text: String, _ placeholders: [URLPlaceholder], ignoringCase: Bool = false
    ) -> Bool {
        switch segment {
        case .literal(let literal): return ignoringCase ? literal.lowercased() == text : literal == text
        case .placeholder(let prefix, let placeholder, let suffix):
            let prefix = ignoringCase ? prefix.lowercased() : prefix
            let suffix = ignoringCase ? suffix.lowercased() : suffix
            guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
            let value = String(text.dropFirst(prefix.count).dropLast(suffix.count))
            return !value.isEmpty && (ignoringCase || placeholders[placeholder].shape.accepts(value))
        }
    }

    private func mayMatch(_ item: URLPatternShape.QueryItem, _ placeholders: [URLPlaceholder]) -> Bool {
        let first = query.first { $0.name == item.name }
        switch item.value {
        case .present: return first != nil
        case .literal(let text): return first?.value == text
        case .placeholder(let number):
            let placeholder = placeholders[number]
            guard placeholder.quantity != .many, placeholder.shape != .unknown else { return true }
            guard let first else { return placeholder.quantity == .optional }
            return first.value.isEmpty || placeholder.shape.accepts(first.value)
        }
    }
}
