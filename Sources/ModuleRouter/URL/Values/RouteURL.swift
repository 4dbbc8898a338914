// SPDX-License-Identifier: Apache-2.0

/// Who asks for a URL to be opened.
public enum URLSender: Sendable, Hashable {
    /// Somebody else: a web page, a message, another app. What is not ``URLAccess/open`` stays closed.
    case outside
    /// The app itself.
    case app
}

/// Who may open a URL that a pattern matches.
public enum URLAccess: Sendable, Hashable {
    /// The app itself. So it is unless a pattern says otherwise.
    case closed
    /// Anybody.
    case open
}

/// A URL that has led to a route.
public struct RouteURL: Sendable {
    private let storage: Storage

    private final class Storage: Sendable {
        let string: String
        let pattern: String
        let values: URLValues
        let sender: URLSender
        let location: RouteLocation
        /// Of the pattern; nil for a URL that was read by none.
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

    /// As it was opened.
    public var string: String { storage.string }

    /// The pattern that it matches, as it is written; `\(…)` for a key path.
    public var pattern: String { storage.pattern }

    /// What the named placeholders of the pattern stand for.
    public var values: URLValues { storage.values }

    /// Who has opened it.
    public var sender: URLSender { storage.sender }

    /// Where it was opened.
    var location: RouteLocation { storage.location }

    /// The text of a named placeholder.
    public subscript(name: String) -> String? { values[name] }

    /// The items of the query, also those that the pattern does not name, in their order. Decoded; those that cannot be are
    /// left out.
    public var queryItems: [(name: String, value: String)] {
        var string = string
        return string.withUTF8 { buffer in
            guard let bytes = URLBytes(buffer) else { return [] }
            return URLQueryItems(bytes, after: bytes.pathEnd(0)).compactMap { item in
                guard let name = PercentCoding.decoded(bytes[item.name], plusIsSpace: true),
                    let value = PercentCoding.decoded(bytes[item.value], plusIsSpace: true)
                else { return nil }
                return (name, value)
            }
        }
    }

    /// Whether its pattern has placeholders with names, be they there or not.
    var isOfNamedPlaceholders: Bool { storage.syntax?.placeholders.contains { $0.name != nil } ?? false }

    /// The value of a query item that the pattern does not name.
    func item(besidesPattern name: String) -> String? {
        let isNamed = storage.syntax?.shapes.contains { $0.query.contains { $0.name == name } } ?? false
        return isNamed ? nil : queryItems.first { $0.name == name }?.value
    }

    /// What the URL asks to be done, as the current registry understands it.
    package var action: String? { RouteRegistry.current.urlOptions.actionKey.flatMap { item(besidesPattern: $0) } }

    /// How the URL wants a view to be shown: the word itself, which may not be known.
    package var transition: String? {
        RouteRegistry.current.urlOptions.transitionKey.flatMap { item(besidesPattern: $0) }
    }

    /// What follows the first `#`, as it is written; nil if there is none.
    public var fragment: String? {
        let scalars = string.unicodeScalars
        return scalars.firstIndex(of: "#").map { String(scalars[$0...].dropFirst()) }
    }
}

extension RouteURL: CustomStringConvertible {
    public var description: String { string }
}
