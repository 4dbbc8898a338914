// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The first files of a route: they compile, and include a passing test. Also the necessary additions to the package's manifest.
struct NewRoute: Equatable {
    var files: [NewFile]
    /// The lines for `targets:`.
    var targets: [String]
    /// The remaining steps, one sentence each.
    var advice: [String] = []
}

extension NewRoute {
    /// The settings that the files of a route share.
    struct Style: Equatable {
        /// The folder that contains `Sources` and `Tests`.
        var folder = "."
        /// Whether macros write declarations and registrations.
        var usesMacros = true
        /// Whether the package enables `InternalImportsByDefault`. Then interfaces need public imports.
        var importsAreInternal = false

        /// The import for an interface. The compiler ignores macro-generated code, and reports an unused public import if only
        /// such code uses it.
        var libraryImport: String {
            usesMacros && !importsAreInternal ? "import \(library)" : "public import \(library)"
        }
        /// Whether the route leads to a view.
        var isOfViews = false
        var library: String { isOfViews ? "ModuleRouterViews" : "ModuleRouter" }
        var autoRegister: String { usesMacros ? "@AutoRegister\n" : "" }

        func path(_ path: String) -> String { folder.appendingPath(path).normalizedPath }

        /// Returns the declaration of a key, for an interface.
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
            usesMacros ? [] : ["Register it when the app starts: RouteRegistry.shared.register { \(provider).self }"]
        }
    }

    /// Creates a service: its protocol in an interface module; its provider and destination in a module; and a test.
    static func service(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let provider = "\(name)Router"
        return module.route(
            style,
            protocolFile: "\(name)",
            interface: """
                /// The service that \(module)Module provides.
                public protocol \(name): Sendable {
                }

                \(style.declaration("RoutableService", of: "\(name)"))
                """,
            provider: provider,
            implementation: """
                \(style.autoRegister)struct \(provider): ServiceRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(RoutableService<any \(name)>()) { $0 }
                    }

                    func makeDestination(with configuration: RouteConfiguration) throws -> Default\(name)? {
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

    /// Creates a view: its protocol in an interface module; its provider and screen in a module; and a test without a UI toolkit.
    static func view(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let provider = "\(name)Router"
        var style = style
        style.isOfViews = true
        return module.route(
            style,
            protocolFile: "\(name)ViewInput",
            interface: """
                /// The screen that \(module)Module provides.
                @MainActor public protocol \(name)ViewInput: AnyObject {
                }

                \(style.declaration("RoutableView", of: "\(name)ViewInput"))
                """,
            provider: provider,
            implementation: """
                \(style.autoRegister)struct \(provider): ViewRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(RoutableView<any \(name)ViewInput>()) { $0 }
                    }

                    func makeDestination(with configuration: RouteConfiguration) throws -> \(name)Screen? {
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
    /// Returns the files of a route that this module provides.
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
            advice: ["Add \(self)Module to the dependencies of the app."] + style.advice(registering: provider))
    }
}
#endif
