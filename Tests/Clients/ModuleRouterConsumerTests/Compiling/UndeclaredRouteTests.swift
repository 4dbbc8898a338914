// SPDX-License-Identifier: Apache-2.0

import Testing

extension ConsumerTests {
    /// Keys exist only for declared protocols.
    @Suite(.whereDiagnosticsReadLikeThis)
    struct UndeclaredRouteTests {
        @Test func protocolWithoutDeclarationHasNoKeyOfAnyKind() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol Undeclared: Sendable {}
                    let service = RoutableService<any Undeclared>()
                    let serviceModule = RoutableServiceModule<any Undeclared>()
                    let asyncService = RoutableAsyncService<any Undeclared>()
                    let view = RoutableView<any Undeclared>()
                    let viewModule = RoutableViewModule<any Undeclared>()
                    """)
            #expect(
                diagnostics == """
                    3:45: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    4:57: \(ConsumerTests.undeclared("RoutableServiceModule", suchAs: "RoutableService"))
                    5:55: \(ConsumerTests.undeclared("RoutableAsyncService", suchAs: "RoutableService"))
                    6:39: \(ConsumerTests.undeclared("RoutableView", suchAs: "RoutableViewModule"))
                    7:51: \(ConsumerTests.undeclared("RoutableViewModule", suchAs: "RoutableView"))
                    """)
        }

        @Test func declarationIsValidForOneKindOfKeyOnly() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol Clock: Sendable {}
                    extension RoutableService where Protocol == any Clock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    let service = RoutableService<any Clock>()
                    let asyncService = RoutableAsyncService<any Clock>()
                    """)
            #expect(
                diagnostics == """
                    7:50: \(ConsumerTests.undeclared("RoutableAsyncService", suchAs: "RoutableService"))
                    """)
        }

        @Test func internalDeclarationIsInvisibleInOtherModules() throws {
            let compiler = try Compiler()
            try compiler.emitModule(
                "ClockInterface",
                """
                import ModuleRouterViews
                public protocol Clock {}
                extension RoutableService where Protocol == any Clock {
                    init() { self.init(declaredProtocol: Protocol.self) }
                }
                """)
            let diagnostics = try compiler.diagnostics(
                of: """
                    import ClockInterface
                    import ModuleRouterViews
                    let clock = RoutableService<any Clock>()
                    """)
            #expect(
                diagnostics == """
                    3:38: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    """)
        }

        @Test func genericFunctionCannotMakeTheKeyOfItsParameter() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    func key<Protocol>(of _: Protocol.Type) { _ = RoutableService<Protocol>() }
                    """)
            #expect(
                diagnostics == """
                    2:71: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    """)
        }

        @Test func declaredExistentialIsNotDeclaredForOtherArguments() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol Store<Item> { associatedtype Item }
                    extension RoutableService where Protocol == any Store<Int> {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    let numbers = RoutableService<any Store<Int>>()
                    let words = RoutableService<any Store<String>>()
                    let anything = RoutableService<any Store>()
                    """)
            #expect(
                diagnostics == """
                    7:46: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    8:41: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    """)
        }

        @Test func partsOfADeclaredCompositionAreNotDeclared() throws {
            let diagnostics = try Compiler().diagnostics(
                of: """
                    import ModuleRouterViews
                    protocol Clock {}
                    protocol Alarm {}
                    extension RoutableService where Protocol == any Clock & Alarm {
                        init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    let both = RoutableService<any Alarm & Clock>()
                    let clock = RoutableService<any Clock>()
                    """)
            #expect(
                diagnostics == """
                    8:38: \(ConsumerTests.undeclared("RoutableService", suchAs: "RoutableAsyncService"))
                    """)
        }

        @Test func protocolDeclaredByTwoImportedModulesIsAmbiguous() throws {
            let compiler = try Compiler()
            try compiler.emitModule("ClockInterface", "public protocol Clock {}")
            for module in ["FirstModule", "SecondModule"] {
                try compiler.emitModule(
                    module,
                    """
                    import ClockInterface
                    import ModuleRouterViews
                    extension RoutableService where Protocol == any Clock {
                        public init() { self.init(declaredProtocol: Protocol.self) }
                    }
                    """)
            }
            let diagnostics = try compiler.diagnostics(
                of: """
                    import ClockInterface
                    import FirstModule
                    import ModuleRouterViews
                    import SecondModule
                    let clock = RoutableService<any Clock>()
                    """)
            #expect(
                diagnostics == """
                    5:13: error: ambiguous use of 'init()'
                    FirstModule.swift:4:12: note: found this candidate in module 'FirstModule'
                    SecondModule.swift:4:12: note: found this candidate in module 'SecondModule'
                    """)
        }
    }
}
