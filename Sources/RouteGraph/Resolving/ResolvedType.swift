// SPDX-License-Identifier: Apache-2.0

/// A type, by the declarations that its names mean. Two ways to write one type give equal values.
indirect enum ResolvedType: Hashable {
    /// A type that is no protocol, with its generic arguments. `of` is the type around it, if that has arguments.
    case named(TypeDeclaration, arguments: [ResolvedType], of: ResolvedType?)
    /// A value of any type that conforms: `any P`, `any P & Q`, `any P<Int>`, `C & P`, `Any`.
    case existential(Existential)
    /// A function, a tuple, a metatype: a text in which `$` stands for each part.
    case structure(String, parts: [ResolvedType])
    /// A generic parameter, or what else stands for different types.
    case parameter(String)

    /// What a value must be.
    struct Existential: Hashable {
        /// The class of `C & P`; also a type of which it is not known whether it is a class or a protocol.
        var bases: [ResolvedType] = []
        /// In the compiler's order, without those that another one implies.
        var protocols: [Constraint] = []
        var isObject = false
        /// `Sendable` and the like. They are no part of the type at run time, but one has to write them.
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

    /// A protocol, perhaps with its primary associated types: `Store<Int>`.
    struct Constraint: Hashable {
        let declaration: TypeDeclaration
        let arguments: [ResolvedType]
    }
}

extension ResolvedType {
    static var any: ResolvedType { .existential(Existential()) }

    /// The type that was declared, if it is one with a name that is no protocol's or a single protocol.
    var declaration: TypeDeclaration? {
        switch self {
        case .named(let declaration, _, _): declaration
        case .existential(let existential): existential.single?.declaration
        case .structure, .parameter: nil
        }
    }

    /// Whether it stands for different types.
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
    /// The protocol, if it is that one alone.
    var single: ResolvedType.Constraint? {
        protocols.count == 1 && bases.isEmpty && !isObject ? protocols[0] : nil
    }
}
