// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of one provider in one registry.
///
/// The code that writes URLs is reachable only through a pattern, so that the linker can remove it from an app without
/// patterns.
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

    /// Returns the URL of a configuration.
    ///
    /// - Parameter scheme: The scheme of the URL; nil for the first pattern that applies.
    /// - Throws: `RouteError` if the provider has no pattern for the configuration.
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
