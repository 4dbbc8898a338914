// SPDX-License-Identifier: Apache-2.0

/// How narrow a pattern is. Of two that match a URL, the greater one is taken.
///
/// The components are compared from the left. In each, text is narrower than a placeholder with text around it (the more text,
/// the narrower), that is narrower than a placeholder of a type, that than one of any text, and that than `*rest`. Where
/// components are equal, the pattern with more required query items is narrower, then the one with more fixed ones.
package struct URLPatternRank: Sendable, Comparable {
    /// Nil where source does not tell.
    private let values: [Int]?

    private enum Width {
        /// Less than that of a path that has ended.
        static let rest = -2
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
        for segment in shape.segments { addSegment(segment) }
        if let rest = shape.rest {
            values += [Width.rest]
            if placeholders[rest].shape.isNarrow == nil { isKnown = false }
        }
        let required = shape.query.filter { $0.isRequired(placeholders) }
        values += [-1, required.count, required.count { if case .literal = $0.value { true } else { false } }]
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
