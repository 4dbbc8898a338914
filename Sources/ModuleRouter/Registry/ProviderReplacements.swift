// SPDX-License-Identifier: Apache-2.0

/// A provider that replaces another one.
struct ProviderReplacement: Sendable {
    /// The name of the replaced provider.
    let name: String
    let replacing: ProviderRegistration
    let keys: [RouteID]

    /// Returns whether a provider has the name of the replaced one, and one of the keys of the replacing one.
    ///
    /// The keys are compared first, because the runtime makes names slowly.
    func replaces(_ provider: any RouteProvider.Type, _ keys: [RouteID]) -> Bool {
        provider != replacing.type && keys.contains(where: self.keys.contains) && ProviderName.is(name, of: provider)
    }
}

/// The providers of a registry that replace others.
struct ProviderReplacements: Sendable {
    private var all: [ProviderReplacement] = []

    /// Returns registrations without the replaced providers, and those providers.
    ///
    /// A provider is replaced even if the replacing one is replaced too. Providers that replace one another all remain, because the
    /// faults then show them.
    mutating func apply(to pending: PendingRegistrations) -> (
        remaining: PendingRegistrations, removed: [ExcludedProvider]
    ) {
        all += pending.replacements
        guard !all.isEmpty else { return (pending, []) }
        var removed: [ExcludedProvider] = []
        var registrations: [RouteRegistration] = []
        for key in pending.keys {
            guard let provider = key.registration.registeredProvider,
                !registrations.contains(where: { $0 === provider })
            else { continue }
            let keys = pending.keys.filter { $0.registration === provider }.map(\.id)
            guard let replacing = replacing(provider.type, keys) else { continue }
            registrations.append(provider)
            removed.append(ExcludedProvider(provider: provider.type, reason: .replaced(by: replacing), keys: keys))
        }
        return (pending.without(registrations), removed)
    }

    /// Returns the provider that replaces a provider; nil if there is none.
    ///
    /// - Parameter keys: The keys of the replaced provider. A provider of other keys that has the same name is another one.
    private func replacing(_ provider: any RouteProvider.Type, _ keys: [RouteID]) -> (any RouteProvider.Type)? {
        all.first { replacement in
            replacement.replaces(provider, keys) && !reaches(from: provider, replacement)
        }?.replacing.type
    }

    /// Returns whether a provider replaces that of another replacement, directly or through others.
    private func reaches(from provider: any RouteProvider.Type, _ end: ProviderReplacement) -> Bool {
        var reached: [any RouteProvider.Type] = [provider]
        var next = 0
        while next < reached.count {
            for replacement in all where replacement.replacing.type == reached[next] {
                if replacement.replaces(end.replacing.type, end.keys) { return true }
                for further in all where replacement.replaces(further.replacing.type, further.keys) {
                    let type = further.replacing.type
                    if !reached.contains(where: { $0 == type }) { reached.append(type) }
                }
            }
            next += 1
        }
        return false
    }
}

/// A provider that is not registered.
struct ExcludedProvider: Sendable {
    enum Reason: Sendable {
        /// Its condition does not hold.
        case condition(RouteCondition)
        case replaced(by: any RouteProvider.Type)
    }

    let provider: any RouteProvider.Type
    let reason: Reason
    let keys: [RouteID]
}

extension ExcludedProvider: CustomStringConvertible {
    var description: String {
        let name = ProviderName.of(provider)
        return switch reason {
        case .condition(let condition): RouteFaultText.excludedProvider(name, condition.description)
        case .replaced(let other): RouteFaultText.replacedProvider(name, by: ProviderName.of(other))
        }
    }

    /// Whether the provider would be registered under a condition.
    var isConditional: Bool {
        if case .condition = reason { true } else { false }
    }
}
