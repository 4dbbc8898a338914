// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct RouteContractTests {
    /// A module with a part of each kind.
    private var app: AppSketch {
        var app = AppSketch()
        app.declare(.notes)
        app.declare(.requiredClock, isMainActor: true)
        app.declare(.login)
        app.declare(.clock, named: "clock")
        app.declare(.wallClock, in: "NotesModule", access: .package)
        app.provide(
            "NotesModule.NotesRouter", .notes, identifiers: ["notes"], urls: ["notes://list"], requirements: ["login"])
        app.provide("NotesModule.LoginScreen", .login, registrations: [], isIncomplete: true)
        app.register(.wallClock, in: "NotesModule")
        app.adapt("NotesModule.ClockAdapter", (.requiredClock, to: .clock))
        app.use(
            .clock, in: "NotesModule.NotesRouter.makeDestination", of: "NotesModule.NotesRouter", isNeededToMake: true)
        app.use(
            .clock, in: "NotesModule.StoredNotes.init", of: "NotesModule.NotesRouter", isNeededToMake: true, line: 3)
        app.use(
            .clock, in: "NotesModule.StoredNotes.init", of: "NotesModule.NotesRouter", isNeededToMake: true, line: 4)
        app.use(.wallClock, in: "NotesModule.WallClock", .mention)
        app.use(.timer, in: "OtherModule.Timer.run")
        app.add { graph in
            for index in graph.modules.indices where graph.modules[index].name == "NotesModule" {
                graph.modules[index].kind = .combined
            }
            graph.providers[0].condition = "with the launch argument '--demo'"
            graph.providers[0].replacedName = "OldNotes"
            graph.crossings = [
                .init(
                    module: "NotesModule", implementation: "TimeModule",
                    location: AppSketch.place("NotesModule", "A", 1))
            ]
        }
        return app
    }

    @Test func theTextHasALineForEachFact() throws {
        let contract = try #require(app.finished.contract(of: "NotesModule"))
        #expect(
            contract.text == """
                NotesModule (interface and implementation)

                Declares
                  RoutableService<any WallClock>: package

                Provides
                  RoutableService<any Notes>: by NotesRouter, with the launch argument '--demo', replaces OldNotes, requires login
                  RoutableService<any WallClock>: by a closure
                  RoutableView<any LoginInput>: by LoginScreen, not registered

                URL patterns
                  notes://list: of NotesRouter

                Identifiers
                  notes: of NotesRouter

                Adapts
                  RoutableService<any RequiredClock> to RoutableService<any Clock>: by ClockAdapter

                Needs
                  RoutableService<any Clock>: declared in TimeInterface
                    NotesRouter.makeDestination: needed to make the destination
                    StoredNotes.init: in a destination of NotesRouter, needed to make the destination

                Depends on implementations
                  TimeModule

                Not understood
                  lines of LoginScreen, which may have further keys

                """)
    }

    @Test func locationsAreAddedOnRequest() throws {
        let contract = try #require(app.finished.contract(of: "NotesModule", hasLocations: true))
        let lines = contract.text.split(separator: "\n").filter { $0.contains("StoredNotes") }
        #expect(
            lines == [
                "    StoredNotes.init: in a destination of NotesRouter, needed to make the destination (Sources/NotesModule/StoredNotes.swift:3:22)",
                "    StoredNotes.init: in a destination of NotesRouter, needed to make the destination (Sources/NotesModule/StoredNotes.swift:4:22)",
            ])
        let plain = try #require(app.finished.contract(of: "NotesModule"))
        #expect(try !plain.json().contains("location"))
        #expect(try contract.json().contains("location"))
    }

    @Test func optionalKeysAndPlacesAreMarked() throws {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        for key in [Key.clock, .timer] { app.use(key, in: "Notes.List.reload") }
        app.use(.timer, in: "Notes.List.show", line: 14)
        var graph = app.finished
        for route in graph.routes.indices { graph.routes[route].uses[0].isOptional = true }
        let contract = try #require(graph.contract(of: "Notes"))
        #expect(
            contract.text == """
                Notes

                Needs
                  RoutableService<any Clock>: optional, declared in TimeInterface
                    List.reload
                  RoutableService<any Timer>: declared in TimeInterface
                    List.reload: optional
                    List.show

                """)
    }

    @Test func keysOfOneNameHaveTheirModules() throws {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.service("OtherInterface.Clock"))
        app.use(.clock, in: "Notes.List.reload")
        let contract = try #require(app.finished.contract(of: "Notes"))
        #expect(contract.needs.map(\.key) == ["RoutableService<any TimeInterface.Clock>"])
    }

    @Test func theOrderOfTheGraphDoesNotMatter() throws {
        let graph = app.finished
        var reversed = graph
        reversed.routes.reverse()
        reversed.providers.reverse()
        for index in reversed.routes.indices { reversed.routes[index].uses.reverse() }
        let contract = try #require(graph.contract(of: "NotesModule"))
        #expect(reversed.contract(of: "NotesModule") == contract)
        #expect(try JSONDecoder().decode(RouteContract.self, from: Data(contract.json().utf8)) == contract)
    }

    @Test func aModuleWithoutRoutesAndAnUnknownOne() {
        let graph = RouteGraph(entryPoint: "app", modules: [.init(name: "Text")])
        #expect(graph.contract(of: "Text")?.text == "Text\n\nNo routes\n")
        #expect(graph.contract(of: "Txt") == nil)
    }

    @Test func namesCannotControlTheTerminal() throws {
        let contract = try #require(HostileGraph.app.contract(of: HostileGraph.app.modules[0].name, hasLocations: true))
        let controls = contract.text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(controls.isEmpty)
    }
}
