// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The names of providers and adapters without a known registration.
///
/// Other source may register one of them in a form that shows only its name: `ClockRouter.install()`, `Feature<ClockRouter>()`. A
/// list registers its types only if source names the list.
struct UnregisteredNames {
    private var registrables: Set<String> = []
    /// The names that need no further registration: registered types, protocols, aliases.
    private var settled: Set<String> = []
    private var told: Set<String> = []
    /// The types in each list that no source read so far names.
    private var listed: [RegistrationList: Set<String>] = [:]
    private var usedLists: Set<RegistrationList> = []

    mutating func add(_ name: String) { registrables.insert(name) }

    mutating func add(_ facts: FileFacts) {
        for fact in facts.types {
            switch fact.kind {
            case .protocol, .associatedType: settled.insert(fact.name)
            case .alias(let target):
                settled.insert(fact.name)
                settled.formUnion(target.lastNames)
            case .class, .struct, .enum, .actor:
                if fact.isAutoRegistered {
                    settled.insert(fact.name)
                    registrables.insert(fact.name)
                }
            }
        }
        for statement in facts.objectiveC?.statements ?? [] {
            if case .registration(of: let name) = statement.kind { settled.insert(name) }
        }
        for fact in facts.registrations {
            guard case .type(let type) = fact.subject else { continue }
            var names = Set(type.lastNames)
            // `register([Self.self])`.
            if let name = fact.scope.types.last { names.insert(name) }
            if let list = fact.list, !usedLists.contains(list) {
                listed[list, default: []].formUnion(names)
            } else {
                settled.formUnion(names)
            }
        }
    }

    /// The lists that no known code names.
    var unusedLists: Set<RegistrationList> { Set(listed.keys) }

    mutating func use(_ list: RegistrationList) {
        settled.formUnion(listed.removeValue(forKey: list) ?? [])
        usedLists.insert(list)
    }

    /// Returns the names that were not returned before.
    mutating func take() -> [String] {
        let names = registrables.subtracting(settled).subtracting(told).subtracting(SourceApp.registrableProtocols)
        told.formUnion(names)
        return names.sorted()
    }
}
#endif
