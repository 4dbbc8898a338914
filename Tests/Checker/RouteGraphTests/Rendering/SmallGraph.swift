// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// A small graph with each kind of node and arrow, an error and a warning.
enum SmallGraph {
    static let app = RouteGraph(
        entryPoint: "app",
        modules: [
            RouteGraph.Module(name: "Time", dependencies: ["TimeInterface"]),
            RouteGraph.Module(name: "TimeInterface"),
            RouteGraph.Module(name: "app", role: .executable, dependencies: ["Time", "TimeInterface"]),
        ],
        routes: [
            RouteGraph.Route(
                id: "RoutableService<any TimeInterface.Alarm>", kind: .service, type: "any Alarm",
                module: "TimeInterface",
                declarations: [declaration("TimeInterface/Alarm.swift", 5)],
                uses: [
                    RouteGraph.Use(
                        module: "app", place: "main.swift",
                        location: SourceLocation(file: "app/main.swift", line: 7, column: 20))
                ]),
            RouteGraph.Route(
                id: "RoutableService<any TimeInterface.Clock>", kind: .service, type: "any Clock",
                module: "TimeInterface",
                declarations: [declaration("TimeInterface/Clock.swift", 5)],
                uses: [
                    use("Time", "AlarmRouter.makeDestination", 14, by: "Time.AlarmRouter", needed: true),
                    use("Time", "AlarmRouter.ring", 20, by: "Time.AlarmRouter"),
                ],
                reference: RouteGraph.Reference(
                    imports: ["TimeInterface"], text: "RoutableService<any TimeInterface.Clock>")),
            RouteGraph.Route(
                id: "RoutableService<any app.Zone>", kind: .service, type: "any Zone",
                uses: [use("Time", "AlarmRouter.ring", 21, by: "Time.AlarmRouter")],
                closures: [
                    RouteGraph.Registration(
                        module: "app", form: .closure,
                        location: SourceLocation(file: "app/main.swift", line: 4, column: 15))
                ]),
            RouteGraph.Route(
                id: "RoutableView<any TimeInterface.Dial>", kind: .view, type: "any Dial", module: "TimeInterface",
                declarations: [declaration("TimeInterface/Dial.swift", 5, isMainActor: true)]),
        ],
        providers: [
            RouteGraph.Provider(
                id: "Time.AlarmRouter", name: "AlarmRouter", module: "Time",
                provides: [
                    RouteGraph.Line(
                        route: "RoutableService<any TimeInterface.Alarm>",
                        location: SourceLocation(file: "Time/AlarmRouter.swift", line: 10, column: 9))
                ],
                urlPatterns: [
                    RouteGraph.Literal(
                        text: "time://alarm/:id",
                        location: SourceLocation(file: "Time/AlarmRouter.swift", line: 11, column: 9))
                ],
                location: SourceLocation(file: "Time/AlarmRouter.swift", line: 8, column: 8))
        ],
        adapters: [
            RouteGraph.Adapter(
                id: "app.ClockAdapter", name: "ClockAdapter", module: "app",
                lines: [
                    RouteGraph.Adapter.Line(
                        route: "RoutableService<any TimeInterface.Clock>",
                        adaptee: .route("RoutableService<any app.Zone>"),
                        location: SourceLocation(file: "app/ClockAdapter.swift", line: 9, column: 9))
                ],
                registrations: [
                    RouteGraph.Registration(
                        module: "app", form: .macro,
                        location: SourceLocation(file: "app/ClockAdapter.swift", line: 6, column: 1))
                ],
                location: SourceLocation(file: "app/ClockAdapter.swift", line: 7, column: 6))
        ])

    static let findings = [
        RouteFinding(
            .missingProvider, .error, subject: "RoutableView<any Dial>", "no provider for RoutableView<any Dial>",
            at: SourceLocation(file: "TimeInterface/Dial.swift", line: 5, column: 1), remedy: "provide it"),
        RouteFinding(
            .unregisteredProvider, .warning, subject: "AlarmRouter", "nobody registers \"AlarmRouter\"",
            at: SourceLocation(file: "Time/AlarmRouter.swift", line: 8, column: 8),
            remedy: "put @AutoRegister before it"),
    ]

    private static func declaration(_ file: String, _ line: Int, isMainActor: Bool = false) -> RouteGraph.Declaration {
        RouteGraph.Declaration(
            module: "TimeInterface", form: .macro, isMainActor: isMainActor,
            location: SourceLocation(file: file, line: line, column: 1))
    }

    private static func use(
        _ module: String, _ place: String, _ line: Int, by provider: String, needed: Bool = false
    ) -> RouteGraph.Use {
        RouteGraph.Use(
            module: module, place: place, provider: provider, isNeededToMake: needed,
            location: SourceLocation(file: "Time/AlarmRouter.swift", line: line, column: 24))
    }
}
