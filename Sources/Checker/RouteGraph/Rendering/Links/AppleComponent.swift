// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// One element of the `components` of `apple-app-site-association`.
struct AppleComponent: Encodable {
    var path: String
    /// The patterns of the query items; nil if the query is not compared.
    var query: [String: String]?
    /// The pattern of the fragment; nil if it is not compared.
    var fragment: String?
    /// True if the URLs are not passed to the app; nil otherwise.
    var exclude: Bool?
    var comment: String

    private enum CodingKeys: String, CodingKey {
        case path = "/"
        case query = "?"
        case fragment = "#"
        case exclude, comment
    }

    func isSame(as other: AppleComponent) -> Bool {
        path == other.path && query == other.query && fragment == other.fragment && exclude == other.exclude
    }
}

/// A pattern in the language of `apple-app-site-association`, which knows `*`, `?` and `?*` and escapes no character.
///
/// A URL may contain some characters plain or encoded, such as `@` and `%40`. Each combination is a spelling of its own.
struct AppleSpelling {
    /// The path up to its last segment, without the rest.
    var segments: [String] = []
    var query: [String: String] = [:]
    /// The patterns of the fragment, with and without the slash at the end, which the router ignores; none if it is not compared.
    var fragments: [String] = []
    /// The reasons why the spelling matches more URLs than the pattern.
    var excess: [String] = []

    /// The maximum number of characters with two spellings in one pattern.
    private static let limit = 4

    /// Returns the spellings of a pattern.
    static func all(of entry: SystemLinks.Entry) -> [AppleSpelling] {
        var counter = Writer(entry: entry, encoded: 0)
        _ = counter.spelling()
        return (0..<(1 << min(counter.twofoldCount, limit))).map { encoded in
            var writer = Writer(entry: entry, encoded: encoded)
            return writer.spelling()
        }
    }

    private struct Writer {
        let entry: SystemLinks.Entry
        /// One bit for each character with two spellings, in their order: 1 if it is encoded.
        let encoded: Int
        /// The number of characters with two spellings so far.
        private(set) var twofoldCount = 0
        private var excess: [String] = []

        init(entry: SystemLinks.Entry, encoded: Int) {
            self.entry = entry
            self.encoded = encoded
        }

        mutating func spelling() -> AppleSpelling {
            var spelling = AppleSpelling()
            spelling.segments = entry.shape.segments.map { segment($0) }
            for item in entry.shape.query { spelling.query[name(item)] = value(item) }
            if let rest = entry.shape.rest, !entry.takesAnyText(rest) { exceed("the values of \(entry.name(rest))") }
            spelling.fragments = fragments
            spelling.excess = excess
            return spelling
        }

        private mutating func exceed(_ reason: String) { if !excess.contains(reason) { excess.append(reason) } }

        private var fragments: [String] {
            mutating get {
                guard let fragment = entry.shape.fragment else { return [] }
                let text = fragment.segments.map { segment($0, in: .fragment) }.joined(separator: "/")
                // A wildcard matches slashes too, and one for the rest also matches URLs without a slash or a fragment.
                if fragment.rest != nil || text.contains("?*") { exceed("the fragment") }
                if fragment.rest != nil { return [text + "*"] }
                return text.isEmpty ? ["/"] : text.hasSuffix("*") ? [text] : [text, text + "/"]
            }
        }

        private mutating func segment(_ segment: URLPatternShape.Segment, in component: Component = .path) -> String {
            switch segment {
            // The router writes these texts encoded, because browsers remove them otherwise.
            case .literal(".") where component == .path: return "%2E"
            case .literal("..") where component == .path: return "%2E%2E"
            case .literal(let text): return literal(text, in: component)
            case .placeholder(let prefix, let number, let suffix):
                return literal(prefix, in: component) + wildcard(number) + literal(suffix, in: component)
            }
        }

        private mutating func wildcard(_ number: Int) -> String {
            if !entry.takesAnyText(number) { exceed("the values of \(entry.name(number))") }
            guard case .uuid = entry.placeholder(number).shape else { return "?*" }
            return [8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }.joined(separator: "-")
        }

        /// Returns the name of a query item. Names are compared as keys of a dictionary, and the router writes them encoded.
        private func name(_ item: URLPatternShape.QueryItem) -> String {
            PercentCoding.encoded(item.name, for: .queryItem)
        }

        /// Returns the pattern of the item's value; nil if the item may be missing.
        private mutating func value(_ item: URLPatternShape.QueryItem) -> String? {
            switch item.value {
            case .present: return "*"
            case .literal(let text): return literal(text, in: .query)
            case .placeholder(let number):
                guard entry.placeholder(number).quantity == .one else {
                    if !entry.takesAnyText(number) { exceed("the values of \(entry.name(number))") }
                    return nil
                }
                guard !entry.takesAnyText(number) else { return "*" }
                exceed("the values of \(entry.name(number))")
                return entry.placeholder(number).shape.takesEmptyItem ? "*" : "?*"
            }
        }

        private enum Component {
            case path, query, fragment

            /// The characters that a URL may contain plain or encoded.
            var twofold: String {
                switch self {
                case .path: "!$&'()*+,;=:@"
                case .query: "!$'()*,;:@/?= "
                case .fragment: "!$&'()*+,;=:@?#"
                }
            }
        }

        private mutating func literal(_ text: String, in component: Component) -> String {
            let scalars = Array(text.unicodeScalars)
            return scalars.indices.map { index in
                let scalar = scalars[index]
                guard component.twofold.unicodeScalars.contains(scalar) else {
                    return scalar == "." ? "." : PercentCoding.encoded(String(scalar), for: .hostLabel)
                }
                let number = twofoldCount
                twofoldCount += 1
                guard number < AppleSpelling.limit else {
                    exceed("some characters")
                    return "?*"
                }
                if encoded & 1 << number != 0 { return Self.encoded(scalar) }
                if scalar == " " { return "+" }
                // The wildcards themselves, and the beginning of a variable, `$(name)`.
                if scalar == "*" || scalar == "?" || scalar == "(" && index > 0 && scalars[index - 1] == "$" {
                    exceed("a character")
                    return "?"
                }
                return String(scalar)
            }.joined()
        }

        private static func encoded(_ scalar: Unicode.Scalar) -> String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
