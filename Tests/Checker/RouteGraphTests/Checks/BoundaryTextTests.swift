// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The complete texts of the findings about boundaries between modules.
@Suite struct BoundaryTextTests {
    private let example = { (id: RouteFinding.ID) in try #require(ExampleApps.app(with: id)) }

    /// An app with notes and a clock, in which the notes depend on the clock's module.
    private func app(_ crossings: RouteGraph.Crossing...) throws -> AppSketch {
        var app = try example(.implementationImport)
        app.add { $0.crossings = crossings }
        return app
    }

    private let place = { (file: String, line: Int) in AppSketch.place("NotesModule", file, line) }

    @Test func anImportOfAnImplementation() throws {
        expectPrinted(
            try example(.implementationImport),
            """
            Sources/NotesModule/StoredNotes.swift:2:1: warning: NotesModule imports TimeModule, the implementation of RoutableService<any Clock> [implementation-import]
            Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
              help: import TimeInterface instead, and request the route: try Router.destination(for: .clock)
                or, if both modules are one feature, allow the import in RouteCheck.json:
                { "boundaries": { "allowed": [{ "from": "NotesModule", "to": "TimeModule" }] } }
              see: routes explain implementation-import
            """)
    }

    @Test func importsInSeveralFilesAreOneFinding() throws {
        let imports = (1...5).map { number in
            RouteGraph.Crossing(
                module: "NotesModule", implementation: "TimeModule", location: place("File\(number)", number))
        }
        var app = try example(.implementationImport)
        app.add { $0.crossings = imports }
        expectPrinted(
            app,
            """
            Sources/NotesModule/File1.swift:1:1: warning: NotesModule imports TimeModule, the implementation of RoutableService<any Clock> [implementation-import]
            Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
            Sources/NotesModule/File2.swift:2:1: note: also imported here
            Sources/NotesModule/File3.swift:3:1: note: also imported here
              and 2 more
              help: import TimeInterface instead, and request the route: try Router.destination(for: .clock)
                or, if both modules are one feature, allow the import in RouteCheck.json:
                { "boundaries": { "allowed": [{ "from": "NotesModule", "to": "TimeModule" }] } }
              see: routes explain implementation-import
            """)
    }

    @Test func anImportOfADeclaredImplementationThroughAnUmbrellaIsAnError() throws {
        var app = try app(
            .init(
                module: "NotesModule", implementation: "HiddenModule", through: "Umbrella",
                location: place("StoredNotes", 2)))
        app.add { $0.modules.append(.init(name: "HiddenModule", kind: .implementation, isKindDeclared: true)) }
        expectPrinted(
            app,
            """
            Sources/NotesModule/StoredNotes.swift:2:1: error: NotesModule imports Umbrella, which exports HiddenModule, an implementation module [implementation-import]
              help: declare the protocols in an interface module, import it instead, and request the routes
                or, if both modules are one feature, allow the import in RouteCheck.json:
                { "boundaries": { "allowed": [{ "from": "NotesModule", "to": "HiddenModule" }] } }
              see: routes explain implementation-import
            """)
    }

    /// The keys that the importing module uses come first.
    @Test func anImplementationOfSeveralKeys() throws {
        var app = try example(.implementationImport)
        app.declare(.login)
        app.declare(.timer)
        app.provide("TimeModule.TimerRouter", .timer)
        app.provide("TimeModule.LoginScreen", .login)
        app.use(.login, in: "NotesModule.Locked.open")
        app.use(.timer, in: "notes.ShowCommand.run")
        let found = try #require(app.findings.first { $0.id == .implementationImport })
        #expect(
            found.description == """
                Sources/NotesModule/StoredNotes.swift:2:1: warning: NotesModule imports TimeModule, the implementation of RoutableService<any Clock> and 2 more [implementation-import]
                Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
                Sources/TimeModule/LoginScreen.swift:4:8: note: LoginScreen provides RoutableView<any LoginInput>
                  help: import AccountInterface or TimeInterface instead, and request the route: try Router.destination(for: .clock)
                    or, if both modules are one feature, allow the import in RouteCheck.json:
                    { "boundaries": { "allowed": [{ "from": "NotesModule", "to": "TimeModule" }] } }
                  see: routes explain implementation-import
                """)
    }

    @Test func aProviderThatIsNamed() throws {
        expectPrinted(
            try example(.providerNamed),
            """
            Sources/NotesModule/StoredNotes.swift:8:17: warning: NotesModule names ClockRouter, a provider of TimeModule [provider-named]
            Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
              help: request the route instead: try Router.destination(for: .clock)
              see: routes explain provider-named
            """)
    }

    @Test func aProviderOfAViewAndOneWithoutKeys() throws {
        var app = try app(
            .init(
                module: "NotesModule", implementation: "AccountModule", provider: "AccountModule.LoginScreen",
                location: place("StoredNotes", 8)),
            .init(
                module: "NotesModule", implementation: "AccountModule", provider: "AccountModule.Unknown",
                location: place("StoredNotes", 9)))
        app.declare(.login)
        app.provide("AccountModule.LoginScreen", .login)
        app.use(.login, in: "notes.ShowCommand.run")
        app.provide("AccountModule.Unknown", identifiers: ["unknown"], isIncomplete: true)
        expectPrinted(
            app,
            """
            Sources/NotesModule/StoredNotes.swift:8:1: warning: NotesModule names LoginScreen, a provider of AccountModule [provider-named]
            Sources/AccountModule/LoginScreen.swift:4:8: note: LoginScreen provides RoutableView<any LoginInput>
              help: request the route instead: Router.perform(to: RoutableView<any LoginInput>(), path: <#path#>)
              see: routes explain provider-named
            Sources/NotesModule/StoredNotes.swift:9:1: warning: NotesModule names Unknown, a provider of AccountModule [provider-named]
              help: let a program or a library that registers routes use Unknown
              see: routes explain provider-named
            """)
    }
}
