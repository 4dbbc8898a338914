// SPDX-License-Identifier: Apache-2.0

/// Where in a file something stands: what a name written there may refer to, and what to call the place in a message.
public struct SourceScope: Codable, Sendable, Hashable {
    /// The types around it, the outermost first. An extension counts as the type it extends, with all its components:
    /// within `extension A.B { struct C { … } }` the names are `["A", "B", "C"]`.
    public var types: [String]
    /// How many of `types`, from the first, are named by an extension: 2 within `extension A.B { struct C { … } }`, 0 outside of
    /// extensions. An extension of `A.B` sees what `B` has, but not what `A` has.
    public var extendedCount: Int
    /// The names of the generic parameters that are written around it, of functions and of types. (Those of a type whose
    /// extension this is stand in that type's `TypeFact`.)
    public var genericParameters: [String]
    /// The member it is in: `init`, `makeDestination`, `body`; nil outside of functions, initialisers and properties.
    public var member: String?
    /// When the code there runs.
    public var moment: Moment
    /// The types to whose initialisers it is handed, the outermost first: `Screen` for what stands within `Screen(…)`. Whether it
    /// runs when that is called, or is kept as an `@autoclosure`, they decide.
    public var receivers: [TypeReference]

    public enum Moment: String, Codable, Sendable, Hashable {
        /// Each time, when a value of the innermost type is made: in an initialiser or a stored property's initial value, and not
        /// in a branch or a closure.
        case always
        /// Each time the member runs (a function that is no initialiser), not in a branch or a closure of it.
        case whenCalled
        /// Perhaps, or later: in a branch, a closure, a lazy property, a local function, after an early exit.
        case perhaps
    }

    public init(
        types: [String] = [], extendedCount: Int = 0, genericParameters: [String] = [], member: String? = nil,
        moment: Moment = .perhaps, receivers: [TypeReference] = []
    ) {
        self.types = types
        self.extendedCount = extendedCount
        self.genericParameters = genericParameters
        self.member = member
        self.moment = moment
        self.receivers = receivers
    }
}
