// SPDX-License-Identifier: Apache-2.0

package import URLPatterns

/// A URL pattern of an app, and the target of its URLs.
package struct Link: Sendable {
    /// The sender that may open the URLs, besides the app itself.
    package enum Sender: String, Codable, Sendable, Hashable {
        /// Code outside the app: another app or a web page.
        case outside
        /// No other sender.
        case app
        /// The source does not determine the sender.
        case unknown
    }

    /// The target of the URLs.
    package enum Target: Sendable {
        /// A provider, with the names of the keys that it provides.
        case provider(name: String, keys: [String])
        /// Other URLs, by their pattern.
        case redirection(to: String)
    }

    /// The pattern as it is written: `notes://note/\(\.name)`.
    package var pattern: String
    /// The values in the URLs, in the order of the pattern's placeholders.
    package var parameters: [LinkParameter]
    package var sender: Sender
    package var target: Target
    /// The module that contains the pattern.
    package var module: String
    /// The condition of the provider, such as `with the launch argument '--demo'`; nil if it has none.
    package var condition: String?
    /// Whether the app registers the provider.
    package var isRegistered: Bool
    package var location: SourceLocation
    /// The syntax of the pattern, or its failure.
    package var syntax: Result<URLPatternSyntax, URLPatternSyntax.Failure>

    /// Creates a link whose parameters are those of a pattern.
    ///
    /// - Parameters:
    ///   - pieces: The text of the pattern and the indices of its key paths.
    ///   - keyPaths: The parameters of the key paths.
    package init(
        _ pattern: String, _ pieces: [URLPatternSyntax.Piece], keyPaths: [LinkParameter] = [], sender: Sender,
        target: Target, module: String, condition: String? = nil, isRegistered: Bool = true, location: SourceLocation
    ) {
        self.pattern = pattern
        self.sender = sender
        self.target = target
        self.module = module
        self.condition = condition
        self.isRegistered = isRegistered
        self.location = location
        let syntax = Result { () throws(URLPatternSyntax.Failure) in
            try URLPatternSyntax(pieces, keyPaths: keyPaths.map(\.placeholder))
        }
        self.syntax = syntax
        let named = (try? syntax.get())?.placeholders.dropFirst(keyPaths.count).map(LinkParameter.init)
        parameters = keyPaths + (named ?? [])
    }

    /// Whether the router of a usual process knows the pattern. It does not know patterns with a syntax error, patterns of
    /// providers that are not registered, and patterns of providers whose condition does not hold.
    package var isInUse: Bool { isRegistered && condition == nil && (try? syntax.get()) != nil }

    /// The name of the provider; nil for a redirection.
    package var provider: String? {
        if case .provider(let name, _) = target { name } else { nil }
    }
}

/// The URL patterns of an app.
package struct LinkList: Sendable {
    /// A pattern that is left out, because the source does not show its text or its provider.
    package struct Omission: Sendable, Hashable {
        /// The reason, as a sentence without a full stop.
        package var reason: String
        package var location: SourceLocation

        package init(_ reason: String, at location: SourceLocation) {
            self.reason = reason
            self.location = location
        }

        /// The omission in the format of a compiler's warning.
        package var text: String { "\(location): warning: \(reason)" }
    }

    /// The name of the entry point's module.
    package var entryPoint: String
    /// The patterns, sorted by module and location.
    package var links: [Link]
    package var omissions: [Omission]

    package init(entryPoint: String, links: [Link], omissions: [Omission] = []) {
        self.entryPoint = entryPoint
        self.links = links.sorted { ($0.module, $0.location) < ($1.module, $1.location) }
        self.omissions = omissions.sorted { $0.location < $1.location }
    }
}
