// SPDX-License-Identifier: Apache-2.0

/// The short keys of an app, by which `.clock` stands for `RoutableService<any Clock>()`.
struct ShortKeys {
    private struct Declared {
        let key: ResolvedKey
        let file: FileScope
        let access: TypeFact.Access
    }

    private var declared: [String: [Declared]] = [:]

    init(_ files: [ReadFile], _ index: SourceIndex) {
        for read in files {
            let file = read.scope
            for fact in read.facts.shortKeys {
                let context = LookupContext(file: file, scope: SourceScope())
                guard let key = try? index.key(fact.key, in: context) else { continue }
                declared[fact.name, default: []].append(Declared(key: key, file: file, access: fact.access))
            }
        }
    }

    /// Returns the key that a short key means in a file; nil for a key with a type.
    func key(_ reference: KeyReference, in file: FileScope) throws(ResolutionFailure) -> ResolvedKey? {
        guard let name = reference.shortName else { return nil }
        let seen = (declared[name] ?? []).filter { one in
            (reference.isOfAnyKind || one.key.kind.isService == reference.kind.isService) && isSeen(one, in: file)
        }
        guard let first = seen.first?.key else { throw ResolutionFailure("no visible key has the name \(name)") }
        guard seen.allSatisfy({ $0.key == first }) else {
            let names = Set(seen.map(\.key.id)).sorted().joined(separator: " and ")
            throw ResolutionFailure("\(names) have the name \(name)")
        }
        var key = first
        key.name = reference.name
        return key
    }

    /// Returns the visible keys with a name.
    func keys(named name: String, in file: FileScope) -> [ResolvedKey] {
        Set((declared[name] ?? []).filter { isSeen($0, in: file) }.map(\.key)).sorted { $0.id < $1.id }
    }

    /// Returns whether some file declares a short key with a name.
    func declares(_ name: String) -> Bool { declared[name] != nil }

    /// Returns the short names by which other modules can name keys. Two keys with one name have none.
    ///
    /// - Parameter entryPoint: A module that no other one imports.
    func names(outside entryPoint: String) -> [ResolvedKey: String] {
        var names: [ResolvedKey: String] = [:]
        for (name, all) in declared {
            guard all.contains(where: { $0.access >= .package && $0.file.module.name != entryPoint }),
                all.allSatisfy({ $0.key == all[0].key })
            else { continue }
            names[all[0].key] = min(name, names[all[0].key] ?? name)
        }
        return names
    }

    private func isSeen(_ one: Declared, in file: FileScope) -> Bool {
        switch one.access {
        case .private, .fileprivate: one.file === file
        case .internal: one.file.module === file.module
        case .package, .public: file.sees(one.file.module)
        }
    }
}
