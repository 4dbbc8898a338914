// SPDX-License-Identifier: Apache-2.0

extension ResolvedType.Existential {
    /// Creates the composition `A & B` in the compiler's canonical form: parts in a fixed order, without implied protocols.
    ///
    /// A class does not imply the protocols that it conforms to: `C & P` is a separate type even if `C: P`.
    init(_ parts: [ResolvedType], implied: (TypeDeclaration) -> Set<TypeDeclaration>) {
        var constraints: [ResolvedType.Constraint] = []
        for part in parts {
            switch part {
            case .existential(let other):
                bases += other.bases
                constraints += other.protocols
                isObject = isObject || other.isObject
                markers.formUnion(other.markers)
            case .named, .structure, .parameter: bases.append(part)
            }
        }
        bases = Set(bases).sorted { $0.order < $1.order }

        var byDeclaration: [TypeDeclaration: ResolvedType.Constraint] = [:]
        for constraint in constraints {
            // `Store<Int> & Store` is `Store<Int>`.
            if byDeclaration[constraint.declaration]?.arguments.isEmpty ?? true {
                byDeclaration[constraint.declaration] = constraint
            }
        }
        guard byDeclaration.count > 1 else {
            protocols = Array(byDeclaration.values)
            return
        }
        protocols = byDeclaration.values.map { (order: $0.declaration.order, constraint: $0) }
            .sorted { $0.order < $1.order }.map(\.constraint)
        for constraint in protocols where protocols.contains(constraint) {
            let implied = implied(constraint.declaration)
            protocols.removeAll { $0.arguments.isEmpty && implied.contains($0.declaration) }
        }
    }

    /// Returns the composition without `AnyObject` if another part implies it.
    func withoutImpliedObject(_ isObjectOnly: (TypeDeclaration) -> Bool) -> Self {
        guard isObject else { return self }
        var result = self
        result.isObject =
            !bases.contains { $0.declaration?.isClass == true } && !protocols.contains { isObjectOnly($0.declaration) }
        return result
    }
}

/// The compiler's order of a composition's parts: less nested types first, then by module, enclosing types and name.
private struct CompositionOrder: Comparable {
    let isUnknown: Bool
    let depth: Int
    let names: [String]
    let text: String

    static func < (one: Self, other: Self) -> Bool {
        if one.isUnknown != other.isUnknown { return other.isUnknown }
        if one.depth != other.depth { return one.depth < other.depth }
        if one.names != other.names { return one.names.lexicographicallyPrecedes(other.names) }
        return one.text < other.text
    }
}

extension TypeDeclaration {
    fileprivate var order: CompositionOrder {
        var names = [distinctName]
        var outermost = self
        while let parent = outermost.parent {
            names.append(parent.distinctName)
            outermost = parent
        }
        return CompositionOrder(
            isUnknown: isUnknown, depth: names.count, names: [outermost.module ?? ""] + names.reversed(), text: "")
    }
}

extension ResolvedType {
    fileprivate var order: CompositionOrder {
        CompositionOrder(isUnknown: declaration?.isUnknown ?? true, depth: 0, names: [], text: spelling(.qualified))
    }
}
