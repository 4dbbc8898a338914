// SPDX-License-Identifier: Apache-2.0

#if Macros
public import RouteGraph

/// The Swift declarations and providers that take the place of routes in Objective-C files. The files themselves stay unchanged.
public struct ObjectiveCWrappers: Sendable {
    /// Code for one protocol or router, with the place of the original.
    public struct Wrapper: Sendable, Hashable {
        /// The protocol or the router class.
        public var name: String
        public var location: SourceLocation
        public var code: String
    }

    /// The declarations of the protocols that are used or provided, in source order.
    public let declarations: [Wrapper]
    /// The providers and adapters for the routers, in source order.
    public let providers: [Wrapper]

    /// - Parameter sources: The paths and the bytes of the headers and sources in Objective-C.
    public init(of sources: [(path: String, bytes: [UInt8])]) {
        let module = SourceModule(name: "App", role: .executable, files: sources.map(\.path))
        let files = sources.map { source in
            ScannedFile(
                module: module.name, path: source.path,
                facts: source.bytes.withUnsafeBytes { ObjectiveCReader.read($0) })
        }
        let graph = RouteGraph(of: SourceApp(entryPoint: module.name, modules: [module]), files: files)
        declarations = graph.routes.compactMap(Self.declaration(graph)).sorted { $0.location < $1.location }
        let names = Dictionary(graph.routes.map { ($0.id, $0) }) { first, _ in first }
        providers =
            (graph.providers.map { Self.provider($0, names) } + graph.adapters.map { Self.adapter($0, names) })
            .sorted { $0.location < $1.location }
    }

    private static func declaration(_ graph: RouteGraph) -> (RouteGraph.Route) -> Wrapper? {
        var offers: [String: [SourceLocation]] = [:]
        for line in graph.providers.flatMap(\.provides) { offers[line.route, default: []].append(line.location) }
        for line in graph.adapters.flatMap(\.lines) {
            offers[line.route, default: []].append(line.location)
            if case .route(let id) = line.adaptee { offers[id, default: []].append(line.location) }
        }
        return { [offers] route in
            let places = route.uses.map(\.location) + (offers[route.id] ?? []) + route.closures.map(\.location)
            guard let place = places.min() else { return nil }
            return Wrapper(
                name: route.protocolName, location: route.declarations.first?.location ?? place,
                code: "@Routable extension \(route.kind.keyName) where Protocol == \(route.type) {}")
        }
    }

    private static func provider(
        _ provider: RouteGraph.Provider, _ routes: [String: RouteGraph.Route]
    ) -> Wrapper {
        let keys = provider.provides.compactMap { routes[$0.route] }
        let isView = provider.isView ?? keys.first?.kind.isViewKind ?? true
        let hasConfiguration = keys.contains { $0.kind.hasConfiguration }
        let configuration = hasConfiguration ? "<#Configuration#>" : "RouteConfiguration"
        let made = provider.destinations?.first.map(\.type).flatMap(Self.className)
        var lines = keys.map { "Provides(\($0.name)()) { $0 }" }
        lines += provider.identifiers.map { "Identifier(\($0.text.debugDescription))" }
        lines += provider.urlPatterns.map { "URLPattern(\($0.text.debugDescription))" }
        var code = """
            @AutoRegister
            struct \(provider.name.identifier)Provider: \(isView ? "View" : "Service")RouteProvider {
                static var routes: RouteList<Self> {
            \(lines.map { "        \($0)" }.joined(separator: "\n"))
                }

            """
        if hasConfiguration {
            code += "    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }\n"
        }
        code += """
                func makeDestination(with configuration: \(configuration)) -> \(made ?? "<#Destination#>")? {
                    \(made.map { "\($0)()" } ?? "<#Destination()#>")
                }
            }
            """
        return Wrapper(name: provider.name, location: provider.location, code: code)
    }

    private static func adapter(_ adapter: RouteGraph.Adapter, _ routes: [String: RouteGraph.Route]) -> Wrapper {
        let lines = adapter.lines.map { line in
            let target: String =
                switch line.adaptee {
                case .route(let id): "\(routes[id]?.name ?? "<#Key#>")()"
                case .provider(let id): "\(className(id) ?? id)Provider.self"
                }
            return "        Adapts(\(routes[line.route]?.name ?? "<#Key#>")(), to: \(target)) { <#Proxy#>($0) }"
        }
        let code = """
            @AutoRegister
            enum \(adapter.name.identifier)Provider: RouteAdapter {
                static var routes: RouteList<Self> {
            \(lines.joined(separator: "\n"))
                }
            }
            """
        return Wrapper(name: adapter.name, location: adapter.location, code: code)
    }

    /// Returns the name of a class without its module; nil for a class that is not written.
    private static func className(_ type: String) -> String? {
        type.split(separator: ".").last.map(String.init).flatMap { $0 == "_" ? nil : $0 }
    }
}

extension RouteGraph.Route {
    /// The protocol without `any`.
    fileprivate var protocolName: String { type.hasPrefix("any ") ? String(type.dropFirst(4)) : type }
}

extension RouteKind {
    fileprivate var isViewKind: Bool { self == .view || self == .viewModule }
}

extension String {
    /// The name without the characters that no Swift name can have: `ZIKViewRouteEditorController`.
    fileprivate var identifier: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }
}
#endif
