// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@Suite struct UseTests {
    private func uses(_ source: String) -> [UseFact] { facts(of: source).uses }

    @Test func aCallHasItsPositionAndScope() {
        #expect(
            uses("struct Model {\n    init() { clock = Router.destination(for: RoutableService<any Clock>()) }\n}") == [
                UseFact(
                    key: .service("Clock"), form: .call, isRequest: true,
                    scope: SourceScope(types: ["Model"], member: "init", moment: .always), position: at(2, 46))
            ])
    }

    @Test(arguments: [
        ("Router.destination(for: KEY)", true), ("try ModuleRouter.Router.perform(KEY)", true),
        ("Router.to(KEY)", true), ("(try? Router.destination(for: KEY, source: x))", true),
        ("Router.install(KEY)", false),
        ("Later.route(KEY)", false), ("stub(KEY)", false), ("let key = KEY", false),
        ("Router.destination(for: f(KEY))", false), ("router.destination(for: KEY)", false),
    ])
    func onlyKeysPassedToTheRouterAreRequests(source: String, isRequest: Bool) {
        #expect(uses(source.replacing("KEY", with: "RoutableService<any Clock>()")).map(\.isRequest) == [isRequest])
    }

    @Test(arguments: [
        "try await Router.alert(\"Saved\", from: self)",
        "try await Router.confirm(\"Delete?\", button: \"Delete\", isDestructive: true, from: .window)",
        "try await Router.choose(\"Sort by\", among: Order.allCases, anchor: .button, from: self) { $0.title }",
        "try await Router.prompt(\"Rename\", text: .title, from: self)",
        "try await Router.ask(Dialog(\"Unsaved\", buttons: [.init(\"Save\", answer: .save)]), from: self)",
        "try await ModuleRouterViews.Router.ask(.unsaved, from: self)",
    ]) func aDialogIsNoRoute(call: String) {
        let facts = facts(of: "func close() async throws { \(call) }")
        #expect(facts.uses == [])
        #expect(facts.routes == [])
        #expect(facts.registrations == [])
    }

    @Test(arguments: [
        ("@Test(.routes(unprovided: .isExpected) {}) func a() { CALL }", [UseFact.Form.mention]),
        ("@Test(.routes(unprovided: .isStubbed) {}) func a() { CALL }", [.mention]),
        (
            "@Suite(.routes(unprovided: RoutesTrait.Unprovided.isExpected) {}) struct A { @Test func a() { CALL } }",
            [.mention]
        ),
        ("@Test(.routes(unprovided: .fails) {}) func a() { CALL }", [.call]),
        ("@Test(.routes {}) func a() { CALL }", [.call]),
        ("@Test(.routes(unprovided: .isExpected) {}) func a() {}; func b() { CALL }", [.call]),
    ])
    func aTestThatExpectsAMissingRouteNeedsNoProvider(source: String, forms: [UseFact.Form]) {
        let call = "Router.destination(for: RoutableService<any Clock>())"
        #expect(uses(source.replacing("CALL", with: call)).map(\.form) == forms)
    }

    @Test(arguments: [
        "Router.to(RoutableService<any Clock>())", "try await Router.destination(for: RoutableService<any Clock>())",
        "RoutableService<Clock>()", "RoutableService<any Clock>.init()", "ModuleRouter.RoutableService<any Clock>()",
        "ModuleRouterViews.RoutableService<any Clock>()", "#expect(RoutableService<any Clock>() == x)",
        "let x = \"\\(RoutableService<any Clock>())\"", "let make = RoutableService<any Clock>.init",
        "let x = if y { RoutableService<any Clock>() } else { z }", "@Wrapper(RoutableService<any Clock>()) var x",
        "f(x: RoutableService<any Clock>())", "[RoutableService<any Clock>()]", "{ RoutableService<any Clock>() }",
        "var body: some View { Text(Router.to(RoutableService<any Clock>())) }",
        "f { $0 } g: { RoutableService<any Clock>() }",
        "let x = (1, RoutableService<any Clock>())", "func f(_ x: Int = g(RoutableService<any Clock>())) {}",
        "case .a where x == RoutableService<any Clock>(): break", "x[RoutableService<any Clock>()]",
        "enum E { case a(Int = f(RoutableService<any Clock>())) }", "for x in f(RoutableService<any Clock>()) {}",
        "while let x = f(RoutableService<any Clock>()) {}", "x = y ? RoutableService<any Clock>() : z",
        "#Preview { RoutableService<any Clock>() }", "RoutableService<any Clock>().key",
        "x as? Y ?? RoutableService<any Clock>()",
        "@Test(.enabled(if: f(RoutableService<any Clock>()))) func t() {}",
        "subscript(i: Int) -> Int { f(RoutableService<any Clock>()) }",
        "switch RoutableService<any Clock>() { default: break }", "throw f(RoutableService<any Clock>())",
        "a\n#if os(Linux)\n.b(RoutableService<any Clock>())\n#endif",
    ])
    func aCallIsFoundInAnyExpression(source: String) {
        #expect(uses(source).map(\.key) == [.service("Clock")])
        #expect(uses(source).map(\.form) == [.call])
    }

    @Test(arguments: [
        "let key: RoutableService<any Clock>", "func f(_ key: RoutableService<any Clock>) {}",
        "func f() -> RoutableService<any Clock>? {}", "let type = RoutableService<any Clock>.self",
        "let slot = RoutableService<any Clock>.slot", "struct S<T> where T == RoutableService<any Clock> {}",
        "typealias Key = RoutableService<any Clock>", "let keys = [RoutableService<any Clock>]()",
        "let keys: [ModuleRouter.RoutableService<any Clock>] = []", "x as! RoutableService<any Clock>",
        "class C: Base<RoutableService<any Clock>> {}", "case let x as RoutableService<any Clock>: break",
        "func f<T>(_: T) where T == RoutableService<any Clock> {}", "associatedtype Key = RoutableService<any Clock>",
        "extension E where T == RoutableService<any Clock> {}", "{ (key: RoutableService<any Clock>) in key }",
    ])
    func aMentionIsFoundInAnyPosition(source: String) {
        #expect(uses(source).map(\.key) == [.service("Clock")])
        #expect(uses(source).map(\.form) == [.mention])
    }

    @Test(arguments: [
        "RoutableService<any Clock>(declaredProtocol: (any Clock).self)", "RoutableService<any Clock>(slot: slot)",
        "RoutableService(declaredProtocol: (any Clock).self)", "RoutableService(declaredProtocol: Clock.self)",
        "ModuleRouter.RoutableService.init(declaredProtocol: (any Clock).self)",
        "RoutableService<any Clock>.init(declaredProtocol: (any Clock).self)",
        "Router.to(.init(declaredProtocol: (any Clock).self))",
    ])
    func aDeclarationMayBeBypassed(source: String) {
        #expect(uses(source).map(\.key) == [.service("Clock")])
        #expect(uses(source).map(\.form) == [.bypass])
        #expect(facts(of: source).registrations == [])
    }

    @Test func anAnnotationDefinesTheKindOfABypass() {
        let found = uses("let x: RoutableView<any Clock> = .init(declaredProtocol: type)")
        #expect(found.map(\.key) == [.view("Clock"), .view("Clock")])
        #expect(found.map(\.form) == [.bypass, .mention])
    }

    @Test(arguments: [
        "extension RoutableService where Protocol == any Clock { static var x: Self { .init(declaredProtocol: (any Clock).self) } }",
        "extension RoutableService { init(x: Int) { self.init(declaredProtocol: Protocol.self) } }",
        "extension RoutableService { static func x() -> Self { RoutableService<Protocol>(declaredProtocol: Protocol.self) } }",
        "X.init(declaredProtocol: Clock.self)", ".init(slot: slot)",
    ])
    func declarationsAreNoBypasses(source: String) {
        #expect(uses(source).filter { $0.form == .bypass } == [])
    }

    // MARK: Names that another file declares

    @Test(arguments: [
        ("Key<any Clock>()", ["Key<Clock>"], UseFact.Form.call), ("M.Key<any Clock>.init()", ["M.Key<Clock>"], .call),
        ("ClockKey()", ["ClockKey"], .call), ("f(ClockRouter())", ["ClockRouter"], .call),
        ("Key<any Clock>(declaredProtocol: x)", ["Key<Clock>"], .bypass),
        ("ClockKey(declaredProtocol: x)", ["ClockKey"], .bypass), ("let x: Key<any Clock>", ["Key<Clock>"], .mention),
        ("Feature<ClockRouter>.install()", ["Feature<ClockRouter>"], .mention),
        ("func f(_ x: M.Key<any Clock>) {}", ["M.Key<Clock>"], .mention),
        ("func f(_ x: A<B<C>>) {}", ["A<B<C>>", "B<C>"], .mention),
    ])
    func typesThatMayBeKeysAreNoted(source: String, types: [String], form: UseFact.Form) {
        let found = facts(of: source).typeUses
        #expect(found.map(\.type.description) == types)
        #expect(found.allSatisfy { $0.form == form })
    }

    @Test(arguments: [
        "f()", "A(x)", "A { x }", "a.b()", "func f<K>() { K() }", "struct A { func f() { A() } }", "Self()",
        "RoutableService<any Clock>()", "let x: A", "a < b",
    ])
    func otherTypesAreNotNoted(source: String) { #expect(facts(of: source).typeUses == []) }

    @Test(arguments: [
        ("Router.destination(for: .init())", ".init()"), ("ModuleRouter.Router.to(.init())", ".init()"),
        ("let x: T = f(RoutableService())", "RoutableService()"),
        ("RoutableView.init()", "RoutableView.init()"),
        ("Router.enumerateAllServiceRouters(f)", "Router.enumerateAllServiceRouters"),
        ("Router.enumerateAllViewRouters { f($0) }", "Router.enumerateAllViewRouters"),
    ])
    func requestsWithoutAWrittenKeyAreNoted(source: String, text: String) {
        #expect(facts(of: source).unwrittenUses.map(\.text) == [text])
    }

    @Test(arguments: [
        "Router.destination(for: .clock)", "f(.init())", "x = .init()", "Provides(RoutableService())",
        "registry.register(RoutableService()) { x }", "Adapts(RoutableService(), to: RoutableService())",
        "RoutableService<any Clock>()", "other.enumerateAllViewRouters(f)",
        "Router.destination(for: RoutableService<any Clock>())",
    ])
    func otherRequestsAreNotUnwritten(source: String) { #expect(facts(of: source).unwrittenUses == []) }

    @Test(arguments: RouteKind.allCases) func everyKindOfKeyIsUsed(kind: RouteKind) {
        #expect(uses("\(kind.keyName)<any Clock>()").map(\.key) == [KeyReference(kind, .named("Clock"))])
    }

    @Test func genericKeysListTheirGenericParameters() {
        #expect(
            uses("struct S<T> { func f<P>() { RoutableService<P>() } }").map(\.scope) == [
                SourceScope(types: ["S"], genericParameters: ["T", "P"], member: "f")
            ])
    }

    @Test func theParameterOfAKeyIsGenericInItsExtension() {
        #expect(
            uses("extension RoutableService { func f() { RoutableView<Protocol>() } }").map(\.scope.genericParameters)
                == [["Protocol", "RoutedProtocol"]])
    }

    @Test(arguments: [
        "RoutableServices<any Clock>()", "Other.RoutableService<any Clock>()", "routableService()", "RoutableService()",
        "let s = \"RoutableService<any Clock>()\"", "// RoutableService<any Clock>()",
        "/* RoutableService<any Clock>() */",
        "let s = #\"\\(RoutableService<any Clock>())\"#", "let s = \"\"\"\nRoutableService<any Clock>()\n\"\"\"",
        "#if OTHER\nRoutableService<any Clock>()\n#endif", "#if false && x\nRoutableService<any Clock>()\n#endif",
    ])
    func textsThatAreNoKeysAreNoUses(source: String) { #expect(uses(source) == []) }

    @Test func backticksAreDropped() {
        #expect(uses("`RoutableService`<any `Clock`>()").map(\.key) == [.service("Clock")])
    }
}
#endif
