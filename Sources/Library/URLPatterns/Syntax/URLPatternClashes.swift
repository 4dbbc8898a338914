// SPDX-License-Identifier: Apache-2.0

import RouteVocabulary

/// Two patterns that can match the same URL and of which neither is narrower.
package struct URLPatternClash: Sendable {
    /// The index of the earlier pattern, which takes precedence.
    package let first: Int
    package let second: Int
}

extension URLPatternClash {
    /// Returns all clashes among patterns: each pattern with the first one that it clashes with.
    ///
    /// Only patterns with the same outline are compared: a few among thousands.
    package static func all(among patterns: [URLPatternSyntax]) -> [URLPatternClash] {
        var members: [Outline: [Int]] = [:]
        var found: [URLPatternClash] = []
        for (number, pattern) in patterns.enumerated() {
            let outlines = Set(pattern.shapes.map(Outline.init))
            let others = Set(outlines.flatMap { members[$0] ?? [] }).sorted(byNumber: \.self)
            if let first = others.first(where: { patterns[$0].clash(with: pattern) != nil }) {
                found.append(URLPatternClash(first: first, second: number))
            }
            for outline in outlines { members[outline, default: []].append(number) }
        }
        return found
    }

    /// The literal parts of a shape and their positions. Shapes that clash have equal outlines.
    private struct Outline: Hashable {
        let scheme: String
        let port: Int?
        let host: String?
        let path: Segments
        let fragment: Segments?

        init(_ shape: URLPatternShape) {
            scheme = shape.scheme
            port = shape.port
            host = if case .literal(let text) = shape.host { text } else { nil }
            path = Segments(shape.segments, hasRest: shape.rest != nil)
            fragment = shape.fragment.map { Segments($0.segments, hasRest: $0.rest != nil) }
        }

        struct Segments: Hashable {
            /// The literal segments; nil for each segment with a placeholder.
            let literals: [String?]
            let hasRest: Bool

            init(_ segments: [URLPatternShape.Segment], hasRest: Bool) {
                literals = segments.map { if case .literal(let text) = $0 { text } else { nil } }
                self.hasRest = hasRest
            }
        }
    }
}
