// SPDX-License-Identifier: Apache-2.0

/// The surroundings of a place in a file. They decide how names there are resolved and how messages describe the place.
public struct SourceScope: Codable, Sendable, Hashable {
    /// The enclosing types, the outermost first. An extension contributes all components of the type it extends: within
    /// `extension A.B { struct C { … } }` the names are `["A", "B", "C"]`.
    public var types: [String]
    /// The number of leading `types` that an extension names: 2 within `extension A.B { struct C { … } }`, 0 outside extensions.
    /// An extension of `A.B` sees the members of `B`, but not those of `A`.
    public var extendedCount: Int
    /// The generic parameters of the enclosing functions and types. For an extension, the extended type's `TypeFact` lists that
    /// type's parameters.
    public var genericParameters: [String]
    /// The enclosing member: `init`, `makeDestination`, `body`; nil outside functions, initialisers and properties.
    public var member: String?
    /// The moment when the code runs.
    public var moment: Moment
    /// The types whose initialisers receive the code as an argument, the outermost first: `Screen` within `Screen(…)`. These
    /// types decide whether the code runs during the call, or later as an `@autoclosure`.
    public var receivers: [TypeReference]

    public enum Moment: String, Codable, Sendable, Hashable {
        /// Whenever an instance of the innermost type is made: in the only initialiser or in a stored property's initial value,
        /// and not in a branch or a closure.
        case always
        /// Whenever the member runs: in a member other than an initialiser, and not in a branch or a closure.
        case whenCalled
        /// Later or never: in a branch, a closure, a lazy property or a local function, or after an early exit.
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
