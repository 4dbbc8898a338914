// SPDX-License-Identifier: Apache-2.0

#if Macros
extension NewRoute {
    /// The protocols and modules that a new adapter joins.
    struct Adaptation: Equatable {
        /// The required protocol.
        var name: String
        /// The module that requires the protocol.
        var module: String
        /// The provided protocol.
        var adaptee: String
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
        let key = adaptation.isView ? "RoutableView" : "RoutableService"
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

                        \(style.declaration(key, of: name))

                        """),
                NewFile(
                    path: style.path("Sources/\(adaptation.app)/Adapters/\(name)Adapter.swift"),
                    text: """
                        \(importing([style.library, "\(adaptation.module)Interface", adaptation.interface]))

                        \(style.autoRegister)enum \(name)Adapter: RouteAdapter {
                            static var routes: RouteList<Self> {
                                Adapts(\(key)<any \(name)>(), to: \(key)<any \(adaptation.adaptee)>()) {
                                    \(name)Proxy(adaptee: $0)
                                }
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

                        \(test(adaptation, key: key, isolation: isolation, style: style))

                        """),
            ],
            targets: [
                ".target(name: \"\(adaptation.module)Interface\", dependencies: [\(style.product)]),",
                ".testTarget(name: \"\(adaptation.app)Tests\", dependencies: [\"\(adaptation.app)\", "
                    + "\"\(adaptation.module)Interface\", \(style.product)]),",
            ],
            advice: [
                "Add \(adaptation.module)Interface, \(adaptation.interface) and the module that provides \(adaptation.adaptee) "
                    + "to the dependencies of \(adaptation.app)."
            ] + style.advice(registering: "\(name)Adapter"))
    }

    static func importing(_ modules: [String]) -> String {
        Set(modules).sorted().map { "import \($0)" }.joined(separator: "\n")
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

    private static func test(_ adaptation: Adaptation, key: String, isolation: String, style: Style) -> String {
        guard style.usesMacros else {
            // Without macros nothing is registered automatically. The test registers only the adapter, and expects an error with
            // the key that the adapter leads to.
            return """
                @Test \(isolation)func \(adaptation.name)IsAdaptedTo\(adaptation.adaptee)() {
                    let routes = RouteRegistry { \(adaptation.name)Adapter.self }
                    let error = #expect(throws: RouteError.self) {
                        try routes.run { try Router.destination(for: \(key)<any \(adaptation.name)>()) }
                    }
                    #expect("\\(error!)".contains("\(key)<any \(adaptation.name)> → \(key)<any \(adaptation.adaptee)>"))
                }
                """
        }
        return """
            @Test \(isolation)func the\(adaptation.name)OfTheAppIsAdapted() throws {
                let adapted = try Router.destination(for: \(key)<any \(adaptation.name)>())
                #expect(adapted is \(adaptation.name)Proxy)
            }
            """
    }
}
#endif
