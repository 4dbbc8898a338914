// SPDX-License-Identifier: Apache-2.0

/// A change of one file that repairs a finding and leaves nothing to decide.
public struct RouteFix: Sendable, Hashable {
    public enum Change: Sendable, Hashable {
        /// Writes an attribute before the declaration.
        case attribute(String)
        /// Adds an element to a list after the element at the location, and an import of its module if the file lacks it. The module is
        /// nil if it is that of the list.
        case element(String, module: String?)
        /// Adds a module to the dependencies of the target at the location, with the text of the dependency.
        case dependency(module: String, text: String)
        /// Replaces the text of a string literal in the statement at the location.
        case literal(String, by: String)
        /// Removes the arguments of the call.
        case noArguments
        /// Removes the call, which is a statement and repeats the one at another location. The other statement must be in each build that
        /// has this one.
        case noStatement(repeating: SourceLocation)
        /// Writes a line after the `@implementation` of an Objective-C class.
        case lineAfterImplementation(String)
    }

    public var change: Change
    public var location: SourceLocation

    public init(_ change: Change, at location: SourceLocation) {
        self.change = change
        self.location = location
    }
}

extension RouteFix {
    /// The largest number of letters in which a misspelt name differs from the intended one.
    private static let mostDifferences = 2

    /// Returns the correction of a misspelt literal; nil if not exactly one known name resembles it, or if that is too different.
    static func respelling(_ text: String, as known: [String], at location: SourceLocation) -> RouteFix? {
        guard let name = known.first, known.allSatisfy({ $0 == name }),
            abs(name.utf8.count - text.utf8.count) <= mostDifferences,
            let distance = NearMisses.Name(text).distance(to: NearMisses.Name(name)), distance <= mostDifferences
        else { return nil }
        return RouteFix(.literal(text, by: name), at: location)
    }
}
