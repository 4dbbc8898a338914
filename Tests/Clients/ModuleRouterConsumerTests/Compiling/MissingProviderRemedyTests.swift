// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteFaultTexts
@testable import RouteGraph
import Testing

extension ConsumerTests {
    /// The code in the remedies of `missing-provider` and `route-cycle` compiles.
    struct MissingProviderRemedyTests {
        private static let interface = """
            public import ModuleRouterViews
            public protocol Clock: Sendable {}
            @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            @RoutableAs("asyncClock") extension RoutableAsyncService where Protocol == any Clock {}
            @Routable extension RoutableService where Protocol == any Clock & Sleeper {}
            @Routable extension RoutableService where Protocol == () -> Int {}
            public protocol Sleeper: Sendable {}
            public protocol Store<Item> { associatedtype Item = Int }
            @Routable extension RoutableService where Protocol == any Store<Int> {}
            @MainActor public protocol Alerts: AnyObject {}
            @RoutableAs("alerts") @MainActor extension RoutableService where Protocol == any Alerts {}
            @MainActor public protocol LoginViewInput: AnyObject {}
            @RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
            public protocol ExportInput: AnyObject { var folder: String { get set } }
            @RoutableAs("export") extension RoutableServiceModule where Protocol == any ExportInput {}
            @MainActor public protocol LoginModuleInput: AnyObject { var account: String { get set } }
            @Routable extension RoutableViewModule where Protocol == any LoginModuleInput {}
            """

        struct Remedy: Sendable {
            let kind: RouteKind
            let type: String
            var shortName: String?
            var isOnMainActor = false
            var isSeparate = false
            var filling: [String: String] = [:]

            var code: String {
                isSeparate
                    ? RouteFaultText.separateProvider(kind, of: type)
                    : RouteFaultText.annotatedProvider(
                        kind, of: type, shortName: shortName, isOnMainActor: isOnMainActor)
            }
        }

        private static func parameter(_ name: String) -> [String: String] {
            ["<#name#>": name, "<#Type#>": "String", "<#value#>": "\"\""]
        }

        private static let annotated = [
            Remedy(kind: .service, type: "any Clock", shortName: "clock"),
            Remedy(kind: .service, type: "any Clock"), Remedy(kind: .service, type: "any Clock & Sleeper"),
            Remedy(kind: .service, type: "any Store<Int>"),
            Remedy(
                kind: .service, type: "() -> Int", filling: ["<#Destination#>": "{ 42 }"]),
            Remedy(kind: .service, type: "any Alerts", shortName: "alerts", isOnMainActor: true),
            Remedy(kind: .asyncService, type: "any Clock", shortName: "asyncClock"),
            Remedy(kind: .asyncService, type: "any Clock"),
            Remedy(kind: .view, type: "any LoginViewInput", shortName: "login"),
            Remedy(kind: .view, type: "any LoginViewInput"),
            Remedy(kind: .serviceModule, type: "any ExportInput", filling: parameter("folder")),
            Remedy(kind: .viewModule, type: "any LoginModuleInput", filling: parameter("account")),
        ]

        @Test(arguments: annotated) func aClassWithTheMacroCompiles(remedy: Remedy) throws {
            let diagnostics = try diagnostics(of: remedy)
            #expect(diagnostics == "")
        }

        private static func made(_ destination: String) -> [String: String] {
            [
                "<#\(destination)#>": "Made", "<#\(destination)()#>": "Made()", "<#Configuration#>": "Settings",
                "<#Configuration()#>": "Settings()",
            ]
        }

        private static let separate = [
            Remedy(kind: .service, type: "any Clock", isSeparate: true, filling: made("Destination")),
            Remedy(kind: .asyncService, type: "any Clock", isSeparate: true, filling: made("Destination")),
            Remedy(kind: .view, type: "any LoginViewInput", isSeparate: true, filling: made("Screen")),
            Remedy(kind: .serviceModule, type: "any ExportInput", isSeparate: true, filling: made("Destination")),
            Remedy(kind: .viewModule, type: "any LoginModuleInput", isSeparate: true, filling: made("Screen")),
        ]

        @Test(arguments: separate) func aSeparateProviderCompiles(remedy: Remedy) throws {
            let isModule = remedy.kind.hasConfiguration
            let isolation = remedy.kind == .viewModule || remedy.kind == .view ? "@MainActor " : ""
            let made = isModule ? "" : ": \(remedy.type.dropFirst(4))"
            let settings = remedy.kind == .viewModule ? "LoginModuleInput { var account" : "ExportInput { var folder"
            let diagnostics = try diagnostics(
                of: remedy,
                with: """
                    \(isolation)final class Made\(made) {}
                    \(remedy.kind == .viewModule ? isolation : "")final class Settings: \(settings) = "" }
                    """)
            #expect(diagnostics == "")
        }

        private func diagnostics(of remedy: Remedy, with others: String = "") throws -> String {
            var lines = remedy.code.split(separator: "\n").map(String.init)
            if let last = lines.last, let call = last.firstMatch(of: /RouteRegistry\.shared\.register.*/)?.output {
                lines[lines.count - 1] = "func register() { \(call) }"
            }
            let code = remedy.filling.reduce(lines.joined(separator: "\n")) { $0.replacing($1.key, with: $1.value) }
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            return try compiler.diagnostics(
                of: "import Interface\nimport ModuleRouterViews\n\(others)\n\(code)",
                flags: BuiltProducts.macroArguments)
        }

        @Test(arguments: [
            (RouteKind.service, "any Clock", "RoutableService<any Clock>.self"),
            (.asyncService, "any Clock", "RoutableAsyncService<any Clock>.self"),
            (.view, "any LoginViewInput", ".login"),
        ])
        func theClosureThatEndsACycleCompiles(kind: RouteKind, type: String, key: String) throws {
            let place = SourceLocation(file: "Screen.swift", line: 1, column: 1)
            let route = RouteGraph.Route(
                id: "key", kind: kind, type: type,
                uses: [
                    .init(module: "App", place: "Made.init", provider: "Made", isNeededToMake: true, location: place)
                ])
            let provider = RouteGraph.Provider(
                id: "Made", name: "Made", module: "App", provides: [.init(route: "key", location: place)],
                registrations: [.init(module: "App", form: .macro, location: place)], isDestination: true,
                location: place)
            let graph = RouteGraph(
                entryPoint: "App", modules: [.init(name: "App", role: .executable)], routes: [route],
                providers: [provider])
            let remedy = try #require(graph.check().first { $0.id == .routeCycle }?.remedy)
            let initializer = try #require(remedy.split(separator: "\n").last).replacing("<#name#>", with: "next")
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            #expect(
                try compiler.diagnostics(
                    of: """
                        import Interface
                        import ModuleRouterViews
                        \(kind == .view ? "@MainActor " : "")@Provider(of: \(key))
                        final class Made: \(type.dropFirst(4)) {
                            \(initializer) {}
                        }
                        """, flags: BuiltProducts.macroArguments) == "")
        }
    }
}
#endif
