// SPDX-License-Identifier: Apache-2.0

/// A provider that replaces another one.
struct ProviderReplacement: Sendable {
    /// The name of the replaced provider.
    let name: String
    let replacing: ProviderRegistration
    let keys: [RouteID]

    /// Returns whether a provider has the name of the replaced one.
    func names(_ provider: any RouteProvider.Type) -> Bool {
        provider != replacing.type && ProviderName.is(name, of: provider)
    }
}

/// The providers of a registry that replace others.
struct ProviderReplacements: Sendable {
    private var all: [ProviderReplacement] = []

    /// Returns registrations without the replaced providers.
    ///
    /// A provider is replaced even if the replacing one is replaced too. Two providers that replace each other both remain, because
    /// the faults then show both.
    mutating func apply(to pending: PendingRegistrations) -> PendingRegistrations {
        all += pending.replacements
        guard !all.isEmpty else { return pending }
        return pending.without(pending.keys.filter(isReplaced).map(\.registration))
    }

    /// - Parameter key: A key of a provider. A provider of other keys that has the same name is another one.
    private func isReplaced(_ key: KeyRegistration) -> Bool {
        all.contains { replacement in
            guard replacement.keys.contains(key.id), let provider = key.registration.registeredProvider?.type else {
                return false
            }
            return replacement.names(provider) && !replaces(provider, replacement.replacing.type)
        }
    }

    /// Returns whether a provider replaces another one, directly or through others.
    private func replaces(_ provider: any RouteProvider.Type, _ other: any RouteProvider.Type) -> Bool {
        var reached: [any RouteProvider.Type] = [provider]
        var next = 0
        while next < reached.count {
            for replacement in all where replacement.replacing.type == reached[next] {
                if replacement.names(other) { return true }
                for further in all.map(\.replacing.type)
                where replacement.names(further) && !reached.contains(where: { $0 == further }) {
                    reached.append(further)
                }
            }
            next += 1
        }
        return false
    }
}

/// A provider that is not registered, because its condition does not hold.
struct ExcludedProvider: Sendable {
    let provider: any RouteProvider.Type
    let condition: RouteCondition
    let keys: [RouteID]
}

extension ExcludedProvider: CustomStringConvertible {
    var description: String { RouteFaultText.excludedProvider(ProviderName.of(provider), condition.description) }
}
