// SPDX-License-Identifier: Apache-2.0

/// The texts about an implementation that another module depends on.
struct ImplementationText {
    /// The keys of the implementation: `RoutableService<any Clock> and 2 more`; nil if there are none.
    let keys: String?
    /// The modules that declare these keys: `TimeInterface`; nil if there are none.
    let interfaces: String?
    /// The code that requests the first key; nil if there are none.
    let request: String?
    /// A note for each provider.
    let providers: [RouteFinding.Step]

    /// The largest number of providers and interfaces that are named.
    private static let mostNames = 3

    init(of crossing: RouteGraph.Crossing, in index: RouteGraphIndex) {
        let providers = index.graph.providers.filter {
            $0.module == crossing.implementation && (crossing.provider == nil || crossing.provider == $0.id)
        }.sorted { $0.location < $1.location }
        let provided = providers.flatMap { provider in
            provider.provides.compactMap { line in index.routes[line.route].map { (provider: provider, route: $0) } }
        }
        // The keys that the module uses already are likely the ones it needs.
        let used = provided.filter { $0.route.uses.contains { $0.module == crossing.module } }
        let needed = used.isEmpty ? provided : used
        keys = needed.first.map { first in
            let rest = Set(provided.map(\.route.id)).count - 1
            return rest > 0 ? "\(first.route.name) and \(rest) more" : first.route.name
        }
        request = needed.first?.route.request
        let modules = Set(needed.compactMap(\.route.module)).subtracting([crossing.module, crossing.implementation])
        interfaces =
            modules.isEmpty ? nil : modules.sorted().prefix(Self.mostNames).joined(separator: " or ")
        self.providers = needed.prefix(Self.mostNames).map {
            RouteFinding.Step("\($0.provider.name) provides \($0.route.name)", at: $0.provider.location)
        }
    }
}

extension RouteGraphIndex {
    /// Returns the severity of a crossing, which depends on the declaration of the implementation.
    func severity(of crossing: RouteGraph.Crossing) -> RouteFinding.Severity {
        modules[crossing.implementation]?.isKindDeclared == true ? .error : .warning
    }
}

extension RouteGraph.Route {
    /// The code that requests the route.
    fileprivate var request: String {
        let name = shortName.map { ".\($0)" } ?? "\(kind.keyName)<\(typeInSource)>()"
        let argument = name + (providerName.map { ", named: \($0.debugDescription)" } ?? "")
        return switch kind {
        case .service: "try Router.destination(for: \(argument))"
        case .serviceModule: "try Router.destination(for: \(argument)) { <#$0.parameter = value#> }"
        case .asyncService: "try await Router.destination(for: \(argument))"
        case .view: "Router.perform(to: \(argument), path: <#path#>)"
        case .viewModule: "Router.perform(to: \(argument), path: <#path#>) { <#$0.parameter = value#> }"
        }
    }
}
