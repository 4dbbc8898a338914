// SPDX-License-Identifier: Apache-2.0

/// A type as somebody wrote it, before anybody knows what the names in it mean.
///
/// `any`, parentheses and attributes that do not change a type are dropped, so `any Clock` and `(Clock)` are one reference.
public indirect enum TypeReference: Codable, Sendable, Hashable {
    /// A name, perhaps with names before it and arguments: `Clock`, `TimeInterface.Clock`, `Outer<Int>.Inner`.
    case name([Component])
    /// `A & B`, in the order it was written.
    case composition([TypeReference])
    /// Any other type, such as a function, a tuple, an array or an optional: a text in which `$` stands for each part.
    /// For example `@Sendable ($) -> $` with two parts, or `[$]` with one.
    case structure(String, parts: [TypeReference])

    public struct Component: Codable, Sendable, Hashable {
        public var name: String
        public var arguments: [TypeReference]

        public init(_ name: String, arguments: [TypeReference] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// A name without arguments, for example `"TimeInterface.Clock"`.
    public static func named(_ path: String) -> TypeReference {
        .name(path.split(separator: ".").map { Component(String($0)) })
    }
}

extension TypeReference: CustomStringConvertible {
    /// The type as one writes it, without `any`.
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

/// A key as somebody wrote it: `RoutableService<any Clock>`.
public struct KeyReference: Codable, Sendable, Hashable, CustomStringConvertible {
    public var kind: RouteKind
    public var type: TypeReference

    public init(_ kind: RouteKind, _ type: TypeReference) {
        self.kind = kind
        self.type = type
    }

    public var description: String { "\(kind.keyName)<\(type)>" }
}
