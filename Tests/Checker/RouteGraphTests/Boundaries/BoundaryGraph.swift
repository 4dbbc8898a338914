// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// A module of each kind, with crossings of each form.
enum BoundaryGraph {
    static let app = RouteGraph(
        entryPoint: "app",
        modules: [
            RouteGraph.Module(name: "Notes", kind: .combined),
            RouteGraph.Module(name: "Plain"),
            RouteGraph.Module(name: "Time", kind: .implementation, isKindDeclared: true),
            RouteGraph.Module(name: "TimeInterface", kind: .interface),
            RouteGraph.Module(name: "app", role: .executable, kind: .compositionRoot),
        ],
        routes: [
            RouteGraph.Route(
                id: "RoutableService<any TimeInterface.Clock>", kind: .service, type: "any Clock",
                module: "TimeInterface",
                declarations: [
                    .init(module: "TimeInterface", form: .macro, location: at("TimeInterface/Clock.swift", 3))
                ], spelling: "any Time.Clock",
                inactiveProviders: [
                    .init(name: "DebugClock", condition: "#if DEBUG", location: at("Time/DebugClock.swift", 3))
                ])
        ],
        providers: [
            RouteGraph.Provider(
                id: "Time.ClockRouter", name: "ClockRouter", module: "Time",
                provides: [
                    .init(route: "RoutableService<any TimeInterface.Clock>", location: at("Time/ClockRouter.swift", 5))
                ],
                registrations: [.init(module: "Time", form: .macro, location: at("Time/ClockRouter.swift", 3))],
                location: at("Time/ClockRouter.swift", 4))
        ],
        crossings: [
            .init(module: "Notes", implementation: "Time", location: at("Notes/List.swift", 1)),
            .init(
                module: "Notes", implementation: "Time", provider: "Time.ClockRouter",
                location: at("Notes/List.swift", 7)),
            .init(module: "Plain", implementation: "Time", through: "All", location: at("Plain/Text.swift", 1)),
        ])

    static let findings = app.check()

    private static func at(_ file: String, _ line: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: 1)
    }
}
