// SPDX-License-Identifier: Apache-2.0

extension SourceApp {
    /// The library's own modules. They contain no routes of an app.
    public static let libraryModules: Set<String> = [
        "CModuleRouter", "CModuleRouterGTK", "CZIKRouter", "ModuleRouter", "ModuleRouterAppKit",
        "ModuleRouterFoundation", "ModuleRouterGTK", "ModuleRouterGTKTesting", "ModuleRouterMacrosPlugin",
        "ModuleRouterSwiftUI", "ModuleRouterTesting", "ModuleRouterUIKit", "ModuleRouterViews", "ZIKRouter",
        "ZIKRouterBridge", "ZIKRouterObjC", "ZRouter",
    ]

    /// The protocols and classes that make a type a provider or an adapter.
    public static let registrableProtocols = LibraryNames.providers.union(LibraryNames.adapters)
        .union(LibraryNames.calledProviders.keys).union(LibraryNames.calledAdapters)

    /// The app without the library's modules.
    public var withoutLibrary: SourceApp {
        var app = self
        app.modules.removeAll { Self.libraryModules.contains($0.name) }
        app.unlinked?.removeAll { Self.libraryModules.contains($0.module.name) }
        return app.changing { module in module.dependencies.removeAll { Self.libraryModules.contains($0) } }
    }

    /// Returns the app after a change of all its modules, including the unlinked ones.
    public func changing(_ change: (inout SourceModule) -> Void) -> SourceApp {
        var app = self
        for index in app.modules.indices { change(&app.modules[index]) }
        app.unlinked = unlinked?.map { unlinked in
            var unlinked = unlinked
            change(&unlinked.module)
            return unlinked
        }
        return app
    }

    /// Returns the app with an unlinked module as a dependency of its entry point, and with the modules that this one needs.
    public func linking(_ name: String) -> SourceApp {
        let known = Dictionary((unlinked ?? []).map { ($0.module.name, $0.module) }) { first, _ in first }
        var added: [String: SourceModule] = [:]
        var waiting = [name]
        while let next = waiting.popLast() {
            guard let module = known[next], added[next] == nil else { continue }
            added[next] = module
            waiting += module.dependencies
        }
        var app = self
        for index in app.modules.indices where app.modules[index].name == entryPoint && added[name] != nil {
            app.modules[index].dependencies = (app.modules[index].dependencies + [name]).sorted()
        }
        app.modules = (app.modules + added.values).sorted { $0.name < $1.name }
        app.unlinked?.removeAll { added[$0.module.name] != nil }
        return app
    }

    /// The app with the unlinked modules as dependencies of its entry point.
    public var linkingAll: SourceApp {
        let added = (unlinked ?? []).map(\.module)
        var app = self
        for index in app.modules.indices where app.modules[index].name == entryPoint {
            app.modules[index].dependencies = (app.modules[index].dependencies + added.map(\.name)).sorted()
        }
        app.modules = (app.modules + added).sorted { $0.name < $1.name }
        app.unlinked = nil
        return app
    }
}
