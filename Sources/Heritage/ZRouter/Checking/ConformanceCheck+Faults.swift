// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteTables

/// `destination-not-conforming`, `configuration-not-conforming`: destinations and configurations that were registered by calls
/// conform to the protocols of their keys.
extension ConformanceCheck: RegistrationCheck {
    package func faults(in table: RouteTable) -> [RouteFault] {
        guard let (key, provider) = Self.provider(of: key, in: table) else { return [] }
        if let isConforming = destination {
            return classes(of: provider, for: key, in: table)
                .filter { isConforming($0.type) == false }
                .map { .destinationNotConforming($0, self, provider) }
        }
        guard let isConforming = configuration,
            let factory = table.factories[ObjectIdentifier(provider)] as? any DynamicFactory,
            let configuration = factory.checkedConfiguration, !isConforming(configuration)
        else { return [] }
        let made = (configuration as? any RepresentingObject)?.represented ?? configuration
        return [.configurationNotConforming(type(of: made), self, provider)]
    }

    /// Returns the classes of destinations that a provider makes for a key.
    private func classes(
        of provider: Any.Type, for key: RouteKey, in table: RouteTable
    ) -> [ClassBinding] {
        guard provider == MadeByClosure.self else {
            return table.classes(of: provider)
        }
        let checks = table.details.lazy.compactMap { $0 as? ConformanceCheck }
        return checks.first { $0.key == key && $0.classes != nil }?.classes?.bindings ?? []
    }

    /// Returns the provider at the end of a key's chain of adapters, with the last key of the chain.
    private static func provider(of key: RouteKey, in table: RouteTable) -> (RouteKey, Any.Type)? {
        var key = key
        var seen: Set<RouteKey> = []
        while seen.insert(key).inserted {
            guard let adaptation = table.adaptations.first(where: { $0.key == key }) else {
                return table.entries[key.id].map { (key, $0.provider) }
            }
            switch adaptation.adaptee {
            case .provider(let provider): return (key, provider)
            case .key(let next): key = next
            }
        }
        return nil
    }
}

extension RouteTable {
    /// Returns the classes of destinations that a provider has registered.
    func classes(of provider: Any.Type) -> [ClassBinding] {
        destinationClasses.filter { $0.entries.contains { $0.provider == provider } }.map(\.binding)
    }
}

extension RouteFault {
    static func destinationNotConforming(
        _ binding: ClassBinding, _ check: ConformanceCheck, _ provider: Any.Type
    ) -> RouteFault {
        let type = TypeSpelling.name(of: binding.type)
        return RouteFault(
            .destinationNotConforming, check.key.description,
            "\(ProviderName.of(provider)) makes \(type) for \(check.key), and \(type) does not conform to \(check.key.protocolName)",
            at: check.location, chain: ["\(type) is registered at \(binding.location)"],
            remedy: "conform \(type) to \(check.key.protocolName), for example in an extension beside this registration"
        )
    }

    static func configurationNotConforming(
        _ configuration: Any.Type, _ check: ConformanceCheck, _ provider: Any.Type
    ) -> RouteFault {
        let type = TypeSpelling.name(of: configuration)
        return RouteFault(
            .configurationNotConforming, check.key.description,
            "\(ProviderName.of(provider)) makes \(type) for \(check.key), and \(type) does not conform to \(check.key.protocolName)",
            at: check.location,
            remedy: "return a configuration from defaultRouteConfiguration() that conforms to \(check.key.protocolName)"
        )
    }

    /// Returns the fault of a provider that was registered by calls without a class of destinations.
    package static func providerWithoutDestination(_ provider: Any.Type, remedy: String) -> RouteFault {
        let name = TypeSpelling.name(of: provider)
        return RouteFault(
            .providerWithoutDestination, name, "\(name) is registered without a class of destinations", at: nil,
            remedy: remedy)
    }

    /// Returns the fault of a key whose type is a class instead of a protocol.
    static func undeclaredKey(_ key: RouteKey, at location: RouteLocation) -> RouteFault {
        RouteFault(
            .declarationBypassed, key.description,
            "\(key) is the key of a class, not of a declared protocol", at: location,
            remedy: "declare a protocol in an extension of \(key.kind.keyName), and register its key"
        )
    }
}
