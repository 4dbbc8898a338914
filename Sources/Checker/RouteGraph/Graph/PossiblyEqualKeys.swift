// SPDX-License-Identifier: Apache-2.0

/// Finds keys that may be equal: `any Store<TimeInterval>` equals `any Store<Double>` if an alias in an unread module says so.
///
/// Only generic arguments are compared this way. A protocol without source is known by its name.
struct PossiblyEqualKeys {
    private let keys: [ResolvedKey]
    /// The keys with generic arguments.
    private let candidates: [Int]
    /// The candidates with an argument whose type is unknown.
    private let vague: Set<Int>

    init(_ keys: [ResolvedKey]) {
        self.keys = keys
        candidates = keys.indices.filter { keys[$0].type.hasArguments }
        vague = Set(candidates.filter { keys[$0].type.hasUnknownArgument })
    }

    func keys(like number: Int) -> [Int] {
        guard !vague.isEmpty, keys[number].type.hasArguments else { return [] }
        return (vague.contains(number) ? candidates : vague.sorted()).filter { other in
            other != number && keys[other].kind == keys[number].kind
                && keys[other].type.mayBe(keys[number].type, isArgument: false)
        }
    }
}

extension ResolvedType {
    fileprivate var hasArguments: Bool {
        switch self {
        case .named(_, let arguments, let outer): !arguments.isEmpty || outer?.hasArguments == true
        case .existential(let existential):
            existential.bases.contains(where: \.hasArguments)
                || existential.protocols.contains { !$0.arguments.isEmpty }
        case .structure(_, let parts): !parts.isEmpty
        case .parameter: false
        }
    }

    fileprivate var hasUnknownArgument: Bool {
        switch self {
        case .named(_, let arguments, let outer):
            arguments.contains(where: \.isOrHasUnknown) || outer?.hasUnknownArgument == true
        case .existential(let existential):
            existential.bases.contains(where: \.hasUnknownArgument)
                || existential.protocols.contains { $0.arguments.contains(where: \.isOrHasUnknown) }
        case .structure(_, let parts): parts.contains(where: \.isOrHasUnknown)
        case .parameter: false
        }
    }

    private var isOrHasUnknown: Bool { isWithoutSource || hasUnknownArgument }

    fileprivate func mayBe(_ other: ResolvedType, isArgument: Bool) -> Bool {
        if self == other { return true }
        if isArgument, isWithoutSource || other.isWithoutSource { return true }
        switch (self, other) {
        case (.named(let one, let arguments, let outer), .named(let two, let otherArguments, let otherOuter)):
            guard one === two, Self.mayBe(arguments, otherArguments) else { return false }
            return outer == otherOuter || outer.map { $0.mayBe(otherOuter ?? .any, isArgument: false) } == true
        case (.existential(let one), .existential(let two)):
            // The order of a composition depends only on names, so alike compositions have the same order.
            return one.isObject == two.isObject && one.bases.count == two.bases.count
                && one.protocols.map(\.declaration) == two.protocols.map(\.declaration)
                && zip(one.bases, two.bases).allSatisfy { $0.mayBe($1, isArgument: false) }
                && zip(one.protocols, two.protocols).allSatisfy { Self.mayBe($0.arguments, $1.arguments) }
        case (.structure(let one, let parts), .structure(let two, let otherParts)):
            return one == two && Self.mayBe(parts, otherParts)
        default: return false
        }
    }

    private static func mayBe(_ some: [ResolvedType], _ others: [ResolvedType]) -> Bool {
        some.count == others.count && zip(some, others).allSatisfy { $0.mayBe($1, isArgument: true) }
    }

    /// Whether the type has no source and its name may be an alias of any type.
    private var isWithoutSource: Bool {
        guard let declaration, declaration.isUnknown else { return false }
        return declaration.parent != nil || !StandardNames.systemTypes.contains(declaration.name)
    }
}
