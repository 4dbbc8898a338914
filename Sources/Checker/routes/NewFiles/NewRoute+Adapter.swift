// SPDX-License-Identifier: Apache-2.0

#if Macros
extension NewRoute {
    /// The protocols and modules that a new adapter joins.
    struct Adaptation: Equatable {
        /// The required protocol.
        var name: String
        /// The module that requires the protocol.
        var module: String
        /// The short name of the required protocol's key.
        var key: String
        /// The provided protocol.
        var adaptee: String
        /// The short name of the provided protocol's key; nil if it has none.
        var adapteeKey: String?
        /// The module that declares the provided protocol.
        var interface: String
        /// The module of the app.
        var app: String
        var isView = false
    }

    /// Creates an adapter: a required protocol in the interface of the module that requires it; the adapter and a proxy in the
    /// app; and a test of the app, which checks that the adapter leads to a provider.
    static func adapter(_ adaptation: Adaptation, style: Style) -> NewRoute {
        let name = adaptation.name
        let kind = adaptation.isView ? "RoutableView" : "RoutableService"
        let adaptee = adaptation.adapteeKey.map { ".\($0)" } ?? "\(kind)<any \(adaptation.adaptee)>()"
        let isolation = adaptation.isView ? "@MainActor " : ""
        var style = style
        style.isOfViews = adaptation.isView
        return NewRoute(
            files: [
                NewFile(
                    path: style.path("Sources/\(adaptation.module)Interface/\(name).swift"),
                    text: """
                        \(style.libraryImport)

                        /// What \(adaptation.module)Module requires; the app adapts it.
                        \(isolation)public protocol \(name): \(adaptation.isView ? "AnyObject" : "Sendable") {
                        }

                        \(style.declaration(kind, of: name, named: adaptation.key))

                        """),
                NewFile(
                    path: style.path("Sources/\(adaptation.app)/Adapters/\(name)Adapter.swift"),
                    text: """
                        \(importing([style.library, "\(adaptation.module)Interface", adaptation.interface]))

                        \(style.autoRegister)enum \(name)Adapter: RouteAdapter {
                            static var routes: RouteList<Self> {
                                Adapts(.\(adaptation.key), to: \(adaptee)) { \(name)Proxy(adaptee: $0) }
                            }
                        }

                        /// Shows the one as the other.
                        \(proxy(adaptation))

                        """),
                NewFile(
                    path: style.path("Tests/\(adaptation.app)Tests/\(name)AdapterTests.swift"),
                    text: """
                        \(importing([style.library, "\(adaptation.module)Interface", "Testing"]))

                        @testable import \(adaptation.app)

                        \(test(adaptation, kind: kind, isolation: isolation, style: style))

                        """),
            ],
            targets: [
                NewTarget(name: "\(adaptation.module)Interface", dependencies: [style.product]),
                NewTarget(
                    name: "\(adaptation.app)Tests", isTest: true,
                    dependencies: ["\"\(adaptation.app)\"", "\"\(adaptation.module)Interface\"", style.product]),
            ],
            app: AppDependencies(
                name: adaptation.app,
                dependencies: Set(["\"\(adaptation.module)Interface\"", "\"\(adaptation.interface)\""]).sorted()
                    + [style.product]),
            advice: ["Let \(adaptation.app) link the module that provides \(adaptation.adaptee)."]
                + style.advice(registering: "\(name)Adapter"))
    }

    private static func proxy(_ adaptation: Adaptation) -> String {
        guard adaptation.isView else {
            return """
                struct \(adaptation.name)Proxy: \(adaptation.name) {
                    let adaptee: any \(adaptation.adaptee)
                }
                """
        }
        return """
            @MainActor final class \(adaptation.name)Proxy: \(adaptation.name) {
                private let adaptee: any \(adaptation.adaptee)

                init(adaptee: any \(adaptation.adaptee)) { self.adaptee = adaptee }
            }
            """
    }

    private static func test(_ adaptation: Adaptation, kind: String, isolation: String, style: Style) -> String {
        guard style.usesMacros else {
            // Without macros nothing is registered automatically. The test registers only the adapter, and expects an error with
            // the key that the adapter leads to.
            return """
                @Test \(isolation)func \(adaptation.name)IsAdaptedTo\(adaptation.adaptee)() {
                    let routes = RouteRegistry { \(adaptation.name)Adapter.self }
                    let error = #expect(throws: RouteError.self) {
                        try routes.run { try Router.destination(for: .\(adaptation.key)) }
                    }
                    #expect("\\(error!)".contains("\(kind)<any \(adaptation.name)> → \(kind)<any \(adaptation.adaptee)>"))
                }
                """
        }
        return """
            @Test \(isolation)func the\(adaptation.name)OfTheAppIsAdapted() throws {
                let adapted = try Router.destination(for: .\(adaptation.key))
                #expect(adapted is \(adaptation.name)Proxy)
            }
            """
    }
}
#endif
