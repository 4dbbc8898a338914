// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@Suite struct RegistrationTests {
    private struct Registered: Equatable, CustomStringConvertible {
        var subject: RegistrationFact.Subject
        var registry: RegistrationFact.Registry
        var isConditional: Bool

        init(_ subject: RegistrationFact.Subject, _ registry: RegistrationFact.Registry, isConditional: Bool = false) {
            self.subject = subject
            self.registry = registry
            self.isConditional = isConditional
        }

        /// The registration without its condition, for tests of the registry.
        var certain: Registered { Registered(subject, registry) }

        var description: String { "\(subject) in \(registry)\(isConditional ? ", perhaps" : "")" }
    }

    private func registered(_ source: String) -> [Registered] {
        facts(of: source).registrations.map { Registered($0.subject, $0.registry, isConditional: $0.isConditional) }
    }

    private let a = RegistrationFact.Subject.type(.named("A"))
    private let b = RegistrationFact.Subject.type(.named("M.B"))

    @Test func aRegistrationHasItsPositionAndScope() {
        #expect(
            facts(of: "func setUp() {\n    RouteRegistry.shared.register([A.self])\n}").registrations == [
                RegistrationFact(
                    .type(.named("A")), registry: .shared, isConditional: true,
                    scope: SourceScope(member: "setUp", moment: .whenCalled), list: RegistrationList("setUp"),
                    position: at(2, 36))
            ])
    }

    @Test(arguments: [
        "RouteRegistry.shared.register([A.self, M.B.self])", "RouteRegistry.shared.register { A.self; M.B.self }",
        "RouteRegistry.shared.register { [A.self, M.B.self] }", "RouteRegistry.shared.register({ A.self; M.B.self })",
        "ModuleRouter.RouteRegistry.shared.register { A.self\n M.B.self }",
        "RouteRegistry\n.shared\n.register { A.self; M.B.self }",
        "let registry = RouteRegistry.shared\nregistry.register { A.self; M.B.self }",
        "let registry: RouteRegistry = .shared\nregistry.register { A.self; M.B.self }",
        "@main struct T { static func main() { RouteRegistry.shared.register { A.self; M.B.self } } }",
    ])
    func listsRegisterInTheSharedRegistry(source: String) {
        #expect(registered(source) == [Registered(a, .shared), Registered(b, .shared)])
    }

    @Test(arguments: [
        "func f() { RouteRegistry.shared.register { A.self; M.B.self } }",
        "struct T { static func f() { RouteRegistry.shared.register([A.self, M.B.self]) } }",
        "struct T { let registry = RouteRegistry.shared; init() { self.registry.register { A.self; M.B.self } } }",
        "let setUp: Void = RouteRegistry.shared.register([A.self, M.B.self])",
        "if x { RouteRegistry.shared.register([A.self, M.B.self]) }",
    ])
    func codeThatMayNotRunRegistersConditionally(source: String) {
        #expect(
            registered(source) == [
                Registered(a, .shared, isConditional: true), Registered(b, .shared, isConditional: true),
            ])
    }

    @Test(arguments: [
        "RouteRegistry { A.self; M.B.self }", "RouteRegistry(parent: .shared) { A.self; M.B.self }",
        "RouteRegistry().register { A.self; M.B.self }", "@Test(.routes { A.self; M.B.self }) func f() {}",
        "@Test(.routes(unprovided: .isExpected) { A.self; M.B.self }) func f() {}",
        "@Suite(.routes { A.self; M.B.self }) struct S {}", "let trait = RoutesTrait.routes { A.self; M.B.self }",
        "let registry = RouteRegistry()\nregistry.register { A.self; M.B.self }",
        "let registry: RouteRegistry = .init()\nregistry.register { A.self; M.B.self }",
        "let registry = RouteRegistry(parent: nil)\nregistry.register([A.self, M.B.self])",
    ])
    func listsRegisterInOtherRegistries(source: String) {
        #expect(registered(source).map(\.certain) == [Registered(a, .other), Registered(b, .other)])
    }

    @Test(arguments: [
        "let all: [any RouteRegistrable.Type] = [A.self, M.B.self]", "use(A.self, M.B.self)",
        "register(A.self, M.B.self)",
        "class C { init(registry: RouteRegistry) { registry.register { A.self; M.B.self } } }",
        "RouteRegistry.current.register { A.self; M.B.self }", "batch.add(A.self); batch.add(M.B.self)",
        "let registry = isTest ? RouteRegistry() : .shared\nregistry.register { A.self; M.B.self }",
        "var registry = RouteRegistry.shared\nif isTest { registry = RouteRegistry() }\nregistry.register { A.self; M.B.self }",
        "let registry = RouteRegistry()\nclass C { init(_ registry: RouteRegistry) { registry.register { A.self; M.B.self } } }",
        "[1].forEach(register(A.self, M.B.self))", "decoder.decode(A.self, M.B.self)",
        "app.routes(A.self, M.B.self)",
    ])
    func typesWithoutAKnownRegistryAreNoted(source: String) {
        #expect(registered(source).map(\.certain) == [Registered(a, .unknown), Registered(b, .unknown)])
    }

    @Test(arguments: [
        "RouteRegistry.shared.register { if x { A.self } }",
        "RouteRegistry.shared.register { switch x { case 1: A.self } }",
        "if x { RouteRegistry.shared.register { A.self } }", "queue.async { RouteRegistry.shared.register { A.self } }",
        "let done: Void = { RouteRegistry.shared.register { A.self } }()",
        "struct S { static let done: Void = RouteRegistry.shared.register { A.self } }",
        "let all = { struct S { init() { RouteRegistry.shared.register { A.self } } } }",
        "x ? RouteRegistry.shared.register { A.self } : ()", "x.map { RouteRegistry.shared.register([A.self]) }",
        "repeat { if x { break }; RouteRegistry.shared.register([A.self]) } while y",
        "do { try x(); RouteRegistry.shared.register([A.self]) } catch {}",
        "a: do { if x { break a }; RouteRegistry.shared.register([A.self]) }",
        "later(RouteRegistry.shared.register([A.self]))", "Later(RouteRegistry.shared.register([A.self]))",
    ])
    func branchesAndClosuresRegisterConditionally(source: String) {
        #expect(registered(source) == [Registered(a, .shared, isConditional: true)])
    }

    @Test(arguments: [
        "guard x else { exit(1) }\nRouteRegistry.shared.register { A.self }",
        "do { RouteRegistry.shared.register { A.self } }", "try x()\nRouteRegistry.shared.register { A.self }",
        "do { try x() } catch {}\nRouteRegistry.shared.register { A.self }",
        "@main enum App { static func main() { RouteRegistry.shared.register { A.self } } }",
    ])
    func otherCodeRegistersUnconditionally(source: String) { #expect(registered(source) == [Registered(a, .shared)]) }

    @Test(arguments: [
        ("service", "RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in SystemClock() }"),
        ("view", "RouteRegistry.shared.register(view: RoutableView<any Clock>()) { _ in Screen() } as: { $0 }"),
        ("viewModule", "RouteRegistry.shared.register(viewModule: RoutableViewModule<any Clock>(), as: { $0 })"),
        ("asyncService", "RouteRegistry.shared.register(RoutableAsyncService<any Clock>(), lifetime: .shared) { nil }"),
        (
            "serviceModule",
            "RouteRegistry.shared.register(RoutableServiceModule<any Clock>(), makingConfiguration: C.init) { $0 }"
        ),
    ])
    func aClosureIsRegisteredForAKey(kind: String, source: String) {
        let found = facts(of: source)
        guard case .closure(let key)? = found.registrations.first?.subject else {
            Issue.record("nothing is registered")
            return
        }
        #expect("\(key.kind)" == kind)
        #expect(key.type == .named("Clock"))
        #expect(found.registrations.map(\.registry) == [.shared])
        #expect(found.uses == [])
    }

    @Test(arguments: ["key", "Keys.clock", "ClockKey()"]) func anUnreadKeyIsNoted(key: String) {
        #expect(
            registered("RouteRegistry.shared.register(\(key)) { _ in SystemClock() }")
                == [Registered(.closureOfUnknown(key), .shared)])
    }

    @Test(arguments: ["making", "makingOnMainActor", "makingConfiguration"])
    func aFunctionCanReplaceTheMakingClosure(label: String) {
        #expect(
            registered("RouteRegistry.shared.register(key, \(label): make)")
                == [Registered(.closureOfUnknown("key"), .shared)])
    }

    /// The keys of other libraries' containers are no keys of routes. A type may be a provider.
    @Test(arguments: ["Animal.self", "(any Animal).self", "Repository<User>.self", "\"animal\""])
    func keysOfOtherLibrariesRegisterNothing(key: String) {
        let registered = registered("container.register(\(key)) { _ in Cat() }")
        #expect(!registered.map(\.subject).contains(.closureOfUnknown(key)), "\(registered)")
    }

    @Test func aStaticMethodMayRegisterItsType() {
        for call in ["M.B.install()", "try M.B.install()", "try await M.B.install()", "M.B.register()"] {
            #expect(registered(call) == [Registered(b, .unknown)], "\(call)")
        }
        #expect(registered("M.B.register(in: batch)") == [Registered(b, .unknown)])
        #expect(registered("RouteRegistry.shared.register(types)") == [])
        #expect(registered("let x = M.B.install()") == [])
        #expect(registered("Router.to(key)") == [])
    }

    @Test func theTypesInAMakingClosureAreNoList() {
        #expect(
            registered("RouteRegistry.shared.register(RoutableService<any Clock>()) { _ in make(A.self) }") == [
                Registered(.closure(.service("Clock")), .shared), Registered(a, .unknown, isConditional: true),
            ])
    }

    @Test func aProviderCanRegisterItself() {
        #expect(
            registered("struct A { static func register() { RouteRegistry.shared.register([Self.self]) } }")
                == [Registered(.type(.named("Self")), .shared, isConditional: true)])
    }

    @Test(arguments: [
        "x.self", "func f<P>(_: P.Type) { use(P.self) }", "struct S<P> { let x = P.self }", "(any P).self", "[A].self",
        "protocol P { func f() }\nextension RoutableService where Protocol == any P { static let x = Protocol.self }",
        "#selector(getter: a.b)", "let x = \"A.self\" // A.self", "A.Type.self", "a.b.self", "let keyPath = \\A.self.b",
    ])
    func otherExpressionsWithSelfAreNotNoted(source: String) { #expect(registered(source) == []) }

    @Test func genericTypesAreNoted() {
        #expect(
            registered("use(A<Int>.self)").map(\.certain) == [
                Registered(.type(.name([.init("A", arguments: [.named("Int")])])), .unknown)
            ])
    }

    @Test func onlyActiveTypesAreNoted() {
        let source = """
            RouteRegistry.shared.register {
                #if FAST
                A.self
                #else
                B.self
                #endif
            }
            """
        #expect(facts(of: source).registrations.map(\.subject) == [.type(.named("B"))])
        #expect(facts(of: source, defining: ["FAST"]).registrations.map(\.subject) == [.type(.named("A"))])
    }
}
#endif
