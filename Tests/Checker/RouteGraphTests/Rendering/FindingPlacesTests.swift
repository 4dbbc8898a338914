// SPDX-License-Identifier: Apache-2.0

import Testing

import struct RouteGraph.SourceLocation

@testable import RouteGraph

@Suite struct FindingPlacesTests {
    /// Two modules have a `Clock` each. A `ClockRouter` in a third module provides one of them.
    private static let graph = RouteGraph(
        entryPoint: "app",
        routes: ["Old", "New"].map { module in
            RouteGraph.Route(
                id: "RoutableService<any \(module).Clock>", kind: .service, type: "any Clock", module: module,
                declarations: [
                    RouteGraph.Declaration(module: module, form: .macro, location: location("\(module)/Clock.swift", 5))
                ])
        },
        providers: [
            RouteGraph.Provider(
                id: "Time.ClockRouter", name: "ClockRouter", module: "Time",
                provides: [
                    RouteGraph.Line(
                        route: "RoutableService<any New.Clock>", location: location("Time/ClockRouter.swift", 9))
                ],
                location: location("Time/ClockRouter.swift", 7))
        ])

    private static func location(_ file: String, _ line: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: 1)
    }

    private func places(_ subject: String, _ location: SourceLocation?) -> Set<RoutePlace> {
        let finding = RouteFinding(.missingProvider, .error, subject: subject, "wrong", at: location, remedy: "mend it")
        return Set(FindingPlaces(Self.graph, [finding]).findings.keys)
    }

    @Test func theLocationOfADeclarationSelectsItsRoute() {
        #expect(
            places("RoutableService<any Clock>", Self.location("Old/Clock.swift", 5))
                == [.route("RoutableService<any Old.Clock>")])
    }

    @Test func theLocationOfAProvidersLineSelectsRouteAndProvider() {
        #expect(
            places("RoutableService<any Clock>", Self.location("Time/ClockRouter.swift", 9))
                == [.route("RoutableService<any New.Clock>"), .provider("Time.ClockRouter")])
    }

    @Test func aProviderIsFoundByItsNameOrItsLocation() {
        #expect(places("ClockRouter", nil) == [.provider("Time.ClockRouter")])
        #expect(
            places("'an identifier'", Self.location("Time/ClockRouter.swift", 7)) == [.provider("Time.ClockRouter")])
    }

    @Test func aNameWithoutALocationSelectsAllRoutesOfThatName() {
        #expect(
            places("RoutableService<any Clock>", nil)
                == [.route("RoutableService<any Old.Clock>"), .route("RoutableService<any New.Clock>")])
    }

    @Test func anUnknownSubjectSelectsNothing() {
        #expect(places("RoutableView<any Dial>", Self.location("Dial.swift", 1)) == [])
    }
}
