// SPDX-License-Identifier: Apache-2.0

/// `provider-without-destination` in source: a router class of Objective-C registers no class of destinations.
///
/// At run time, `validate()` finds such routers in Swift too.
enum ProviderWithoutDestinationCheck: RouteCheck {
    static let id = RouteFinding.ID.providerWithoutDestination

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.providers.filter { provider in
            provider.location.isObjectiveC && index.isOwn(provider.module) && provider.destinations == nil
                && provider.registrations.contains { $0.registry == .shared }
        }.map { provider in
            let call = index.isView(provider) == false ? "registerService:" : "registerView:"
            return finding(
                provider.name, "\(provider.name) is registered without a class of destinations", at: provider.location,
                remedy:
                    "call \(call) in +registerRoutableDestination of \(provider.name), or return YES from +isAbstractRouter"
            )
        }
    }

    static var explanation: RouteExplanation { .providerWithoutDestination }
}

/// `exclusive-conflict` in source: a router class of Objective-C claims a class of destinations as exclusive, and another router makes
/// it too.
///
/// At run time, `validate()` finds such conflicts in Swift too.
enum ExclusiveConflictCheck: RouteCheck {
    static let id = RouteFinding.ID.exclusiveConflict

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        var makers: [String: [(provider: RouteGraph.Provider, line: RouteGraph.Destination)]] = [:]
        for provider in index.certainProviders {
            for line in provider.destinations ?? [] where line.type != ObjectiveCRoutes.unwritten {
                makers[line.type, default: []].append((provider, line))
            }
        }
        return makers.flatMap { type, makers -> [RouteFinding] in
            let makers = makers.sorted { $0.line.location < $1.line.location }
            guard makers.count > 1, let exclusive = makers.first(where: \.line.isExclusive),
                makers.contains(where: { $0.line.location.isObjectiveC })
            else { return [] }
            let others = makers.filter {
                $0.line.location != exclusive.line.location && $0.provider.id != exclusive.provider.id
            }
            return others.map { other in
                let names = RouteGraph.Provider.names(other.provider, exclusive.provider)
                let name = type.split(separator: ".").last.map(String.init) ?? type
                return finding(
                    name, "\(names.0) makes \(name), which \(names.1) reserves for itself", at: other.line.location,
                    chain: [RouteFinding.Step("\(names.1) reserves it", at: exclusive.line.location)],
                    remedy: "register it without Exclusive there, or let \(names.0) make a subclass")
            }
        }
    }

    static var explanation: RouteExplanation { .exclusiveConflict }
}
