// SPDX-License-Identifier: Apache-2.0

/// The chain of adapters from a key to a provider, or to the point where the chain ends without a provider.
package struct AdapterChain: @unchecked Sendable {  // Immutable once made. Entries and factories are `Sendable`.
    /// The registrations of the adapters.
    private var links: [Registration] = []
    package private(set) var isCycle = false
    /// The target of the last link.
    private var end: AnyObject?

    package init(from first: Registration, in registry: RouteRegistry) {
        var next: Registration? = first
        while end == nil, let link = next, let adaptation = link.adaptation {
            isCycle = links.contains { $0 === link }
            if isCycle { return }
            links.append(link)
            next = nil
            switch adaptation.adaptee {
            case .provider(let provider):
                end = registry.factory(of: provider)
            case .key(let key):
                let registration = registry.registration(of: key.id)
                if registration?.adaptation != nil {
                    next = registration
                    end = registration?.knownAdaptation
                } else {
                    end = registration?.entry(for: key.id, in: registry) ?? registry.parent?.entry(key.id)
                }
            }
        }
    }

    package var adaptations: [RouteAdaptation] { links.compactMap(\.adaptation) }

    /// The missing target of a chain without a provider; nil if the adapters form a cycle.
    package var missing: RouteAdaptation.Adaptee? { isCycle ? nil : links.last?.adaptation?.adaptee }

    /// The keys from the adapted one to the last one, or to the first repeated one.
    package var keys: [String] {
        var keys: [String] = []
        for adaptation in adaptations { keys.append(adaptation.key.description) }
        if let last = adaptations.last { keys.append(last.adaptee.description) }
        return keys
    }

    /// Makes the entries of all links and returns the entry of the first link; nil if the chain ends without a provider.
    package func makeEntry() -> RouteEntry? {
        guard var adaptee = end else { return nil }
        for link in links.reversed() { if let entry = link.adapt(adaptee) { adaptee = entry } }
        return adaptee as? RouteEntry
    }
}

extension RouteRegistry {
    /// Returns the entry of a key that the parents' adapters lead to a provider of this registry alone, or of a named key whose
    /// protocol is adapted to one with a provider of this name. Made at each use, because no registry has it.
    func adaptedEntry(_ id: RouteID) -> RouteEntry? {
        let named = NamedKey.of(id)
        if named == nil, parent == nil { return nil }
        var links: [RouteAdaptation] = []
        var next = named?.unnamed.id ?? id
        while let link = adaptation(of: next), !links.contains(where: { $0.key == link.key }) {
            links.append(link)
            var end: AnyObject?
            switch link.adaptee {
            case .provider(let provider):
                if named == nil { end = factory(of: provider) }
                if end == nil { return nil }
            case .key(let key):
                let target = named.map { NamedKey.of(key, named: $0.name).key.id } ?? key.id
                end = ownEntry(target) ?? parent?.entry(target)
                next = key.id
            }
            guard var end else { continue }
            for link in links.reversed() { end = link.makeEntry(end) }
            return end as? RouteEntry
        }
        return nil
    }

    /// Returns the adapter of a key, from this registry or a parent.
    func adaptation(of id: RouteID) -> RouteAdaptation? {
        guard let registration = registration(of: id) else { return parent?.adaptation(of: id) }
        return registration.adaptation
    }
}
