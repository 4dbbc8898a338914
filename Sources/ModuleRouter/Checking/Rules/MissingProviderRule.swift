// SPDX-License-Identifier: Apache-2.0

/// `missing-provider`: every declared key has a provider, or an adapter that leads to one.
enum MissingProviderRule: RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        return inventory.declarations.filter { declaration in
            // An adapter that leads nowhere is the adapter's fault.
            table.entries[declaration.id] == nil && table.deadEnds[declaration.id] == nil
        }.map { declaration in
            let key = declaration.key
            let wanting = table.adaptations.filter { adaptation in
                if case .key(declaration.id, _) = adaptation.adaptee { true } else { false }
            }
            let near = NearMisses.of(key, among: table.entries.values.map(\.key)).prefix(3)
            return RouteFault(
                .missingProvider, key.description, "nobody provides \(key)", at: declaration.location,
                chain: wanting.map { .init(text: "needed by the adapter of \($0.key)", location: $0.location) },
                nearMisses: near.compactMap { near in
                    table.entries.values.first { $0.key == near }.map { entry in
                        "\(near.qualifiedDescription) is provided by \(ProviderName.of(entry.provider)) at \(entry.location); did you mean it?"
                    }
                },
                remedy: remedy(for: key))
        }
    }

    private static func adapting(_ key: RouteKey) -> String {
        "or, if it is what a module requires, let the app adapt it: Adapts(\(key)(), to: <#Key#>) { <#Proxy#>($0) }"
    }

    private static func remedy(for key: RouteKey) -> String {
        let name =
            key.protocolName.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .first { $0 != "any" }.map(String.init) ?? "Destination"
        switch key.kind {
        case .service:
            return """
                let a module provide it, and the app link that module:
                @AutoRegister
                struct \(name)Router: ServiceRouteProvider {
                    static var routes: ServiceRoutes<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                \(adapting(key))
                """
        case .serviceModule:
            return """
                let a module provide it, and the app link that module:
                @AutoRegister
                struct \(name)Router: ServiceRouteProvider {
                    static var routes: ServiceRoutes<Self> { Provides(\(key)()) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                \(adapting(key))
                """
        case .asyncService:
            return """
                let a module provide it, and the app link that module:
                @AutoRegister
                struct \(name)Router: AsyncServiceRouteProvider {
                    static var routes: ServiceRoutes<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination() async throws -> <#Destination#>? { <#Destination()#> }
                }
                \(adapting(key))
                """
        case .view:
            return """
                let a module provide it, and the app link that module:
                @AutoRegister
                struct \(name)Router: ViewRouteProvider {
                    static var routes: ViewRoutes<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination(with configuration: ViewRouteConfiguration) throws -> <#Screen#>? {
                        <#Screen()#>
                    }
                }
                \(adapting(key))
                """
        case .viewModule:
            return """
                let a module provide it, and the app link that module:
                @AutoRegister
                struct \(name)Router: ViewRouteProvider {
                    static var routes: ViewRoutes<Self> { Provides(\(key)()) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Screen#>? { <#Screen()#> }
                }
                \(adapting(key))
                """
        }
    }
}
