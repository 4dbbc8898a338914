// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// Returns the keys of a protocol's named providers, here and in parents, ordered by their names.
    package func namedKeys(of key: RouteKey) -> [RouteKey] {
        // Reads the providers that were registered last.
        _ = registration(of: key.id)
        var names: [String] = []
        for next in adaptedKeys(from: key) {
            for named in NamedSlots.keys(of: next) {
                guard let name = named.name, !names.contains(name) else { continue }
                let place = names.firstIndex { name < $0 } ?? names.endIndex
                names.insert(name, at: place)
            }
        }
        return names.map { RouteKey(key.kind, key.type, named: $0) }.filter { entry($0.id) != nil }
    }

    /// Returns a key, and the keys to which adapters lead from there.
    private func adaptedKeys(from key: RouteKey) -> [RouteKey] {
        var keys = [key]
        while case .key(let next)? = adaptation(of: keys[keys.count - 1].id)?.adaptee, !keys.contains(next) {
            keys.append(next)
        }
        return keys
    }

    /// Returns the entry of a named key whose protocol is adapted to one that has a provider of this name. An adapter of a protocol
    /// adapts all of its providers. The entry is made at each use.
    func adaptedNamedEntry(_ id: RouteID) -> RouteEntry? {
        guard let key = NamedSlots.key(of: id) else { return nil }
        var links: [RouteAdaptation] = []
        var next = key.unnamed
        while let link = adaptation(of: next.id), case .key(let adaptee) = link.adaptee,
            !links.contains(where: { $0.key == link.key })
        {
            links.append(link)
            next = adaptee
            let named = RouteKey(adaptee.kind, adaptee.type, named: key.name).id
            guard let end = ownEntry(named) ?? parentRegistry?.entry(named) else { continue }
            return links.reversed().reduce(end as AnyObject) { $1.makeEntry($0, $1.adapter) } as? RouteEntry
        }
        return nil
    }
}
