// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import RouteGraph
import SwiftParser

/// A valid name for a type or a module.
struct SwiftName: ExpressibleByArgument, CustomStringConvertible {
    let description: String

    /// The names with a special meaning, besides the keywords.
    private static let taken: Set<String> = ["Any", "Protocol", "Self", "Type", "_"]

    init?(argument: String) {
        guard !argument.hasPrefix("`"), argument.isValidSwiftIdentifier(for: .variableName),
            !Self.taken.contains(argument)
        else { return nil }
        description = argument
    }

    /// The name of a value: `clock` for `Clock`, `urlOpener` for `URLOpener`.
    var asValue: String {
        let value = beginningInLowerCase
        return value.isValidSwiftIdentifier(for: .variableName) && value != description ? value : "destination"
    }

    /// Returns the name of a short key: `clock` for `Clock`.
    ///
    /// - Parameter ending: The ending of a name that a key cannot have: `classService` for `Class`.
    func asShortKey(orEndingWith ending: String) -> String {
        let name = beginningInLowerCase
        let isUsable = ShortKeyName.isUsable(name) && name.isValidSwiftIdentifier(for: .variableName)
        return isUsable ? name : name + ending
    }

    private var beginningInLowerCase: String {
        let upper = description.prefix { $0.isUppercase }
        // The last of several capitals begins the next word.
        let first = upper.count > 1 && upper.count < description.count ? upper.dropLast() : upper
        return first.lowercased() + description.dropFirst(first.count)
    }
}
#endif
