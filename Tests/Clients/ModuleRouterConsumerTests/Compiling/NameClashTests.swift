// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Programs that use another library with common type names.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct NameClashTests {
        private func diagnostics(of program: String) throws -> String {
            let compiler = try Compiler()
            try compiler.emitModule(
                "Framework",
                """
                public struct Router<Context> {
                    public init(context: Context.Type) {}
                    public func get(_ path: String) {}
                }
                public struct Configuration: Sendable {
                    public var isReadOnly = false
                    public init() {}
                }
                public struct Destination: Sendable { public init() {} }
                public struct Key: Sendable { public init() {} }
                public struct Value: Sendable { public init() {} }
                public struct Context: Sendable { public init() {} }
                """)
            return try compiler.diagnostics(
                of: """
                    import ModuleRouterViews
                    import Framework
                    import struct Framework.Router
                    protocol Clock: AnyObject, Sendable { func now() -> Int }
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                        static var clock: Self { Self() }
                    }
                    extension RoutableAsyncService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    final class SystemClock: Clock {
                        let configuration: Configuration
                        init(_ configuration: Configuration) { self.configuration = configuration }
                        func now() -> Int { 0 }
                    }
                    \(program)
                    """)
        }

        @Test func secondNameOfTheRouterNeedsNoModule() throws {
            let diagnostics = try diagnostics(
                of: """
                    func start() throws -> Int {
                        let router = Router(context: Int.self)
                        router.get("/now")
                        _ = Router<Int>(context: Int.self)
                        return try ModuleRoutes.destination(for: .clock).now()
                    }
                    """)
            #expect(diagnostics == "")
        }

        @Test func misspeltKeyIsNamed() throws {
            let diagnostics = try diagnostics(
                of: "func start() throws { _ = try ModuleRoutes.destination(for: .clok) }")
            #expect(diagnostics == "17:62: error: type 'any RoutableKey.Type' has no member 'clok'")
        }

        @Test(arguments: [
            "ServiceRouteProvider", "MainActorServiceRouteProvider", "AsyncServiceRouteProvider",
            "AsyncFunctionRouteProvider", "ViewRouteProvider",
        ])
        func typesOfTheProgramAreVisibleInProviders(provider: String) throws {
            let isAsync = provider.hasPrefix("Async")
            let key =
                switch provider {
                case "AsyncServiceRouteProvider": "RoutableAsyncService<any Clock>()"
                case "AsyncFunctionRouteProvider": "RoutableService<OpenClock>()"
                case "ViewRouteProvider": "RoutableView<any Clock>()"
                default: "RoutableService<any Clock>()"
                }
            let parameters =
                switch provider {
                case "AsyncServiceRouteProvider": ""
                case "AsyncFunctionRouteProvider": "with number: Int"
                default: "with configuration: RouteConfiguration"
                }
            let diagnostics = try diagnostics(
                of: """
                    typealias OpenClock = @Sendable (Int) async throws -> any Clock
                    extension RoutableService where Protocol == OpenClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    extension RoutableView where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    struct ClockRouter: \(provider) {
                        static var routes: RouteList<Self> { Provides(\(key)) { $0 } }
                        func makeDestination(\(parameters)) \(isAsync ? "async " : "")throws -> SystemClock? {
                            var configuration = Configuration()
                            configuration.isReadOnly = true
                            _ = (Destination(), Key(), Value(), Context(), Router(context: Int.self))
                            return SystemClock(configuration)
                        }
                    }
                    struct Session: ScopeValues { let configuration = Configuration(), destination = Destination() }
                    """)
            #expect(diagnostics == "")
        }
    }
}
