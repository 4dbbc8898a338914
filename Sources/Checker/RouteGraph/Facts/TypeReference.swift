// SPDX-License-Identifier: Apache-2.0

/// A type as written in source, before its names are resolved.
///
/// `any`, parentheses and attributes that do not change the type are dropped, so `any Clock` and `(Clock)` are equal.
public indirect enum TypeReference: Codable, Sendable, Hashable {
    /// A name with optional qualifiers and arguments: `Clock`, `TimeInterface.Clock`, `Outer<Int>.Inner`.
    case name([Component])
    /// `A & B`, in source order.
    case composition([TypeReference])
    /// Any other type, such as a function, a tuple, an array or an optional: a text with a `$` for each part. For example
    /// `@Sendable ($) -> $` with two parts, or `[$]` with one.
    case structure(String, parts: [TypeReference])

    public struct Component: Codable, Sendable, Hashable {
        public var name: String
        public var arguments: [TypeReference]

        public init(_ name: String, arguments: [TypeReference] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// The protocol of providers of all kinds, to which a type with `@Provider` conforms.
    package static let providerOfLibrary = named("ModuleRouter.RouteProvider")

    /// The components of a name; nil for other types.
    package var components: [Component]? { if case .name(let components) = self { components } else { nil } }

    /// Returns a reference to a name without arguments, for example `"TimeInterface.Clock"`.
    public static func named(_ path: String) -> TypeReference {
        .name(path.split(separator: ".").map { Component(String($0)) })
    }
}

extension TypeReference {
    /// The names in the type, without qualifiers.
    package var namesInside: [String] {
        switch self {
        case .name(let components):
            [components.last?.name].compactMap(\.self) + components.flatMap(\.arguments).flatMap(\.namesInside)
        case .composition(let parts), .structure(_, let parts): parts.flatMap(\.namesInside)
        }
    }

    /// The type, and the types of which it consists.
    var typesInside: [TypeReference] {
        let parts: [TypeReference] =
            switch self {
            case .name(let components): components.flatMap(\.arguments)
            case .composition: []
            case .structure(_, let parts): parts
            }
        return [self] + parts.flatMap(\.typesInside)
    }

    /// Whether the name of a key occurs in the type.
    package var namesKey: Bool { namesInside.contains { RouteKind(keyName: $0) != nil } }

    /// Whether the name of a key or of the router occurs in the type.
    package var namesKeyOrRouter: Bool { namesKey || namesInside.contains(where: RouterName.is) }
}

extension TypeReference: CustomStringConvertible {
    /// The type as written in source, without `any`.
    public var description: String {
        switch self {
        case .name(let components):
            return components.map { component in
                component.arguments.isEmpty
                    ? component.name
                    : component.name + "<" + component.arguments.map(\.description).joined(separator: ", ") + ">"
            }.joined(separator: ".")
        case .composition(let parts):
            return parts.map(\.description).joined(separator: " & ")
        case .structure(let text, let parts):
            var parts = parts.makeIterator()
            return text.map { $0 == "$" ? parts.next()?.description ?? "_" : String($0) }.joined()
        }
    }
}

/// A key as written in source: `RoutableService<any Clock>`, or a short key such as `.clock`.
public struct KeyReference: Codable, Sendable, Hashable, CustomStringConvertible {
    public var kind: RouteKind
    public var type: TypeReference
    /// Whether a short key may be of another kind than `kind`.
    public var isOfAnyKind = false
    /// The name of one of several providers; nil for the provider without a name.
    public var name: String?

    public init(_ kind: RouteKind, _ type: TypeReference, named name: String? = nil) {
        self.kind = kind
        self.type = type
        self.name = name
    }

    /// Creates a short key. Its meaning depends on the visible declarations.
    ///
    /// - Parameter isOfViews: Whether it is a key of views (true) or of services (false); nil if it may be either.
    public init(short name: String, isOfViews: Bool? = nil) {
        self.init(isOfViews == true ? .view : .service, .structure(".\(name)", parts: []))
        isOfAnyKind = isOfViews == nil
    }

    /// The name of a short key; nil for a key with a type.
    public var shortName: String? {
        guard case .structure(let text, parts: []) = type, text.hasPrefix(".") else { return nil }
        return String(text.dropFirst())
    }

    public var description: String {
        (shortName.map { ".\($0)" } ?? "\(kind.keyName)<\(type)>") + (name.map { " named '\($0)'" } ?? "")
    }

    /// Returns the key with its kind, if the context of a short key shows whether it is a key of views.
    public func known(isOfViews: Bool?) -> KeyReference {
        guard isOfAnyKind, let isOfViews, let shortName else { return self }
        var key = KeyReference(short: shortName, isOfViews: isOfViews)
        key.name = name
        return key
    }
}
