// SPDX-License-Identifier: Apache-2.0

/// The keys of the providers that replace others.
///
/// It consists of keys, like other registrations, because each further type makes every app larger.
struct ProviderReplacements: Sendable {
    private var keys: [KeyRegistration] = []

    /// Moves the replaced providers to the excluded ones.
    ///
    /// A provider is replaced even if the replacing one is replaced too.
    mutating func apply(to pending: PendingRegistrations) {
        keys += pending.replacements
        if !keys.isEmpty { pending.remove { exclusion(of: $0) } }
    }

    /// Returns the exclusion of the provider of a key that another provider replaces; nil if none does. A provider of other keys that has
    /// the name of the replaced one is another provider.
    private func exclusion(of key: KeyRegistration) -> ExcludedProvider? {
        guard let provider = key.registration.registeredProvider?.type else { return nil }
        for replacing in keys where replacing.id == key.id {
            if let other = replacing.registration.registeredProvider, other.type != provider,
                let name = other.replacedProvider, ProviderName.is(name, of: provider)
            {
                return ExcludedProvider(provider, condition: nil, replacedBy: other.type)
            }
        }
        return nil
    }
}

/// A provider that is not registered, because its condition does not hold or because another provider replaces it.
package final class ExcludedProvider: RouteRegistration, @unchecked Sendable {  // Immutable.
    private let provider: any RouteProvider.Type
    package let condition: RouteCondition?
    private let replacement: (any RouteProvider.Type)?

    init(
        _ provider: any RouteProvider.Type, condition: RouteCondition?,
        replacedBy replacement: (any RouteProvider.Type)? = nil
    ) {
        self.provider = provider
        self.condition = condition
        self.replacement = replacement
    }

    /// The reason, for messages.
    package var reason: String {
        let name = ProviderName.of(provider)
        if let condition { return RouteFaultText.excludedProvider(name, condition.description) }
        return RouteFaultText.replacedProvider(name, by: replacement.map(ProviderName.of) ?? "")
    }
}

extension KeyRegistration {
    /// The reason why the provider of the key is not registered; nil if it is.
    package var excluded: ExcludedProvider? { registration as? ExcludedProvider }
}
