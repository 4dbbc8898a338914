// SPDX-License-Identifier: Apache-2.0

extension RouteFaultText {
    /// - Parameter protocolName: The protocol as it is written in source: `any Clock`.
    package static func missingProvider(_ kind: RouteKind, of protocolName: String) -> Self {
        let key = "\(kind.keyName)<\(protocolName)>"
        return Self(
            message: "no provider for \(key)",
            remedy: """
                link the module that provides it, or add a provider to a module that the app links:
                \(provider(of: key, kind, protocolName))
                \(adapting(key))
                """)
    }

    private static func adapting(_ key: String) -> String {
        "or, if a module requires this key, adapt it in the app: Adapts(\(key)(), to: <#Key#>) { <#Proxy#>($0) }"
    }

    /// Returns a template for a provider.
    private static func provider(of key: String, _ kind: RouteKind, _ protocolName: String) -> String {
        let name =
            protocolName.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .first { $0 != "any" }.map(String.init) ?? "Destination"
        switch kind {
        case .service:
            return """
                @AutoRegister
                struct \(name)Router: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                """
        case .serviceModule:
            return """
                @AutoRegister
                struct \(name)Router: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                """
        case .asyncService:
            return """
                @AutoRegister
                struct \(name)Router: AsyncServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination() async throws -> <#Destination#>? { <#Destination()#> }
                }
                """
        case .view:
            return """
                @AutoRegister
                struct \(name)Router: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Screen#>? {
                        <#Screen()#>
                    }
                }
                """
        case .viewModule:
            return """
                @AutoRegister
                struct \(name)Router: ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Screen#>? { <#Screen()#> }
                }
                """
        }
    }
}
