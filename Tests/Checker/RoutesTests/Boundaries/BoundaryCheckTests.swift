// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// Boundaries between modules, in complete apps.
@Suite struct BoundaryCheckTests {
    // MARK: Faults

    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let findings: [String]

        init(_ description: String, _ files: [String: String], _ findings: String...) {
            testDescription = description
            self.files = files
            self.findings = findings
        }
    }

    private static let faults = [
        Fault(
            "in a file without routes",
            [
                "Notes/Text.swift":
                    "import Foundation\nimport TimeModule\n\nfunc text() -> String { StoppedClock().time }\n"
            ],
            "implementation-import at Notes/Text.swift:2:1"),
        Fault(
            "in a module without routes",
            ["Plain/Text.swift": "import TimeModule\nfunc text() -> String { StoppedClock().time }\n"],
            "implementation-import at Plain/Text.swift:1:1"),
        Fault(
            "of one declaration, and with attributes",
            [
                "Notes/Text.swift": "@testable import struct TimeModule.StoppedClock\n",
                "Plain/Text.swift": "@_implementationOnly internal import TimeModule\n",
            ],
            "implementation-import at Notes/Text.swift:1:1", "implementation-import at Plain/Text.swift:1:1"),
        Fault(
            "in an interface",
            ["TimeInterface/More.swift": "import TimeModule\n"],
            "implementation-import at TimeInterface/More.swift:1:1"),
        Fault(
            "an instance of a provider",
            [
                "Notes/Text.swift": """
                import ModuleRouter
                import TimeModule

                func text() -> String { ClockRouter().makeDestination(with: RouteConfiguration())?.time ?? "" }
                """
            ],
            "implementation-import at Notes/Text.swift:2:1", "provider-named at Notes/Text.swift:4:25"),
        Fault(
            "the type of a provider",
            ["Notes/Text.swift": "import TimeModule\n\nlet type: Any = { ClockRouter.self }()\n"],
            "implementation-import at Notes/Text.swift:1:1", "provider-named at Notes/Text.swift:3:19"),
        Fault(
            "a provider as a generic argument",
            [
                "Notes/Text.swift": """
                import TimeModule

                struct Feature<Provider> {}
                func make() { _ = Feature<TimeModule.ClockRouter>() }
                """
            ],
            "implementation-import at Notes/Text.swift:1:1", "provider-named at Notes/Text.swift:4:19"),
        Fault(
            "a class with @Provider",
            [
                "TimeModule/ClockRouter.swift": """
                import ModuleRouter
                import TimeInterface

                @Provider(of: RoutableService<any Clock>.self)
                public final class SystemClock: Clock {
                    public init() {}
                    public let time = ""
                }
                """,
                "Notes/Text.swift": """
                import TimeModule

                final class Text { let clock = SystemClock() }
                """,
            ],
            "implementation-import at Notes/Text.swift:1:1", "provider-named at Notes/Text.swift:3:32"),
        Fault(
            "a provider of a module with protocols, which may be imported",
            [
                "TimeModule/Alarm.swift": "public protocol Alarm {}\n",
                "Notes/Text.swift": "import TimeModule\n\nfunc text() { print(ClockRouter()) }\n",
            ],
            "provider-named at Notes/Text.swift:3:21"),
        Fault(
            "beside a registration of the module's own provider",
            [
                "Notes/Text.swift": """
                import ModuleRouter
                import TimeModule

                func register() { RouteRegistry.shared.register { NotesRouter.self } }
                """
            ],
            "implementation-import at Notes/Text.swift:2:1"),
    ]

    @Test(arguments: faults) func aModuleThatDependsOnAnImplementationIsFound(fault: Fault) async throws {
        let app = WrittenApp(fault.testDescription, BoundaryApp.files(with: fault.files))
        #expect(try await app.findings() == fault.findings)
    }

    // MARK: Legal apps

    private static let importing = ["Notes/Text.swift": "import TimeModule\n"]

    private static let legal: [(String, [String: String])] = [
        ("a module that requests the route", [:]),
        (
            "a program that imports and makes everything",
            ["App/More.swift": "import TimeModule\nfunc make() { print(ClockRouter(), ClockRouter.self) }\n"]
        ),
        ("a module that declares its own key", importing.merging(["TimeModule/Alarm.swift": alarm]) { $1 }),
        (
            "a module with a public protocol in a file without routes",
            importing.merging(["TimeModule/Alarm.swift": "public protocol Alarm {}\n"]) { $1 }
        ),
        (
            "a module that registers the providers of others",
            [
                "TimeModule/ClockRouter.swift": BoundaryApp.module.replacing("@AutoRegister\n", with: ""),
                "Features/Features.swift": """
                import ModuleRouter
                import TimeModule

                public func registerFeatures() { RouteRegistry.shared.register { ClockRouter.self } }
                """,
                "App/More.swift": "import Features\nfunc start() { registerFeatures() }\n",
            ]
        ),
        (
            "a module that lists the providers of others",
            [
                "TimeModule/ClockRouter.swift": BoundaryApp.module.replacing("@AutoRegister\n", with: ""),
                "Features/Features.swift": """
                import ModuleRouter
                import TimeModule

                public enum Features { public static var all: [any RouteRegistrable.Type] { [ClockRouter.self] } }
                """,
                "App/More.swift": """
                import Features
                import ModuleRouter

                @_cdecl("start") func start() { RouteRegistry.shared.register(Features.all) }
                """,
            ]
        ),
        (
            "a module that registers by a function of the app",
            [
                "TimeModule/ClockRouter.swift": BoundaryApp.module.replacing("@AutoRegister\n", with: ""),
                "Features/Features.swift": """
                import ModuleRouter
                import TimeModule

                func install(_ type: any RouteRegistrable.Type) { RouteRegistry.shared.register([type]) }
                public func start() { install(ClockRouter.self) }
                """,
                "App/More.swift": "import Features\nfunc begin() { start() }\n",
            ]
        ),
        (
            "a module with adapters",
            [
                "Adapters/ClockAdapter.swift": """
                import ModuleRouter
                import TimeInterface
                import TimeModule

                public protocol RequiredClock: Sendable {}
                @Routable extension RoutableService where Protocol == any RequiredClock {}

                struct ClockProxy: RequiredClock { init(_ clock: any Clock) {} }

                @AutoRegister enum ClockAdapter: ServiceRouteAdapter {
                    static var routes: ServiceAdapters {
                        Adapts(RoutableService<any RequiredClock>(), to: RoutableService<any Clock>()) { ClockProxy($0) }
                    }
                }
                """,
                "App/More.swift": """
                import Adapters
                import ModuleRouter

                func clock() throws -> any RequiredClock { try Router.destination(for: RoutableService<any RequiredClock>()) }
                """,
            ]
        ),
        (
            "an umbrella, and its importer",
            [
                "All/All.swift": "@_exported import TimeInterface\n@_exported import TimeModule\n",
                "Notes/Text.swift": "import All\n",
            ]
        ),
        (
            "a library that joins all implementations",
            [
                "AlarmModule/Alarm.swift": """
                import ModuleRouter
                import AlarmInterface

                @AutoRegister struct AlarmRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Alarm>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> Bell? { Bell() }
                }
                struct Bell: Alarm {}
                """,
                "AlarmInterface/Alarm.swift": alarmInterface,
                "AppCore/Core.swift": "import AlarmModule\nimport Notes\nimport TimeModule\n",
                "App/More.swift": """
                import AlarmInterface
                import AppCore
                import ModuleRouter

                func alarm() throws -> any Alarm { try Router.destination(for: RoutableService<any Alarm>()) }
                """,
            ]
        ),
        ("an import in inactive code", ["Notes/Text.swift": "#if os(Windows)\nimport TimeModule\n#endif\n"]),
        ("an import in a comment", ["Notes/Text.swift": "// import TimeModule\n/* import TimeModule */\n"]),
        (
            "an allowed import",
            [
                "Notes/Text.swift": """
                // routes:allow implementation-import: until version 2
                import TimeModule
                """
            ]
        ),
        (
            "a type of the module's own with the name of a provider",
            ["Notes/Text.swift": "struct ClockRouter {}\nfunc make() { print(ClockRouter(), ClockRouter.self) }\n"]
        ),
    ]

    private static let alarmInterface = """
        public import ModuleRouter

        public protocol Alarm {}
        @Routable extension RoutableService where Protocol == any Alarm {}
        """

    private static let alarm =
        alarmInterface + """

            @AutoRegister struct AlarmRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableService<any Alarm>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> Bell? { Bell() }
            }
            struct Bell: Alarm {}
            func ring() throws { print(try Router.destination(for: RoutableService<any Alarm>())) }
            """

    @Test(arguments: legal) func aLegalAppHasNoFindings(name: String, files: [String: String]) async throws {
        #expect(try await WrittenApp(name, BoundaryApp.files(with: files)).check().map(\.description) == [])
    }

    // MARK: Declared boundaries

    /// Returns the findings of an app with declared boundaries, as `id severity at place`.
    private func findings(
        _ boundaries: ModuleBoundaries, _ files: [String: String], role: SourceModule.Role = .executable
    ) async throws -> [String] {
        let app = WrittenApp("", BoundaryApp.files(with: files))
        return try await app.graph(boundaries: boundaries, role: role).check().filter {
            [.implementationImport, .providerNamed].contains($0.id)
        }.map { "\($0.id.rawValue) \($0.severity.rawValue) at \($0.location.map(\.description) ?? "")" }
    }

    @Test func aDeclaredImplementationMakesAnError() async throws {
        let files = ["Notes/Text.swift": "import TimeModule\nfunc make() { print(ClockRouter()) }\n"]
        #expect(
            try await findings(ModuleBoundaries(implementations: ["Time*"], interfaces: ["TimeInterface"]), files) == [
                "implementation-import error at Notes/Text.swift:1:1", "provider-named error at Notes/Text.swift:2:21",
            ])
        #expect(try await findings(ModuleBoundaries(interfaces: ["TimeModule"]), Self.importing) == [])
        let allowed = ModuleBoundaries(allowed: [.init(from: "N*", to: "TimeModule")])
        #expect(try await findings(allowed, files) == [])
        let other = ModuleBoundaries(allowed: [.init(from: "Other", to: "*"), .init(from: "*", to: "Other")])
        #expect(try await findings(other, files).count == 2)
    }

    @Test func aModuleWithoutProvidersCanBeDeclared() async throws {
        let files = ["Storage/Storage.swift": "public struct Storage {}\n", "Notes/Text.swift": "import Storage\n"]
        #expect(
            try await findings(ModuleBoundaries(implementations: ["Storage"]), files) == [
                "implementation-import error at Notes/Text.swift:1:1"
            ])
    }

    @Test func aDeclaredImplementationThatDeclaresProtocolsIsNotImported() async throws {
        let files = Self.importing.merging(["TimeModule/Alarm.swift": "public protocol Alarm {}\n"]) { $1 }
        #expect(
            try await findings(ModuleBoundaries(implementations: ["TimeModule"]), files) == [
                "implementation-import error at Notes/Text.swift:1:1"
            ])
    }

    @Test func aDeclaredImplementationIsFoundThroughAnUmbrella() async throws {
        let files = [
            "All/All.swift": "@_exported import TimeInterface\n@_exported import TimeModule\n",
            "More/More.swift": "@_exported import All\n", "Notes/Text.swift": "import More\n",
        ]
        #expect(
            try await findings(ModuleBoundaries(implementations: ["TimeModule"]), files) == [
                "implementation-import error at Notes/Text.swift:1:1"
            ])
    }

    @Test func aTestBundleIsCheckedForDeclaredImplementationsOnly() async throws {
        #expect(try await findings(ModuleBoundaries(), Self.importing, role: .test) == [])
        #expect(
            try await findings(ModuleBoundaries(implementations: ["TimeModule"]), Self.importing, role: .test) == [
                "implementation-import error at Notes/Text.swift:1:1"
            ])
    }

    @Test func modulesOfOtherPackagesMayImportEverything() async throws {
        let app = WrittenApp("", BoundaryApp.files(with: Self.importing))
        #expect(try await app.graph(boundaries: nil, others: ["Notes"]).crossings == nil)
    }

    @Test func theCodeDeterminesTheKindsOfModules() async throws {
        let graph = try await WrittenApp("", BoundaryApp.files(with: ["Plain/Text.swift": "struct Text {}\n"])).graph()
        let kinds = graph.modules.map { "\($0.name): \($0.kind.map(\.rawValue) ?? "none")" }
        #expect(
            kinds == [
                "App: compositionRoot", "Notes: combined", "Plain: none", "TimeInterface: interface",
                "TimeModule: implementation",
            ])
    }

    @Test func fileSelectionLosesNoCrossing() async throws {
        for fault in Self.faults {
            let app = WrittenApp(fault.testDescription, BoundaryApp.files(with: fault.files))
            let needed = try await app.graph()
            #expect(try await app.graph(selection: .everything).crossings == needed.crossings)
        }
    }
}
#endif
