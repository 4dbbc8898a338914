// SPDX-License-Identifier: Apache-2.0

/// The functions and types that take keys, by their names.
struct KeyFunctions {
    private let functions: [String: [KeyFunctionFact]]

    init(_ files: [ReadFile]) {
        functions = Dictionary(grouping: KeyFunctionFact.ofLibrary + files.flatMap(\.facts.keyFunctions), by: \.name)
    }

    /// Returns whether a function of this name takes a key as the argument.
    func contains(_ function: String, label: String?) -> Bool {
        functions[function]?.contains { $0.label == label } == true
    }

    /// Returns what an argument of a function is; unknown if no function of this name takes a key there.
    func taken(by function: String, label: String?) -> TakenValue {
        let fitting = (functions[function] ?? []).filter { $0.label == label }
        return TakenValue(fitting.map { .key(isOfViews: $0.takesViews) }) ?? .unknown
    }
}

/// A use of a key by its short name.
enum ShortNameUse {
    case certain(ResolvedKey, UseFact.Form)
    /// The name may be the short name of each of these keys, or another member.
    case possible([ResolvedKey])
}

extension RouteGraphBuilder {
    /// Returns the use of a key that a name is; nil if it certainly names none.
    ///
    /// A name whose place the checker does not understand may be a key.
    func use(of fact: ShortNameFact, in file: FileScope, _ calls: ShortNameCalls, _ functions: KeyFunctions)
        -> ShortNameUse?
    {
        var taken = calls.taken(by: fact, in: file)
        if taken == nil, case .argument(let name, let label, _) = fact.place {
            taken = functions.taken(by: name, label: label)
        }
        if case .other? = taken { return nil }
        if case .key(let isOfViews)? = taken,
            let key = try? shortKeys.key(KeyReference(short: fact.name, isOfViews: isOfViews), in: file)
        {
            if case .value = fact.place { return .certain(key, .mention) }
            return .certain(key, .call)
        }
        // Most key paths are those of other types.
        if fact.isKeyPath { return nil }
        let keys = shortKeys.keys(named: fact.name, in: file)
        return keys.isEmpty ? nil : .possible(keys)
    }
}
