// SPDX-License-Identifier: Apache-2.0

extension ResolvedType {
    /// Whether the type or an enclosing type has generic arguments.
    var isParametrised: Bool {
        if case .named(_, let arguments, let outer) = self { !arguments.isEmpty || outer != nil } else { false }
    }

    /// The generic arguments, by the names of the parameters.
    var bindings: [String: ResolvedType] {
        guard case .named(let declaration, let arguments, let outer) = self, isParametrised else { return [:] }
        var bindings = outer?.bindings ?? [:]
        for (name, argument) in zip(declaration.genericParameters, arguments) { bindings[name] = argument }
        return bindings
    }

    func substituting(_ bindings: [String: ResolvedType]) -> ResolvedType {
        guard !bindings.isEmpty else { return self }
        switch self {
        case .parameter(let name): return bindings[name] ?? self
        case .named(let declaration, let arguments, let outer):
            return .named(
                declaration, arguments: arguments.map { $0.substituting(bindings) },
                of: outer?.substituting(bindings))
        case .structure(let text, let parts):
            return .structure(text, parts: parts.map { $0.substituting(bindings) })
        case .existential(var existential):
            existential.bases = existential.bases.map { $0.substituting(bindings) }
            existential.protocols = existential.protocols.map { constraint in
                .init(
                    declaration: constraint.declaration,
                    arguments: constraint.arguments.map { $0.substituting(bindings) })
            }
            return .existential(existential)
        }
    }

    /// The maximum number of parts of the target of an alias, and of a supertype with its arguments.
    static let largest = 1024

    /// Returns whether the type, with its arguments and their parts, has at most a number of parts. Counts no further.
    func hasParts(atMost limit: Int) -> Bool {
        var count = 0
        var waiting = [self]
        while let type = waiting.popLast() {
            count += 1
            guard count <= limit else { return false }
            switch type {
            case .named(_, let arguments, let outer): waiting += arguments + (outer.map { [$0] } ?? [])
            case .structure(_, let parts): waiting += parts
            case .existential(let existential):
                waiting += existential.bases + existential.protocols.flatMap(\.arguments)
            case .parameter: break
            }
        }
        return true
    }

    /// The parts of a composition as separate types; otherwise the type itself.
    var parts: [ResolvedType] {
        guard case .existential(let existential) = self else { return [self] }
        return existential.bases + existential.protocols.map { .existential(.init(protocols: [$0])) }
    }
}
