// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The names of the aliases of keys, of the router, and of types with a key in them, and the types that use them: `Key<any Clock>`.
struct KeyAliasNames {
    private var names = Set(RouteKind.allCases.map(\.keyName))
    /// The aliases that no caller has taken yet.
    private var found: [String] = []
    /// The aliases of each name that is not yet known as a key, and the types written with such a name.
    private var aliases: [String: [String]] = [:]
    private var waiting: [String: [TypeReference]] = [:]

    /// Returns the names of aliases, each only once.
    mutating func take() -> [String] {
        defer { found = [] }
        return found
    }

    /// Adds the facts of a file. Returns the types that are now known to use a key or a key alias.
    mutating func add(_ facts: FileFacts) -> [TypeReference] {
        var types: [TypeReference] = []
        for fact in facts.typeUses {
            guard let name = fact.type.lastNames.first else { continue }
            if names.contains(name) { types.append(fact.type) } else { waiting[name, default: []].append(fact.type) }
        }
        var next: [String] = []
        for fact in facts.types {
            guard case .alias(let target) = fact.kind else { continue }
            for name in target.namesInside {
                if names.contains(name) || RouterName.is(name) {
                    next.append(fact.name)
                } else {
                    aliases[name, default: []].append(fact.name)
                }
            }
        }
        while let name = next.popLast() {
            guard names.insert(name).inserted else { continue }
            found.append(name)
            types += waiting.removeValue(forKey: name) ?? []
            next += aliases.removeValue(forKey: name) ?? []
        }
        return types
    }
}
#endif
