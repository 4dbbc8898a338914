// SPDX-License-Identifier: Apache-2.0

/// A place that names a key, and neither declares nor provides it: it needs somebody to provide it.
public struct UseFact: Codable, Sendable, Hashable {
    public enum Form: String, Codable, Sendable, Hashable {
        /// `RoutableService<any Clock>()`.
        case call
        /// `RoutableService<any Clock>(declaredProtocol:)` or `(slot:)`, outside a declaration.
        case bypass
        /// The type alone: `let key: RoutableService<any Clock>`, `RoutableService<any Clock>.self`.
        case mention
    }

    public var key: KeyReference
    public var form: Form
    /// Whether the key is handed to the router, which asks for the route: `Router.destination(for: key)`. What names a key
    /// anywhere else may as well provide it.
    public var isRequest: Bool
    public var scope: SourceScope
    public var position: SourcePosition

    public init(
        key: KeyReference, form: Form, isRequest: Bool = false, scope: SourceScope, position: SourcePosition
    ) {
        self.key = key
        self.form = form
        self.isRequest = isRequest
        self.scope = scope
        self.position = position
    }
}

/// A value that is made in an initialiser, in a stored property's initial value, or in a provider's `makeDestination` or
/// `makeConfiguration`: `NoteScreen(…)`. Names in upper case only.
public struct ConstructionFact: Codable, Sendable, Hashable {
    public var type: TypeReference
    public var scope: SourceScope
    public var position: SourcePosition

    public init(type: TypeReference, scope: SourceScope, position: SourcePosition) {
        self.type = type
        self.scope = scope
        self.position = position
    }
}

/// A place that names a type by which it may name a key, or hand a provider on: `Key<any Clock>()`, `Feature<ClockRouter>.install()`,
/// `install(ClockRouter())`. Names in upper case only, and not that of a key itself.
public struct TypeUseFact: Codable, Sendable, Hashable {
    public var type: TypeReference
    public var form: UseFact.Form
    /// Whether it is handed to the router, which asks for a route.
    public var isRequest: Bool
    public var scope: SourceScope
    public var position: SourcePosition

    public init(
        type: TypeReference, form: UseFact.Form, isRequest: Bool = false, scope: SourceScope, position: SourcePosition
    ) {
        self.type = type
        self.form = form
        self.isRequest = isRequest
        self.scope = scope
        self.position = position
    }
}

/// A place that asks for routes without a word of which: by a key that the compiler infers, or for all that there are.
public struct UnwrittenUseFact: Codable, Sendable, Hashable {
    public var text: String
    public var position: SourcePosition

    public init(text: String, position: SourcePosition) {
        self.text = text
        self.position = position
    }
}
