// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// Returns the keys of a protocol's named providers, here and in parents, ordered by their names. An adapter of the protocol
    /// adapts all of its providers.
    func namedKeys(of key: RouteKey) -> [NamedKey] {
        var found: [NamedKey] = []
        var passed: [RouteKey] = []
        var next: RouteKey? = key
        // The first lookup also reads the providers that were registered last.
        while let key = next, !passed.contains(key) {
            passed.append(key)
            next = if case .key(let adaptee)? = adaptation(of: key.id)?.adaptee { adaptee } else { nil }
            NamedKey.add(of: key, to: &found)
        }
        return found.compactMap { one in
            let own = NamedKey.of(key, named: one.name)
            return entry(own.key.id) == nil ? nil : own
        }
    }
}
