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
        for index in app.modules.indices {
            app.modules[index].dependencies.removeAll { Self.libraryModules.contains($0) }
        }
        return app
    }
}
