// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The complete texts of the findings about provided keys.
@Suite struct FindingTextTests {
    private let example = { (id: RouteFinding.ID) in try #require(ExampleApps.app(with: id)) }

    /// A clock that is provided and used.
    private var clock: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        return app
    }

    @Test func aNearMiss() throws {
        expectPrinted(
            try example(.nearMiss),
            """
            Sources/TimeModule/ClockRouter.swift:6:17: error: 'lifetime()' is not called: a ServiceRouteProvider has 'static var lifetime' [near-miss]
              help: declare it as 'static var lifetime: RouteLifetime', or make it private if it is your own
              see: routes explain near-miss
            """)
    }

    // MARK: Twice

    @Test func aDuplicateProvider() throws {
        expectPrinted(
            try example(.duplicateProvider),
            """
            Sources/TimeModule/ClockRouter.swift:6:9: error: RoutableService<any Clock> is provided by ClockRouter, and by OtherClockRouter [duplicate-provider]
            Sources/OtherModule/OtherClockRouter.swift:6:9: note: OtherClockRouter provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """)
    }

    @Test func threeProvidersOfOneKey() {
        var app = clock
        app.adapt("notes.ClockAdapter", (.clock, to: .wallClock))
        app.provide("TimeModule.WallClockRouter", .wallClock)
        app.declare(.wallClock)
        app.register(.clock, in: "notes")
        expectPrinted(
            app,
            """
            Sources/notes/ClockAdapter.swift:5:9: error: RoutableService<any Clock> is provided by ClockAdapter, and by ClockRouter [duplicate-provider]
            Sources/TimeModule/ClockRouter.swift:6:9: note: ClockRouter provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            Sources/notes/main.swift:20:5: error: RoutableService<any Clock> is provided by a closure, and by ClockRouter [duplicate-provider]
            Sources/TimeModule/ClockRouter.swift:6:9: note: ClockRouter provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """)
    }

    @Test func twoProvidersOfOneName() {
        var app = clock
        app.provide("OtherModule.ClockRouter", .clock)
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:6:9: error: RoutableService<any Clock> is provided by TimeModule.ClockRouter, and by OtherModule.ClockRouter [duplicate-provider]
            Sources/OtherModule/ClockRouter.swift:6:9: note: OtherModule.ClockRouter provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """)
    }

    @Test func aProviderThatProvidesAKeyTwice() {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock, .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:7:9: error: RoutableService<any Clock> is provided twice by ClockRouter [duplicate-provider]
            Sources/TimeModule/ClockRouter.swift:6:9: note: ClockRouter provides it
              help: remove one of the two lines
              see: routes explain duplicate-provider
            """)
    }

    @Test func theFindingIsLocatedInTheAppsOwnPackage() {
        var app = AppSketch(others: ["ZModule"])
        app.declare(.clock)
        app.provide("AModule.ClockRouter", .clock)
        app.provide("ZModule.ClockProvider", .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        expectPrinted(
            app,
            """
            Sources/AModule/ClockRouter.swift:6:9: error: RoutableService<any Clock> is provided by ClockRouter, and by ClockProvider [duplicate-provider]
            Sources/ZModule/ClockProvider.swift:6:9: note: ClockProvider provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """)
    }

    @Test func aDuplicateIdentifier() throws {
        expectPrinted(
            try example(.duplicateIdentifier),
            """
            Sources/TimeModule/WallClockRouter.swift:7:9: error: the identifier 'clock' is registered by WallClockRouter, and by ClockRouter [duplicate-identifier]
            Sources/TimeModule/ClockRouter.swift:7:9: note: ClockRouter registers it
              help: rename one of the two; which one is used depends on the order in which they are registered
              see: routes explain duplicate-identifier
            """)
    }

    @Test func aProviderWithOneIdentifierTwice() {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock, identifiers: ["clock", "clock"])
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:8:9: error: the identifier 'clock' is registered twice by ClockRouter [duplicate-identifier]
            Sources/TimeModule/ClockRouter.swift:7:9: note: ClockRouter registers it
              help: remove one of the two lines
              see: routes explain duplicate-identifier
            """)
    }

    @Test func aProviderWithOneURLPatternTwice() {
        var app = AppSketch()
        app.provide("AccountModule.LoginRouter", urls: ["notes://x/:id", "notes://x/:id"], isView: true)
        expectPrinted(
            app,
            """
            Sources/AccountModule/LoginRouter.swift:7:9: error: LoginRouter has 'notes://x/:id' twice [url-pattern-clash]
            Sources/AccountModule/LoginRouter.swift:6:9: note: LoginRouter has 'notes://x/:id'
              help: remove one of the two lines
              see: routes explain url-pattern-clash
            """)
    }

    @Test func aDuplicateDeclaration() throws {
        expectPrinted(
            try example(.duplicateDeclaration),
            """
            Sources/notes/Clock.swift:3:1: error: RoutableService<any Clock> is declared by notes, and by TimeInterface [duplicate-declaration]
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: remove one of the two; keep the one in the protocol's module, which is visible wherever the protocol is
              see: routes explain duplicate-declaration
            """)
    }

    @Test func twoDeclarationsInOneModule() {
        var app = clock
        app.declare(.clock, line: 30)
        expectPrinted(
            app,
            """
            Sources/TimeInterface/Clock.swift:30:1: error: RoutableService<any Clock> is declared twice by TimeInterface [duplicate-declaration]
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: remove one of the two; keep the one in the protocol's module, which is visible wherever the protocol is
              see: routes explain duplicate-declaration
            """)
    }

    @Test func aClashOfURLPatterns() throws {
        expectPrinted(
            try example(.urlPatternClash),
            """
            Sources/EditorModule/EditorRouter.swift:7:9: error: 'notes://open/:note' of EditorRouter matches the same URLs as 'notes://open/:user' of LoginRouter [url-pattern-clash]
            Sources/AccountModule/LoginRouter.swift:7:9: note: LoginRouter has 'notes://open/:user'
              help: add a fixed part to one of the two patterns, or remove one of them
              see: routes explain url-pattern-clash
            """)
    }

    @Test func anInvalidURLPattern() throws {
        expectPrinted(
            try example(.urlPatternInvalid),
            """
            Sources/EditorModule/EditorRouter.swift:7:9: error: 'notes://open/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)' [url-pattern-invalid]
              help: correct the pattern; no URL matches it
              see: routes explain url-pattern-invalid
            """)
    }

    // MARK: Bypassed

    @Test func aBypassedDeclaration() throws {
        expectPrinted(
            try example(.declarationBypassed),
            """
            Sources/notes/ShowCommand.swift:12:22: error: RoutableService<any Clock> is made without its declaration [declaration-bypassed]
            Sources/TimeInterface/Clock.swift:3:1: note: it is declared here
              help: write RoutableService<any Clock>()
              see: routes explain declaration-bypassed
            """)
    }

    @Test func aBypassWithoutADeclaration() {
        var app = AppSketch()
        app.depend("notes", on: "TimeInterface")
        app.use(.clock, in: "notes.ShowCommand.run", .bypass)
        expectPrinted(
            app,
            """
            Sources/notes/ShowCommand.swift:12:22: error: RoutableService<any Clock> is made without its declaration [declaration-bypassed]
              help: write RoutableService<any Clock>(), and declare it beside its protocol:
                @Routable extension RoutableService where Protocol == any Clock {}
              see: routes explain declaration-bypassed
            """)
    }

    @Test func aDeclarationOfEverything() {
        expectPrinted(
            AppSketch.everythingDeclared(as: "Any"),
            """
            Sources/notes/Routes.swift:3:1: error: this declares every protocol as a RoutableService, including those without a provider [declaration-bypassed]
              help: declare each protocol separately:
                @Routable extension RoutableService where Protocol == any <#Protocol#> {}
              see: routes explain declaration-bypassed
            """)
        expectPrinted(
            AppSketch.everythingDeclared(as: "AnyObject"),
            """
            Sources/notes/Routes.swift:3:1: error: this declares every subtype of AnyObject as a RoutableService, including those without a provider [declaration-bypassed]
              help: declare each protocol separately:
                @Routable extension RoutableService where Protocol == any <#Protocol#> {}
              see: routes explain declaration-bypassed
            """)
    }

    // MARK: Cycles

    @Test func aProviderCycle() throws {
        expectPrinted(
            try example(.routeCycle),
            """
            Sources/TimeModule/SystemClock.swift:12:22: error: provider cycle: ClockRouter → TimerRouter → ClockRouter [route-cycle]
            Sources/TimeModule/SystemClock.swift:12:22: note: ClockRouter needs RoutableService<any Timer>, in SystemClock.init
            Sources/TimeModule/TimerRouter.swift:12:22: note: TimerRouter needs RoutableService<any Clock>, in TimerRouter.makeDestination
              help: request one destination when it is used, not while the other one is made:
                var <#name#>: (any Timer)? { try? Router.destination(for: RoutableService<any Timer>()) }
              see: routes explain route-cycle
            """)
    }

    @Test func aProviderCycleOfClassesWithTheMacro() {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.provide("TimeModule.SystemClock", .clock, isDestination: true)
        app.provide("TimeModule.Stopwatch", .timer, isDestination: true)
        app.use(.timer, in: "TimeModule.SystemClock.init", of: "TimeModule.SystemClock", isNeededToMake: true)
        app.use(.clock, in: "TimeModule.Stopwatch.init", of: "TimeModule.Stopwatch", isNeededToMake: true)
        expectPrinted(
            app,
            """
            Sources/TimeModule/Stopwatch.swift:12:22: error: provider cycle: Stopwatch → SystemClock → Stopwatch [route-cycle]
            Sources/TimeModule/Stopwatch.swift:12:22: note: Stopwatch needs RoutableService<any Clock>, in Stopwatch.init
            Sources/TimeModule/SystemClock.swift:12:22: note: SystemClock needs RoutableService<any Timer>, in SystemClock.init
              help: let Stopwatch receive a closure, and call it when the service is used:
                init(<#name#>: @escaping @Sendable () throws -> any Clock)
              see: routes explain route-cycle
            """)
    }

    @Test func aProviderThatNeedsItself() {
        var app = AppSketch()
        let key = Key.asyncService("TimeInterface.Clock")
        app.declare(key)
        app.provide("TimeModule.ClockRouter", key)
        app.use(key, in: "TimeModule.SystemClock.init", of: "TimeModule.ClockRouter", isNeededToMake: true)
        expectPrinted(
            app,
            """
            Sources/TimeModule/SystemClock.swift:12:22: error: ClockRouter requests its own destination while it makes it [route-cycle]
            Sources/TimeModule/SystemClock.swift:12:22: note: ClockRouter needs RoutableAsyncService<any Clock>, in SystemClock.init
              help: request one destination when it is used, not while the other one is made:
                func <#name#>() async throws -> any Clock { try await Router.destination(for: RoutableAsyncService<any Clock>()) }
              see: routes explain route-cycle
            """)
    }

    @Test func aCycleThroughAdaptersIsShownByItsShortestPath() {
        var app = AppSketch()
        for key in [Key.clock, .timer, .requiredClock, .wallClock] { app.declare(key) }
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("TimeModule.TimerRouter", .timer)
        app.provide("TimeModule.WallClockRouter", .wallClock)
        app.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
        app.use(
            .timer, in: "TimeModule.ClockRouter.makeDestination", of: "TimeModule.ClockRouter", isNeededToMake: true)
        app.use(.requiredClock, in: "TimeModule.Stopwatch.init", of: "TimeModule.TimerRouter", isNeededToMake: true)
        // A longer cycle.
        app.use(
            .wallClock, in: "TimeModule.Stopwatch.init", of: "TimeModule.TimerRouter", isNeededToMake: true, line: 13)
        app.use(.clock, in: "TimeModule.Wall.init", of: "TimeModule.WallClockRouter", isNeededToMake: true)
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:12:22: error: provider cycle: ClockRouter → TimerRouter → ClockRouter [route-cycle]
            Sources/TimeModule/ClockRouter.swift:12:22: note: ClockRouter needs RoutableService<any Timer>, in ClockRouter.makeDestination
            Sources/TimeModule/Stopwatch.swift:12:22: note: TimerRouter needs RoutableService<any RequiredClock>, in Stopwatch.init
            Sources/notes/ClockAdapter.swift:5:9: note: ClockAdapter adapts RoutableService<any RequiredClock>
              help: request one destination when it is used, not while the other one is made:
                var <#name#>: (any Timer)? { try? Router.destination(for: RoutableService<any Timer>()) }
              see: routes explain route-cycle
            """)
    }

    // MARK: Unused

    @Test func anUnusedProvider() throws {
        expectPrinted(
            try example(.unusedProvider),
            """
            Sources/TimeModule/ClockRouter.swift:4:8: warning: no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]
              help: remove ClockRouter, do not link TimeModule, or use one of its keys
              see: routes explain unused-provider
            """)
    }

    @Test func anUnusedProviderOfTwoKeys() {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.provide("TimeModule.ClockRouter", .clock, .timer)
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:4:8: warning: no route of ClockRouter is used: RoutableService<any Clock>, RoutableService<any Timer> [unused-provider]
              help: remove ClockRouter, do not link TimeModule, or use one of its keys
              see: routes explain unused-provider
            """)
    }

    @Test func anUnusedDeclaration() throws {
        expectPrinted(
            try example(.unusedDeclaration),
            """
            Sources/TimeInterface/Timer.swift:3:1: warning: no use of RoutableService<any Timer> [unused-declaration]
            Sources/TimeModule/ClockRouter.swift:7:9: note: ClockRouter provides it
              help: delete the declaration and the line that provides it, or use the key
              see: routes explain unused-declaration
            """)
    }

    @Test func anUnreadRequirement() throws {
        expectPrinted(
            try example(.unreadRequirement),
            """
            Sources/EditorModule/EditorRouter.swift:6:9: error: RoutableView<any EditorInput> requires 'login', and no interceptor reads this requirement [unread-requirement]
              help: read it in an interceptor that the app adds:
                RouteRegistry.shared.addViewRouteInterceptor("login") { request in
                    if request.requirements.contains(.login) { <#check it, and throw or redirect#> }
                    return .proceed
                }
              see: routes explain unread-requirement
            """)
    }

    @Test func anUnusedDeclarationThatAClosureProvides() {
        var app = AppSketch()
        app.declare(.clock)
        app.register(.clock, in: "notes")
        expectPrinted(
            app,
            """
            Sources/TimeInterface/Clock.swift:3:1: warning: no use of RoutableService<any Clock> [unused-declaration]
            Sources/notes/main.swift:20:5: note: a closure provides it
              help: delete the declaration and the line that provides it, or use the key
              see: routes explain unused-declaration
            """)
    }

    // MARK: Objective-C

    @Test func aParentInsteadOfTheProtocol() throws {
        expectPrinted(
            try example(.parentProtocol),
            """
            Sources/Notes/NoteListController.m:14:67: warning: RoutableView<any EditorViewInput> is requested, but 'strictConfiguring' has the type of its parent EditorInput [parent-protocol]
              help: write EditorViewInput instead of EditorInput
              see: routes explain parent-protocol
            """)
    }

    @Test func anUnprovenRoute() throws {
        expectPrinted(
            try example(.unprovenRoute),
            """
            Sources/Login/LoginRouter.m:9:5: warning: the routes of '[self registerViewProtocol:protocol]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
              help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
              see: routes explain unproven-route
            """)
    }

    @Test func aClassThatAnotherRouterReserves() throws {
        expectPrinted(
            try example(.exclusiveConflict),
            """
            Sources/Other/OtherClockRouter.m:5:5: error: OtherClockRouter makes SystemClock, which ClockRouter reserves for itself [exclusive-conflict]
            Sources/Time/ClockRouter.m:7:5: note: ClockRouter reserves it
              help: register it without Exclusive there, or let OtherClockRouter make a subclass
              see: routes explain exclusive-conflict
            """)
    }

    @Test func aRouterWithoutAClass() throws {
        expectPrinted(
            try example(.providerWithoutDestination),
            """
            Sources/Time/EmptyServiceRouter.m:3:17: error: EmptyServiceRouter is registered without a class of destinations [provider-without-destination]
              help: call registerService: in +registerRoutableDestination of EmptyServiceRouter, or return YES from +isAbstractRouter
              see: routes explain provider-without-destination
            """)
    }
}

extension AppSketch {
    /// An app with `extension RoutableService where Protocol: …` and an `init()` in it.
    static func everythingDeclared(as type: String) -> AppSketch {
        var app = AppSketch()
        app.add(
            RouteGraph.Route(
                id: "RoutableService<\(type)>", kind: .service, type: type, module: "notes",
                declarations: [
                    .init(module: "notes", form: .unconstrained, location: place("notes", "Routes", 3))
                ]))
        return app
    }
}
