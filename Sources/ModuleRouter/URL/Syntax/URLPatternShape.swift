// SPDX-License-Identifier: Apache-2.0

/// One URL pattern without groups: what has to be where.
package struct URLPatternShape: Sendable, Hashable {
    /// A place in the pattern that takes what the URL has there, by its number in the pattern.
    package typealias Placeholder = Int

    package enum Segment: Sendable, Hashable {
        /// Decoded.
        case literal(String)
        /// A placeholder, perhaps with text around it: `@:user`.
        case placeholder(prefix: String, Placeholder, suffix: String)
    }

    package enum Host: Sendable, Hashable {
        /// In lower case; empty if there is none.
        case literal(String)
        case labels([Segment])
        /// A placeholder for the whole of it.
        case any(Placeholder)
    }

    package struct QueryItem: Sendable, Hashable {
        package enum Value: Sendable, Hashable {
            /// The item is there, with whatever value.
            case present
            case literal(String)
            case placeholder(Placeholder)
        }

        package var name: String
        package var value: Value
    }

    package var scheme: String
    package var host: Host
    /// Nil for none, or for that of the scheme.
    package var port: Int?
    package var segments: [Segment]
    /// What follows the segments, whatever it is.
    package var rest: Placeholder?
    package var query: [QueryItem]

    static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http", "ws": 80
        case "https", "wss": 443
        default: nil
        }
    }
}

/// What is known of a placeholder.
package struct URLPlaceholder: Sendable, Hashable {
    package enum Quantity: Sendable, Hashable {
        case one
        /// May be missing from the query, or stands in a part that may be missing.
        case optional
        /// Any number of query items, or of segments at the end of a path.
        case many
    }

    /// Nil for a key path.
    package var name: String?
    package var shape: URLValueShape
    package var quantity: Quantity

    package init(name: String?, shape: URLValueShape, quantity: Quantity) {
        self.name = name
        self.shape = shape
        self.quantity = quantity
    }
}
