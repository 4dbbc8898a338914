// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of one provider, in one registry, if it has some.
///
/// Nothing of how URLs are written is reached but through a pattern: an app that has none can be linked without it.
struct ProviderURLs<Configuration>: ~Copyable, Sendable {
    final class Patterns: Sendable {
        let list: URLPatternList<Configuration>
        let url: @Sendable (Configuration, _ scheme: String?, RouteKey) throws -> String

        init(_ list: URLPatternList<Configuration>) {
            self.list = list
            url = { try list.url(of: $0, scheme: $1, for: $2) }
        }
    }

    private let patterns = KeptReference<Patterns>()

    func add(_ pattern: URLPatternContent<Configuration>) -> URLPatternList<Configuration>.Item {
        (patterns.value ?? patterns.keep(Patterns(URLPatternList()))).list.add(pattern)
    }

    /// The URL of a configuration.
    ///
    /// - Parameter scheme: That of the URL; nil for whichever comes first.
    func url(of configuration: Configuration, scheme: String?, for key: RouteKey) throws -> String {
        guard let patterns = patterns.value else {
            throw RouteError.noURL(
                key, reason: "\(key) has no URL: its provider has no pattern",
                hint: "write URLPattern(\"app://…\") in the routes of its provider")
        }
        return try patterns.url(configuration, scheme, key)
    }
}

extension RouteError {
    static func noURL(
        _ key: RouteKey, reason: String, hint: String? = nil, underlyingError: (any Error)? = nil
    ) -> RouteError {
        .invalidConfiguration(
            Failure(route: key.description, reason: reason, hint: hint, underlyingError: underlyingError))
    }
}
