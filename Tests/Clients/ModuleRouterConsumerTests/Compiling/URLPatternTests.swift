// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// URL patterns that the compiler rejects.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct URLPatternTests {
        private func diagnostics(_ pattern: String) throws -> String {
            try Compiler().diagnostics(
                of: #"""
                    import ModuleRouterViews
                    struct Point { var x = 0 }
                    struct Configuration { var point = Point(); let fixed = 1; var page = 1 }
                    struct Router: ServiceRouteProvider {
                        static func makeConfiguration() -> Configuration { Configuration() }
                        func makeDestination(with configuration: Configuration) -> Int? { 1 }
                        static var routes: RouteList<Self> {
                            \#(pattern)
                        }
                    }
                    """#)
        }

        private func unavailable(_ position: String, _ function: String, _ message: String) -> String {
            """
            \(position): error: '\(function)' is unavailable: \(message)
            URLPatternText.swift: note: '\(function)' has been explicitly marked unavailable here
            """
        }

        @Test func aPropertyHasToExist() throws {
            let message = "the configuration has no property of this name"
            #expect(
                try diagnostics(#"URLPattern("notes://note/\(\.fixd)")"#)
                    == unavailable("8:35", "appendInterpolation", message))
            #expect(
                try diagnostics(#"URLPattern("notes://note?page=\(\.pag, default: 1)", by: .outside)"#)
                    == unavailable("8:40", "appendInterpolation(_:default:)", message))
            #expect(
                try diagnostics(#"URLPattern("notes://note/\(\Configuration.fixd)")"#)
                    == "8:36: error: value of type 'Configuration' has no member 'fixd'")
            #expect(
                try diagnostics(#"URLPattern("notes://:name") { url, settings in settings.nme = url["name"] }"#)
                    == "8:65: error: value of type 'Configuration' has no member 'nme'")
        }

        @Test func aPropertyOfAViewsConfigurationHasToExist() throws {
            let diagnostics = try Compiler().diagnostics(
                of: #"""
                    import ModuleRouterViews
                    @MainActor final class NoteScreen {}
                    @MainActor final class NoteConfiguration { var name = "" }
                    struct NoteRouter: ViewRouteProvider {
                        static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
                        func makeDestination(with configuration: NoteConfiguration) -> NoteScreen? { nil }
                        static var routes: RouteList<Self> {
                            URLPattern("notes://note/\(\.nme)", by: .outside)
                        }
                    }
                    """#)
            #expect(
                diagnostics
                    == unavailable("8:35", "appendInterpolation", "the configuration has no property of this name"))
        }

        @Test(arguments: ["point", "fixed"])
        func aPropertyIsSetToAValueOfURLs(property: String) throws {
            #expect(
                try diagnostics(#"URLPattern("notes://note/\(\.\#(property))")"#)
                    == unavailable(
                        "8:35", "appendInterpolation",
                        """
                        a URL sets only a 'var' whose type is a URLParameter, an optional URLParameter or an array of them
                        """))
        }

        @Test func aDefaultHasTheTypeOfTheProperty() throws {
            #expect(
                try diagnostics(#"URLPattern("notes://note?page=\(\.page, default: "one")")"#)
                    == unavailable(
                        "8:40", "appendInterpolation(_:default:)",
                        """
                        a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable
                        """))
        }

        /// Patterns are read on any thread, so they can use only key paths and default values of the main actor.
        @Test func aPatternCannotUseTheMainActor() throws {
            let diagnostics = try Compiler().diagnostics(
                of: #"""
                    import ModuleRouterViews
                    @MainActor enum Pages { static func pattern<Text>(_ text: Text) -> Text { text } }
                    @MainActor final class Screen {}
                    struct Router: ViewRouteProvider {
                        static var routes: RouteList<Self> {
                            URLPattern(Pages.pattern("notes://note/:name"))
                        }
                        func makeDestination(with configuration: RouteConfiguration) -> Screen? { Screen() }
                    }
                    """#)
            #expect(
                diagnostics == """
                    6:26: error: call to main actor-isolated static method 'pattern' in a synchronous nonisolated \
                    context [#ActorIsolatedCall]
                    2:37: note: calls to static method 'pattern' from outside of its actor context are implicitly \
                    asynchronous
                    """)
        }

        @Test func aServicesPatternCannotUseTheMainActor() throws {
            let diagnostics = try Compiler().diagnostics(
                of: #"""
                    import ModuleRouterViews
                    @MainActor enum Pages { static func first() -> Int { 1 } }
                    struct Configuration { var page = 0 }
                    struct Router: ServiceRouteProvider {
                        static func makeConfiguration() -> Configuration { Configuration() }
                        func makeDestination(with configuration: Configuration) -> Int? { 1 }
                        static var routes: RouteList<Self> {
                            URLPattern("notes://note?page=\(\.page, default: Pages.first())")
                        }
                    }
                    """#)
            #expect(
                diagnostics == """
                    8:64: error: call to main actor-isolated static method 'first()' in a synchronous nonisolated \
                    context [#ActorIsolatedCall]
                    2:37: note: calls to static method 'first()' from outside of its actor context are implicitly \
                    asynchronous
                    """)
        }

        @Test func aServicesPatternCannotSetMainActorProperties() throws {
            let diagnostics = try Compiler().diagnostics(
                of: #"""
                    import ModuleRouterViews
                    @MainActor final class Configuration { var page = 0; nonisolated init() {} }
                    struct Router: ServiceRouteProvider {
                        static func makeConfiguration() -> Configuration { Configuration() }
                        func makeDestination(with configuration: Configuration) -> Int? { 1 }
                        static var routes: RouteList<Self> {
                            URLPattern("notes://note/\(\.page)")
                        }
                    }
                    """#)
            #expect(diagnostics == "7:38: error: cannot form key path to main actor-isolated property 'page'")
        }

        @Test func anAsynchronousProviderHasNoURLPattern() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    struct Router: AsyncServiceRouteProvider {
                        static var routes: RouteList<Self> { URLPattern("notes://note") }
                        func makeDestination() async throws -> Int? { 1 }
                    }
                    """)
            #expect(
                diagnostics.hasPrefix(
                    "3:42: error: 'init(_:by:)' is unavailable: an asynchronous provider is found by its key, not by a URL"
                ))
        }
    }
}
