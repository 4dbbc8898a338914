// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The paths of an element `data`.
struct AndroidPath: Hashable {
    enum Attribute: String {
        case path, pathPrefix, pathAdvancedPattern
    }

    var attribute: Attribute
    var text: String

    /// Returns the elements that match the paths of a pattern, and the reasons why they match more.
    ///
    /// - Parameter closed: The narrower patterns that only the app may open.
    static func all(
        of entry: SystemLinks.Entry, except closed: [SystemLinks.Entry]
    ) -> (paths: [AndroidPath], excess: [String]) {
        var writer = Writer(entry: entry, closed: closed)
        let paths = writer.paths
        return (paths, writer.excess)
    }

    private struct Writer {
        let entry: SystemLinks.Entry
        /// The texts that are not values of a segment with a placeholder, by its index.
        private var exceptions: [Int: [String]] = [:]
        private(set) var excess: [String] = []

        init(entry: SystemLinks.Entry, closed: [SystemLinks.Entry]) {
            self.entry = entry
            for other in closed where Self.mayShare(other.shape, entry) {
                if let (index, text) = Self.exception(other.shape, of: entry) {
                    exceptions[index, default: []].append(text)
                } else {
                    exceed("the URLs of \(other.link.pattern)")
                }
            }
        }

        /// Returns whether the closed pattern has texts for the parameters that the elements compare by their type.
        private static func mayShare(_ closed: URLPatternShape, _ entry: SystemLinks.Entry) -> Bool {
            zip(closed.segments, entry.shape.segments).allSatisfy { segment, own in
                guard case .literal(let text) = segment, case .placeholder(let prefix, let number, let suffix) = own
                else { return true }
                switch entry.placeholder(number).shape {
                case .integer, .number, .uuid:
                    return entry.placeholder(number).shape.accepts(
                        String(text.dropFirst(prefix.count).dropLast(suffix.count)))
                default: return true
                }
            }
        }

        /// Returns the only segment in which a closed pattern is narrower, and its text; nil if there are several.
        private static func exception(
            _ closed: URLPatternShape, of entry: SystemLinks.Entry
        ) -> (index: Int, text: String)? {
            let shape = entry.shape
            guard closed.host == shape.host, closed.rest == nil, shape.rest == nil,
                closed.segments.count == shape.segments.count, closed.query.isEmpty, closed.fragment == nil
            else { return nil }
            var found: (Int, String)?
            for (index, (segment, own)) in zip(closed.segments, shape.segments).enumerated() {
                switch (segment, own) {
                case (.literal(let text), .literal(let ownText)) where text == ownText: continue
                case (.literal(let text), .placeholder("", let number, "")) where entry.takesAnyText(number):
                    // A set of an advanced pattern contains units of UTF-16.
                    guard found == nil, !text.contains("/"), text.utf16.count == text.unicodeScalars.count else {
                        return nil
                    }
                    found = (index, text)
                default: return nil
                }
            }
            return found
        }

        private mutating func exceed(_ reason: String) { if !excess.contains(reason) { excess.append(reason) } }

        /// The maximum number of elements of one pattern that exclude texts.
        private static let limit = 128

        var paths: [AndroidPath] {
            mutating get {
                let shape = entry.shape
                if shape.segments.contains(where: \.hasSlash) { exceed("a slash in the text") }
                if let rest = shape.rest, !entry.takesAnyText(rest) { exceed("the values of \(entry.name(rest))") }
                let literals = shape.segments.compactMap { if case .literal(let text) = $0 { text } else { nil } }
                if literals.count == shape.segments.count {
                    return Self.paths(of: literals, hasRest: shape.rest != nil)
                }
                var patterns = [""]
                for (index, segment) in shape.segments.enumerated() {
                    let texts = texts(of: segment, except: exceptions[index] ?? [])
                    guard patterns.count * texts.count <= Self.limit else {
                        exceed("the closed values")
                        patterns = patterns.map { $0 + "/[^/]+" }
                        continue
                    }
                    patterns = patterns.flatMap { pattern in texts.map { pattern + "/" + $0 } }
                }
                // The router ignores a slash at the end.
                return patterns.flatMap { pattern in
                    (shape.rest == nil ? [pattern + "/{0,1}"] : [pattern, pattern + "/.*"]).map {
                        AndroidPath(attribute: .pathAdvancedPattern, text: $0)
                    }
                }
            }
        }

        private static func paths(of literals: [String], hasRest: Bool) -> [AndroidPath] {
            let text = literals.map { "/" + $0 }.joined()
            if hasRest {
                let prefix = AndroidPath(attribute: .pathPrefix, text: text + "/")
                let whole = text.isEmpty ? emptyPath : AndroidPath(attribute: .path, text: text)
                return [whole, prefix]
            }
            if text.isEmpty { return [AndroidPath(attribute: .path, text: "/"), emptyPath] }
            return [text, text + "/"].map { AndroidPath(attribute: .path, text: $0) }
        }

        /// The path of a URL without one, or a slash. An attribute must begin with a slash.
        private static let emptyPath = AndroidPath(attribute: .pathAdvancedPattern, text: "/{0,1}")

        // MARK: Segments

        /// Returns the advanced patterns of a segment.
        private mutating func texts(of segment: URLPatternShape.Segment, except texts: [String]) -> [String] {
            switch segment {
            case .literal(let text): return [Self.escaped(text)]
            case .placeholder(let prefix, let number, let suffix):
                if !texts.isEmpty { return AndroidExclusion.patterns(except: texts) }
                let (value, units) = value(of: number)
                // A repetition takes as much as it can and gives nothing back, so it must not take the suffix.
                if let first = suffix.first, units(first) {
                    exceed("the text after the value of \(entry.name(number))")
                    return [Self.escaped(prefix) + "[^/]{\(suffix.utf16.count + 1),}"]
                }
                return [Self.escaped(prefix) + value + Self.escaped(suffix)]
            }
        }

        /// Returns the pattern of a value, and whether the value may contain a character.
        private mutating func value(of number: Int) -> (pattern: String, mayContain: (Character) -> Bool) {
            let shape = entry.placeholder(number).shape
            switch shape {
            case .text: break
            case .uuid:
                let groups = [8, 4, 4, 4, 12].map { "[0-9A-Fa-f]{\($0)}" }
                // The length is fixed, so the suffix is not taken.
                return (groups.joined(separator: "-"), { _ in false })
            case .integer(let lowest, _):
                exceed("the range of \(entry.name(number))")
                return ((lowest > 0 ? "-{0,1}" : "") + "[0-9]+", { $0.isASCII && $0.isNumber })
            case .number:
                exceed("the values of \(entry.name(number))")
                return ("[0-9.eE+-]+", { "0123456789.eE+-".contains($0) })
            default: exceed("the values of \(entry.name(number))")
            }
            return ("[^/]+", { $0 != "/" })
        }

        private static func escaped(_ text: String) -> String {
            text.escaping { "[]{}*+.\\".unicodeScalars.contains($0) ? "\\\($0)" : nil }
        }
    }

    /// The attribute. A backslash is an escape character in the values of attributes.
    var xml: String {
        "android:\(attribute.rawValue)=\"\(GraphPage.escaped(text.replacing("\\", with: "\\\\")))\""
    }
}

extension URLPatternShape.Segment {
    fileprivate var hasSlash: Bool {
        switch self {
        case .literal(let text): text.contains("/")
        case .placeholder(let prefix, _, let suffix): prefix.contains("/") || suffix.contains("/")
        }
    }
}

/// Advanced patterns for all segments except some texts. The language has no negation, so the patterns follow the texts character by
/// character: `[^/a][^/]*`, `a`, `a[^/b][^/]*` and so on.
private enum AndroidExclusion {
    static func patterns(except texts: [String]) -> [String] {
        patterns(after: "", Set(texts.map { Array($0.unicodeScalars) }))
    }

    private static func patterns(after start: String, _ rests: Set<[Unicode.Scalar]>) -> [String] {
        let firsts = Set(rests.compactMap(\.first)).sorted()
        var found: [String] = []
        if !start.isEmpty, !rests.contains([]) { found.append(start) }
        guard !firsts.isEmpty else { return found + [start + "[^/]+"] }
        found.append(start + "[^/" + firsts.map(escapedInSet).joined() + "][^/]*")
        for first in firsts {
            let below = Set(rests.filter { $0.first == first }.map { Array($0.dropFirst()) })
            found += patterns(after: start + escaped(first), below)
        }
        return found
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        "[]{}*+.\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }

    private static func escapedInSet(_ scalar: Unicode.Scalar) -> String {
        "[]\\^-".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
}
