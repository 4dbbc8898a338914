// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The names that declarations give to keys, and calls that use the names.
@Suite struct ShortKeyTests {
    @Test(arguments: ["clock", "_clock", "größe", "default", "http2", "Clock"])
    func aNameThatAKeyCanHave(name: String) { #expect(ShortKeyName.isUsable(name)) }

    @Test(arguments: ["self", "init", "kind", "routeSlot", "", "_", "my clock", "2nd", "a-b"])
    func aNameThatAKeyCannotHave(name: String) { #expect(!ShortKeyName.isUsable(name)) }

    private func declared(_ source: String) -> [ShortKeyFact] { facts(of: source).shortKeys }

    private let clock = [ShortKeyFact(name: "clock", key: .service("Clock"), access: .public)]

    @Test func theMacroTakesAName() {
        #expect(
            declared("@RoutableAs(\"time\") extension RoutableService where Protocol == any Clock {}")
                == [ShortKeyFact(name: "time", key: .service("Clock"), access: .public)])
        #expect(
            declared("@RoutableAs(\"counts\") extension RoutableService where Protocol == any Store<Int> {}").map(
                \.name)
                == ["counts"])
        #expect(
            declared("@RoutableAs(\"login\") internal extension RoutableView where Protocol == any M.LoginViewInput {}")
                == [ShortKeyFact(name: "login", key: .view("M.LoginViewInput"), access: .internal)])
        #expect(declared("@Routable extension RoutableService where Protocol == any Clock {}") == [])
    }

    @Test func staticPropertiesAreNames() {
        #expect(
            declared(
                """
                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                    public static var clock: Self { Self() }
                    static var time: Self { Self() }
                    var zone: Int { 1 }
                }
                """)
                == clock + [ShortKeyFact(name: "time", key: .service("Clock"), access: .internal)])
    }

    private func used(_ source: String) -> [String] {
        facts(of: "func f() { \(source) }").uses.map { "\($0.key) \($0.form) \($0.isRequest)" }
    }

    @Test(arguments: [
        "try Router.destination(for: .clock)", "try await Router.destination(for: .clock, argument: 1)",
        "try ModuleRouter.Router.destination(for: .clock) { $0 }",
        "Router.perform(to: .clock, path: .push(from: self))",
        "Router.perform(to: .clock, path: path) { $0 }", "try await Router.route(to: .clock, path: path)",
        "try await Router.result(of: .clock, path: path, awaiting: { $0.result })",
        "let clock = try Router.destination(for: .clock).now", "try Router.destination(for: (.clock))",
        "try Router.destination(for: key ?? .clock)", "try Router.destination(for: isNight ? .clock : key)",
        "try Router.destination(for: isNight ? key : (isDay ? other : .clock))",
    ])
    func aCallRequestsTheKey(call: String) { #expect(used(call) == [".clock call true"]) }

    @Test func eachOperandOfAConditionIsUsed() {
        let facts = facts(
            of: "struct R { init() { Router.destination(for: isNight ? .moon : isDay ? .sun : (.clock)) } }")
        #expect(facts.uses.map(\.key) == ["moon", "sun", "clock"].map { KeyReference(short: $0) })
        // At most one of them is requested.
        #expect(facts.uses.map(\.scope.moment) == [.perhaps, .perhaps, .perhaps])
        #expect(used("Router.destination(for: (.clock), named: \"wall\")") == [".clock named 'wall' call true"])
    }

    @Test(arguments: [
        "Router.destination(for: isEqual(a, .clock))", "Router.destination(for: theme == .clock ? key : other)",
        "Router.destination(for: (.clock, 1))",
        "open(.clock)", "Router.route(url: url, by: .outside)", "Router.perform(to: key, path: .current)",
        "Router.destination(for: .Clock)", "theme = .dark", "Router.perform(to: key, path: path, completion: .none)",
    ])
    func membersInOtherCallsAreNoKeys(call: String) { #expect(used(call) == []) }

    @Test func argumentsAreNotedWithTheirFunction() {
        let facts = facts(
            of: """
                func open<P>(_ key: RoutableView<P>) {}
                struct Link { let key: RoutableView<any Login>; let name: String }
                final class Page { init(_ keys: [RoutableView<any Login>]) {}; init(name: String) {} }
                func f() { open(.login); Link(key: .login); self.present(.sheet, then: .init()) }
                """)
        #expect(facts.keyFunctions.map(\.name) == ["open", "Link", "init", "init", "Page"])
        #expect(
            facts.shortNames.map { "\($0.place.function ?? "")(.\($0.name))" } == [
                "open(.login)", "Link(.login)", "present(.sheet)",
            ])
    }

    @Test(arguments: [
        ("R(.a)", "argument R"), ("r.get(key: .a)", "argument get key"), ("r[.a]", "argument subscript"),
        ("r[key: .a].go()", "argument subscript key"), ("r <~ .a", "argument <~"), ("^.a", "argument ^"),
        ("open([.a])", "argument open"), ("open([x: .a])", "argument open"), ("open(x ? .a : y)", "argument open"),
        ("open(x ?? .a)", "argument open"), ("open(try .a)", "argument open"), ("open(.a.b)", "argument open"),
        ("let x: Icon = .a", "value Icon"), ("let x: [Icon] = [.a]", "value [Icon]"), ("x.y = .a", "assigned y"),
        ("y = x ? .a : z", "assigned y"), ("func g() -> Icon { .a }", "value Icon"),
        ("func g() -> Icon { if x { .a } else { y } }", "value Icon"),
        ("var g: Icon { get { return .a } }", "value Icon"),
        ("func g(x: Icon = .a) {}", "value Icon"), ("g { .a }", "other"), ("g { () -> Icon in .a }", "value Icon"),
        ("#m(.a)", "other"), ("@W(.a) var x: Int", "argument W"), ("g((.a, 1))", "argument g"),
    ])
    func aShortNameHasItsPlace(source: String, place: String) {
        let found = facts(of: "func f() { \(source) }").shortNames.filter { $0.name == "a" }
        #expect(found.map(\.place.text) == [place])
    }

    @Test(arguments: [
        "x == .a", "x != .a", ".a()", "if case .a = x {}", "switch x { case .a, .b(.a): 1; default: 2 }", "throw .a",
        "let key: RoutableService<any Clock> = .a", "\"\\(.a)\"", ".a as Icon",
    ])
    func membersInOtherExpressionsAreNoKeys(source: String) {
        #expect(facts(of: "func f() { \(source) }").shortNames == [])
    }

    @Test func callsThatShowViewsUseViewKeys() {
        #expect(
            facts(of: "Router.perform(to: .login, path: path)").uses.map(\.key) == [
                KeyReference(short: "login", isOfViews: true)
            ])
        #expect(facts(of: "Router.destination(for: .login)").uses.map(\.key) == [KeyReference(short: "login")])
    }

    @Test func linesOfRoutesNameShortKeys() {
        let source = """
            struct R: ServiceRouteProvider { static var routes: RouteList<Self> {
                Provides(.clock) { $0 }
                Provides(.clock, handingOut: { Proxy($0) })
            } }
            enum A: RouteAdapter { static var routes: RouteList<Self> {
                Adapts(.required, to: .provided) { $0 }
                Adapts(.required, to: ClockRouter.self) { $0 }
            } }
            """
        #expect(
            facts(of: source).routes.flatMap(\.lines).map(\.kind) == [
                .provides(KeyReference(short: "clock")), .provides(KeyReference(short: "clock")),
                .adapts(KeyReference(short: "required"), to: .key(KeyReference(short: "provided"))),
                .adapts(KeyReference(short: "required"), to: .provider(.named("ClockRouter"))),
            ])
        #expect(facts(of: source).uses == [])
    }
}
#endif
