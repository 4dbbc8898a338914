// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// A finding, reduced to its identifier and location.
struct Found: Hashable, CustomStringConvertible {
    let id: RouteFinding.ID
    let place: String

    init(_ id: RouteFinding.ID, _ place: String) {
        self.id = id
        self.place = place
    }

    init(_ finding: RouteFinding) {
        self.init(finding.id, finding.location.map { "\($0)" } ?? "nowhere")
    }

    var description: String { "\(id.rawValue) at \(place)" }
}

@Suite struct SeededFaultTests {
    @Test func severalFaultsAreFoundInTheOrderOfTheSource() {
        var app = AppSketch()
        for key in [Key.clock, .timer, .wallClock, .requiredClock, .notes, .login, .requiredLogin] { app.declare(key) }
        // A missing key, and a use of it that bypasses the declaration.
        app.use(.notes, in: "notes.ListCommand.run")
        app.use(.notes, in: "notes.ListCommand.run", .bypass, line: 20)
        // There are two providers. No code may use the second one.
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("OtherModule.ClockRouter", .clock, .timer)
        app.use(.clock, in: "notes.ShowCommand.run")
        // A provider that is not registered, behind an adapter.
        app.provide("TimeModule.WallClockRouter", .wallClock, registrations: [])
        app.adapt("notes.ClockAdapter", (.requiredClock, to: .wallClock))
        app.use(.requiredClock, in: "notes.ShowCommand.run", line: 14)
        // An adapter whose adaptee has no provider.
        app.adapt("notes.LoginAdapter", (.requiredLogin, to: .login))
        app.use(.requiredLogin, in: "notes.ShowCommand.run", line: 15)
        #expect(
            app.findings.map(Found.init) == [
                Found(.missingProvider, "Sources/NotesInterface/Notes.swift:3:1"),
                Found(.unusedDeclaration, "Sources/TimeInterface/Timer.swift:3:1"),
                Found(.duplicateProvider, "Sources/TimeModule/ClockRouter.swift:6:9"),
                Found(.unregisteredProvider, "Sources/TimeModule/WallClockRouter.swift:4:8"),
                Found(.declarationBypassed, "Sources/notes/ListCommand.swift:20:22"),
                Found(.adapterWithoutProvider, "Sources/notes/LoginAdapter.swift:5:9"),
            ])
    }

    // MARK: Bundles of tests

    @Test func aTestBundleIsCheckedForTheRequestsOfItsOwnCode() {
        var app = AppSketch("ClockTests", .test)
        app.declare(.clock)
        app.declare(.login)
        app.declare(.requiredClock)
        app.declare(.timer)
        app.use(.clock, in: "ClockTests.ClockTests.ticks")
        app.use(.login, in: "EditorFeature.EditorModel.unlock")
        app.use(.login, in: "ClockTests.ClockTests.key", .mention)
        app.use(.requiredClock, in: "ClockTests.ClockTests.adapts")
        app.adapt("ClockTests.ClockAdapter", (.requiredClock, to: .wallClock))
        app.provide("ClockTests.TestTimer", .timer, registrations: [])
        app.use(.timer, in: "ClockTests.ClockTests.times")
        #expect(
            app.findings.map(Found.init) == [
                Found(.adapterWithoutProvider, "Sources/ClockTests/ClockAdapter.swift:5:9"),
                Found(.missingProvider, "Sources/ClockTests/ClockTests.swift:12:22"),
                Found(.unregisteredProvider, "Sources/ClockTests/TestTimer.swift:4:8"),
            ])
    }

    @Test func twoProvidersOfAKeyClashInATestBundle() {
        var app = AppSketch("ClockTests", .test)
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("ClockTests.TestClock", .clock)
        #expect(
            app.findings.map(Found.init) == [Found(.duplicateProvider, "Sources/TimeModule/ClockRouter.swift:6:9")])
    }

    // MARK: URL patterns

    @Test(
        arguments: [
            ("notes://note/:id", "notes://note/:name"), ("notes://note", "NOTES://Note"),
            ("notes://:section/all", "notes://:part/all/"), ("notes://a/:x/b/:y", "notes://a/:y/b/:x"),
            ("notes://note/Über", "notes://note/%C3%9Cber"), ("notes://n/:id(Int)", "notes://n/:kind(one|2)"),
            ("notes://{a|b}/:x", "notes://{b|c}/:y"), ("notes://n/*rest", "notes://n/*others"),
            ("notes://n?a=:a", "notes://n?b=:b"),
        ])
    func equalPatternsClash(_ one: String, _ other: String) {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.editor)
        app.provide("AccountModule.LoginRouter", .login, urls: [one])
        app.provide("EditorModule.EditorRouter", .editor, urls: [other])
        #expect(
            app.findings.map(Found.init) == [Found(.urlPatternClash, "Sources/EditorModule/EditorRouter.swift:7:9")])
    }

    @Test func patternsOfAViewAndAServiceAndOfOneProviderClash() {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        app.provide("AccountModule.LoginRouter", .login, urls: ["notes://open/:user", "notes://open/:name"])
        app.provide("TimeModule.ClockRouter", .clock, urls: ["notes://open/:user"])
        #expect(
            app.findings.map(Found.init) == [
                Found(.urlPatternClash, "Sources/AccountModule/LoginRouter.swift:8:9"),
                Found(.urlPatternClash, "Sources/TimeModule/ClockRouter.swift:7:9"),
            ])
    }

    @Test(arguments: ["open/:user", "notes://open/:user-:name", "notes://open/\\(…)\\(…)", "notes://a#", ""])
    func aPatternThatCannotBeReadIsFound(_ pattern: String) {
        var app = AppSketch()
        app.declare(.login)
        app.provide("AccountModule.LoginRouter", .login, urls: [pattern])
        #expect(
            app.findings.map(Found.init) == [Found(.urlPatternInvalid, "Sources/AccountModule/LoginRouter.swift:7:9")])
    }

    @Test func screensWithoutKeysClashByIdentifierAndURL() {
        var app = AppSketch()
        app.provide("AccountModule.LoginRouter", identifiers: ["x"], urls: ["notes://x/:id"], isView: true)
        app.provide("EditorModule.EditorRouter", identifiers: ["x"], urls: ["notes://x/:note"], isView: true)
        #expect(
            app.findings.map(Found.init) == [
                Found(.duplicateIdentifier, "Sources/EditorModule/EditorRouter.swift:6:9"),
                Found(.urlPatternClash, "Sources/EditorModule/EditorRouter.swift:7:9"),
            ])
    }

    // MARK: Code that the checker cannot resolve

    @Test func anUnreadLineCannotProvideAKeyThatItsModuleDoesNotSee() {
        var app = AppSketch()
        app.declare(.clock)
        app.depend("TimeModule", on: "TimeInterface")
        app.use(.clock, in: "notes.ShowCommand.run")
        app.provide("TimeModule.TimerRouter", .timer, isIncomplete: true)
        app.declare(.timer)
        #expect(app.findings.map(Found.init) == [Found(.missingProvider, "Sources/TimeInterface/Clock.swift:3:1")])
    }

    @Test func anIncompleteProviderCannotProvideAKeyThatItRequests() {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("notes.TimerRouter", .timer, isIncomplete: true)
        app.declare(.timer)
        app.use(.clock, in: "notes.TimerRouter.makeDestination", of: "notes.TimerRouter")
        app.use(.clock, in: "notes.Alarm.start")
        #expect(app.findings.map(Found.init) == [Found(.missingProvider, "Sources/TimeInterface/Clock.swift:3:1")])
    }

    @Test func aClosureWithAnUnreadKeyDoesNotHideAMissingProvider() {
        var app = AppSketch()
        app.declare(.clock)
        app.leaveOpen("a route is registered by a key that is not written here")
        app.use(.clock, in: "notes.Alarm.start")
        #expect(app.findings.map(Found.init) == [Found(.missingProvider, "Sources/TimeInterface/Clock.swift:3:1")])
    }

    @Test(arguments: [["Sources", "notes"], []]) func aLineWithAnInferredKeyCannotProvideAKeyThatItsModuleDoesNotSee(
        _ others: [String]
    ) {
        var app = AppSketch()
        app.declare(.clock)
        app.depend("notes", on: "TimeInterface")
        for other in others { app.depend("TimeModule", on: other + "Interface") }
        app.provide("TimeModule.TimerRouter", isIncomplete: true, hasInferredKey: true)
        app.use(.clock, in: "notes.ShowCommand.run")
        #expect(app.findings.map(Found.init) == [Found(.missingProvider, "Sources/TimeInterface/Clock.swift:3:1")])
    }

    @Test(arguments: [true, false]) func anIncompleteServiceProviderCannotProvideViews(conforms: Bool) {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.timer)
        if conforms {
            app.provide("notes.TimerRouter", isView: false, isIncomplete: true)
            app.register(.timer, in: "notes")
            app.use(.timer, in: "notes.ShowCommand.run")
        } else {
            app.provide("notes.TimerRouter", .timer, isIncomplete: true)
        }
        app.use(.login, in: "notes.Screens.run", isRequest: false)
        #expect(
            app.findings.map(Found.init) == [Found(.missingProvider, "Sources/AccountInterface/LoginInput.swift:3:1")])
    }

    // MARK: Declarations

    @Test(arguments: [TypeFact.Access.internal, .package, .public])
    func aDeclarationClashesWithAVisiblePublicDeclaration(_ access: TypeFact.Access) {
        var app = AppSketch()
        app.depend("notes", on: "TimeFeature")
        app.depend("TimeFeature", on: "TimeInterface")
        app.declare(.clock)
        app.declare(.clock, in: "notes", access: access)
        app.provide("TimeModule.ClockRouter", .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        #expect(app.findings.map(Found.init) == [Found(.duplicateDeclaration, "Sources/notes/Clock.swift:3:1")])
    }

    @Test func aPrivateDeclarationClashesInItsFile() {
        var app = AppSketch()
        app.declare(.clock, access: .private)
        app.declare(.clock, access: .private, line: 9)
        app.provide("TimeInterface.ClockRouter", .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        #expect(app.findings.map(Found.init) == [Found(.duplicateDeclaration, "Sources/TimeInterface/Clock.swift:9:1")])
    }

    // MARK: Allowances

    private var missing: AppSketch {
        var app = AppSketch()
        app.declare(.clock, line: 7)
        app.use(.clock, in: "notes.ShowCommand.run")
        return app
    }

    @Test(arguments: [(5, false), (6, true), (7, true), (8, false)])
    func aCommentAllowsItsLineAndTheNext(_ line: Int, _ isAllowed: Bool) {
        var app = missing
        app.allow("unused-provider", "missing-provider", at: "Sources/TimeInterface/Clock.swift", line: line)
        #expect(app.findings.isEmpty == isAllowed)
    }

    @Test func aCommentAllowsNoOtherCheckAndNoOtherFile() {
        var app = missing
        app.allow("duplicate-provider", at: "Sources/TimeInterface/Clock.swift", line: 7)
        app.allow("missing-provider", at: "Sources/TimeInterface/Timer.swift", line: 7)
        app.allow("missing", at: "Sources/TimeInterface/Clock.swift", line: 7)
        #expect(app.findings.count == 1)
    }

    @Test func commentsOnTwoLinesBothCount() {
        var app = missing
        app.declare(.clock, in: "notes", line: 7)
        app.allow("duplicate-declaration", at: "Sources/notes/Clock.swift", line: 6)
        app.allow("missing-provider", at: "Sources/TimeInterface/Clock.swift", line: 6)
        app.allow("unused-declaration", at: "Sources/TimeInterface/Clock.swift", line: 7)
        #expect(app.findings == [])
    }
}
