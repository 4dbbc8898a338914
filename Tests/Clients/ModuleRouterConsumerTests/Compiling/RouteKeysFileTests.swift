// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

extension ConsumerTests {
    /// Compiles the file that names the keys of an app.
    @Suite
    struct RouteKeysFileTests {
        @Test(arguments: AcceptedProgram.dialects) func compilesInEveryDialect(flags: [String]) throws {
            let compiler = try Compiler()
            try compiler.emitModule("LoginInterface", Self.interface)
            let source = Self.file(naming: [
                (.view, "LoginViewInput"), (.service, "OldLogin"), (.service, "Login & Sendable"),
            ])
            #expect(try compiler.diagnostics(of: source, flags: flags) == "")
        }

        @Test func theCompilerNamesAKeyThatIsNotDeclared() throws {
            let compiler = try Compiler()
            try compiler.emitModule("LoginInterface", Self.interface)
            let undeclared = try compiler.diagnostics(of: Self.file(naming: [(.service, "LoginViewInput")]))
            #expect(
                undeclared.hasPrefix(
                    "9:58: " + ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService")))
            #expect(
                try compiler.diagnostics(of: Self.file(naming: [(.service, "Nothing")])).contains(
                    "error: no type named 'Nothing' in module 'LoginInterface'"))
        }

        private static let interface = """
            import ModuleRouterViews

            @MainActor public protocol LoginViewInput: AnyObject {}
            extension RoutableView where Protocol == any LoginViewInput {
                @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
            }
            @available(*, deprecated) public protocol OldLogin: Sendable {}
            @available(*, deprecated) extension RoutableService where Protocol == any OldLogin {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            public protocol Login {}
            extension RoutableService where Protocol == any Login & Sendable {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            """

        private static func file(naming keys: [(kind: RouteKind, name: String)]) -> String {
            let routes = keys.map { key in
                let text = "\(key.kind.keyName)<any LoginInterface.\(key.name)>"
                return RouteGraph.Route(
                    id: text, kind: key.kind, type: "any \(key.name)", module: "LoginInterface",
                    declarations: [
                        .init(
                            module: "LoginInterface", form: .initializer,
                            location: .init(file: "LoginInterface.swift", line: 4, column: 1))
                    ],
                    reference: .init(imports: ["LoginInterface"], text: text))
            }
            return RouteKeysFile(of: RouteGraph(entryPoint: "App", routes: routes)).source
        }
    }
}
