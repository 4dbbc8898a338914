// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The first files of a route: they compile, and include a passing test. Also the necessary additions to the package's manifest.
struct NewRoute: Equatable {
    var files: [NewFile]
    /// The targets of the files.
    var targets: [NewTarget]
    var app: AppDependencies
    /// The remaining steps, one sentence each.
    var advice: [String] = []

    /// The additional dependencies of the app's target.
    struct AppDependencies: Equatable {
        /// The name of the target; nil if it is not known.
        var name: String?
        var dependencies: [String]
    }
}

extension NewRoute {
    /// The settings that the files of a route share.
    struct Style: Equatable {
        /// The folder that contains `Sources` and `Tests`.
        var folder = "."
        /// Whether macros write declarations and registrations.
        var usesMacros = true
        /// The manifest of the package; nil if there is none.
        var manifest: ManifestText?
        /// Whether the route leads to a view.
        var isOfViews = false

        /// Whether interfaces need public imports.
        private var importsAreInternal: Bool { manifest?.hasInternalImports == true }

        /// The import for an interface. The compiler ignores macro-generated code, and reports an unused public import if only
        /// such code uses it.
        var libraryImport: String {
            usesMacros && !importsAreInternal ? "import \(library)" : "public import \(library)"
        }
        var library: String { isOfViews ? "ModuleRouterViews" : "ModuleRouter" }
        var product: String { NewTarget.product(library) }
        var autoRegister: String { usesMacros ? "@AutoRegister\n" : "" }

        func path(_ path: String) -> String { folder.appendingPath(path).normalizedPath }

        /// Returns the declaration of a key with a short name, for an interface.
        func declaration(_ key: String, of type: String, named name: String) -> String {
            guard !usesMacros else {
                return "@RoutableAs(\"\(name)\") extension \(key) where Protocol == any \(type) {}"
            }
            return """
                extension \(key) where Protocol == any \(type) {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                    public static var \(name): Self { Self() }
                }
                """
        }

        func advice(registering provider: String) -> [String] {
            usesMacros ? [] : ["Register it when the app starts: RouteRegistry.shared.register { \(provider).self }"]
        }
    }

    /// Creates a service: its protocol in an interface module; the class that provides it in a module; and a test.
    static func service(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let key = name.asShortKey(orEndingWith: "Service")
        let made = "Default\(name)"
        return NewFeature(
            module: module, style: style, protocolName: "\(name)",
            interface: """
                /// The service that \(module)Module provides.
                public protocol \(name): Sendable {
                }

                \(style.declaration("RoutableService", of: "\(name)", named: key))
                """,
            provider: style.usesMacros ? made : "\(name)Router",
            implementation: style.usesMacros
                ? """
                @Provider(of: .\(key))
                final class \(made): \(name) {
                }
                """
                : """
                struct \(name)Router: ServiceRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.\(key)) { $0 }
                    }

                    func makeDestination(with configuration: RouteConfiguration) throws -> \(made)? {
                        \(made)()
                    }
                }

                final class \(made): \(name) {
                }
                """,
            test: """
                func the\(name)IsA\(made)() throws {
                    let \(name.asValue) = try Router.destination(for: .\(key))
                    #expect(\(name.asValue) is \(made))
                }
                """
        ).route
    }

    /// Creates a view: its protocol in an interface module; the screen that provides it in a module; and a test without a UI
    /// toolkit.
    static func view(_ name: SwiftName, module: SwiftName, style: Style) -> NewRoute {
        let key = name.asShortKey(orEndingWith: "View")
        let made = "\(name)Screen"
        var style = style
        style.isOfViews = true
        let comment = "/// To be shown, it inherits from what the toolkit of the app shows, such as a view controller."
        return NewFeature(
            module: module, style: style, protocolName: "\(name)ViewInput",
            interface: """
                /// The screen that \(module)Module provides.
                @MainActor public protocol \(name)ViewInput: AnyObject {
                }

                \(style.declaration("RoutableView", of: "\(name)ViewInput", named: key))
                """,
            provider: style.usesMacros ? made : "\(name)Router",
            implementation: style.usesMacros
                ? """
                \(comment)
                @MainActor @Provider(of: .\(key))
                final class \(made): \(name)ViewInput {
                }
                """
                : """
                struct \(name)Router: ViewRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.\(key)) { $0 }
                    }

                    func makeDestination(with configuration: RouteConfiguration) throws -> \(made)? {
                        \(made)()
                    }
                }

                \(comment)
                @MainActor final class \(made): \(name)ViewInput {
                }
                """,
            test: """
                @MainActor func theRouteLeadsTo\(made)() throws {
                    let \(name.asValue) = try Router.destination(for: .\(key))
                    #expect(\(name.asValue) is \(made))
                }
                """
        ).route
    }

    static func importing(_ modules: [String]) -> String {
        Set(modules).sorted().map { "import \($0)" }.joined(separator: "\n")
    }
}

/// A protocol, its provider and a test, in three modules.
private struct NewFeature {
    let module: SwiftName
    let style: NewRoute.Style
    let protocolName: String
    let interface: String
    /// The type that a list of registrations names.
    let provider: String
    let implementation: String
    let test: String

    var route: NewRoute {
        NewRoute(
            files: [
                NewFile(
                    path: style.path("Sources/\(module)Interface/\(protocolName).swift"),
                    text: """
                        \(style.libraryImport)

                        \(interface)

                        """),
                NewFile(
                    path: style.path("Sources/\(module)Module/\(provider).swift"),
                    text: """
                        \(NewRoute.importing(["\(module)Interface", style.library]))

                        \(implementation)

                        """),
                NewFile(
                    path: style.path("Tests/\(module)ModuleTests/\(provider)Tests.swift"),
                    text: """
                        \(NewRoute.importing(["\(module)Interface", style.library, "ModuleRouterTesting", "Testing"]))

                        @testable import \(module)Module

                        @Test(.routes { \(provider).self })
                        \(test)

                        """),
            ],
            targets: [
                NewTarget(name: "\(module)Interface", dependencies: [style.product]),
                NewTarget(name: "\(module)Module", dependencies: ["\"\(module)Interface\"", style.product]),
                NewTarget(
                    name: "\(module)ModuleTests", isTest: true,
                    dependencies: [
                        "\"\(module)Interface\"", "\"\(module)Module\"", style.product,
                        NewTarget.product("ModuleRouterTesting"),
                    ]),
            ],
            app: NewRoute.AppDependencies(dependencies: ["\"\(module)Module\""]),
            advice: style.advice(registering: provider))
    }
}
#endif
