// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct RouteGraphDocumentTests {
    static let documents = [
        RouteGraphDocument(graph: SampleGraph.app, findings: SampleGraph.findings),
        RouteGraphDocument(graph: SmallGraph.app, findings: SmallGraph.findings),
        RouteGraphDocument(graph: HostileGraph.app, findings: HostileGraph.findings),
        RouteGraphDocument(graph: BoundaryGraph.app, findings: BoundaryGraph.findings),
        RouteGraphDocument(graph: RouteGraph(entryPoint: "app")),
        RouteGraphDocument(
            graph: RouteGraph(
                entryPoint: "app",
                routes: [
                    RouteGraph.Route(
                        id: "RoutableService<any app.Format> named 'csv'", kind: .service, type: "any Format",
                        providerName: "csv")
                ],
                providers: [
                    RouteGraph.Provider(
                        id: "app.Cards", name: "Cards", module: "app",
                        provides: [
                            RouteGraph.Line(
                                route: "RoutableService<any app.Format>", requirements: ["login"],
                                location: SourceLocation(file: "Cards.swift", line: 3, column: 1))
                        ],
                        destinations: [
                            RouteGraph.Destination(
                                type: "app.Deck", isExclusive: true,
                                location: SourceLocation(file: "Cards.m", line: 4, column: 5))
                        ],
                        messages: [
                            RouteGraph.Use(
                                module: "app", place: "Table.deal",
                                location: SourceLocation(file: "Table.m", line: 8, column: 6))
                        ], condition: "with the launch argument '--cards'", replacedName: "Cash",
                        replacedBy: ["app.Demo"],
                        lifetime: .init(
                            .scoped, scope: "app.Game", isMadeAtStart: true,
                            location: SourceLocation(file: "Cards.swift", line: 5, column: 9)),
                        location: SourceLocation(file: "Cards.swift", line: 2, column: 8))
                ], readRequirements: ["login"],
                parentTypes: [
                    RouteGraph.ParentType(
                        key: "RoutableView<any Hand>", name: "Hand", parent: "Cards", text: "preparation",
                        module: "app",
                        location: SourceLocation(file: "Table.m", line: 9, column: 20))
                ])),
        RouteGraphDocument(graph: values),
    ]

    private static var values: RouteGraph {
        let location = SourceLocation(file: "main.swift", line: 1, column: 1)
        var graph = RouteGraph(entryPoint: "app")
        let line = RouteGraph.Line(route: "RoutableService<app.Player>", location: location)
        graph.recordsIgnored = location
        graph.scopes = [
            .init(
                id: "app.Game", name: "Game", module: "app", outer: "app.Evening", values: [line],
                contents: ["app.Cards"], closures: [location], makings: [location], location: location),
            .init(id: "app.Evening", name: "Evening", module: "app", hasUnknownOuter: true, location: location),
        ]
        graph.unknownScopes = [location]
        graph.providers = [
            .init(
                id: "app.Game", name: "Game", module: "app", provides: [line],
                lifetime: .init(.scoped, scope: "app.Game", location: location), isScope: true, location: location)
        ]
        graph.routes = [
            .init(
                id: line.route, kind: .service, type: "Player",
                uses: [
                    .init(
                        module: "app", place: "Game.begin", isTried: true, isUnreachable: true, isInScope: true,
                        mayBeSkipped: true, caller: .init(place: "Game.init", location: location), keptIn: "player",
                        closure: location,
                        location: location)
                ],
                closures: [
                    .init(
                        module: "app", form: .closure,
                        lifetime: .init(.scoped, scope: "app.Game", location: location), location: location)
                ])
        ]
        graph.routes[0].possibleUses = [.init(reason: "an argument of a macro requests it", location: location)]
        graph.launchRequests = [
            .init(route: line.route, place: "begin", location: location, call: location)
        ]
        graph.urls = [.init(.open, text: "cards://deck", module: "app", location: location)]
        graph.identifierRequests = [.init(text: "deck", isView: true, module: "app", location: location)]
        graph.launch = [location]
        graph.nearMisses = [
            .init(
                member: "lifetime()", message: "is not called", remedy: "remove it", module: "app", location: location)
        ]
        graph.unreadPlaceholders = [
            .init(
                name: "card", pattern: "cards://:card", provider: "DeckRouter", configuration: "Deck",
                properties: ["cards"], location: location)
        ]
        return graph
    }

    @Test(arguments: documents) func aWrittenDocumentIsReadBack(document: RouteGraphDocument) throws {
        let json = try document.json()
        #expect(try RouteGraphDocument(json: Data(json.utf8)) == document)
        #expect(try document.graph.json(findings: document.findings) == json)
    }

    @Test(arguments: documents) func theSameGraphGivesTheSameText(document: RouteGraphDocument) throws {
        #expect(try document.json() == RouteGraphDocument(json: Data(document.json().utf8)).json())
    }

    @Test func aGraphOfANewerVersionIsRefused() throws {
        var graph = RouteGraph(entryPoint: "app")
        graph.schemaVersion = RouteGraph.schemaVersion + 1
        let json = try graph.json()
        let error = #expect(throws: DecodingError.self) { try RouteGraphDocument(json: Data(json.utf8)) }
        guard case .dataCorrupted(let context) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(context.debugDescription == "the graph is of version 3, newer than 2, which this can read")
    }

    @Test func theSchemaDescribesEveryMemberAndNoOther() throws {
        var schema = try JSONSchema(file: source("Sources/Checker/RouteGraph.schema.json"))
        for document in Self.documents {
            try schema.check(JSONSerialization.jsonObject(with: Data(document.json().utf8)))
        }
        #expect(schema.faults == [])
        #expect(schema.unseen == [])
    }

    @Test func theSchemaKnowsEveryCase() throws {
        let schema = try JSONSchema(file: source("Sources/Checker/RouteGraph.schema.json"))
        #expect(schema.cases("route", "kind") == RouteKind.allCases.map(\.keyName))
        #expect(schema.cases("module", "role").compactMap(SourceModule.Role.init).count == 3)
        #expect(schema.cases("module", "kind").compactMap(ModuleKind.init).count == 4)
        #expect(schema.cases("declaration", "form").compactMap(DeclarationFact.Form.init).count == 4)
        #expect(schema.cases("use", "form").compactMap(UseFact.Form.init).count == 3)
        #expect(schema.cases("registration", "form").compactMap(RouteGraph.Registration.Form.init).count == 3)
        #expect(schema.cases("registration", "registry").compactMap(RegistrationFact.Registry.init).count == 3)
        #expect(schema.cases("lifetime", "kind").compactMap(RouteGraph.Lifetime.Kind.init).count == 7)
        #expect(schema.cases("urlUse", "kind").compactMap(RouteGraph.URLUse.Kind.init).count == 4)
        #expect(schema.cases("finding", "severity").compactMap(RouteFinding.Severity.init).count == 2)
    }

    @Test func thePageShowsAWrittenDocument() throws {
        let page = try String(
            contentsOf: source("Sources/Library/ModuleRouter/ModuleRouter.docc/RouteGraphFormat.md"), encoding: .utf8)
        let example = try #require(page.firstMatch(of: /```json\n([\s\S]*?)```/)).1
        #expect(String(example) == (try RouteGraphDocument(json: Data(example.utf8)).json()))
    }

    /// A file of the package.
    private func source(_ path: String) -> URL {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { root.deleteLastPathComponent() }
        return root.appending(path: path)
    }
}
