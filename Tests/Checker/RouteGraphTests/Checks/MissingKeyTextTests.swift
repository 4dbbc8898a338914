// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// Compares the printed findings of an app.
func expectPrinted(_ app: AppSketch, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let printed = app.printed.joined(separator: "\n")
    #expect(printed == expected, sourceLocation: sourceLocation)
}

/// The complete texts of the findings about keys without a provider.
@Suite struct MissingKeyTextTests {
    private let example = { (id: RouteFinding.ID) in try #require(ExampleApps.app(with: id)) }

    // MARK: missing-provider

    @Test func aMissingKey() throws {
        expectPrinted(
            try example(.missingProvider),
            """
            Sources/TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/NotesModule/StoredNotes.swift:12:22: note: needed by StoredNotes.init, in a destination of NotesRouter
            Sources/notes/ListCommand.swift:12:22: note: NotesRouter provides RoutableService<any Notes>, needed by ListCommand.run
              near miss: RoutableService<any TimeInterface.WallClock> is provided by WallClockRouter at Sources/TimeModule/WallClockRouter.swift:6:9; did you mean it?
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: .clock)
                final class DefaultClock: Clock {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingKeyInAnAppWithoutMacros() {
        var app = AppSketch()
        app.declare(.clock, .initializer, named: "clock")
        app.use(.clock, in: "notes.ListCommand.run")
        expectPrinted(
            app,
            """
            Sources/TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/notes/ListCommand.swift:12:22: note: needed by ListCommand.run
              help: link the module that provides it, or add a provider to a module that the app links:
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                and register it when the app starts: RouteRegistry.shared.register { ClockRouter.self }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test(arguments: [RouteGraph.Registration.Form.macro, .list])
    func theProposedProviderHasTheFormOfOtherProviders(form: RouteGraph.Registration.Form) throws {
        var app = AppSketch()
        app.declare(.clock, .initializer)
        app.declare(.timer, .initializer)
        app.use(.clock, in: "notes.ListCommand.run")
        app.use(.timer, in: "notes.ListCommand.run")
        app.provide(
            "TimeModule.TimerRouter", .timer,
            registrations: [form == .macro ? AppSketch.macro("TimeModule.TimerRouter") : AppSketch.list(in: "notes")])
        let remedy = try #require(app.findings.first { $0.id == .missingProvider }?.remedy)
        #expect(remedy.contains("@Provider(of: RoutableService<any Clock>.self)") == (form == .macro))
        #expect(remedy.contains("struct ClockRouter: ServiceRouteProvider") == (form == .list))
    }

    @Test func aServiceOfTheMainActorHasAClassOfTheMainActor() throws {
        var app = AppSketch()
        app.declare(.clock, isMainActor: true)
        app.use(.clock, in: "notes.ListCommand.run")
        let remedy = try #require(app.findings.first?.remedy)
        #expect(remedy.contains("\n@MainActor @Provider(of: RoutableService<any Clock>.self)\n"))
    }

    @Test func anUndeclaredKeyOfAProtocolThatIsDeclaredForAnotherKind() {
        var app = AppSketch()
        app.declare(.asyncService("TimeInterface.Clock"))
        app.provide("TimeModule.ClockRouter", .asyncService("TimeInterface.Clock"))
        app.use(.asyncService("TimeInterface.Clock"), in: "notes.List.run", line: 1)
        app.use(.clock, in: "notes.Print.run", line: 2)
        expectPrinted(
            app,
            """
            Sources/notes/Print.swift:2:22: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/notes/Print.swift:2:22: note: needed by Print.run
              near miss: RoutableAsyncService<any TimeInterface.Clock> is provided by ClockRouter at Sources/TimeModule/ClockRouter.swift:6:9; did you mean it?
              help: use RoutableAsyncService<any Clock>, which is declared; RoutableService<any Clock> is not declared
              see: routes explain missing-provider
            """)
    }

    @Test func threeOfManyUsesAreNamed() {
        var app = AppSketch()
        app.declare(.clock)
        for number in 1...20 { app.use(.clock, in: "notes.Command\(number).run", line: number) }
        expectPrinted(
            app,
            """
            Sources/TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/notes/Command1.swift:1:22: note: needed by Command1.run
            Sources/notes/Command10.swift:10:22: note: also needed by Command10.run
            Sources/notes/Command11.swift:11:22: note: also needed by Command11.run
              and 17 more
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableService<any Clock>.self)
                final class DefaultClock: Clock {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingKeyWithoutUses() {
        var app = AppSketch()
        app.declare(.asyncService("notes.Clock"))
        expectPrinted(
            app,
            """
            Sources/notes/Clock.swift:3:1: error: no provider for RoutableAsyncService<any Clock> [missing-provider]
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableAsyncService<any Clock>.self)
                final class DefaultClock: Clock {
                    init() async throws {}
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableAsyncService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
                or delete the declaration, which nothing here uses
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingKeyThatATestRequests() {
        var app = AppSketch("ClockTests", .test)
        app.declare(.asyncService("TimeInterface.Clock"))
        app.use(.asyncService("TimeInterface.Clock"), in: "ClockTests.ClockTests.ticks")
        expectPrinted(
            app,
            """
            Sources/ClockTests/ClockTests.swift:12:22: error: no provider for RoutableAsyncService<any Clock> [missing-provider]
            Sources/ClockTests/ClockTests.swift:12:22: note: needed by ClockTests.ticks
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableAsyncService<any Clock>.self)
                final class DefaultClock: Clock {
                    init() async throws {}
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableAsyncService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aUsedKeyWithoutADeclaration() {
        var app = AppSketch()
        app.depend("notes", on: "TimeInterface")
        app.use(.clock, in: "notes.ShowCommand.run")
        app.use(.clock, in: "notes.ShowCommand.run", line: 9)
        expectPrinted(
            app,
            """
            Sources/notes/ShowCommand.swift:9:22: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/notes/ShowCommand.swift:9:22: note: needed by ShowCommand.run
            Sources/notes/ShowCommand.swift:12:22: note: also needed by ShowCommand.run
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableService<any Clock>.self)
                final class DefaultClock: Clock {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingKeyOfAnotherPackageIsReportedAtTheAppsUse() {
        var app = AppSketch(others: ["TimeInterface", "TimeFeature"])
        app.declare(.clock)
        app.use(.clock, in: "TimeFeature.Alarm.init")
        app.use(.clock, in: "notes.ShowCommand.run")
        expectPrinted(
            app,
            """
            Sources/notes/ShowCommand.swift:12:22: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/notes/ShowCommand.swift:12:22: note: needed by ShowCommand.run
            Sources/TimeFeature/Alarm.swift:12:22: note: also needed by Alarm.init
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableService<any Clock>.self)
                final class DefaultClock: Clock {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aLongChainIsCutAfterFiveSteps() {
        var app = AppSketch()
        let keys = (1...7).map { Key.service("Interfaces.Part\($0)") }
        for (number, key) in keys.enumerated() {
            app.declare(key)
            if number < 6 { app.provide("Modules.Part\(number + 1)Router", key) }
        }
        app.use(keys[0], in: "notes.Command.run")
        for number in 1...6 {
            app.use(
                keys[number], in: "Modules.Part\(number)Router.makeDestination", of: "Modules.Part\(number)Router",
                isNeededToMake: true)
        }
        expectPrinted(
            app,
            """
            Sources/Interfaces/Part7.swift:3:1: error: no provider for RoutableService<any Part7> [missing-provider]
            Sources/Modules/Part6Router.swift:12:22: note: needed by Part6Router.makeDestination
            Sources/Modules/Part5Router.swift:12:22: note: Part6Router provides RoutableService<any Part6>, needed by Part5Router.makeDestination
            Sources/Modules/Part4Router.swift:12:22: note: Part5Router provides RoutableService<any Part5>, needed by Part4Router.makeDestination
            Sources/Modules/Part3Router.swift:12:22: note: Part4Router provides RoutableService<any Part4>, needed by Part3Router.makeDestination
            Sources/notes/Command.swift:12:22: note: and so on: needed by Command.run
              near miss: RoutableService<any Interfaces.Part1> is provided by Part1Router at Sources/Modules/Part1Router.swift:6:9; did you mean it?
              near miss: RoutableService<any Interfaces.Part2> is provided by Part2Router at Sources/Modules/Part2Router.swift:6:9; did you mean it?
              near miss: RoutableService<any Interfaces.Part3> is provided by Part3Router at Sources/Modules/Part3Router.swift:6:9; did you mean it?
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableService<any Part7>.self)
                final class DefaultPart7: Part7 {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Part7>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingViewThatCodeAndAnAdapterNeed() {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.requiredLogin)
        app.declare(.editor)
        app.provide("EditorModule.EditorRouter", .editor)
        app.adapt("notes.LoginAdapter", (.requiredLogin, to: .login))
        app.use(.requiredLogin, in: "EditorModule.EditorModel.unlock", of: "EditorModule.EditorRouter")
        app.use(.editor, in: "notes.Screens.run")
        app.use(.login, in: "notes.LoginFirst.body", line: 40)
        expectPrinted(
            app,
            """
            Sources/AccountInterface/LoginInput.swift:3:1: error: no provider for RoutableView<any LoginInput> [missing-provider]
            Sources/notes/LoginFirst.swift:40:22: note: needed by LoginFirst.body
            Sources/notes/LoginAdapter.swift:5:9: note: also needed by the adapter of RoutableView<any RequiredLogin>
              help: link the module that provides it, or add a provider to a module that the app links:
                @MainActor @Provider(of: RoutableView<any LoginInput>.self)
                final class LoginScreen: LoginInput {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableView<any LoginInput>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func theChainIncludesAdapters() {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.requiredLogin)
        app.adapt("notes.LoginAdapter", (.requiredLogin, to: .login))
        app.use(.requiredLogin, in: "notes.Screens.run", line: 30)
        app.use(.login, in: "AccountModule.Account.init", of: "AccountModule.AccountRouter", line: 50)
        app.provide("AccountModule.AccountRouter", .view("AccountInterface.AccountInput"))
        app.declare(.view("AccountInterface.AccountInput"))
        app.use(.view("AccountInterface.AccountInput"), in: "EditorModule.Unknown.run", of: "EditorModule.Gone")
        expectPrinted(
            app,
            """
            Sources/AccountInterface/LoginInput.swift:3:1: error: no provider for RoutableView<any LoginInput> [missing-provider]
            Sources/notes/LoginAdapter.swift:5:9: note: needed by the adapter of RoutableView<any RequiredLogin>
            Sources/notes/Screens.swift:30:22: note: RoutableView<any RequiredLogin> is needed by Screens.run
            Sources/AccountModule/Account.swift:50:22: note: also needed by Account.init, in a destination of AccountRouter
              help: link the module that provides it, or add a provider to a module that the app links:
                @MainActor @Provider(of: RoutableView<any LoginInput>.self)
                final class LoginScreen: LoginInput {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableView<any LoginInput>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    @Test func aMissingModuleOfAViewAndOfAService() {
        var app = AppSketch()
        app.declare(.viewModule("AccountInterface.LoginModule"))
        app.declare(.serviceModule("TimeInterface.ClockModule"))
        app.use(.viewModule("AccountInterface.LoginModule"), in: "notes.Screens.run")
        app.use(.serviceModule("TimeInterface.ClockModule"), in: "notes.Screens.run", line: 13)
        expectPrinted(
            app,
            """
            Sources/AccountInterface/LoginModule.swift:3:1: error: no provider for RoutableViewModule<any LoginModule> [missing-provider]
            Sources/notes/Screens.swift:12:22: note: needed by Screens.run
              help: link the module that provides it, or add a provider to a module that the app links:
                @MainActor @Provider(of: RoutableViewModule<any LoginModule>.self)
                final class LoginScreen {
                    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableViewModule<any LoginModule>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            Sources/TimeInterface/ClockModule.swift:3:1: error: no provider for RoutableServiceModule<any ClockModule> [missing-provider]
            Sources/notes/Screens.swift:13:22: note: needed by Screens.run
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: RoutableServiceModule<any ClockModule>.self)
                final class DefaultClock {
                    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableServiceModule<any ClockModule>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """)
    }

    // MARK: unregistered-provider

    @Test func anUnregisteredProvider() throws {
        expectPrinted(
            try example(.unregisteredProvider),
            """
            Sources/TimeModule/ClockRouter.swift:4:8: error: nothing registers ClockRouter, which provides RoutableService<any Clock> [unregistered-provider]
            Sources/NotesModule/StoredNotes.swift:12:22: note: needed by StoredNotes.init, in a destination of NotesRouter
            Sources/notes/ListCommand.swift:12:22: note: NotesRouter provides RoutableService<any Notes>, needed by ListCommand.run
              help: register ClockRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
              see: routes explain unregistered-provider
            """)
    }

    @Test func anUnregisteredProviderOfSeveralKeys() {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.declare(.wallClock)
        app.provide("TimeModule.ClockRouter", .clock, .timer, .wallClock, registrations: [])
        app.use(.clock, in: "notes.ShowCommand.run")
        app.use(.timer, in: "notes.ShowCommand.run", line: 13)
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:4:8: error: nothing registers ClockRouter, which provides RoutableService<any Clock> and 2 more [unregistered-provider]
            Sources/notes/ShowCommand.swift:12:22: note: RoutableService<any Clock> is needed by ShowCommand.run
            Sources/notes/ShowCommand.swift:13:22: note: RoutableService<any Timer> is needed by ShowCommand.run
              help: register ClockRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
              see: routes explain unregistered-provider
            """)
    }

    @Test func twoUnregisteredProvidersAreOneFinding() {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock, registrations: [])
        app.provide("TimeModule.StoppedClockRouter", .clock, registrations: [])
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:4:8: error: nothing registers ClockRouter, which provides RoutableService<any Clock> [unregistered-provider]
            Sources/TimeModule/StoppedClockRouter.swift:6:9: note: StoppedClockRouter would provide RoutableService<any Clock> too, and is not registered either
              help: register ClockRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
              see: routes explain unregistered-provider
            """)
    }

    @Test func anUnregisteredProviderThatAnAdapterNames() {
        var app = AppSketch()
        app.declare(.requiredClock)
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock, registrations: [])
        app.adapt("notes.ClockAdapter", .requiredClock, toProvider: "TimeModule.ClockRouter")
        app.use(.requiredClock, in: "notes.ShowCommand.run")
        expectPrinted(
            app,
            """
            Sources/TimeModule/ClockRouter.swift:4:8: error: nothing registers ClockRouter, which provides RoutableService<any Clock> [unregistered-provider]
            Sources/notes/ClockAdapter.swift:5:9: note: needed by the adapter of RoutableService<any RequiredClock>
            Sources/notes/ShowCommand.swift:12:22: note: RoutableService<any RequiredClock> is needed by ShowCommand.run
              help: register ClockRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
              see: routes explain unregistered-provider
            """)
    }

    @Test func anUnregisteredAdapter() {
        var app = AppSketch()
        app.declare(.requiredClock)
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock)
        app.adapt("notes.ClockAdapter", (.requiredClock, to: .clock), registrations: [])
        app.use(.requiredClock, in: "notes.ShowCommand.run")
        expectPrinted(
            app,
            """
            Sources/notes/ClockAdapter.swift:3:6: error: nothing registers ClockAdapter, which adapts RoutableService<any RequiredClock> [unregistered-provider]
            Sources/notes/ShowCommand.swift:12:22: note: needed by ShowCommand.run
              help: register ClockAdapter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockAdapter.self }
              see: routes explain unregistered-provider
            """)
    }

    @Test func anUnregisteredProviderThatOnlyURLsLeadTo() {
        var app = AppSketch()
        app.provide("notes.HelpRouter", registrations: [], urls: ["notes://help"])
        expectPrinted(
            app,
            """
            Sources/notes/HelpRouter.swift:4:8: error: nothing registers HelpRouter [unregistered-provider]
              help: register HelpRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { HelpRouter.self }
              see: routes explain unregistered-provider
            """)
    }

    // MARK: Adapters

    @Test func anAdapterWithoutProvider() throws {
        expectPrinted(
            try example(.adapterWithoutProvider),
            """
            Sources/notes/ClockAdapter.swift:5:9: error: RoutableService<any RequiredClock> is adapted to a route without a provider: RoutableService<any RequiredClock> → RoutableService<any Clock> [adapter-without-provider]
            Sources/notes/ShowCommand.swift:12:22: note: needed by ShowCommand.run
              help: link the module that provides RoutableService<any Clock>, or adapt to another key
              see: routes explain adapter-without-provider
            """)
    }

    @Test func twoAdaptersAndAChainThatLeadToOneMissingKey() {
        var app = AppSketch()
        for key in [Key.clock, .requiredClock, .wallClock, .timer] { app.declare(key) }
        app.provide("TimeModule.WallClockRouter", .wallClock)
        app.adapt(
            "notes.ClockAdapter", (.requiredClock, to: .clock), (.service("NotesInterface.RequiredTime"), to: .clock))
        app.adapt("notes.TimerAdapter", (.timer, to: .requiredClock))
        app.use(.timer, in: "notes.ShowCommand.run")
        app.use(.wallClock, in: "notes.ShowCommand.run", line: 13)
        expectPrinted(
            app,
            """
            Sources/notes/ClockAdapter.swift:5:9: error: RoutableService<any RequiredClock> is adapted to a route without a provider: RoutableService<any RequiredClock> → RoutableService<any Clock> [adapter-without-provider]
            Sources/notes/TimerAdapter.swift:5:9: note: needed by the adapter of RoutableService<any Timer>
            Sources/notes/ShowCommand.swift:12:22: note: RoutableService<any Timer> is needed by ShowCommand.run
            Sources/notes/ClockAdapter.swift:6:9: note: RoutableService<any Clock> is needed by the adapter of RoutableService<any RequiredTime>
              near miss: RoutableService<any TimeInterface.WallClock> is provided; did you mean it?
              help: link the module that provides RoutableService<any Clock>, or adapt to another key
              see: routes explain adapter-without-provider
            """)
    }

    @Test func anAdapterCycle() throws {
        expectPrinted(
            try example(.adapterCycle),
            """
            Sources/notes/ClockAdapter.swift:5:9: error: adapter cycle: RoutableService<any RequiredClock> → RoutableService<any Clock> → RoutableService<any RequiredClock> [adapter-cycle]
            Sources/notes/WatchAdapter.swift:5:9: note: then WatchAdapter adapts RoutableService<any Clock>
              help: adapt one of these keys to a key that a module provides
              see: routes explain adapter-cycle
            """)
    }

    @Test func anAdapterOfAnAdapterCycleHasNoFindingOfItsOwn() throws {
        var app = try example(.adapterCycle)
        app.declare(.timer)
        app.adapt("notes.ATimerAdapter", (.timer, to: .clock))
        app.use(.timer, in: "notes.ShowCommand.run", line: 14)
        app.adapt("notes.SelfAdapter", (.notes, to: .notes))
        expectPrinted(
            app,
            """
            Sources/notes/ClockAdapter.swift:5:9: error: adapter cycle: RoutableService<any RequiredClock> → RoutableService<any Clock> → RoutableService<any RequiredClock> [adapter-cycle]
            Sources/notes/WatchAdapter.swift:5:9: note: then WatchAdapter adapts RoutableService<any Clock>
              help: adapt one of these keys to a key that a module provides
              see: routes explain adapter-cycle
            Sources/notes/SelfAdapter.swift:5:9: error: adapter cycle: RoutableService<any Notes> → RoutableService<any Notes> [adapter-cycle]
              help: adapt one of these keys to a key that a module provides
              see: routes explain adapter-cycle
            """)
    }
}
