// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The names that are aliases of keys, and the types that are written with them: `Key<any Clock>`.
struct KeyAliasNames {
    private var names = Set(RouteKind.allCases.map(\.keyName))
    /// The aliases of each name that is no key's so far, and the types that are written with such a name.
    private var aliases: [String: [String]] = [:]
    private var waiting: [String: [TypeReference]] = [:]

    /// The types of which it shows now that they are written with an alias of a key.
    mutating func add(_ facts: FileFacts) -> [TypeReference] {
        var found: [TypeReference] = []
        for fact in facts.typeUses {
            guard let name = fact.type.lastNames.first else { continue }
            if names.contains(name) { found.append(fact.type) } else { waiting[name, default: []].append(fact.type) }
        }
        var next: [String] = []
        for fact in facts.types {
            guard case .alias(let target) = fact.kind else { continue }
            for name in target.lastNames {
                if names.contains(name) { next.append(fact.name) } else { aliases[name, default: []].append(fact.name) }
            }
        }
        while let name = next.popLast() {
            guard names.insert(name).inserted else { continue }
            found += waiting.removeValue(forKey: name) ?? []
            next += aliases.removeValue(forKey: name) ?? []
        }
        return found
    }
}
#endif
