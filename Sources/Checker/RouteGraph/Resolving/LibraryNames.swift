// SPDX-License-Identifier: Apache-2.0

/// The roles that a type has by conforming to the library's protocols.
struct LibraryRoles: OptionSet {
    let rawValue: UInt8

    static let provider = LibraryRoles(rawValue: 1)
    static let adapter = LibraryRoles(rawValue: 2)
    /// A provider or an adapter of views.
    static let view = LibraryRoles(rawValue: 8)
    /// A provider or an adapter of services.
    static let service = LibraryRoles(rawValue: 16)
    /// A kind of scope. It is also a provider of services: its values.
    static let scope = LibraryRoles(rawValue: 32)
    /// A type with an unread supertype, which may be a provider or an adapter.
    static let perhaps = LibraryRoles(rawValue: 4)
}

/// The library's types that the graph knows.
enum LibraryNames {
    /// Returns the module that declares a type of the library.
    static func module(of name: String) -> String { name.contains("View") ? "ModuleRouterViews" : "ModuleRouter" }

    /// Returns whether a module is the library or re-exports it.
    static func isLibrary(_ module: String) -> Bool { module.hasPrefix("ModuleRouter") || module == "ZRouter" }

    /// The protocol of the kinds of scopes.
    static let scopeValues = "ScopeValues"
    static let scope = "RouteScope"
    private static let asyncFunctions = "AsyncFunctionRouteProvider"

    static let providers: Set<String> = [
        "RouteProvider", "ServiceRouteProvider", "MainActorServiceRouteProvider", "AsyncServiceRouteProvider",
        asyncFunctions, scopeValues, "ViewRouteProvider", "CustomViewRouteProvider", "ObservingViewRouteProvider",
        "InterceptingViewRouteProvider",
        "RevealingViewRouteProvider", "ExternalViewRouteProvider", "RemovalCheckingViewRouteProvider",
    ]
    static let adapters: Set<String> = ["RouteAdapter"]
    /// The ZRouter classes that routers inherit from, with their generic parameters.
    static let calledProviders: [String: [String]] = [
        "ZIKServiceRouter": ["Destination", "RouteConfig"], "ZIKViewRouter": ["Destination", "RouteConfig"],
        "ZIKDestinationServiceRouter": ["Destination"], "ZIKDestinationViewRouter": ["Destination"],
        "ZIKModuleServiceRouter": ["RouteConfig"], "ZIKModuleViewRouter": ["RouteConfig"],
        "ZIKAnyServiceRouter": [], "ZIKAnyViewRouter": [],
    ]
    static let calledAdapters: Set<String> = ["ZIKServiceRouteAdapter", "ZIKViewRouteAdapter"]
    static let keys: Set<String> = [
        "RoutableService", "RoutableServiceModule", "RoutableAsyncService", "RoutableView", "RoutableViewModule",
    ]

    static func makeDeclarations() -> [String: TypeDeclaration] {
        var declarations: [String: TypeDeclaration] = [:]
        for name in providers.union(adapters) {
            let declaration = TypeDeclaration(name: name, module: module(of: name), kind: .protocol)
            declaration.roles = providers.contains(name) ? .provider : .adapter
            if name.contains("View") { declaration.roles?.insert(.view) }
            if name.contains("Service") || name == asyncFunctions { declaration.roles?.insert(.service) }
            if name == scopeValues { declaration.roles?.formUnion([.service, .scope]) }
            declaration.supertypes = []
            if providers.contains(name) {
                for member in ["ProvidedDestination", "ProvidedConfiguration"] {
                    declaration.members[member] = [
                        TypeDeclaration(
                            name: member, module: declaration.module, parent: declaration, kind: .associatedType)
                    ]
                }
            }
            declarations[name] = declaration
        }
        for (name, parameters) in calledProviders {
            let declaration = TypeDeclaration(
                name: name, module: module(of: name), kind: .class, genericParameters: parameters)
            declaration.roles = [.provider, name.contains("View") ? .view : .service]
            declarations[name] = declaration
        }
        for name in calledAdapters {
            let declaration = TypeDeclaration(name: name, module: module(of: name), kind: .class)
            declaration.roles = [.adapter, name.contains("View") ? .view : .service]
            declarations[name] = declaration
        }
        for name in keys {
            declarations[name] = TypeDeclaration(
                name: name, module: module(of: name), kind: .value, genericParameters: ["Protocol"])
        }
        declarations[scope] = TypeDeclaration(
            name: scope, module: module(of: scope), kind: .value, genericParameters: ["Values"])
        for name in ["RouteRegistrable", "RoutableKey", "MakeableConfiguration"] {
            declarations[name] = TypeDeclaration(name: name, module: module(of: name), kind: .protocol)
        }
        for name in ["RouteMakeableConfiguration", "ServiceMakeableConfiguration", "ViewMakeableConfiguration"] {
            declarations[name] = TypeDeclaration(
                name: name, module: module(of: name), kind: .class, genericParameters: ["Destination", "Constructor"])
        }
        for declaration in declarations.values {
            declaration.supertypes = declaration.supertypes ?? []
            declaration.roles = declaration.roles ?? []
        }
        return declarations
    }
}
