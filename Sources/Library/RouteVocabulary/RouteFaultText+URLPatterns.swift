// SPDX-License-Identifier: Apache-2.0

// Emitted into the code for URLs, which alone uses them.
extension RouteFaultText {
    @_alwaysEmitIntoClient package static func urlPatternClash(
        _ pattern: String, of provider: String, and first: String, of firstProvider: String
    ) -> Self {
        guard provider != firstProvider || pattern != first else {
            return Self(message: "\(provider) has '\(pattern)' twice", remedy: "remove one of the two lines")
        }
        return Self(
            message: provider == firstProvider
                ? "'\(pattern)' of \(provider) matches the same URLs as its '\(first)'"
                : "'\(pattern)' of \(provider) matches the same URLs as '\(first)' of \(firstProvider)",
            remedy: "add a fixed part to one of the two patterns, or remove one of them")
    }

    /// - Parameter reason: The rest of the sentence that begins with the pattern.
    @_alwaysEmitIntoClient package static func urlPatternInvalid(_ pattern: String, _ reason: String) -> Self {
        Self(message: "'\(pattern)' \(reason)", remedy: "correct the pattern; no URL matches it")
    }

    @_alwaysEmitIntoClient package static func urlPlaceholderUnread(
        _ pattern: String, of provider: String, name: String, configuration: String
    ) -> Self {
        Self(
            message:
                "'\(pattern)' of \(provider) has a placeholder ':\(name)', which sets no property of \(configuration)",
            remedy:
                "give it the name of a decoded property, replace it with a key path, or read it in a closure; a URL with a value for it fails"
        )
    }
}
