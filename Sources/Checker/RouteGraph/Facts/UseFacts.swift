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
    /// Whether it is a request among the arguments of a macro, which may leave it out.
    public var isInMacro: Bool
    public var scope: SourceScope
    public var position: SourcePosition

    public init(
        key: KeyReference, form: Form, isRequest: Bool = false, isOptional: Bool = false, otherKinds: [RouteKind] = [],
        isOfAllNames: Bool = false, isInMacro: Bool = false, scope: SourceScope, position: SourcePosition
    ) {
        self.key = key
        self.form = form
        self.isRequest = isRequest
        self.isOptional = isOptional
        self.otherKinds = otherKinds
        self.isOfAllNames = isOfAllNames
        self.isInMacro = isInMacro
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

/// An implicit member that is a short key if its place takes a key: `open(.login)`.
public struct ShortNameFact: Codable, Sendable, Hashable {
    /// The place of the name, which decides whether it is a key.
    public enum Place: Codable, Sendable, Hashable {
        /// An argument of a function, a type, a property wrapper or an operator. A subscript has the name `subscript`.
        case argument(of: String, label: String?, call: SourcePosition)
        /// A value of a stated type: of a variable, a parameter or a result.
        case value(of: TypeReference)
        /// The value that is assigned to a variable or a property of this name.
        case assigned(to: String)
        case other
    }

    public var name: String
    public var place: Place
    /// Whether the name is that of a key path: `\.clock`.
    public var isKeyPath: Bool
    public var scope: SourceScope
    public var position: SourcePosition

    public init(
        name: String, place: Place, isKeyPath: Bool = false, scope: SourceScope, position: SourcePosition
    ) {
        self.name = name
        self.place = place
        self.isKeyPath = isKeyPath
        self.scope = scope
        self.position = position
    }
}

/// A parameter for a key of a function, or of a type's initialiser.
public struct KeyFunctionFact: Codable, Sendable, Hashable {
    public var name: String
    /// The argument label; nil if there is none.
    public var label: String?
    public var takesViews: Bool

    public init(_ name: String, label: String? = nil, takesViews: Bool) {
        self.name = name
        self.label = label
        self.takesViews = takesViews
    }

    /// The functions and property wrappers of the library that take a key, except for the functions of `Router` that request one.
    package static let ofLibrary = [
        KeyFunctionFact("Route", takesViews: true), KeyFunctionFact("Routed", takesViews: false),
        KeyFunctionFact("RoutedDestination", takesViews: false),
        KeyFunctionFact("leads", label: "to", takesViews: true),
        KeyFunctionFact("redirect", label: "to", takesViews: true),
        KeyFunctionFact("url", label: "for", takesViews: true),
        KeyFunctionFact("url", label: "for", takesViews: false),
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
