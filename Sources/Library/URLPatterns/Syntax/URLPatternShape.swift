// SPDX-License-Identifier: Apache-2.0

/// The structure of a URL pattern without groups.
package struct URLPatternShape: Sendable, Hashable {
    /// The index of a placeholder in the pattern.
    package typealias Placeholder = Int

    package enum Segment: Sendable, Hashable {
        /// Decoded text.
        case literal(String)
        /// A placeholder, optionally with text around it: `@:user`.
        case placeholder(prefix: String, Placeholder, suffix: String)
    }

    package enum Host: Sendable, Hashable {
        /// A host in lower case; empty if there is none.
        case literal(String)
        case labels([Segment])
        /// A placeholder for the whole host.
        case any(Placeholder)
    }

    package struct QueryItem: Sendable, Hashable {
        package enum Value: Sendable, Hashable {
            /// The item must be present, with any value.
            case present
            case literal(String)
            case placeholder(Placeholder)
        }

        package var name: String
        package var value: Value

        package init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The part after `#`.
    package struct Fragment: Sendable, Hashable {
        /// The texts between slashes. The first one is empty if the fragment begins with a slash.
        package var segments: [Segment]
        /// The placeholder for the rest of the fragment.
        package var rest: Placeholder?

        package init(segments: [Segment], rest: Placeholder? = nil) {
            self.segments = segments
            self.rest = rest
        }
    }

    package var scheme: String
    package var host: Host
    /// The port; nil if the pattern has none or the default port of the scheme.
    package var port: Int?
    package var segments: [Segment]
    /// The placeholder for the rest of the path.
    package var rest: Placeholder?
    package var query: [QueryItem]
    /// Nil if the pattern ignores the fragment.
    package var fragment: Fragment?

    package static func defaultPort(of scheme: String) -> Int? {
        switch scheme {
        case "http", "ws": 80
        case "https", "wss": 443
        default: nil
        }
    }
}

/// The properties of a placeholder.
package struct URLPlaceholder: Sendable, Hashable {
    package enum Quantity: Sendable, Hashable {
        case one
        /// The value may be missing from the query, or from an alternative of a group.
        case optional
        /// Any number of query items, or of segments at the end of a path or fragment.
        case many
    }

    /// The name; nil for a key path.
    package var name: String?
    package var shape: URLValueShape
    package var quantity: Quantity

    package init(name: String?, shape: URLValueShape, quantity: Quantity) {
        self.name = name
        self.shape = shape
        self.quantity = quantity
    }
}
