// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

struct ProviderExpansionTests {
    /// Expects the expansion of an annotated type.
    ///
    /// - Parameters:
    ///   - body: The type, without the annotation and the closing brace.
    ///   - provider: The provider, as it is nested in the type.
    private func expect(
        _ attribute: String, _ body: String, adds provider: String, register: String = "static", lacking: Bool = true,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let name = body.firstMatch(of: /(?:class|struct|actor) (\w+)/).map { String($0.output.1) } ?? ""
        let record = providerRecord(of: name, named: name).replacing("@AutoRegister needs", with: "@Provider needs")
        let nested = provider.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : "    " + line
        }
        let conformance = lacking ? "\n\nextension \(name): ModuleRouter.RouteRegistrable {}" : ""
        expectExpansion(
            of: "\(attribute)\n\(body)\n}",
            is: """
                \(attribute.hasPrefix("@MainActor") ? "@MainActor\n" : "")\(body)

                \(nested.joined(separator: "\n"))

                \(record)

                    nonisolated \(register) func register(in batch: ModuleRouter.RegistrationBatch) {
                        _RouteProvider.register(in: batch)
                    }
                }\(conformance)
                """, lacking: lacking ? ["RouteRegistrable"] : [], sourceLocation: sourceLocation)
    }

    @Test func aViewWithAllArguments() {
        expect(
            "@MainActor @Provider(of: RoutableViewModule<any NoteInput>.self, replacing: \"Old\", when: .previews, supportedPaths: [.push], requires: [.login, .terms], url: \"app://note/:id?page=:page&x=\\\"\", by: .outside)",
            """
            final class NoteScreen {
                init(@RouteParameter id: Int = 0, @RouteParameter page: Int = 1) {}
            """,
            adds: #"""
                nonisolated struct _RouteProvider: ModuleRouterViews.ViewRouteProvider {
                    final class ProvidedConfiguration: NoteInput {
                        var id: Int = 0
                        var page: Int = 1
                    }
                    @MainActor static func makeConfiguration() -> ProvidedConfiguration { ProvidedConfiguration() }
                    static var replacedProvider: StaticString? { "Old" }
                    static var condition: ModuleRouter.RouteCondition { .previews }
                    static var supportedPaths: ModuleRouterViews.ViewRoutePaths { [.push] }
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(RoutableViewModule<any NoteInput>(), fileID: "TestModule/test.swift", line: 1, column: 26) { $0 }.requires(.login, .terms)
                        ModuleRouterViews.URLPattern("app://note/\(\.id)?page=\(\.page)&x=\"", by: .outside, fileID: "TestModule/test.swift", line: 1, column: 159)
                    }
                    @MainActor func makeDestination(with configuration: ProvidedConfiguration) throws -> NoteScreen? {
                        NoteScreen(id: configuration.id, page: configuration.page)
                    }
                }
                """#)
    }

    @Test func aServiceWithParametersOfAllKinds() {
        expect(
            "@ServiceProvider(of: .clock, lifetime: .shared)",
            """
            final class SystemClock: Clock {
                init(store: any Store, ads: (any Ads)?, make: @escaping () throws -> any Log, limit: Int = 3) {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var lifetime: RouteLifetime { .shared }
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.clock, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                        #if DEBUG
                        ModuleRouter.RouteNeed((any Store).self, .one, .parameter, fileID: "TestModule/test.swift", line: 3, column: 17)
                        ModuleRouter.RouteNeed((any Ads).self, .oneIfProvided, .parameter, fileID: "TestModule/test.swift", line: 3, column: 33)
                        ModuleRouter.RouteNeed((any Log).self, .one, .closure, fileID: "TestModule/test.swift", line: 3, column: 51)
                        #endif
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> SystemClock? {
                        try ModuleRouter.RouteDependencies.made(by: SystemClock._make)
                    }
                }

                private static func _make() throws -> SystemClock? {
                    try ModuleRouter.RouteDependencies.enter(SystemClock.self)
                    let context = ModuleRouter.RouteDependencies.context
                    return try SystemClock(store: ModuleRouter.RouteDependencies.resolve((any Store).self, .init(), fileID: "TestModule/test.swift", line: 3, column: 17), ads: ModuleRouter.RouteDependencies.resolveIfProvided((any Ads).self, .init(), fileID: "TestModule/test.swift", line: 3, column: 33), make: { try ModuleRouter.RouteDependencies.resolve((any Log).self, .init(), in: context, fileID: "TestModule/test.swift", line: 3, column: 51) })
                }
                """)
    }

    @Test func optionalVariablesOfAStructureAreNoParameters() {
        expect(
            "@ServiceProvider(of: .clock)",
            """
            struct SystemClock: Clock {
                var title: String?
                var limit: Int!
                var onTick: ((Int) -> Void)?
                var store: Store?, name = ""
                let ads: (any Ads)?
                var log: ((any Log))?
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.clock, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                        #if DEBUG
                        ModuleRouter.RouteNeed((any Ads).self, .oneIfProvided, .parameter, fileID: "TestModule/test.swift", line: 7, column: 14)
                        ModuleRouter.RouteNeed((any Log).self, .oneIfProvided, .parameter, fileID: "TestModule/test.swift", line: 8, column: 14)
                        #endif
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> SystemClock? {
                        try ModuleRouter.RouteDependencies.made(by: SystemClock._make)
                    }
                }

                private static func _make() throws -> SystemClock? {
                    try ModuleRouter.RouteDependencies.enter(SystemClock.self)
                    return try SystemClock(ads: ModuleRouter.RouteDependencies.resolveIfProvided((any Ads).self, .init(), fileID: "TestModule/test.swift", line: 7, column: 14), log: ModuleRouter.RouteDependencies.resolveIfProvided((any Log).self, .init(), fileID: "TestModule/test.swift", line: 8, column: 14))
                }
                """)
    }

    @Test func autoclosureTakesTheRequestItself() {
        expect(
            "@ServiceProvider(of: .clock)",
            """
            final class SystemClock: Clock {
                init(`in` make: @autoclosure @escaping () throws -> any Log) {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.clock, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                        #if DEBUG
                        ModuleRouter.RouteNeed((any Log).self, .one, .closure, fileID: "TestModule/test.swift", line: 3, column: 21)
                        #endif
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> SystemClock? {
                        try ModuleRouter.RouteDependencies.made(by: SystemClock._make)
                    }
                }

                private static func _make() throws -> SystemClock? {
                    try ModuleRouter.RouteDependencies.enter(SystemClock.self)
                    let context = ModuleRouter.RouteDependencies.context
                    return SystemClock(in: try ModuleRouter.RouteDependencies.resolve((any Log).self, .init(), in: context, fileID: "TestModule/test.swift", line: 3, column: 21))
                }
                """)
    }

    @Test func classMayInheritItsInitialiser() {
        expect(
            "@ServiceProvider(of: .clock)",
            """
            final class SystemClock: BaseClock, Clock {
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.clock, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> SystemClock? {
                        try ModuleRouter.RouteDependencies.made(by: SystemClock._make)
                    }
                }

                private static func _make() throws -> SystemClock? {
                    try ModuleRouter.RouteDependencies.enter(SystemClock.self)
                    return try ModuleRouter.RouteDependencies.make(SystemClock.init)
                }
                """)
    }

    @Test func anAsynchronousServiceOfTheMainActor() {
        expect(
            "@MainActor @AsyncServiceProvider(of: .database)",
            """
            public class SQLDatabase: Database {
                init(_ index: any Index) async throws {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.AsyncServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.database, fileID: "TestModule/test.swift", line: 1, column: 38) { $0 }
                        #if DEBUG
                        ModuleRouter.RouteNeed((any Index).self, .one, .parameter, fileID: "TestModule/test.swift", line: 3, column: 19)
                        #endif
                    }
                    @MainActor func makeDestination() async throws -> SQLDatabase? {
                        try await SQLDatabase(ModuleRouter.RouteDependencies.resolveAsynchronously((any Index).self, .init(), fileID: "TestModule/test.swift", line: 3, column: 19))
                    }
                }
                """, register: "public class")
    }

    @Test func aViewWithParametersOfItsCaller() {
        expect(
            "@Provider(of: RoutableViewModule<any EditorInput>.self, supportedPaths: [.push])",
            """
            final class Editor {
                init(@RouteParameter name: String = "", @RouteParameter done: @escaping () -> Void = {}) {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouterViews.ViewRouteProvider {
                    final class ProvidedConfiguration: EditorInput {
                        var name: String = ""
                        var done: () -> Void = {}
                    }
                    @MainActor static func makeConfiguration() -> ProvidedConfiguration { ProvidedConfiguration() }
                    static var supportedPaths: ModuleRouterViews.ViewRoutePaths { [.push] }
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(RoutableViewModule<any EditorInput>(), fileID: "TestModule/test.swift", line: 1, column: 15) { $0 }
                    }
                    @MainActor func makeDestination(with configuration: ProvidedConfiguration) throws -> Editor? {
                        Editor(name: configuration.name, done: configuration.done)
                    }
                }
                """)
    }

    @Test func aServiceWithParametersOfItsCaller() {
        expect(
            "@Provider(of: RoutableServiceModule<any ExportInput>.self)",
            """
            final class Export {
                init(@RouteParameter folder: String = "notes") {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    nonisolated final class ProvidedConfiguration: ExportInput {
                        nonisolated var folder: String = "notes"
                    }
                    static func makeConfiguration() -> ProvidedConfiguration { ProvidedConfiguration() }
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(RoutableServiceModule<any ExportInput>(), fileID: "TestModule/test.swift", line: 1, column: 15) { $0 }
                    }
                    func makeDestination(with configuration: ProvidedConfiguration) throws -> Export? {
                        try ModuleRouter.RouteDependencies.made(by: Export._make, configuration)
                    }
                }

                private static func _make(with configuration: _RouteProvider.ProvidedConfiguration) throws -> Export? {
                    try ModuleRouter.RouteDependencies.enter(Export.self)
                    return Export(folder: configuration.folder)
                }
                """)
    }

    @Test func anAsynchronousServiceWithoutIsolation() {
        expect(
            "@AsyncServiceProvider(of: .database)",
            """
            final class SQLDatabase: Database {
                init() {}
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.AsyncServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.database, fileID: "TestModule/test.swift", line: 1, column: 27) { $0 }
                    }
                    func makeDestination() async throws -> SQLDatabase? {
                        try await SQLDatabase._make()
                    }
                }

                private static func _make() async throws -> SQLDatabase? {
                    return SQLDatabase()
                }
                """)
    }

    @Test(arguments: ["nonisolated final class SystemClock: Clock {", "actor SystemClock: Clock {"])
    func aServiceThatStatesItsIsolation(body: String) {
        expect(
            "@ServiceProvider(of: .clock)", body,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.clock, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> SystemClock? {
                        SystemClock()
                    }
                }
                """)
    }

    @Test func subclassOfAProviderOverridesItsRegistration() {
        expect(
            "@MainActor @ServiceProvider(of: .alerts, .sounds)",
            "class Alerts: Base {",
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.MainActorServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.alerts, fileID: "TestModule/test.swift", line: 1, column: 33) { $0 }
                        ModuleRouter.Provides(.sounds, fileID: "TestModule/test.swift", line: 1, column: 42) { $0 }
                    }
                    @MainActor func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> Alerts? {
                        try ModuleRouter.RouteDependencies.make(Alerts.init)
                    }
                }
                """, register: "override class", lacking: false)
    }

    @Test func providerStatesItsProperties() {
        expect(
            "@ServiceProvider(of: .shop)",
            """
            final class Shop {
                let clock = RoutedDestination(.clock)
                let name = "shop"
            """,
            adds: """
                nonisolated struct _RouteProvider: ModuleRouter.ServiceRouteProvider {
                    static var routes: ModuleRouter.RouteList<Self> {
                        ModuleRouter.Provides(.shop, fileID: "TestModule/test.swift", line: 1, column: 22) { $0 }
                        #if DEBUG
                        ModuleRouter.RouteNeed(.clock, .property, fileID: "TestModule/test.swift", line: 3, column: 35)
                        #endif
                    }
                    func makeDestination(with configuration: ModuleRouter.RouteConfiguration) throws -> Shop? {
                        try ModuleRouter.RouteDependencies.made(by: Shop._make)
                    }
                }

                private static func _make() throws -> Shop? {
                    try ModuleRouter.RouteDependencies.enter(Shop.self)
                    return Shop()
                }
                """)
    }

    /// Returns the record of a property, which its type has in debug builds.
    private func needRecord(_ name: String, _ need: String, line: Int) -> String {
        """

            #if DEBUG
            #if compiler(>=6.3)
            #if objectFormat(ELF)
            @section(".init_array")
            #elseif objectFormat(MachO)
            @section("__DATA,__swift_routes")
            #endif
            @used
            nonisolated private static let __macro_local_\(name.count + 4)need\(name)fMu_: @convention(c) () -> Void = {
                ModuleRouter.RouteRecords.addDeclaration { list in
                    ModuleRouter.RouteRecords.need(ModuleRouter.RouteNeed(\(need), .property, fileID: "TestModule/test.swift", line: \(line), column: 5), in: list)
                }
            }
            #endif
            #endif
        """
    }

    @Test func aRoutedProperty() {
        expectExpansion(
            of: """
                final class List {
                    @Routed private var clock: any Clock
                    @Routed(.clock) var other: (any Clock)?
                    @AsyncRouted(.database) var database: any Database
                    @Routed(RoutableAsyncService<any Index>.self) var index: any Index
                }
                """,
            is: """
                final class List {
                    private var clock: any Clock {
                        get throws {
                            try _clock.get()
                        }
                    }

                    private let _clock = ModuleRouter.RoutedDestination(ModuleRouter.RoutableService<any Clock>(), fileID: "TestModule/test.swift", line: 2, column: 5)
                \(needRecord("clock", "(any Clock).self, .one", line: 2))
                    var other: (any Clock)? {
                        get throws {
                            try _other.getIfProvided()
                        }
                    }

                    private let _other = ModuleRouter.RoutedDestination(.clock, fileID: "TestModule/test.swift", line: 3, column: 5)
                \(needRecord("other", "((any Clock)).self, .oneIfProvided", line: 3))
                    var database: any Database {
                        get async throws {
                            try await _database.get()
                        }
                    }

                    private let _database = ModuleRouter.RoutedDestination(.database, fileID: "TestModule/test.swift", line: 4, column: 5)
                \(needRecord("database", "(any Database).self, .one", line: 4))
                    var index: any Index {
                        get async throws {
                            try await _index.get()
                        }
                    }

                    private let _index = ModuleRouter.RoutedDestination(RoutableAsyncService<any Index>(), fileID: "TestModule/test.swift", line: 5, column: 5)
                \(needRecord("index", "(any Index).self, .one", line: 5))
                }
                """)
    }
}
#endif
