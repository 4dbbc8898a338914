// SPDX-License-Identifier: Apache-2.0

/// The names of short keys, such as `.clock`.
///
/// Emitted into the code that uses it, which is no app.
@usableFromInline package enum ShortKeyName {
    /// Returns whether a key can have a member of this name.
    @_alwaysEmitIntoClient package static func isUsable(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name != "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !reserved.contains(name)
    }

    /// The names that have a meaning after a dot, and the members of keys.
    @_alwaysEmitIntoClient static var reserved: Set<String> {
        ["self", "init", "Type", "Protocol", "kind", "routeSlot", "RoutedProtocol"]
    }
}
