// SPDX-License-Identifier: Apache-2.0

/// A type whose names are resolved to declarations. Two spellings of one type give equal values.
indirect enum ResolvedType: Hashable {
    /// A type other than a protocol, with its generic arguments. `of` is the enclosing type, if that has arguments.
    case named(TypeDeclaration, arguments: [ResolvedType], of: ResolvedType?)
    /// An existential type: `any P`, `any P & Q`, `any P<Int>`, `C & P`, `Any`.
    case existential(Existential)
    /// A function, a tuple or a metatype: a text with a `$` for each part.
    case structure(String, parts: [ResolvedType])
    /// A generic parameter, or another name that stands for several types.
    case parameter(String)

    /// The constraints of an existential type.
    struct Existential: Hashable {
        /// The class of `C & P`. Also types that may be a class or a protocol.
        var bases: [ResolvedType] = []
        /// The protocols in the compiler's order, without implied ones.
        var protocols: [Constraint] = []
        var isObject = false
        /// Marker protocols such as `Sendable`. They are not part of the type at run time, but the source must name them.
        var markers: Set<String> = []

        static func == (one: Existential, other: Existential) -> Bool {
            one.isObject == other.isObject && one.bases == other.bases && one.protocols == other.protocols
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bases)
            hasher.combine(protocols)
            hasher.combine(isObject)
        }
    }

    /// A protocol with optional primary associated types: `Store<Int>`.
    struct Constraint: Hashable {
        let declaration: TypeDeclaration
        let arguments: [ResolvedType]
    }
}

extension ResolvedType {
    static var any: ResolvedType { .existential(Existential()) }

    /// The declaration of a named type or of a single protocol; nil for other types.
    var declaration: TypeDeclaration? {
        switch self {
        case .named(let declaration, _, _): declaration
        case .existential(let existential): existential.single?.declaration
        case .structure, .parameter: nil
        }
    }

    /// Whether the type contains generic parameters.
    var isGeneric: Bool {
        switch self {
        case .parameter: true
        case .named(_, let arguments, let outer): arguments.contains(where: \.isGeneric) || outer?.isGeneric == true
        case .structure(_, let parts): parts.contains(where: \.isGeneric)
        case .existential(let existential):
            existential.bases.contains(where: \.isGeneric)
                || existential.protocols.contains { $0.arguments.contains(where: \.isGeneric) }
        }
    }
}

extension ResolvedType.Existential {
    /// The protocol, if the existential has only this constraint.
    var single: ResolvedType.Constraint? {
        protocols.count == 1 && bases.isEmpty && !isObject ? protocols[0] : nil
    }
}
