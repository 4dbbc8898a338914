// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The beginning of a route, in files that compile and a test that passes, with what the package's manifest has to say.
struct NewRoute: Equatable {
    var files: [NewFile]
    /// Lines for `targets:`.
    var targets: [String]
    /// What else is to be done, a sentence each.
    var advice: [String] = []
}

extension NewRoute {
    /// What the files of one route have in common.
    struct Style: Equatable {
        /// The folder that holds `Sources` and `Tests`.
        var folder = "."
        /// Whether declarations and registrations are written by macros.
        var usesMacros = true
        /// Whether the package says `InternalImportsByDefault`: what an interface shows is then imported publicly.
        var importsAreInternal = false

        /// The import of an interface. The compiler does not look into what a macro writes, so it takes a public one for unused.
        var libraryImport: String {
            usesMacros && !importsAreInternal ? "import \(library)" : "public import \(library)"
        }
        var library: String { usesMacros ? "ModuleRouterMacros" : "ModuleRouter" }
        var autoRegister: String { usesMacros ? "@AutoRegister\n" : "" }

        func path(_ path: String) -> String { folder.appendingPath(path).normalizedPath }

        /// A declaration of a key, for an interface.
        func declaration(_ key: String, of type: String) -> String {
            guard !usesMacros else { return "@Routable extension \(key) where Protocol == any \(type) {}" }
            return """
                extension \(key) where Protocol == any \(type) {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                """
        }

        var product: String { ".product(name: \"\(library)\", package: \"swift-module-router\")" }
        var testing: String { ".product(name: \"ModuleRouterTesting\", package: \"swift-module-router\")" }

        func advice(registering provider: String) -> [String] {
            usesMacros ? [] : ["Register it where the app starts: RouteRegistry.shared.register { \(provider).self }"]
        }
    }

    /// A service: its protocol in an interface module; its provider and what that makes in a module; a test.
    static func service(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let provider = "\(name)Router"
        return module.route(
            style,
            protocolFile: "\(name)",
            interface: """
                /// What \(module)Module offers to whoever needs it.
                public protocol \(name): Sendable {
                }

                \(style.declaration("RoutableService", of: "\(name)"))
                """,
            provider: provider,
            implementation: """
                \(style.autoRegister)struct \(provider): ServiceRouteProvider {
                    static var routes: ServiceRoutes<Self> {
                        Provides(RoutableService<any \(name)>()) { $0 }
                    }

                    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> Default\(name)? {
                        Default\(name)()
                    }
                }

                struct Default\(name): \(name) {
                }
                """,
            test: """
                @Test(.routes { \(provider).self })
                func theRouteLeadsToDefault\(name)() throws {
                    let \(name.asValue) = try Router.destination(for: RoutableService<any \(name)>())
                    #expect(\(name.asValue) is Default\(name))
                }
                """)
    }

    /// A view: its protocol in an interface module; its provider and the screen in a module; a test without a toolkit.
    static func view(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let provider = "\(name)Router"
        return module.route(
            style,
            protocolFile: "\(name)ViewInput",
            interface: """
                /// What others can tell the screen that \(module)Module shows.
                @MainActor public protocol \(name)ViewInput: AnyObject {
                }

                \(style.declaration("RoutableView", of: "\(name)ViewInput"))
                """,
            provider: provider,
            implementation: """
                \(style.autoRegister)struct \(provider): ViewRouteProvider {
                    static var routes: ViewRoutes<Self> {
                        Provides(RoutableView<any \(name)ViewInput>()) { $0 }
                    }

                    func makeDestination(with configuration: ViewRouteConfiguration) throws -> \(name)Screen? {
                        \(name)Screen()
                    }
                }

                /// To be shown, it inherits from what the toolkit of the app shows, such as a view controller.
                @MainActor final class \(name)Screen: \(name)ViewInput {
                }
                """,
            test: """
                @Test(.routes { \(provider).self })
                @MainActor func theRouteLeadsTo\(name)Screen() throws {
                    let \(name.asValue) = try Router.destination(for: RoutableView<any \(name)ViewInput>())
                    #expect(\(name.asValue) is \(name)Screen)
                }
                """)
    }
}

extension SwiftName {
    /// The files of a route that this module provides.
    fileprivate func route(
        _ style: NewRoute.Style, protocolFile: String, interface: String, provider: String, implementation: String,
        test: String
    ) -> NewRoute {
        NewRoute(
            files: [
                NewFile(
                    path: style.path("Sources/\(self)Interface/\(protocolFile).swift"),
                    text: """
                        \(style.libraryImport)

                        \(interface)

                        """),
                NewFile(
                    path: style.path("Sources/\(self)Module/\(provider).swift"),
                    text: """
                        \(NewRoute.importing(["\(self)Interface", style.library]))

                        \(implementation)

                        """),
                NewFile(
                    path: style.path("Tests/\(self)ModuleTests/\(provider)Tests.swift"),
                    text: """
                        \(NewRoute.importing(["\(self)Interface", style.library, "ModuleRouterTesting", "Testing"]))

                        @testable import \(self)Module

                        \(test)

                        """),
            ],
            targets: [
                ".target(name: \"\(self)Interface\", dependencies: [\(style.product)]),",
                ".target(name: \"\(self)Module\", dependencies: [\"\(self)Interface\", \(style.product)]),",
                ".testTarget(name: \"\(self)ModuleTests\", dependencies: [\"\(self)Interface\", \"\(self)Module\", "
                    + "\(style.product), \(style.testing)]),",
            ],
            advice: ["Let the app depend on \(self)Module."] + style.advice(registering: provider))
    }
}
#endif
