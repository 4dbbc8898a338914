// SPDX-License-Identifier: Apache-2.0

/// Texts that only the checker uses: about two registrations of unknown order, conditions and replacements.
extension RouteFaultText {
    static func duplicateProvider(_ key: String, by provider: String, besides other: String) -> Self {
        if provider == other {
            return Self(message: "\(key) is provided twice by \(provider)", remedy: "remove one of the two lines")
        }
        return Self(
            message: "\(key) is provided by \(provider), and by \(other)",
            remedy: """
                remove one of the two, or let one replace the other; which one is used depends on the order in which they are \
                registered
                """)
    }

    static func duplicateIdentifier(_ name: String, by provider: String, besides other: String) -> Self {
        if provider == other {
            return Self(
                message: "the identifier '\(name)' is registered twice by \(provider)",
                remedy: "remove one of the two lines")
        }
        return Self(
            message: "the identifier '\(name)' is registered by \(provider), and by \(other)",
            remedy: "rename one of the two; which one is used depends on the order in which they are registered")
    }

    /// - Parameter condition: The condition of the first provider, as the end of a sentence.
    static func duplicateProvider(_ key: String, by provider: String, _ condition: String, and other: String)
        -> Self
    {
        Self(
            message: "\(key) is provided by \(provider) \(condition), and by \(other)",
            remedy: "let \(provider) replace the other one: replacing: \"\(other)\"")
    }

    static func unknownReplacement(by provider: String, of name: String) -> String {
        "\(provider) replaces '\(name)', but no other provider of this key has this name"
    }

    /// - Parameter condition: The condition of the replacing provider, as the end of a sentence.
    static func lostKey(_ key: String, of provider: String, by other: String, _ condition: String) -> Self {
        Self(
            message: "no provider for \(key) \(condition), because \(other) then replaces \(provider)",
            remedy: "let \(other) provide it too")
    }

    static func conditionalProvider(of key: String) -> Self {
        Self(
            message: "every provider of \(key) has a condition",
            remedy:
                "add a provider without a condition, which the others replace, or let the callers accept a missing provider"
        )
    }

    /// - Parameter isShared: Whether the shared registry provides the key, and the needing provider is in another one.
    static func providedElsewhere(_ key: String, neededBy provider: String, isShared: Bool) -> Self {
        Self(
            message: isShared
                ? "\(key) is provided only in the shared registry, and \(provider), which needs it, only in another one"
                : "\(key) is provided only in another registry, and \(provider), which needs it, in the shared one",
            remedy: isShared
                ? "make the other registry with the shared one as its parent: RouteRegistry(parent: .shared), or register both in one"
                : "register both in one registry")
    }

    static func replacedAdapter(_ name: String) -> String {
        "'\(name)' is an adapter, and only a provider can be replaced"
    }

    static func sharedReplacement(of name: String) -> String { "both replace '\(name)'" }
}
