// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The sender of a URL.
public enum URLSender: Sendable, Hashable {
    /// Another app, a web page or a message. It may open only the patterns that are declared with `by: .outside`.
    case outside
    /// The app itself. It may open every pattern.
    case app
}

/// A URL that led to a route.
public struct RouteURL: Sendable {
    private let storage: Storage

    private final class Storage: Sendable {
        let string: String
        let pattern: String
        let values: URLValues
        let sender: URLSender
        let location: RouteLocation
        /// The syntax of the pattern; nil if no pattern has read the URL.
        let syntax: URLPatternSyntax?

        init(
            string: String, pattern: String, values: URLValues, sender: URLSender, location: RouteLocation,
            syntax: URLPatternSyntax?
        ) {
            self.string = string
            self.pattern = pattern
            self.values = values
            self.sender = sender
            self.location = location
            self.syntax = syntax
        }
    }

    init(
        _ string: String, pattern: String, values: URLValues, sender: URLSender, location: RouteLocation,
        syntax: URLPatternSyntax? = nil
    ) {
        storage = Storage(
            string: string, pattern: pattern, values: values, sender: sender, location: location, syntax: syntax)
    }

    /// The URL as it was opened. After redirections, the last URL.
    public var string: String { storage.string }

    /// The matching pattern as it is written, with `\(…)` for each key path.
    public var pattern: String { storage.pattern }

    /// The values of the pattern's named placeholders.
    public var values: URLValues { storage.values }

    /// The sender of the URL.
    public var sender: URLSender { storage.sender }

    /// The source location of the request to open the URL.
    var location: RouteLocation { storage.location }

    /// Returns the text of a named placeholder; nil if the URL does not contain it.
    public subscript(name: String) -> String? { values[name] }

    /// The query items in order, including those that the pattern does not name. Names and values are decoded. Items that
    /// cannot be decoded are omitted.
    public var queryItems: [(name: String, value: String)] { URLQueryItems.decoded(in: string) }

    /// Whether the pattern has named placeholders, whether or not this URL contains them.
    var isOfNamedPlaceholders: Bool { storage.syntax?.placeholders.contains { $0.name != nil } ?? false }

    /// Returns the value of a query item; nil if the URL does not contain the item or if the pattern names it.
    func item(besidesPattern name: String) -> String? {
        let isNamed = storage.syntax?.shapes.contains { $0.query.contains { $0.name == name } } ?? false
        return isNamed ? nil : queryItems.first { $0.name == name }?.value
    }

    /// The name of the requested action, by the action key of the current registry.
    package var action: String? { RouteRegistry.current.urlOptions.actionKey.flatMap { item(besidesPattern: $0) } }

    /// The requested transition, by the transition key of the current registry. It may be unknown to the registry.
    package var transition: String? {
        RouteRegistry.current.urlOptions.transitionKey.flatMap { item(besidesPattern: $0) }
    }

    /// The text after the first `#`, not decoded; nil if there is none.
    public var fragment: String? { URLRedirection.fragment(of: string) }
}

extension RouteURL: CustomStringConvertible {
    public var description: String { string }
}
