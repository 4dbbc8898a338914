// SPDX-License-Identifier: Apache-2.0

/// The names of short keys, such as `.clock`.
package enum ShortKeyName {
    /// Returns the name that `@Routable` derives from the name of a protocol: `login` from `LoginViewInput`.
    ///
    /// The suffixes `ViewInput`, `Input` and `Protocol` are dropped, and leading capitals become small: `urlOpener` from
    /// `URLOpener`.
    ///
    /// - Returns: Nil if a key cannot have a member of that name.
    package static func of(protocolNamed name: String) -> String? {
        var name = name[...]
        if let suffix = ["ViewInput", "Input", "Protocol"].first(where: { name.hasSuffix($0) && name.count > $0.count })
        {
            name.removeLast(suffix.count)
        }
        let capitals = name.prefix { $0.isUppercase }
        // The last capital of several begins the next word.
        let isWord = capitals.count > 1 && name[capitals.endIndex...].first?.isLowercase == true
        let first = isWord ? capitals.dropLast() : capitals
        let derived = first.lowercased() + name[first.endIndex...]
        return isUsable(derived) ? derived : nil
    }

    /// Returns whether a key can have a member of this name.
    package static func isUsable(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name != "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !reserved.contains(name)
    }

    /// The names that have a meaning after a dot, and the members of keys.
    private static let reserved: Set = ["self", "init", "Type", "Protocol", "kind", "routeSlot", "RoutedProtocol"]
}
