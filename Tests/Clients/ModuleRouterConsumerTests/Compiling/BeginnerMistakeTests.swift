// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

extension ConsumerTests {
    /// Mistakes in a first use of the short forms. Each has exactly one error.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct BeginnerMistakeTests {
        private static let interface = """
            public import ModuleRouterViews
            public protocol Clock: Sendable {}
            @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            public protocol Store: Sendable {}
            @RoutableAs("store") extension RoutableService where Protocol == any Store {}
            public protocol Database: Sendable {}
            @RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}
            @MainActor public protocol Alerts: AnyObject {}
            @RoutableAs("alerts") @MainActor extension RoutableService where Protocol == any Alerts {}
            @MainActor public protocol Login: AnyObject {}
            @RoutableAs("login") extension RoutableView where Protocol == any Login {}
            public protocol ExportInput: AnyObject { var folder: String { get set } }
            @RoutableAs("export") extension RoutableServiceModule where Protocol == any ExportInput {}
            public protocol Undeclared: Sendable {}
            """

        private static let undeclared =
            "'init()' is unavailable: Protocol is not declared as routable for RoutableService"
        private static let unsupplied =
            "'resolve(_:_:in:fileID:line:column:)' is unavailable: the router cannot supply this parameter"

        /// Programs, each with the beginning of its only error.
        private static let mistakes = [
            // Requests
            ("func f() throws { _ = try Router.destination(for: RoutableService<any Undeclared>()) }", undeclared),
            (
                "func f() throws { _ = try Router.destination(for: .clok) }",
                "type 'any RoutableKey.Type' has no member 'clok'"
            ),
            (
                "func f() throws { _ = try Router.destination(for: RoutableService<any Clock>.self) }",
                "'destination(for:named:)' is unavailable: pass the key, not its type"
            ),
            (
                "func f() throws { _ = try Router.destination(for: .alerts) }",
                "main actor-isolated static property 'alerts' can not be referenced from a nonisolated context"
            ),
            (
                "func f() async throws { _ = try Router.destination(for: .database) }",
                "expression is 'async' but is not marked with 'await'"
            ),
            (
                "@MainActor func f() { Router.perform(to: .clock, path: .push(from: nil)) }",
                "type 'RoutableViewKey' has no member 'clock'"
            ),
            ("final class A { @Routed var value: any Undeclared }", undeclared),
            (
                "final class A { @Routed var clock: any Clock; func f() { _ = clock } }",
                "property access can throw, but it is not marked with 'try'"
            ),
            // Providers
            ("@Provider(of: .clok) struct A: Clock {}", "type 'any RoutableKey.Type' has no member 'clok'"),
            (
                "@Provider(of: .clock) struct A {}",
                "cannot convert value of type 'A' to closure result type 'any Clock'"
            ),
            ("@Provider(of: .clock) struct A: Clock { let value: any Undeclared }", unsupplied),
            ("@Provider(of: .clock) struct A: Clock { let value: String }", unsupplied),
            (
                "@Provider(of: .clock) final class A: Clock { init(store: some Store) {} }",
                "the router supplies the parameter as an existential: write 'any Store'"
            ),
            (
                "@Provider(of: .clock) final class A: Clock { init(store: () -> any Store) {} }",
                "a closure that requests a service must be able to throw"
            ),
            (
                "@Provider(of: .clock) final class A: Clock { init() {}; init(value: Int) {} }",
                "@Provider calls the only initialiser in the declaration"
            ),
            (
                "@Provider(of: .clock) final class A: Clock { init() async {} }",
                "an asynchronous initialiser makes an asynchronous service"
            ),
            (
                "@Provider(of: .clock, lifetime: .weak) struct A: Clock {}",
                "static property 'weak' requires that 'A' be a class type"
            ),
            (
                "@MainActor @Provider(of: RoutableView<any Login>.self, lifetime: .shared) final class A: Login {}",
                "a view has no lifetime"
            ),
            (
                "@Provider(of: .clock) final class A: Clock { init(@RouteParameter value: Int = 0) {} }",
                "with @RouteParameter, @Provider needs the name of the module protocol"
            ),
            (
                "@Provider(of: RoutableServiceModule<any ExportInput>.self) final class A { init(@RouteParameter folder: String) {} }",
                "a parameter of the caller needs the value of a caller that does not set it"
            ),
            ("@Provider(of: .export) final class A {}", "@Provider needs the name of the module protocol"),
            (
                "@MainActor @Provider(of: .login, url: \"app://login/:user\") final class A: Login {}",
                "':user' sets no parameter"
            ),
            (
                "@MainActor @Provider(of: .login, requires: [.terms]) final class A: Login {}",
                "type 'RouteRequirement' has no member 'terms'"
            ),
            (
                "@Provider(of: .clock, when: \"--demo\") struct A: Clock {}",
                "cannot convert value of type 'String' to expected argument type 'RouteCondition'"
            ),
            // Adapters
            (
                "enum A: RouteAdapter { static var routes: RouteList<Self> { Adapts(.store, to: .clock) { $0 } } }",
                "cannot convert value of type 'any Clock' to closure result type 'any Store'"
            ),
        ]

        @Test(arguments: mistakes) func aMistakeCausesOneError(program: String, error: String) throws {
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            let diagnostics = try compiler.diagnostics(
                of: "import Interface\nimport ModuleRouterViews\n\(program)", flags: BuiltProducts.macroArguments)
            let errors = diagnostics.split(separator: "\n").filter { $0.contains("error: ") }
            #expect(errors.count == 1)
            #expect(errors.first?.contains("error: " + error) == true)
        }
    }
}
#endif
