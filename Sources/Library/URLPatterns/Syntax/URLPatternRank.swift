// SPDX-License-Identifier: Apache-2.0

/// The rank of a pattern. Of two patterns that match a URL, the one with the greater rank is narrower and is selected.
///
/// The components are compared from left to right. From narrowest to widest, a component is a literal text, a placeholder
/// with text around it (the more text, the narrower), a typed placeholder, a placeholder for any text, or `*rest`. A pattern
/// with a fragment is narrower than one without. If all components are equal, the pattern with more required query items is
/// narrower, then the pattern with more fixed query items.
package struct URLPatternRank: Sendable, Comparable {
    /// Nil if the source code does not determine the rank.
    private let values: [Int]?

    private enum Width {
        static let rest = -2
        static let end = -1
        static let fragment = 0
        static let text = 1
        static let narrow = 2
        static let literal = Int.max
    }

    package init(_ shape: URLPatternShape, _ placeholders: [URLPlaceholder]) {
        var values: [Int] = []
        var isKnown = true
        let add = { (placeholder: Int, text: Int) in
            if let isNarrow = placeholders[placeholder].shape.isNarrow {
                values += [text > 0 ? Width.narrow + text : isNarrow ? Width.narrow : Width.text, isNarrow ? 1 : 0]
            } else {
                isKnown = false
            }
        }
        let addSegment = { (segment: URLPatternShape.Segment) in
            switch segment {
            case .literal: values += [Width.literal, 0]
            case .placeholder(let prefix, let placeholder, let suffix):
                add(placeholder, prefix.utf8.count + suffix.utf8.count)
            }
        }
        switch shape.host {
        case .literal: values += [2]
        case .labels(let labels):
            values += [1, labels.count]
            for label in labels { addSegment(label) }
        case .any(let placeholder):
            values += [0]
            add(placeholder, 0)
        }
        let addSegments = { (segments: [URLPatternShape.Segment], rest: Int?) in
            for segment in segments { addSegment(segment) }
            guard let rest else { return }
            values += [Width.rest]
            if placeholders[rest].shape.isNarrow == nil { isKnown = false }
        }
        addSegments(shape.segments, shape.rest)
        if let fragment = shape.fragment {
            values += [Width.fragment]
            addSegments(fragment.segments, fragment.rest)
        }
        let required = shape.query.filter { $0.isRequired(placeholders) }
        values += [Width.end, required.count, required.count { if case .literal = $0.value { true } else { false } }]
        self.values = isKnown ? values : nil
    }

    package static func < (one: Self, other: Self) -> Bool {
        guard let values = one.values, let otherValues = other.values else { return false }
        return values.lexicographicallyPrecedes(otherValues)
    }

    package static func == (one: Self, other: Self) -> Bool {
        guard let values = one.values, let otherValues = other.values else { return false }
        return values == otherValues
    }
}

extension URLPatternShape.QueryItem {
    func isRequired(_ placeholders: [URLPlaceholder]) -> Bool {
        switch value {
        case .present, .literal: true
        case .placeholder(let placeholder): placeholders[placeholder].quantity == .one
        }
    }
}
