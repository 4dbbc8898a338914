// SPDX-License-Identifier: Apache-2.0

extension URLPatternSyntax {
    /// Returns shapes of two patterns that can match the same URL and of which neither is narrower; nil if there are none.
    package func clash(with other: URLPatternSyntax) -> (own: URLPatternShape, other: URLPatternShape)? {
        for shape in shapes {
            for otherShape in other.shapes
            where URLPatternRank(shape, placeholders) == URLPatternRank(otherShape, other.placeholders)
                && URLPatternOverlap(placeholders, other.placeholders).mayMatchTheSame(shape, otherShape)
            {
                return (shape, otherShape)
            }
        }
        return nil
    }
}

/// Checks whether two patterns of equal rank can match the same URL.
struct URLPatternOverlap {
    private let placeholders: [URLPlaceholder]
    private let otherPlaceholders: [URLPlaceholder]

    init(_ placeholders: [URLPlaceholder], _ otherPlaceholders: [URLPlaceholder]) {
        self.placeholders = placeholders
        self.otherPlaceholders = otherPlaceholders
    }

    func mayMatchTheSame(_ one: URLPatternShape, _ other: URLPatternShape) -> Bool {
        one.scheme == other.scheme && one.port == other.port && hosts(one.host, other.host)
            && one.segments.count == other.segments.count && zip(one.segments, other.segments).allSatisfy(segments)
            && (one.rest == nil) == (other.rest == nil) && queries(one.query, other.query)
            && fragments(one.fragment, other.fragment)
    }

    private func fragments(_ one: URLPatternShape.Fragment?, _ other: URLPatternShape.Fragment?) -> Bool {
        // A pattern without a fragment ignores it.
        guard let one, let other else { return true }
        return one.segments.count == other.segments.count && zip(one.segments, other.segments).allSatisfy(segments)
            && (one.rest == nil) == (other.rest == nil)
    }

    private func hosts(_ one: URLPatternShape.Host, _ other: URLPatternShape.Host) -> Bool {
        switch (one, other) {
        case (.literal(let text), .literal(let otherText)): isSame(text, otherText)
        case (.labels(let labels), .labels(let otherLabels)):
            labels.count == otherLabels.count && zip(labels, otherLabels).allSatisfy(segments)
        case (.any(let placeholder), .any(let otherPlaceholder)): values(placeholder, otherPlaceholder)
        default: false
        }
    }

    private func segments(_ one: URLPatternShape.Segment, _ other: URLPatternShape.Segment) -> Bool {
        switch (one, other) {
        case (.literal(let text), .literal(let otherText)): isSame(text, otherText)
        case (
            .placeholder(let prefix, let placeholder, let suffix),
            .placeholder(let otherPrefix, let other, let otherSuffix)
        ):
            if isSame(prefix, otherPrefix), isSame(suffix, otherSuffix) {
                values(placeholder, other)
            } else {
                begin(Array(prefix.utf8), Array(otherPrefix.utf8))
                    && begin(suffix.utf8.reversed(), otherSuffix.utf8.reversed())
            }
        default: false
        }
    }

    /// Returns whether one of two texts begins with the other.
    private func begin(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        (0..<min(one.count, other.count)).allSatisfy { one[$0] == other[$0] }
    }

    /// Compares texts byte by byte, as URLs are compared: canonically equivalent texts can differ.
    private func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

    private func values(_ one: Int, _ other: Int) -> Bool {
        placeholders[one].shape.mayShare(with: otherPlaceholders[other].shape)
    }

    // MARK: Query

    /// Returns whether a query can match both patterns. An item that both name must suit both; an item that only one
    /// names can always be added.
    private func queries(_ one: [URLPatternShape.QueryItem], _ other: [URLPatternShape.QueryItem]) -> Bool {
        one.allSatisfy { item in
            guard let otherItem = other.first(where: { isSame($0.name, item.name) }) else { return true }
            return switch (item.value, otherItem.value) {
            case (.literal(let text), .literal(let otherText)): isSame(text, otherText)
            case (.literal(let text), .placeholder(let placeholder)): otherPlaceholders[placeholder].takes(text)
            case (.placeholder(let placeholder), .literal(let text)): placeholders[placeholder].takes(text)
            case (.placeholder(let placeholder), .placeholder(let otherPlaceholder)):
                items(placeholders[placeholder], otherPlaceholders[otherPlaceholder])
            default: true
            }
        }
    }

    private func items(_ one: URLPlaceholder, _ other: URLPlaceholder) -> Bool {
        // Either the item is empty and both accept that, or both have a value in common.
        one.takes("") && other.takes("") || one.shape.mayShare(with: other.shape)
    }
}

extension URLPlaceholder {
    /// Returns whether the placeholder accepts the text of a query item. An empty text that is not a value counts as absent.
    package func takes(_ text: String) -> Bool {
        if text.isEmpty { return shape.takesEmptyItem || quantity != .one }
        return shape.accepts(text)
    }
}
