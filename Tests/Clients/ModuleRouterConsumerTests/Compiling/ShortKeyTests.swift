// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Correct and wrong uses of short keys, such as `.clock`.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct ShortKeyTests {
        private static let interface = """
            public import ModuleRouterViews
            public protocol Clock: Sendable {}
            extension RoutableService where Protocol == any Clock {
                public init() { self.init(declaredProtocol: Protocol.self) }
                public static var clock: Self { Self() }
            }
            public protocol Index: Sendable {}
            extension RoutableAsyncService where Protocol == any Index {
                public init() { self.init(declaredProtocol: Protocol.self) }
                public static var index: Self { Self() }
            }
            @MainActor public protocol Alerts: AnyObject {}
            extension RoutableService where Protocol == any Alerts {
                @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
                @MainActor public static var alerts: Self { Self() }
            }
            @MainActor public protocol LoginViewInput: AnyObject { var message: String { get set } }
            extension RoutableView where Protocol == any LoginViewInput {
                public init() { self.init(declaredProtocol: Protocol.self) }
                public static var login: Self { Self() }
            }
            @MainActor public protocol EditorModuleInput: AnyObject { var note: Int { get set } }
            extension RoutableViewModule where Protocol == any EditorModuleInput {
                public init() { self.init(declaredProtocol: Protocol.self) }
                public static var editorModule: Self { Self() }
            }
            """

        private func diagnostics(of program: String) throws -> String {
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            return try compiler.diagnostics(
                of: "import Interface\nimport ModuleRouterViews\n\(program)")
        }

        @Test func everyCallTakesShortKeys() throws {
            let diagnostics = try diagnostics(
                of: """
                    struct SystemClock: Clock {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
                    }
                    protocol Required: Sendable {}
                    struct Proxy: Required { init(_ clock: any Clock) {} }
                    extension RoutableService where Protocol == any Required {
                        init() { self.init(declaredProtocol: Protocol.self) }
                        static var required: Self { Self() }
                    }
                    enum RequiredAdapter: RouteAdapter {
                        static var routes: RouteList<Self> { Adapts(.required, to: .clock) { Proxy($0) } }
                    }
                    func request() async throws {
                        let clock: any Clock = try Router.destination(for: .clock)
                        let index: any Index = try await Router.destination(for: .index)
                        let key: RoutableService<any Clock> = .clock
                        _ = (clock, index, key)
                    }
                    @MainActor func show(from source: any ViewRouteSource) async throws {
                        let alerts: any Alerts = try Router.destination(for: .alerts)
                        Router.perform(to: .login, path: .presentModally(from: source)) { $0.message = "Log in" }
                        Router.perform(to: .editorModule, path: .push(from: source)) { $0.note = 1 }
                        let login = try await Router.route(to: .login, path: .push(from: source))
                        let made = try Router.destination(for: .login)
                        _ = (alerts, login.message, made.message)
                    }
                    """)
            #expect(diagnostics == "")
        }

        @Test func rejectsAnUnknownName() throws {
            let diagnostics = try diagnostics(
                of: """
                    func request() throws { _ = try Router.destination(for: .clok) }
                    """)
            #expect(diagnostics == "3:58: error: type 'any RoutableKey.Type' has no member 'clok'")
        }

        @Test func rejectsAProviderOfAnUnknownName() throws {
            let diagnostics = try diagnostics(
                of: """
                    struct Sundial: Clock {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(.clok) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> Sundial? { Sundial() }
                    }
                    """)
            #expect(
                diagnostics == "5:52: error: reference to member 'clok' cannot be resolved without a contextual type")
        }

        @Test func aKeyOfAServiceCannotBeShown() throws {
            let diagnostics = try diagnostics(
                of: """
                    @MainActor func show(from source: any ViewRouteSource) {
                        Router.perform(to: .clock, path: .push(from: source))
                    }
                    """)
            #expect(diagnostics == "4:25: error: type 'RoutableViewKey' has no member 'clock'")
        }

        @Test func aResultNeedsTheObjectThatDeliversIt() throws {
            let diagnostics = try diagnostics(
                of: """
                    @MainActor func request(from source: any ViewRouteSource) async throws {
                        _ = try await Router.result(of: .login, path: .push(from: source))
                    }
                    """)
            #expect(
                diagnostics == """
                    4:26: error: 'result(of:named:path:)' is unavailable: add 'awaiting:', a closure that returns the result object \
                    of the destination
                    Router+Completion.swift: note: 'result(of:named:path:)' has been explicitly marked unavailable here
                    """)
        }

        @Test func theTypeOfAKeyIsRejectedAsAKey() throws {
            let service = try diagnostics(
                of: "func request() throws { _ = try Router.destination(for: RoutableService<any Clock>.self) }")
            #expect(
                service.split(separator: "\n").first
                    == "3:40: error: 'destination(for:named:)' is unavailable: pass the key, not its type: 'RoutableService<any <#Protocol#>>()'"
            )
            let view = try diagnostics(
                of: """
                    @MainActor func show(from source: any ViewRouteSource) {
                        Router.perform(to: RoutableView<any LoginViewInput>.self, path: .push(from: source))
                    }
                    """)
            #expect(
                view
                    == "4:24: error: cannot convert value of type 'RoutableView<any LoginViewInput>.Type' to expected argument type 'RoutableViewKey'"
            )
        }

        @Test func aKeyOfTheMainActorNeedsTheMainActor() throws {
            let diagnostics = try diagnostics(
                of: """
                    func request() throws { _ = try Router.destination(for: .alerts) }
                    """)
            #expect(
                diagnostics == """
                    3:58: error: main actor-isolated static property 'alerts' can not be referenced from a nonisolated context
                    Interface.swift:15:34: note: static property declared here
                    3:6: note: add '@MainActor' to make global function 'request()' part of global actor 'MainActor'
                    """)
        }

        @Test func rejectsADestinationThatDoesNotConform() throws {
            let diagnostics = try diagnostics(
                of: """
                    struct Sundial {}
                    struct ClockRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) -> Sundial? { Sundial() }
                    }
                    """)
            #expect(
                diagnostics == """
                    5:61: error: cannot convert value of type 'Sundial' to closure result type 'any Clock'
                    """)
        }

        @Test func aNameOfTwoModulesIsAmbiguous() throws {
            let compiler = try Compiler()
            try compiler.emitModule("Interface", Self.interface)
            try compiler.emitModule(
                "Wall",
                """
                public import ModuleRouterViews
                public protocol WallClock: Sendable {}
                extension RoutableService where Protocol == any WallClock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                    public static var clock: Self { Self() }
                }
                """)
            let diagnostics = try compiler.diagnostics(
                of: """
                    import Interface
                    import ModuleRouterViews
                    import Wall
                    func request() throws {
                        _ = try Router.destination(for: .clock)
                        _ = try Router.destination(for: RoutableService<any WallClock>())
                        let clock: any Clock = try Router.destination(for: .clock)
                        _ = clock
                    }
                    """)
            #expect(
                diagnostics == """
                    5:38: error: ambiguous use of 'clock'
                    Interface.swift:5:23: note: found this candidate in module 'Interface'
                    Wall.swift:5:23: note: found this candidate in module 'Wall'
                    """)
        }
    }
}
