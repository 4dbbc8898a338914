// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of one provider in one registry, without the type of its configuration. The list itself is a
/// ``URLPatternList``.
///
/// A provider has such an object only if it has a pattern, so that the linker can remove the code that writes URLs from an app
/// without patterns.
class ProviderURLs: @unchecked Sendable {  // Immutable.
    /// Adds a pattern to the patterns of a provider.
    static func add<Configuration>(
        _ pattern: URLPatternContent<Configuration>, to patterns: borrowing AtomicOnce<any AnyObject & Sendable>
    ) -> URLPatternList<Configuration>.Item {
        let kept = patterns.value ?? patterns.keep(URLPatternList<Configuration>())
        // All patterns of a provider have its configuration.
        return unsafeDowncast(kept, to: URLPatternList<Configuration>.self).add(pattern)
    }

    /// Returns the URL of a configuration.
    ///
    /// - Parameter scheme: The scheme of the URL; nil for the first pattern that applies.
    /// - Throws: `RouteError` if the provider has no pattern for the configuration.
    static func url(of subject: URLSubject, scheme: String?) throws -> String {
        guard let patterns = subject.patterns else {
            throw RouteError.noURL(
                subject.key, reason: "\(subject.key) has no URL: its provider has no pattern",
                hint: "write URLPattern(\"app://…\") in the routes of its provider")
        }
        // Only `add` stores the patterns.
        return try unsafeDowncast(patterns, to: ProviderURLs.self).url(of: subject, scheme)
    }

    /// Returns the URL of a configuration of this provider.
    func url(of subject: URLSubject, _ scheme: String?) throws -> String {
        preconditionFailure("each subclass overrides this method")
    }
}

extension RouteError {
    static func noURL(
        _ key: RouteKey, reason: String, hint: String? = nil, underlyingError: (any Error)? = nil
    ) -> RouteError {
        RouteError(
            .invalidConfiguration, route: key.description, reason: reason, hint: hint, underlyingError: underlyingError)
    }
}
