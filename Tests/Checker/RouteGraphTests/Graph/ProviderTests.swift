// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The types that are providers and adapters, their keys, and their registrations.
@Suite struct ProviderTests {
    @Test func aProviderHasItsLinesAndItsRegistration() {
        let graph = SketchedApp { app in
            app.file("TimeInterface") { $0.protocols("Clock") }
            app.file("TimeModule", "ClockRouter.swift", imports: ["TimeInterface", "ModuleRouter"]) {
                $0.type(
                    .struct, "ClockRouter", inherits: ["ServiceRouteProvider"], access: .internal,
                    isAutoRegistered: true,
                    line: 6)
                $0.routes(of: "ClockRouter", .provides("any Clock"), .identifier("clock"), .urlPattern("app://clock"))
            }
        }.graph
        let file = "TimeModule/ClockRouter.swift"
        #expect(
            graph.providers == [
                .init(
                    id: "TimeModule.ClockRouter", name: "ClockRouter", module: "TimeModule",
                    provides: [
                        .init(
                            route: "RoutableService<any TimeInterface.Clock>",
                            location: .init(file: file, line: 100, column: 9))
                    ],
                    identifiers: [.init(text: "clock", location: .init(file: file, line: 101, column: 9))],
                    urlPatterns: [.init(text: "app://clock", location: .init(file: file, line: 102, column: 9))],
                    registrations: [
                        .init(
                            module: "TimeModule", form: .macro, location: .init(file: file, line: 6, column: 1))
                    ],
                    isView: false, access: .internal, location: .init(file: file, line: 6, column: 1))
            ])
        #expect(graph.adapters.isEmpty)
        #expect(graph.unresolved.isEmpty)
    }

    @Test(arguments: [
        "ServiceRouteProvider", "MainActorServiceRouteProvider", "AsyncServiceRouteProvider",
        "AsyncFunctionRouteProvider",
        "ViewRouteProvider",
        "CustomViewRouteProvider", "ModuleRouter.ViewRouteProvider",
    ])
    func aTypeThatConformsToAProviderProtocolIsAProvider(name: String) {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.type(.struct, "ClockRouter", inherits: [name])
                $0.routes(of: "ClockRouter", .provides("Clock"))
            }
        }.graph
        #expect(graph.providers.map(\.id) == ["App.ClockRouter"])
    }

    @Test func aConformanceMayBeFarAway() {
        let graph = SketchedApp { app in
            app.file("Base", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Watch", "Timer", "Alarm")
                $0.alias("Providing", "ServiceRouteProvider & Sendable")
                $0.type(.protocol, "Feature", inherits: ["Providing"])
                $0.type(.class, "Common", generic: ["T"], inherits: ["Feature"])
            }
            app.file("App", imports: ["Base", "ModuleRouter"]) {
                $0.type(.class, "ByClass", inherits: ["Common<Int>"])
                $0.routes(of: "ByClass", .provides("Clock"))
                $0.type(.struct, "ByExtension")
                $0.conform("ByExtension", to: "Feature")
                $0.routes(of: "ByExtension", .provides("Watch"), extending: 1)
                $0.type(.enum, "Outer")
                $0.type(.struct, "Outer.Nested", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Outer.Nested", .provides("Timer"), extending: 2)
            }
        }.graph
        #expect(
            graph.providers.filter { !$0.provides.isEmpty }.map(\.id) == [
                "App.ByClass", "App.ByExtension", "App.Outer.Nested",
            ])
        #expect(graph.providers.map(\.name).contains("Outer.Nested"))
    }

    @Test func routesOfOtherTypesAreIgnored() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Controller")
                $0.type(.struct, "HTTPRouter", inherits: ["Controller"])
                $0.routes(of: "HTTPRouter", .unknown("get(\"clock\")"), .provides("Clock"))
            }
        }.graph
        #expect(graph.providers.isEmpty)
        #expect(graph.adapters.isEmpty)
        #expect(graph.unresolved.isEmpty)
    }

    @Test func aTypeWithProviderLinesAndAnUnknownConformanceIsAProvider() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["Elsewhere"]) {
                $0.protocols("Clock")
                $0.type(.struct, "ClockRouter", inherits: ["Providing"])
                $0.routes(of: "ClockRouter", .provides("Clock"))
                $0.type(.struct, "HTTPRouter", inherits: ["Controller"])
                $0.routes(of: "HTTPRouter", .unknown("get(\"clock\")"))
            }
        }.graph
        #expect(graph.providers.map(\.id) == ["App.ClockRouter"])
    }

    /// The lines of a protocol's extension, such as `extension Feature { static var routes … }`.
    @Test func linesOfAProtocolBelongToConformingTypes() {
        let graph = SketchedApp { app in
            app.file("Core", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.type(.protocol, "Feature", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Feature", .provides("Clock"), .identifier("clock"), extending: 1)
            }
            app.file("App", imports: ["Core"]) {
                $0.type(.struct, "ClockRouter", inherits: ["Feature"], isAutoRegistered: true)
                $0.type(.struct, "OtherRouter", inherits: ["Feature"])
                $0.routes(of: "OtherRouter", .identifier("other"))
            }
        }.graph
        #expect(graph.providers.map(\.id) == ["App.ClockRouter", "App.OtherRouter"])
        #expect(graph.providers.map { $0.provides.map(\.route) } == [["RoutableService<any Core.Clock>"], []])
        #expect(graph.providers.map { $0.identifiers.map(\.text) } == [["clock"], ["other"]])
        #expect(graph.providers.map(\.isIncomplete) == [false, false])
        #expect(graph.routes.map(\.uses) == [[]])
    }

    @Test func theMostSpecificProtocolProvidesTheLines() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Timer")
                $0.type(.protocol, "Feature", inherits: ["ServiceRouteProvider"])
                $0.type(.protocol, "TimerFeature", inherits: ["Feature"])
                $0.routes(of: "Feature", .provides("Clock"), extending: 1)
                $0.routes(of: "TimerFeature", .provides("Timer"), extending: 1)
                $0.type(.struct, "TimerRouter", inherits: ["TimerFeature"], isAutoRegistered: true)
            }
        }.graph
        #expect(graph.providers.map { $0.provides.map(\.route) } == [["RoutableService<any App.Timer>"]])
        #expect(graph.providers.flatMap(\.registrations).map(\.isConditional) == [false])
        #expect(graph.routes.map(\.strayLines) == [["App"], []])
    }

    @Test func linesOfTwoUnrelatedProtocolsAreConditional() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Timer")
                for name in ["Clock", "Timer"] {
                    $0.type(.protocol, "\(name)Feature", inherits: ["ServiceRouteProvider"])
                    $0.routes(of: "\(name)Feature", .provides(name), extending: 1)
                }
                $0.type(.struct, "Router", inherits: ["ClockFeature", "TimerFeature"], isAutoRegistered: true)
            }
        }.graph
        #expect(graph.providers.map { $0.provides.count } == [2])
        #expect(graph.providers.flatMap(\.registrations).map(\.isConditional) == [true])
    }

    @Test func linesThatAFunctionReturnsBelongToNoProvider() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.routes.append(
                    RoutesFact(
                        scope: SourceScope(member: "lines"),
                        lines: [.init(.provides("Clock"), position: .init(line: 7, column: 3))],
                        position: .init(line: 7, column: 3)))
            }
        }.graph
        #expect(graph.providers == [])
        #expect(graph.routes.map(\.strayLines) == [["App"]])
        #expect(graph.routes.map(\.uses) == [[]])
    }

    @Test(arguments: [
        ("Provides(RoutableService()) { $0 as any Clock }", true), ("Provides(.init()) { $0 as any Clock }", true),
        ("ModuleRouter.Provides(.clock) { $0 }", true), ("Provides(ModuleRouter.RoutableView.init()) { $0 }", true),
        ("Adapts(RoutableService<any Clock>(), to: RoutableService()) { $0 }", true),
        ("Provides(Key<any Clock>()) { $0 }", true), ("Adapts(Key<any Clock>(), to: Other.self)", true),
        ("Adapts(RoutableService<any Clock>(), to: other())", false),
        ("Provides(Keys.clock) { $0 }", false), ("lines()", false), ("RoutableService()", false),
    ])
    func linesWithInferredKeysAreMarked(line: String, isInferred: Bool) {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.type(.struct, "Router", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Router", .unknown(line))
            }
        }.graph
        #expect(graph.providers.map(\.isIncomplete) == [true])
        #expect(graph.providers.map(\.hasInferredKey) == [isInferred])
    }

    @Test(
        arguments: [
            ("ViewRouteProvider", true), ("CustomViewRouteProvider", true), ("ServiceRouteProvider", false),
            ("MainActorServiceRouteProvider", false), ("AsyncServiceRouteProvider", false),
            ("AsyncFunctionRouteProvider", false), ("RouteProvider", nil),
        ] as [(String, Bool?)])
    func theProtocolOfAProviderTellsWhetherItProvidesViews(name: String, isView: Bool?) {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.type(.struct, "Router", inherits: [name])
                $0.routes(of: "Router", .identifier("x"))
            }
        }.graph
        #expect(graph.providers.map(\.isView) == [isView])
    }

    @Test func unreadLinesMakeAProviderIncomplete() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.type(.struct, "Box", generic: ["T"], inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Box", .provides("Clock"), .provides("T"))
                $0.type(.struct, "Other", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Other", .unknown("more()"))
                $0.type(.struct, "Whole", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Whole", .provides("Clock"))
            }
        }.graph
        #expect(graph.providers.map(\.isIncomplete) == [true, true, false])
        #expect(graph.providers.map(\.provides.count) == [1, 0, 1])
    }

    @Test func anAdapterHasItsLines() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Required")
                $0.type(.struct, "ClockRouter", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "ClockRouter", .provides("Clock"))
                $0.type(.enum, "Adapter", inherits: ["RouteAdapter"], isAutoRegistered: true, line: 3)
                $0.routes(
                    of: "Adapter", .adapts("Required", to: "Clock"),
                    .adapts(KeyReference(.view, .named("Required")), to: .provider(.named("ClockRouter"))))
            }
        }.graph
        let file = "App/App.swift"
        #expect(
            graph.adapters == [
                .init(
                    id: "App.Adapter", name: "Adapter", module: "App",
                    lines: [
                        .init(
                            route: "RoutableService<any App.Required>",
                            adaptee: .route("RoutableService<any App.Clock>"),
                            location: .init(file: file, line: 100, column: 9)),
                        .init(
                            route: "RoutableView<any App.Required>", adaptee: .provider("App.ClockRouter"),
                            location: .init(file: file, line: 101, column: 9)),
                    ],
                    registrations: [
                        .init(module: "App", form: .macro, location: .init(file: file, line: 3, column: 1))
                    ],
                    access: .public, location: .init(file: file, line: 3, column: 1))
            ])
    }

    @Test func keysMayBeWrittenByTheirAliases() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock", "Required")
                $0.type(.enum, "Keys")
                $0.alias("Keys.Clock", "RoutableService<any App.Clock>")
                $0.alias("RequiredKey", "RoutableService<any Required>")
                $0.type(.struct, "ClockRouter", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "ClockRouter", .unknown("Provides(Keys.Clock()) { $0 }"))
                $0.type(.struct, "Opaque", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Opaque", .unknown("Provides(Clock()) { $0 }"), .unknown("Provides(key()) { $0 }"))
                $0.type(.enum, "Adapter", inherits: ["RouteAdapter"])
                $0.routes(
                    of: "Adapter", .unknown("Adapts(RequiredKey(), to: Keys.Clock()) { $0 }"),
                    .unknown("ModuleRouter.Adapts(RequiredKey(), to: ClockRouter.self) {"))
            }
        }.graph
        #expect(
            graph.providers.map { $0.provides.map(\.route) } == [["RoutableService<any App.Clock>"], []])
        #expect(graph.providers.map(\.isIncomplete) == [false, true])
        #expect(
            graph.adapters.first?.lines.map(\.adaptee) == [
                .route("RoutableService<any App.Clock>"), .provider("App.ClockRouter"),
            ])
        #expect(graph.adapters.map(\.isIncomplete) == [false])
    }

    @Test func aTypeThatInheritsItsRoutesIsAProviderIfItIsRegistered() {
        let graph = SketchedApp { app in
            app.file("App", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.type(.class, "Base", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "Base", .provides("Clock"))
                $0.type(.class, "Listed", inherits: ["Base"])
                $0.type(.class, "Unlisted", inherits: ["Base"])
                $0.register("Listed")
            }
        }.graph
        #expect(graph.providers.map(\.id) == ["App.Base", "App.Listed"])
        #expect(graph.providers.map(\.isIncomplete) == [false, true])
    }

    @Test func registrationsBelongToTheNamedProvider() {
        let graph = SketchedApp { app in
            app.file("Time", imports: ["ModuleRouter"]) {
                $0.protocols("Clock")
                $0.type(.struct, "ClockRouter", inherits: ["ServiceRouteProvider"])
                $0.routes(of: "ClockRouter", .provides("Clock"))
            }
            app.file("App", "main.swift", imports: ["Time"]) {
                $0.alias("Alias", "Time.ClockRouter")
                $0.register("Alias", line: 1)
                $0.register("ClockRouter", registry: .other, line: 2)
                $0.register("Time.ClockRouter", registry: .unknown, line: 3)
                $0.register("ClockRouter", isConditional: true, line: 4)
                $0.register("Nobody", line: 5)
                $0.registrations.append(
                    .init(
                        .closure(.init(.service, .named("Clock"))), registry: .shared,
                        position: .init(line: 6, column: 1)))
            }
        }.graph
        func registration(
            _ line: Int, _ registry: RegistrationFact.Registry = .shared, isConditional: Bool = false,
            form: RouteGraph.Registration.Form = .list
        ) -> RouteGraph.Registration {
            .init(
                module: "App", form: form, registry: registry, isConditional: isConditional,
                location: .init(file: "App/main.swift", line: line, column: 1))
        }
        #expect(
            graph.providers.map(\.registrations) == [
                [
                    registration(1), registration(2, .other), registration(3, .unknown, isConditional: true),
                    registration(4, isConditional: true),
                ]
            ])
        #expect(graph.routes.map(\.closures) == [[registration(6, form: .closure)]])
    }
}
