// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A pattern that a URL nearly matches, with the reasons why it does not.
package struct LinkNearMiss {
    package let link: Link
    /// The reasons, as sentences without a full stop: `the segment 'abc' is not an Int`.
    package let reasons: [String]

    /// Returns the patterns that need the fewest changes to a URL, nearest first.
    package static func all(of url: String, among links: [Link], maximum: Int = 3) -> [LinkNearMiss] {
        guard let url = ReadURL(url) else { return [] }
        let misses = links.enumerated().compactMap { order, link -> (order: Int, link: Link, miss: Miss)? in
            guard let syntax = try? link.syntax.get() else { return nil }
            let misses = syntax.shapes.map { Miss(of: url, $0, link.parameters) }
            guard let nearest = misses.min(by: { $0.cost < $1.cost }), nearest.cost <= Miss.limit else { return nil }
            return (order, link, nearest)
        }
        return misses.sorted { ($0.miss.cost, $0.order) < ($1.miss.cost, $1.order) }.prefix(maximum).map {
            LinkNearMiss(link: $0.link, reasons: $0.miss.reasons)
        }
    }
}

/// The differences between a URL and a pattern without groups.
private struct Miss {
    /// The cost of a difference in a whole part. A wrong value costs less than another text, and a misspelt text less than a
    /// different one.
    private enum Cost {
        static let value = 1
        static let part = 2
        static let text = 3
        static let address = 4
    }

    static let limit = 5

    private(set) var cost = 0
    private(set) var reasons: [String] = []
    private let parameters: [LinkParameter]

    init(of url: ReadURL, _ shape: URLPatternShape, _ parameters: [LinkParameter]) {
        self.parameters = parameters
        if url.scheme != shape.scheme {
            add(Cost.address, "the scheme is \(quoted(url.scheme)), not \(quoted(shape.scheme))")
        }
        compareHost(url.host, shape.host)
        if url.port != shape.port {
            add(
                Cost.part,
                "the port is \(url.port.map(String.init) ?? "the default"), not \(shape.port.map(String.init) ?? "the default")"
            )
        }
        compareSegments(url.segments, shape.segments, shape.rest)
        for item in shape.query { compare(url.query.filter { $0.name == item.name }.map(\.value), item) }
        guard let fragment = shape.fragment else { return }
        if let segments = url.fragment {
            compareSegments(segments, fragment.segments, fragment.rest, "segment of the fragment")
        } else {
            add(Cost.part, "the fragment is missing")
        }
    }

    private mutating func add(_ cost: Int, _ reason: String) {
        self.cost += cost
        reasons.append(reason)
    }

    private mutating func compareHost(_ host: String, _ pattern: URLPatternShape.Host) {
        switch pattern {
        case .literal(let text):
            if host != text {
                add(
                    isSimilar(host, text) ? Cost.value : Cost.address,
                    "the host is \(quoted(host)), not \(quoted(text))")
            }
        case .any(let placeholder): compare("host", host, placeholder)
        case .labels(let labels):
            let written = host.parts(separatedBy: UInt8(ascii: "."))
            guard written.count == labels.count else {
                add(
                    Cost.address, "the host \(quoted(host)) has \(counted(written.count, "label")), not \(labels.count)"
                )
                return
            }
            for (text, label) in zip(written, labels) { compare("label", text, label) }
        }
    }

    private mutating func compareSegments(
        _ segments: [String], _ pattern: [URLPatternShape.Segment], _ rest: Int?, _ part: String = "segment"
    ) {
        for (text, segment) in zip(segments, pattern) { compare(part, text, segment) }
        for missing in pattern.dropFirst(segments.count) {
            switch missing {
            case .literal(let text): add(Cost.part, "the \(part) \(quoted(text)) is missing")
            case .placeholder(_, let placeholder, _):
                add(Cost.part, "the \(part) for '\(parameters[placeholder].name)' is missing")
            }
        }
        let others = segments.dropFirst(pattern.count)
        if let rest {
            for text in others { compare(part, text, rest) }
        } else {
            for text in others { add(Cost.part, "the \(part) \(quoted(text)) has no place in it") }
        }
    }

    private mutating func compare(_ part: String, _ text: String, _ pattern: URLPatternShape.Segment) {
        switch pattern {
        case .literal(let expected):
            if !text.utf8.elementsEqual(expected.utf8) {
                add(
                    isSimilar(text, expected) ? Cost.value : Cost.text,
                    "the \(part) is \(quoted(text)), not \(quoted(expected))")
            }
        case .placeholder(let prefix, let placeholder, let suffix):
            guard text.hasPrefix(prefix), text.hasSuffix(suffix),
                text.utf8.count > prefix.utf8.count + suffix.utf8.count
            else {
                add(Cost.part, "the \(part) \(quoted(text)) is not of the form \(quoted("\(prefix)…\(suffix)"))")
                return
            }
            compare(part, String(text.dropFirst(prefix.count).dropLast(suffix.count)), placeholder)
        }
    }

    private mutating func compare(_ part: String, _ text: String, _ placeholder: Int) {
        if text.isEmpty {
            add(Cost.value, "the \(part) for '\(parameters[placeholder].name)' is empty")
        } else if !parameters[placeholder].placeholder.shape.accepts(text) {
            add(Cost.value, "the \(part) \(quoted(text)) \(refusal(of: parameters[placeholder]))")
        }
    }

    private mutating func compare(_ values: [String], _ item: URLPatternShape.QueryItem) {
        let name = quoted(item.name)
        switch item.value {
        case .present:
            if values.isEmpty { add(Cost.value, "the query item \(name) is missing") }
        case .literal(let text):
            guard let value = values.first else { return add(Cost.value, "the query item \(name) is missing") }
            if !value.utf8.elementsEqual(text.utf8) {
                add(Cost.value, "the query item \(name) is \(quoted(value)), not \(quoted(text))")
            }
        case .placeholder(let number):
            let parameter = parameters[number]
            let counted = parameter.placeholder.quantity == .many ? values : Array(values.prefix(1))
            let present = counted.filter { !$0.isEmpty || parameter.placeholder.shape.takesEmptyItem }
            if present.isEmpty, parameter.placeholder.quantity == .one {
                add(Cost.value, "the query item \(name) is missing")
            }
            // A flag without a value is true.
            for text in present where !text.isEmpty && !parameter.placeholder.shape.accepts(text) {
                add(Cost.value, "the value \(quoted(text)) of the query item \(name) \(refusal(of: parameter))")
            }
        }
    }

    private func refusal(of parameter: LinkParameter) -> String {
        if case .oneOf(let texts) = parameter.placeholder.shape {
            return "is none of " + texts.map { quoted($0) }.joined(separator: ", ")
        }
        let type = parameter.placeholder.shape.typeName
        return "is not \(type == "Int" ? "an" : "a") \(type)"
    }

    private func isSimilar(_ one: String, _ other: String) -> Bool {
        !NearMisses.of(one, among: [other]).isEmpty
    }

    private func quoted(_ text: String) -> String { text.quoted(upTo: 80) }

    private func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

/// The decoded parts of a URL.
private struct ReadURL {
    let scheme: String
    let host: String
    /// The port; nil if it is the default port of the scheme.
    let port: Int?
    let segments: [String]
    let query: [(name: String, value: String)]
    /// The segments of the fragment; nil if there is none.
    let fragment: [String]?

    /// - Returns: Nil if the URL cannot be read.
    init?(_ url: String) {
        var url = url
        let parts = url.withUTF8 { buffer -> (String, String, Int?, [String], [String]?)? in
            guard let bytes = URLBytes(buffer), let parts = URLParts(bytes) else { return nil }
            let text = { (range: Range<Int>) in
                PercentCoding.decoded(bytes[range]) ?? String(decoding: bytes[range], as: UTF8.self)
            }
            let segments = { (separator: Int, end: Int) in
                var segments: [String] = []
                var start = separator + 1
                // A trailing slash is ignored.
                while start < end {
                    let segmentEnd = bytes.segmentEnd(start, before: end)
                    segments.append(text(start..<segmentEnd))
                    start = segmentEnd + 1
                }
                return segments
            }
            let path = segments(parts.pathStart, bytes.pathEnd(parts.pathStart))
            let fragment = buffer.firstIndex(of: UInt8(ascii: "#")).map { segments($0, bytes.count) }
            return (text(parts.scheme), text(parts.host), parts.port, path, fragment)
        }
        guard let parts else { return nil }
        scheme = String(decoding: parts.0.utf8.map(URLScheme.lowercased), as: UTF8.self)
        host = String(decoding: parts.1.utf8.map(URLScheme.lowercased), as: UTF8.self)
        port = parts.2 == URLPatternShape.defaultPort(of: scheme) ? nil : parts.2
        segments = parts.3
        query = URLQueryItems.decoded(in: url)
        fragment = parts.4
    }
}
