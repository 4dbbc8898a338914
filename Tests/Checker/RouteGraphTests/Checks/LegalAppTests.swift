// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// A legal app, named by its special property.
struct LegalApp: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let draw: @Sendable (inout AppSketch) -> Void
    var entryPoint = SourceModule.Role.executable
    var others: Set<String> = []

    init(
        _ description: String, _ entryPoint: SourceModule.Role = .executable, others: Set<String> = [],
        _ draw: @escaping @Sendable (inout AppSketch) -> Void
    ) {
        testDescription = description
        self.entryPoint = entryPoint
        self.others = others
        self.draw = draw
    }
}

/// Apps without faults. The checks find nothing.
@Suite struct LegalAppTests {
    @Test(
        arguments: registrations + adapters + otherPackages + equalKeys + circles + names + unused + declarations
            + bundlesOfTests)
    func aLegalAppHasNoFindings(_ legal: LegalApp) {
        var app = AppSketch("notes", legal.entryPoint, others: legal.others)
        legal.draw(&app)
        #expect(app.printed == [])
    }

    @Test(arguments: incomplete) func codeThatIsNotFollowedIsUnproven(_ legal: LegalApp) {
        var app = AppSketch("notes", legal.entryPoint, others: legal.others)
        legal.draw(&app)
        #expect(!app.findings.isEmpty)
        #expect(app.findings.allSatisfy { $0.id == .unprovenRoute && $0.severity == .warning })
        #expect(
            app.finished.table(unproven: RouteFindingReport(checking: app.finished).unproven ?? []).contains("unproven")
        )
    }

    static let registrations = [
        LegalApp("nothing at all") { _ in },
        LegalApp("declared, provided by a macro, used") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("registered by a list") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, registrations: [AppSketch.list(in: "notes")])
        },
        LegalApp("registered by a macro and by a list, twice") {
            $0.declareAndUse(.clock)
            $0.provide(
                "TimeModule.ClockRouter", .clock,
                registrations: [
                    AppSketch.macro("TimeModule.ClockRouter"), AppSketch.list(in: "notes"),
                    AppSketch.list(in: "notes", line: 9),
                ])
        },
        LegalApp("registered by a closure") {
            $0.declareAndUse(.clock)
            $0.register(.clock, in: "notes")
        },
        LegalApp("registered under a condition") {
            $0.declareAndUse(.clock)
            $0.provide(
                "TimeModule.ClockRouter", .clock, registrations: [AppSketch.list(in: "notes", isConditional: true)])
        },
        LegalApp("registered in a registry of its own") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, registrations: [AppSketch.list(in: "notes", registry: .other)])
        },
        LegalApp("mentioned, who knows what for") {
            $0.declareAndUse(.clock)
            $0.provide(
                "TimeModule.ClockRouter", .clock, registrations: [AppSketch.list(in: "notes", registry: .unknown)])
        },
        LegalApp("one of two is registered") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.provide("TimeModule.StoppedClockRouter", .clock, registrations: [])
        },
        LegalApp("one of two, or a closure, under conditions") {
            $0.declareAndUse(.clock)
            let conditional = [AppSketch.list(in: "notes", isConditional: true)]
            $0.provide("TimeModule.ClockRouter", .clock, registrations: conditional)
            $0.provide("TimeModule.StoppedClockRouter", .clock, registrations: conditional)
            $0.register(.clock, in: "notes", isConditional: true)
        },
        LegalApp("one always, and another one in a registry of its own") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.provide(
                "TimeModule.StoppedClockRouter", .clock, registrations: [AppSketch.list(in: "notes", registry: .other)])
            $0.register(.clock, in: "notes", registry: .other)
            $0.register(.clock, in: "notes", registry: .unknown, line: 21)
        },
        LegalApp("one protocol for a service and for a view") {
            let (service, view) = (Key.service("Interfaces.Help"), Key.view("Interfaces.Help"))
            $0.declareAndUse(service)
            $0.declareAndUse(view)
            $0.provide("Modules.HelpRouter", service)
            $0.provide("Modules.HelpScreenRouter", view)
        },
        LegalApp("protocols of one name in two modules") {
            for module in ["OneInterface", "OtherInterface"] {
                $0.declareAndUse(.service("\(module).Clock"))
                $0.provide("\(module)Module.ClockRouter", .service("\(module).Clock"))
            }
        },
    ]

    static let adapters = [
        LegalApp("adapted to what is provided") {
            $0.declareAndUse(.requiredClock)
            $0.declare(.clock)
            $0.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("adapted to a provider, which has no key of its own that is used") {
            $0.declareAndUse(.requiredClock)
            $0.declare(.clock)
            $0.adapt("notes.ClockAdapter", .requiredClock, toProvider: "TimeModule.ClockRouter")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("adapted to a provider that is not known") {
            $0.declareAndUse(.requiredClock)
            $0.adapt("notes.ClockAdapter", .requiredClock, toProvider: "Elsewhere.ClockRouter")
        },
        LegalApp("adapted in a chain to a closure") {
            $0.declareAndUse(.requiredClock)
            $0.declare(.clock)
            $0.declare(.wallClock)
            $0.adapt("notes.ClockAdapter", (.requiredClock, to: .wallClock), (.wallClock, to: .clock))
            $0.register(.clock, in: "notes")
        },
        LegalApp("adapted here and there under conditions, both ways") {
            $0.declareAndUse(.clock)
            $0.declareAndUse(.wallClock)
            let conditional = [AppSketch.list(in: "notes", isConditional: true)]
            $0.adapt("notes.OneAdapter", (.clock, to: .wallClock), registrations: conditional)
            $0.adapt("notes.OtherAdapter", (.wallClock, to: .clock), registrations: conditional)
            $0.provide("TimeModule.ClockRouter", .clock, registrations: conditional)
        },
        LegalApp("adapted, and used by nobody") {
            $0.declare(.requiredClock)
            $0.declare(.clock)
            $0.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("one of two adapters is registered") {
            $0.declareAndUse(.requiredClock)
            $0.declareAndUse(.clock)
            $0.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
            $0.adapt("notes.OtherAdapter", (.requiredClock, to: .clock), registrations: [])
            $0.provide("TimeModule.ClockRouter", .clock)
        },
    ]

    static let otherPackages = [
        LegalApp("a module that others share declares what this app does not need") { $0.declare(.clock) },
        LegalApp("and has lines of it for whoever conforms to a protocol") {
            $0.declare(.clock)
            $0.draw(lineOf: .clock, in: "TimeInterface")
        },
        LegalApp("another package declares what nobody needs", others: ["TimeInterface"]) { $0.declare(.clock) },
        LegalApp("another package does not register what nobody needs", others: ["TimeInterface", "TimeModule"]) {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, registrations: [])
        },
        LegalApp("another package provides what nobody uses", others: ["TimeInterface", "TimeModule"]) {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, .timer)
            $0.use(.timer, in: "notes.ShowCommand.run")
        },
        LegalApp("another package makes a key without its declaration", others: ["TimeModule"]) {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.use(.clock, in: "TimeModule.Alarm.init", .bypass)
        },
        LegalApp("other packages declare a key twice", others: ["TimeInterface", "TimeModule"]) {
            $0.declareAndUse(.clock)
            $0.declare(.clock, in: "TimeModule")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("a key of a module without source") { $0.use(.clock, in: "notes.ShowCommand.run") },
        LegalApp("a key that is composed of protocols without source") {
            $0.declare(.timer)
            $0.add(
                RouteGraph.Route(
                    id: "RoutableService<any Binary.Clock & TimeInterface.Timer>", kind: .service,
                    type: "any Clock & Timer",
                    uses: [.init(module: "notes", place: "ShowCommand.run", location: AppSketch.place("notes", "S", 1))]
                ))
            $0.provide("TimeModule.TimerRouter", .timer)
            $0.use(.timer, in: "notes.ShowCommand.run")
        },
        LegalApp("an undeclared key is only mentioned") {
            $0.depend("notes", on: "TimeInterface")
            $0.use(.clock, in: "notes.ShowCommand.run", .mention)
        },
    ]

    static let incomplete = [
        LegalApp("a line that is not understood may provide what its module names") {
            $0.declareAndUse(.clock)
            $0.use(.clock, in: "notes.lines", .mention, isRequest: false)
            $0.provide("notes.EverythingRouter", isIncomplete: true)
        },
        LegalApp("or what a line is for that a function returns") {
            $0.declareAndUse(.clock)
            $0.draw(lineOf: .clock, in: "notes")
            $0.provide("notes.EverythingRouter", isIncomplete: true)
        },
        LegalApp("also in an initialiser") {
            $0.declareAndUse(.clock)
            $0.use(.clock, in: "notes.Screen.init", isRequest: false)
            $0.provide("notes.EverythingRouter", isIncomplete: true)
        },
        LegalApp("a line whose key is inferred may provide any that its module sees") {
            $0.declareAndUse(.clock)
            $0.depend("TimeModule", on: "TimeInterface")
            $0.provide("TimeModule.ClockRouter", isIncomplete: true, hasInferredKey: true)
        },
        LegalApp("a closure with a key that is written elsewhere may provide what is named, other than to ask for it") {
            $0.declareAndUse(.clock)
            $0.use(.clock, in: "notes.Keys.clock", isRequest: false)
            $0.leaveOpen("a route is registered by a key that is not written here")
        },
        LegalApp("a closure with an inferred key may provide everything") {
            $0.declareAndUse(.clock)
            $0.leaveOpen("a route is registered by a key that the compiler infers")
        },
        LegalApp("or what a module names that it is linked with") {
            $0.declare(.clock)
            $0.depend("TimeModule", on: "TimeLines")
            $0.use(.clock, in: "TimeLines.timeLines", isRequest: false)
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.provide("TimeModule.ClockRouter", .wallClock, isIncomplete: true)
        },
        LegalApp("so may one of an adapter") {
            $0.declareAndUse(.requiredLogin)
            $0.use(.requiredLogin, in: "notes.adapters", .mention, isRequest: false)
            $0.declareAndUse(.login)
            $0.provide("AccountModule.LoginRouter", .login)
            $0.adapt("notes.Adapters", (.view("EditorInterface.Other"), to: .login), isIncomplete: true)
        },
    ]

    static let equalKeys = [
        LegalApp("a key that differs in an argument that is not known may be provided and used as the other one") {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.depend("notes", on: "TimeInterface")
            $0.use(.wallClock, in: "notes.ShowCommand.run")
            $0.liken(.clock, to: .wallClock)
        },
        LegalApp("a provider that inherits its routes is not registered") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.BaseRouter", registrations: [], isIncomplete: true)
            $0.provide("TimeModule.ClockRouter", .clock)
        },
    ]

    static let circles = [
        LegalApp("two that need each other later") {
            $0.drawClockAndTimer()
            $0.use(.timer, in: "TimeModule.SystemClock.start", of: "TimeModule.ClockRouter")
            $0.use(.clock, in: "TimeModule.SystemTimer.init", of: "TimeModule.TimerRouter", isNeededToMake: true)
        },
        LegalApp("a chain of needs") {
            $0.drawClockAndTimer()
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.use(.timer, in: "TimeModule.SystemClock.init", of: "TimeModule.ClockRouter", isNeededToMake: true)
        },
        LegalApp("another one may break the circle") {
            $0.drawClockAndTimer()
            $0.register(.clock, in: "notes", isConditional: true)
            $0.use(.timer, in: "TimeModule.SystemClock.init", of: "TimeModule.ClockRouter", isNeededToMake: true)
            $0.use(.clock, in: "TimeModule.SystemTimer.init", of: "TimeModule.TimerRouter", isNeededToMake: true)
        },
        LegalApp("a provider that is not registered is in no circle") {
            $0.drawClockAndTimer()
            $0.provide("TimeModule.StoppedClockRouter", .clock, registrations: [])
            $0.use(.timer, in: "TimeModule.Stopped.init", of: "TimeModule.StoppedClockRouter", isNeededToMake: true)
            $0.use(.clock, in: "TimeModule.SystemTimer.init", of: "TimeModule.TimerRouter", isNeededToMake: true)
        },
    ]

    static let names = [
        LegalApp("a view and a service of one identifier") {
            $0.declareAndUse(.clock)
            $0.declareAndUse(.login)
            $0.provide("TimeModule.ClockRouter", .clock, identifiers: ["main"])
            $0.provide("AccountModule.LoginRouter", .login, identifiers: ["main"])
        },
        LegalApp("one identifier under conditions") {
            $0.declareAndUse(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, identifiers: ["clock"])
            $0.provide(
                "TimeModule.StoppedClockRouter", .clock,
                registrations: [AppSketch.list(in: "notes", isConditional: true)], identifiers: ["clock"],
                urls: ["notes://clock"])
        },
        LegalApp("URL patterns that differ") {
            $0.declareAndUse(.login)
            $0.declareAndUse(.editor)
            $0.provide(
                "AccountModule.LoginRouter", .login,
                urls: [
                    "notes://open/:user", "notes://open/:user/edit", "notes://open", "notes://Open/A",
                    "notes://key/\\(…)", "notes://user/:id(Int)", "notes://user/:id(UUID)",
                ])
            $0.provide(
                "EditorModule.EditorRouter", .editor,
                urls: [
                    "notes://open/note", "notes://open/:note/show", "notes://note/:id", "notes://open/a",
                    "other://open/:user", "notes://open/:note.md", "notes://key/\\(…)", "notes://user/:name(me|you)",
                    "notes://user/:name", "notes://open/:user?edit=true",
                ])
        },
    ]

    static let unused = [
        LegalApp("found by a URL alone") {
            $0.declare(.login)
            $0.provide("AccountModule.LoginRouter", .login, urls: ["notes://login"])
        },
        LegalApp("found by an identifier alone") {
            $0.declare(.login)
            $0.provide("AccountModule.LoginRouter", .login, identifiers: ["login"])
        },
        LegalApp("its key is only mentioned") {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.use(.clock, in: "notes.Clocks.key", .mention)
        },
        LegalApp("used by itself") {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock)
            $0.use(.clock, in: "TimeModule.SystemClock.next", of: "TimeModule.ClockRouter")
        },
        LegalApp("may provide more than is known") {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, isIncomplete: true)
        },
    ]

    static let declarations = [
        LegalApp("two modules declare a key, each for itself") {
            $0.declare(.clock, access: .internal)
            $0.declare(.clock, in: "notes", access: .internal)
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("two files declare a key, each for itself") {
            $0.declare(.clock, access: .fileprivate)
            $0.add(
                declaration: .init(
                    module: "TimeInterface", form: .macro, access: .private,
                    location: AppSketch.place("TimeInterface", "Other", 1)), of: .clock)
            $0.use(.clock, in: "TimeInterface.Clock.shared")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("one for a file, which goes before what the file imports") {
            $0.declare(.clock)
            $0.depend("notes", on: "TimeInterface")
            $0.declare(.clock, in: "notes", access: .fileprivate)
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("two public ones that no file sees together") {
            $0.areSeenApart = true
            $0.declare(.clock)
            $0.declare(.clock, in: "TimeModule")
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
        LegalApp("a public one that the other's module does not see") {
            $0.declare(.clock)
            $0.declare(.clock, in: "TimeModule", access: .internal)
            $0.use(.clock, in: "notes.ShowCommand.run")
            $0.provide("TimeModule.ClockRouter", .clock)
        },
    ]

    static let bundlesOfTests = [
        LegalApp("interfaces without their modules", .test) {
            $0.declare(.login)
            $0.use(.login, in: "EditorFeature.EditorModel.unlock")
        },
        LegalApp("a mock in a registry of its own", .test) {
            $0.declare(.clock)
            $0.use(.clock, in: "notes.ClockTests.ticks")
            $0.provide("notes.TestClock", .clock, registrations: [AppSketch.list(in: "notes", registry: .other)])
        },
        LegalApp("providers that the app registers by its list", .test) {
            $0.declare(.clock)
            $0.provide("TimeModule.ClockRouter", .clock, registrations: [])
        },
        LegalApp("a mock that no test uses", .test) {
            $0.declare(.clock)
            $0.provide("notes.TestClock", .clock, registrations: [])
        },
        LegalApp("provided, and not tested", .test) {
            $0.declare(.clock)
            $0.declare(.timer)
            $0.provide("TimeModule.ClockRouter", .clock, .timer)
        },
        LegalApp("an adapter whose adaptee is not linked", .test) {
            $0.declare(.requiredClock)
            $0.declare(.clock)
            $0.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
            $0.use(.requiredClock, in: "NotesModule.StoredNotes.init")
        },
    ]
}

extension AppSketch {
    fileprivate mutating func declareAndUse(_ key: Key) {
        declare(key)
        use(key, in: "notes.ShowCommand.run")
    }

    fileprivate mutating func drawClockAndTimer() {
        declareAndUse(.timer)
        declare(.clock)
        provide("TimeModule.ClockRouter", .clock)
        provide("TimeModule.TimerRouter", .timer)
    }
}
