// SPDX-License-Identifier: Apache-2.0

import RouteVocabulary

extension URLPatternSyntax {
    /// Returns the URL of some texts, by the first shape that has a place for each of them.
    ///
    /// - Parameter texts: The unencoded texts of each placeholder; nil for an absent one.
    /// - Returns: Nil if no shape has a URL for the texts: a required text is missing or empty, or a text is not a value of
    ///   its placeholder.
    package func url(of texts: [[String]?]) -> String? { urls(of: texts).first { _ in true } }

    /// Returns the URLs of some texts, one for each shape that has a place for all of them. The URLs are written lazily.
    ///
    /// - Parameters:
    ///   - texts: The unencoded texts of each placeholder; nil for an absent one.
    ///   - scheme: The scheme of the URLs in lower case; nil for all schemes.
    package func urls(of texts: [[String]?], scheme: String? = nil) -> some Sequence<String> {
        let writer = URLWriter(texts: texts, placeholders: placeholders)
        return shapes.lazy.filter { scheme == nil || scheme == $0.scheme }.compactMap { writer.url(by: $0) }
    }
}

private struct URLWriter {
    let texts: [[String]?]
    let placeholders: [URLPlaceholder]

    func url(by shape: URLPatternShape) -> String? {
        // A value without a place would be lost.
        let places = Set(shape.placeholders)
        guard texts.indices.allSatisfy({ texts[$0] == nil || texts[$0] == [] || places.contains($0) }) else {
            return nil
        }
        guard let host = host(shape.host), let path = segments(shape.segments, shape.rest, for: .pathSegment),
            let query = query(shape.query), let fragment = fragment(shape.fragment)
        else { return nil }
        let port = shape.port.map { ":\($0)" } ?? ""
        return "\(shape.scheme)://\(host)\(port)\(path.map { "/" + $0 }.joined())\(query)\(fragment)"
    }

    private func host(_ host: URLPatternShape.Host) -> String? {
        switch host {
        case .literal(let text): return PercentCoding.encoded(text, for: .host)
        case .any(let placeholder): return text(placeholder, for: .host)
        case .labels(let labels):
            let written = labels.compactMap { segment($0, for: .hostLabel) }
            return written.count == labels.count ? written.joined(separator: ".") : nil
        }
    }

    private func fragment(_ fragment: URLPatternShape.Fragment?) -> String? {
        guard let fragment else { return "" }
        guard let written = segments(fragment.segments, fragment.rest, for: .fragmentSegment) else { return nil }
        // An empty segment is followed by a slash, without which the fragment would have no segment.
        return "#" + (written == [""] ? "/" : written.joined(separator: "/"))
    }

    /// Returns the encoded segments of a path or fragment.
    private func segments(
        _ parts: [URLPatternShape.Segment], _ rest: Int?, for component: PercentCoding.Component
    ) -> [String]? {
        let written = parts.compactMap { segment($0, for: component) }
        guard written.count == parts.count else { return nil }
        guard let rest else { return written }
        guard let texts = texts[rest] else { return placeholders[rest].quantity == .one ? nil : written }
        // A single text for the rest contains its slashes, including slashes that a combining mark follows.
        let segments =
            placeholders[rest].quantity == .many
            ? texts
            : texts.flatMap { $0.parts(separatedBy: UInt8(ascii: "/")) }
        // A single empty segment would be the trailing slash, which matching ignores. Without it, the URL reads back as an empty
        // required text; other values would read back as absent.
        if segments == [""] { return placeholders[rest].quantity == .one ? written : nil }
        guard segments.allSatisfy(accepts(rest)) else { return nil }
        return written + segments.map { PercentCoding.encoded($0, for: component) }
    }

    private func segment(_ segment: URLPatternShape.Segment, for component: PercentCoding.Component) -> String? {
        switch segment {
        case .literal(let text): return PercentCoding.encoded(text, for: component)
        case .placeholder(let prefix, let placeholder, let suffix):
            guard let text = text(placeholder, for: component) else { return nil }
            guard !prefix.isEmpty || !suffix.isEmpty else { return text }
            return PercentCoding.encoded(prefix, for: component) + text + PercentCoding.encoded(suffix, for: component)
        }
    }

    /// Returns the single, non-empty text of a placeholder in the host, path or fragment, encoded.
    private func text(_ placeholder: Int, for component: PercentCoding.Component) -> String? {
        guard let texts = texts[placeholder], texts.count == 1, !texts[0].isEmpty, accepts(placeholder)(texts[0]) else {
            return nil
        }
        let isHost = component == .host || component == .hostLabel
        guard !isHost || URLHost.accepts(texts[0].utf8, isLabel: component == .hostLabel) else { return nil }
        return PercentCoding.encoded(texts[0], for: component)
    }

    private func query(_ items: [URLPatternShape.QueryItem]) -> String? {
        var written: [String] = []
        for item in items {
            let name = PercentCoding.encoded(item.name, for: .queryItem)
            switch item.value {
            case .present: written.append(name)
            case .literal(let text): written.append("\(name)=\(PercentCoding.encoded(text, for: .queryItem))")
            case .placeholder(let placeholder):
                let texts = texts[placeholder] ?? []
                guard !texts.isEmpty || placeholders[placeholder].quantity != .one,
                    texts.count <= 1 || placeholders[placeholder].quantity == .many,
                    texts.allSatisfy(accepts(placeholder))
                else { return nil }
                written += texts.map { "\(name)=\(PercentCoding.encoded($0, for: .queryItem))" }
            }
        }
        return written.isEmpty ? "" : "?" + written.joined(separator: "&")
    }

    private func accepts(_ placeholder: Int) -> (String) -> Bool {
        { !$0.utf8.contains(0) && placeholders[placeholder].shape.accepts($0) }
    }
}

extension URLPatternShape {
    /// The placeholders that have a place in this shape.
    package var placeholders: [Placeholder] {
        var found: [Placeholder] = []
        switch host {
        case .literal: break
        case .any(let placeholder): found.append(placeholder)
        case .labels(let labels): found += labels.compactMap(\.ownPlaceholder)
        }
        found += segments.compactMap(\.ownPlaceholder)
        if let rest { found.append(rest) }
        for item in query {
            if case .placeholder(let placeholder) = item.value { found.append(placeholder) }
        }
        if let fragment { found += fragment.segments.compactMap(\.ownPlaceholder) + [fragment.rest].compactMap(\.self) }
        return found
    }
}

extension URLPatternShape.Segment {
    fileprivate var ownPlaceholder: Int? {
        if case .placeholder(_, let placeholder, _) = self { placeholder } else { nil }
    }
}
