// SPDX-License-Identifier: Apache-2.0

/// The message and the remedy of a fault. `validate()` uses them at run time, and the checker in source.
///
/// Keys, providers and adapters are passed as they are written in source. Each caller passes the details that only it knows.
@usableFromInline package final class RouteFaultText: Sendable {
    package let message: String
    package let remedy: String

    @usableFromInline package init(message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }
}

extension RouteFaultText {
    /// - Parameter first: The provider that is registered first. The checker does not know it, and has texts of its own.
    package static func duplicateProvider(_ key: String, by provider: String, and first: String) -> Self {
        Self(
            message: "\(key) is provided by \(provider), and by \(first) before it",
            remedy: "remove one of the two, or let one replace the other; \(first), registered first, is used")
    }

    /// - Parameter first: The provider that is registered first.
    package static func duplicateIdentifier(_ name: String, by provider: String, and first: String) -> Self {
        Self(
            message: "the identifier '\(name)' is registered by \(provider), and by \(first) before it",
            remedy: "rename one of the two; \(first), registered first, is used")
    }

    /// Returns the end of a sentence about a provider with a condition.
    package static func launchArgument(_ argument: String) -> String { "with the launch argument '\(argument)'" }

    /// The variable that Xcode sets to 1 in the process in which it shows previews.
    package static var previewsVariable: StaticString { "XCODE_RUNNING_FOR_PREVIEWS" }

    /// Returns the end of a sentence about a provider with a condition.
    package static func environment(_ variable: String, is value: String?) -> String {
        "with the environment variable \(variable)" + (value.map { " = '\($0)'" } ?? "")
    }

    package static func excludedProvider(_ provider: String, _ condition: String) -> String {
        "\(provider) provides it only \(condition)"
    }

    package static func onlyReplaced(_ name: String) -> String {
        "only a provider with the name '\(name)' is replaced, and only before the first request"
    }

    package static func replacedProvider(_ provider: String, by other: String) -> String {
        "\(provider) provides it, but \(other) replaces \(provider)"
    }

    /// Returns the reason why a request fails that is made outside of a scope.
    ///
    /// - Parameters:
    ///   - key: The key of a destination or of a value of the scope.
    ///   - kind: The kind of the scope.
    ///   - scopes: The kinds of the scopes around the request.
    package static func outsideScope(_ key: String, of kind: String, in scopes: [String]) -> String {
        let place = scopes.isEmpty ? "outside of all scopes" : "in \(scopes.joined(separator: " and "))"
        return "\(key) belongs to a scope of \(kind), and the request is made \(place)"
    }

}
