// SPDX-License-Identifier: Apache-2.0

/// A use of a key: a place that names the key and neither declares nor provides it. The key needs a provider.
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
    /// Whether the key is passed to the router, which requests the route: `Router.destination(for: key)`. Any other use might
    /// also provide the key.
    public var isRequest: Bool
    /// Whether the code works without a provider of the key: a parameter `(any Ads)?` or `[any Plugin]` of a class with `@Provider`.
    public var isOptional: Bool
    /// The other kinds that the key may be of. Source names only the type, and the declared kind counts.
    public var otherKinds: [RouteKind]
    /// Whether the use is of all named providers of the protocol.
    public var isOfAllNames: Bool
    public var scope: SourceScope
    public var position: SourcePosition

    public init(
        key: KeyReference, form: Form, isRequest: Bool = false, isOptional: Bool = false, otherKinds: [RouteKind] = [],
        isOfAllNames: Bool = false, scope: SourceScope, position: SourcePosition
    ) {
        self.key = key
        self.form = form
        self.isRequest = isRequest
        self.isOptional = isOptional
        self.otherKinds = otherKinds
        self.isOfAllNames = isOfAllNames
        self.scope = scope
        self.position = position
    }
}

/// A value made in an initialiser, in a stored property's initial value, or in a provider's `makeDestination` or
/// `makeConfiguration`: `NoteScreen(…)`. Only capitalised names are recorded.
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

/// A place that names a type which may be an alias of a key, or may pass a provider on: `Key<any Clock>()`,
/// `Feature<ClockRouter>.install()`, `install(ClockRouter())`. Only capitalised names are recorded, and no key types.
public struct TypeUseFact: Codable, Sendable, Hashable {
    public var type: TypeReference
    public var form: UseFact.Form
    /// Whether the type is passed to the router, which requests a route.
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

/// An argument that is a short key if the called function takes a key: `open(.login)`.
public struct ShortArgumentFact: Codable, Sendable, Hashable {
    public var name: String
    /// The name of the called function or type.
    public var function: String
    public var scope: SourceScope
    public var position: SourcePosition

    public init(name: String, function: String, scope: SourceScope, position: SourcePosition) {
        self.name = name
        self.function = function
        self.scope = scope
        self.position = position
    }
}

/// A function with a parameter for a key, or a type whose initialiser has one.
public struct KeyFunctionFact: Codable, Sendable, Hashable {
    public var name: String
    public var takesViews: Bool

    public init(_ name: String, takesViews: Bool) {
        self.name = name
        self.takesViews = takesViews
    }

    /// The functions and property wrappers of the library that take a key, except for the functions of `Router` that request one.
    package static let ofLibrary = [
        KeyFunctionFact("Route", takesViews: true), KeyFunctionFact("Routed", takesViews: false),
        KeyFunctionFact("RoutedDestination", takesViews: false), KeyFunctionFact("leads", takesViews: true),
        KeyFunctionFact("redirect", takesViews: true), KeyFunctionFact("url", takesViews: true),
        KeyFunctionFact("url", takesViews: false),
    ]
}

/// A place that requests routes without naming them: by a key that the compiler infers, or for all routes.
public struct UnwrittenUseFact: Codable, Sendable, Hashable {
    public var text: String
    public var position: SourcePosition

    public init(text: String, position: SourcePosition) {
        self.text = text
        self.position = position
    }
}
