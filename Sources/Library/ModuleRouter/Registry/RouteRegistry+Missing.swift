// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    /// Returns the error of a key without a provider. It names the chain of adapters that starts at the key, or in debug builds a
    /// similar key that has a provider.
    ///
    /// Repeated requests are as cheap as possible, since a caller may poll. The hint is computed when it is first read.
    package func notProvided(_ key: RouteKey, askedAt location: RouteLocation) -> RouteError {
        if let error = refuse(key.description, askedAt: location) { return error }
        let time = MissedKey.Time(generation: totalGeneration, images: LibraryCopies.imageGeneration)
        if let error = knownMiss(key.id, at: time) { return error.asked(at: location) }
        let error = makeNotProvided(key)
        miss(key.id, error, at: location, time)
        return error.asked(at: location)
    }

    private func makeNotProvided(_ key: RouteKey) -> RouteError {
        if let deadEnd = deadEnd(of: key.id), let adaptation = deadEnd.adaptations.first {
            let chain = deadEnd.keys.joined(separator: " → ")
            return RouteError(
                deadEnd.isCycle ? .infiniteRecursion : .missingProvider, route: key.description,
                reason: deadEnd.isCycle
                    ? "the adapters of \(key) form a cycle: \(chain)"
                    : "\(key) is adapted to a route without a provider: \(chain)",
                hint: "the adapter is \(adaptation.adapter), at \(adaptation.location)")
        }
        let copies = LibraryCopies.find()
        if copies.count > 1 {
            return RouteError(
                .missingProvider, route: key.description,
                reason: "no provider for \(key) in this copy of ModuleRouter; the process contains \(copies.count)",
                hint: "link ModuleRouter once; copies are in \(copies.joined(separator: ", "))")
        }
        // Weak, because the registry keeps the error.
        let owner = own
        let description = key.description
        return RouteError(.missingProvider, route: description, reason: "no provider for \(description)") {
            owner.registry?.nameHint(for: key)
                ?? owner.registry?.excludedProviders.first { $0.has(key.id) }?.reason
                ?? owner.registry?.similarKeyHint(for: key)
                ?? "register a provider of it, or let an adapter lead to one"
        }
    }

    /// Returns the hint for a request without a name, if the protocol has only named providers.
    private func nameHint(for key: RouteKey) -> String? {
        guard key.name == nil else { return nil }
        var names = ""
        for named in namedKeys(of: key) { names += names.isEmpty ? named.name : ", " + named.name }
        return names.isEmpty ? nil : "its providers have names (\(names)): add 'named:' to the request"
    }

    /// Returns the hint that names the key with the most similar name that is registered, here or in a parent.
    private func similarKeyHint(for key: RouteKey) -> String? {
        #if DEBUG
        let others = (keys + (parent?.keys ?? [])).filter { adaptation(of: $0.id) == nil || entry($0.id) != nil }
        return NearMisses.nearest(to: key, among: others).map {
            "\($0.qualifiedDescription) is provided; did you mean it?"
        }
        #else
        return nil
        #endif
    }

    /// Returns the chain of adapters that starts at a key, here or in a parent, and ends without a provider; nil if there is none.
    private func deadEnd(of id: RouteID) -> AdapterChain? {
        guard let registration = registration(of: id), registration.adaptation != nil else {
            return parent?.deadEnd(of: id)
        }
        let chain = AdapterChain(from: registration, in: self)
        return chain.makeEntry() == nil ? chain : nil
    }
}

extension RouteRegistry {
    /// Returns the name of the provider that is registered for a key, for descriptions; "none" if there is no provider.
    package func providerName(of key: RouteKey) -> String {
        entry(key.id).map { ProviderName.of($0.provider) } ?? "none"
    }
}

/// A key whose request failed because nothing was registered for it.
final class MissedKey: Sendable {
    /// The state on which a miss depends.
    struct Time: Sendable, Equatable {
        /// The generation of the registry and its parents.
        let generation: Int
        /// ``LibraryCopies/imageGeneration``.
        let images: UInt
    }

    /// The location of the first request.
    let location: RouteLocation
    /// The error, without a location.
    let error: RouteError
    let time: Time
    /// Whether the key leads to an adapter.
    let isAdapted: Bool

    init(_ error: RouteError, at location: RouteLocation, _ time: Time, isAdapted: Bool) {
        self.location = location
        self.error = error
        self.time = time
        self.isAdapted = isAdapted
    }
}
