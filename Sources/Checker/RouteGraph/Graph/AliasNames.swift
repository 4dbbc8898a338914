// SPDX-License-Identifier: Apache-2.0

/// The names of all type aliases. A quick test: most types in the source are not aliases and need no resolving.
struct AliasNames {
    private let names: Set<String>

    init(_ files: [ReadFile]) {
        names = files.reduce(into: []) { names, file in
            for fact in file.facts.types { if case .alias = fact.kind { names.insert(fact.name) } }
        }
    }

    func contains(_ type: TypeReference) -> Bool {
        type.components?.last.map { names.contains($0.name) } == true
    }
}
