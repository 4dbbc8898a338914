// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The moment at which code runs, observed at a requested key.
@Suite struct MomentTests {
    private func scope(_ source: String) -> SourceScope? {
        let uses = facts(of: source.replacing("KEY", with: "Router.destination(for: RoutableService<any Clock>())"))
            .uses
        return uses.count == 1 ? uses[0].scope : nil
    }

    @Test(arguments: [
        "init() { KEY }", "init() { x = (KEY, y) }", "init() throws { try KEY }", "init() { do { try KEY } catch {} }",
        "init() { if KEY { } }", "init() { guard KEY else { return } }", "init() { switch KEY { default: x } }",
        "init() { for x in KEY {} }", "init() { let x = KEY }", "init() { return KEY }", "init() { defer { KEY } }",
        "init() { KEY ?? x }", "init() { KEY ? x : y }", "init() { x = { KEY }() }", "init?() { KEY?.c() }",
        "init() { x + KEY }",
        "init() { repeat { KEY; if x { break } } while y }", "init() { repeat { if x { break } } while y; KEY }",
        "init() { do { try x } catch {}; KEY }", "init() { a: do { if x { break a } }; KEY }", "init() { try? x; KEY }",
        "init() { repeat { switch x { default: break }; KEY } while y }",
        "init() { while x { break }; KEY }", "init() { f { return 1 }; KEY }", "init() { func f() { return }; KEY }",
    ])
    func anInitialiserAlwaysRuns(member: String) {
        #expect(scope("struct S { \(member) }") == SourceScope(types: ["S"], member: "init", moment: .always))
    }

    @Test(arguments: [
        "let x = KEY", "var x = [KEY]", "let x: T = { KEY }()", "private(set) var x = KEY",
        "var x = KEY { didSet {} }",
    ])
    func anInitialValueIsAlwaysMade(member: String) {
        #expect(scope("struct S { \(member) }") == SourceScope(types: ["S"], member: "x", moment: .always))
    }

    @Test(arguments: [
        ("f", "func f() { KEY }"), ("f", "static func f() { KEY }"), ("x", "var x: T { KEY }"),
        ("x", "var x: T { get { KEY } }"), ("subscript", "subscript() -> T { KEY }"), ("x", "static var x: T { KEY }"),
        ("+", "static func + (a: S, b: S) -> S { KEY }"), ("makeDestination", "func makeDestination() -> T? { KEY }"),
    ])
    func aFunctionRunsWhenItIsCalled(name: String, member: String) {
        #expect(scope("struct S { \(member) }") == SourceScope(types: ["S"], member: name, moment: .whenCalled))
    }

    @Test(arguments: [
        "if x { KEY }", "if x { } else { KEY }", "if x, KEY {}", "guard x else { KEY }", "guard x else { return }; KEY",
        "guard x, KEY else { return }", "if x { return }; KEY", "if x { throw y }; KEY", "while x { KEY }",
        "for x in y { KEY }", "for x in y where KEY {}", "switch x { case 1: KEY }", "f { KEY }", "x = { KEY }",
        "func g() { KEY }", "x ?? KEY", "x && KEY", "x || KEY", "x ? KEY : y", "x ? y : KEY", "x?.f(KEY)",
        "x?.f().g(KEY)",
        "do { x } catch { KEY }", "Task { KEY }", "f { x } g: { KEY }", "let x = if y { KEY } else { z }",
        "return; KEY", "a: do { if x { break a }; KEY }", "var x: T { KEY }", "do { if x { return } }; KEY",
        "#Preview { KEY }", "x ?? y + KEY", "for x in y { return }; KEY",
        "repeat { if x { break }; KEY } while y", "repeat { if x { continue }; KEY } while y",
        "repeat { if x { break } } while KEY", "do { try x; KEY } catch {}", "do { if x { throw y }; KEY } catch {}",
        "f(KEY)", "a.b(KEY)", ".b(KEY)", "super.init(KEY)", "a.b(KEY).c()", "x[KEY]", "#expect(KEY)", "x ~~> KEY",
        "f { $0 }.g(KEY)",
    ])
    func branchesAndClosuresMayRun(body: String) {
        #expect(scope("struct S { init() { \(body) } }") == SourceScope(types: ["S"], member: "init", moment: .perhaps))
        #expect(scope("struct S { func f() { \(body) } }") == SourceScope(types: ["S"], member: "f", moment: .perhaps))
    }

    @Test(arguments: [
        ("x", "@Wrapper var x = KEY"), ("init", "init() { KEY }; init(x: T) {}"), ("x", "lazy var x = KEY"),
        ("x", "static let x = KEY"), ("x", "static var x = { KEY }()"),
        ("x", "var x: T { get { y } set { KEY } }"), ("x", "var x = 1 { didSet { KEY } }"),
        ("deinit", "deinit { KEY }"),
        ("init", "init(x: T = KEY) {}"), ("f", "func f(x: T = KEY) {}"), ("x", "let x = { KEY }"),
    ])
    func otherMembersMayRun(name: String, member: String) {
        #expect(scope("struct S { \(member) }") == SourceScope(types: ["S"], member: name, moment: .perhaps))
    }

    @Test func codeAtTheTopLevelHasNoType() {
        #expect(scope("KEY") == SourceScope())
        #expect(scope("let x = KEY") == SourceScope(member: "x"))
        #expect(scope("func f() { KEY }") == SourceScope(member: "f", moment: .whenCalled))
    }

    @Test func codeInAnExtensionBelongsToItsType() {
        #expect(
            scope("extension A.B<Int> { init() { KEY } }")
                == SourceScope(types: ["A", "B"], extendedCount: 2, member: "init"))
        #expect(
            scope("extension [Int] { init() { KEY } }")
                == SourceScope(types: ["Array"], extendedCount: 1, member: "init"))
        #expect(
            scope("extension Int? { init() { KEY } }")
                == SourceScope(types: ["Optional"], extendedCount: 1, member: "init"))
    }

    @Test(arguments: [
        "Router.destination(for: K())", "try Router.destination(for: K())", "Router.perform(to: K(), path: p) { x }",
        "await Router.route(to: K(), path: p)", "ModuleRouter.Router.destination(for: K()).f()",
    ])
    func aRequestIsEvaluatedWithItsCall(code: String) {
        #expect(moment(of: code) == .always)
    }

    @Test(arguments: [
        "let key = K()", "Router.to(K())", "f(K())", "Router.destination(for: key(K()))", "[K()]",
        "Later.route(K())",
    ])
    func aKeyWithoutARequestMakesNothing(code: String) {
        #expect(moment(of: code) == .perhaps)
    }

    private func moment(of code: String) -> SourceScope.Moment? {
        let code = code.replacing("K()", with: "RoutableService<any Clock>()")
        return facts(of: "struct S { init() { \(code) } }").uses.first?.scope.moment
    }

    @Test func aLocalTypeHasMembersOfItsOwn() {
        #expect(
            scope("func f<T>() { struct S { init() { KEY } } }")
                == SourceScope(types: ["S"], genericParameters: ["T"], member: "init", moment: .always))
    }

    @Test(arguments: [
        ("S", "S(KEY)"), ("M.S<Int>", "x = try M.S<Int>.init(a: [KEY])"), ("S", "S(x: { KEY }())"),
    ])
    func anInitialiserIsTheReceiverOfItsArguments(type: String, code: String) {
        let scope = scope("struct A { init() { \(code) } }")
        #expect(scope?.moment == .always)
        #expect(scope?.receivers.map(\.description) == [type])
    }

    @Test func receiversAreListedFromTheOutermost() {
        #expect(
            scope("struct A { let x = S(T(KEY), U()) }")?.receivers == [.named("S"), .named("T")])
        #expect(scope("struct A { let x = S(T()) + KEY }")?.receivers == [])
        #expect(scope("struct A { init() { S(Router.to(x)) { struct B { let x = KEY } } } }")?.receivers == [])
    }

    @Test(arguments: [
        "struct S { init(_ x: @autoclosure () -> T) {} }",
        "extension S { init(x: Int, y: @autoclosure @escaping () -> T) {} }",
        "struct S { @Wrapper var x: T }",
    ])
    func typesThatMayDeferTheirArgumentsAreNoted(source: String) {
        #expect(facts(of: source).deferringTypes == [["S"]])
    }

    @Test(arguments: [
        "struct S { init(_ x: () -> T) {} }", "struct S { func f(_ x: @autoclosure () -> T) {} }",
        "struct S { @Wrapper var x: T; init(x: T) {} }", "struct S { @objc var x: T }", "class S { @Wrapper var x: T }",
    ])
    func otherTypesAreNotNoted(source: String) {
        #expect(facts(of: source).deferringTypes == [])
    }

    @Test(arguments: [
        "makeDestination(checking: Bool)", "makeDestination(with: C, in: D)", "prepare()", "prepare(_ x: D)",
        "makeConfiguration(x: Int)",
    ])
    func overloadsOfTheLibrarysMethodsMayRun(signature: String) {
        #expect(scope("struct R { func \(signature) { KEY } }")?.moment == .perhaps)
    }

    @Test(arguments: [
        "makeDestination(with c: C)", "makeDestination()", "prepare(_ x: D, with c: C)",
        "prepare(_ x: D, with c: C, route: ViewRoute)",
        "makeConfiguration()", "other(x: Int)",
    ])
    func theLibrarysMethodsRunWhenCalled(signature: String) {
        #expect(scope("struct R { func \(signature) { KEY } }")?.moment == .whenCalled)
    }

    @Test func argumentsOfAttributesHaveNoMoment() {
        #expect(scope("struct S { @Wrapper(KEY) var x: T }") == SourceScope(types: ["S"]))
    }

    // MARK: Constructions

    @Test func constructionsAreNoted() {
        #expect(
            facts(of: "struct S { init() { a = M.A<Int>(b: B.init()) } }").constructions == [
                ConstructionFact(
                    type: .name([.init("M"), .init("A", arguments: [.named("Int")])]),
                    scope: SourceScope(types: ["S"], member: "init", moment: .always), position: at(1, 25)),
                ConstructionFact(
                    type: .named("B"),
                    scope: SourceScope(
                        types: ["S"], member: "init", moment: .always,
                        receivers: [.name([.init("M"), .init("A", arguments: [.named("Int")])])]),
                    position: at(1, 37)),
            ])
    }

    @Test(arguments: [
        "init() { A() }", "let x = A()", "func makeDestination(with c: C) -> A? { A() }", "init() { f { A() } }",
        "static func makeConfiguration() -> A { A() }", "init() { A { 1 } }",
    ])
    func constructionsOfInitialValuesAreNoted(member: String) {
        #expect(facts(of: "struct S { \(member) }").constructions.map(\.type) == [.named("A")])
    }

    @Test(arguments: [
        "func f() { A() }", "init() { a() }", "init() { a.b() }", "init() { A.b() }", "static let x = A()",
        "var x: A { A() }",
        "init() { self.init() }", "init() { .init() }", "init() { a { 1 } }",
    ])
    func ignoresOtherConstructions(member: String) { #expect(facts(of: "struct S { \(member) }").constructions == []) }
}
#endif
