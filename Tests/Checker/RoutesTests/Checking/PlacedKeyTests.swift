// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with short names of keys that only the types of other code identify as keys.
@Suite struct PlacedKeyTests {
    /// Code that requests the clock.
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: String

        init(_ testDescription: String, _ source: String) {
            self.testDescription = testDescription
            self.source = source
        }
    }

    private static let interface = """
        import ModuleRouterViews
        public protocol Clock: Sendable { func read() -> Int }
        @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
        """

    private static let provider = """
        import ModuleRouterViews
        import Time
        @Provider(of: .clock) struct SystemClock: Clock { func read() -> Int { 1 } }
        """

    private func app(_ form: Form, isProvided: Bool) -> WrittenApp {
        var files = [
            "Time/Clock.swift": Self.interface,
            "App/main.swift": "import ModuleRouterViews\nimport Time\n" + form.source,
        ]
        if isProvided { files["TimeModule/Clock.swift"] = Self.provider }
        return WrittenApp(form.testDescription, files)
    }

    // MARK: Uses

    @Test(arguments: uses) func aMissingProviderIsFound(form: Form) async throws {
        let found = try await app(form, isProvided: false).findings()
        #expect(found == ["missing-provider at Time/Clock.swift:3:1"])
    }

    @Test(arguments: uses + possibleUses.map(\.form)) func aProviderIsEnough(form: Form) async throws {
        let found = try await app(form, isProvided: true).findings()
        #expect(found == [])
    }

    @Test(arguments: possibleUses) func aKeyInAnUnknownPlaceIsUnproven(form: Form, place: String) async throws {
        let found = try await app(form, isProvided: false).findings()
        #expect(found == ["unproven-route at App/main.swift:\(place)"])
    }

    @Test func theFindingSaysWhy() async throws {
        let form = Form("several places", "import Helpers\nprint(Helper.get(.clock))\nprint(Helper.find(.clock))")
        let found = try await app(form, isProvided: false).check()
        #expect(
            found.map { "\($0)" } == [
                """
                App/main.swift:4:18: warning: no proof of a provider for RoutableService<any Clock>: '.clock' may be its short key, in code that the checker does not follow [unproven-route]
                App/main.swift:5:19: note: '.clock' may be its short key, in code that the checker does not follow
                  help: if it is the key, provide it; write RoutableService<any Clock>() so that the checker sees the use
                  see: routes explain unproven-route
                """
            ])
    }

    @Test func anUnknownPlaceInTheEntryPointAdvisesNoDeletion() async throws {
        let source = """
            import ModuleRouter
            import Helpers
            protocol Clock: Sendable {}
            @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
            Helper.get(.clock)
            """
        let found = try await WrittenApp("one module", ["App/main.swift": source]).check()
        #expect(found.map(\.id) == [.missingProvider])
        #expect(found.first?.remedy.contains("delete the declaration") == false)
    }

    @Test func aFileThatOnlyUsesAShortKeyIsRead() async throws {
        let found = try await WrittenApp(
            "an exported library",
            [
                "Time/Clock.swift": "@_exported import ModuleRouterViews\n" + Self.interface,
                "App/main.swift": "import Time\nstart()",
                "App/Resolver.swift": """
                import Time
                struct Resolver { subscript<P>(key: RoutableService<P>) -> P { try! Router.destination(for: key) } }
                let routes = Resolver()
                """,
                "App/Start.swift": "import Time\nfunc start() { print(routes[.clock].read()) }",
            ]
        ).findings()
        #expect(found == ["missing-provider at Time/Clock.swift:4:1"])
    }

    /// A helper module, which exports the library and the interface, and a file that imports only these two modules.
    private func helped(_ source: String, isProvided: Bool) -> WrittenApp {
        var files = [
            "Time/Clock.swift": Self.interface,
            "Core/Core.swift": """
            @_exported import ModuleRouterViews
            @_exported import Time
            public typealias DI = Router
            public typealias Service = RoutableService
            public struct Lazy<T> {
                let key: RoutableService<T>
                public init(_ key: RoutableService<T>) { self.key = key }
                public var value: T { try! Router.destination(for: key) }
            }
            public struct Container {
                public init() {}
                public func callAsFunction<P>(_ key: RoutableService<P>) -> P { try! Router.destination(for: key) }
                public subscript<P>(key: RoutableService<P>) -> P { try! Router.destination(for: key) }
            }
            public let container = Container()
            prefix operator ^
            public prefix func ^ <P>(key: RoutableService<P>) -> P { try! Router.destination(for: key) }
            public func inject<P>(_ key: RoutableService<P>) -> P { try! Router.destination(for: key) }
            """,
            "App/main.swift": "import ModuleRouterViews\nimport Time\nimport Core\nstart()",
            "App/Start.swift": "import Core\nimport Time\n" + source,
        ]
        if isProvided { files["TimeModule/Clock.swift"] = Self.provider }
        return WrittenApp("a helper module", files)
    }

    @Test(arguments: helpedUses) func aFileThatUsesAKeyThroughAnotherModuleIsRead(source: String) async throws {
        #expect(try await helped(source, isProvided: false).findings() == ["missing-provider at Time/Clock.swift:3:1"])
        #expect(try await helped(source, isProvided: true).findings() == [])
    }

    private static let helpedUses = [
        "func start() { print(inject(Service<any Clock>()).read()) }",
        "func start() { print(inject(Service.clock).read()) }",
        "func start() { let key: Service<any Clock> = .init(); print(inject(key).read()) }",
        "final class Model { private let clock: Lazy<any Clock> = .init(.init()) }\nfunc start() { print(Model()) }",
        "func start() { let clock: any Clock = container(.init()); print(clock.read()) }",
        "func start() { let clock: any Clock = container[.init()]; print(clock.read()) }",
        "func start() { let clock: any Clock = ^.init(); print(clock.read()) }",
        "func start() { let clock: any Clock = try! DI.destination(for: .init()); print(clock.read()) }",
        "func start() { open(.init(.init())) }\nfunc open(_ clock: Lazy<any Clock>) { print(clock.value.read()) }",
    ]

    @Test func aKeyThatLiveCodeMayUseIsUnprovenBesideDeadCode() async throws {
        let form = Form(
            "dead code",
            """
            enum Event { case shown(any Clock) }
            enum Preview { static var clock: any Clock { try! Router.destination(for: .clock) } }
            if case .shown(let clock) = Event.shown(try Router.destination(for: .init())) { print(clock.read()) }
            """)
        let found = try await app(form, isProvided: false).findings()
        #expect(found == ["unproven-route at App/main.swift:5:69"])
    }

    // MARK: Other members

    @Test(arguments: others) func aMemberOfAnotherTypeIsNoUse(form: Form) async throws {
        let found = try await app(form, isProvided: false).findings()
        #expect(found == [])
    }

    @Test(arguments: others) func aProviderBesideAnotherMemberIsUnused(form: Form) async throws {
        let found = try await app(form, isProvided: true).findings()
        #expect(found == ["unused-provider at TimeModule/Clock.swift:3:30"])
    }

    /// A member of code without source may be a key. The provider is not certainly unused.
    @Test(arguments: [
        "import Symbols\nprint(Image(.clock))", "import Symbols\nlabel.icon = .clock",
        "import Symbols\nlabel.set { .clock }",
        "enum Icon { case clock }\nenum Event { case shown(Icon) }\nfunc send(_ event: Event) {}\nsend(.shown(.clock))",
    ])
    func aProvidedKeyInAnUnknownPlaceIsSilent(source: String) async throws {
        let found = try await app(Form("unknown", source), isProvided: true).findings()
        #expect(found == [])
    }
}

extension PlacedKeyTests {
    private static let resolve =
        "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n"
    private static let body = "{ try Router.destination(for: key) }"

    private static let uses = [
        Form(
            "an instance that is called",
            """
            struct Resolver { func callAsFunction<P>(_ key: RoutableService<P>) throws -> P \(body) }
            let R = Resolver()
            print(try R(.clock).read())
            """),
        Form(
            "a property that is called",
            """
            struct Resolver { func callAsFunction<P>(_ key: RoutableService<P>) throws -> P \(body) }
            struct Screen { let resolve = Resolver(); func show() throws { print(try resolve(.clock).read()) } }
            try Screen().show()
            """),
        Form(
            "a closure in a property",
            """
            struct Screen { let open: (RoutableService<any Clock>) -> Void }
            let screen = Screen { _ = try? Router.destination(for: $0) }
            screen.open(.clock)
            """),
        Form(
            "a subscript",
            """
            struct Resolver { subscript<P>(key: RoutableService<P>) -> P { get throws \(body) } }
            let R = Resolver()
            print(try R[.clock].read())
            """),
        Form(
            "a subscript with a label",
            """
            struct Resolver { subscript<P>(of key: RoutableService<P>) -> P { get throws \(body) } }
            func show(_ resolver: Resolver) throws { print(try resolver[of: .clock].read()) }
            try show(Resolver())
            """),
        Form(
            "a static subscript",
            """
            enum Resolver { static subscript<P>(_ key: RoutableService<P>) -> P { get throws \(body) } }
            print(try Resolver[.clock].read())
            """),
        Form(
            "an operator",
            """
            infix operator <~
            struct Resolver {}
            func <~ <P>(resolver: Resolver, key: RoutableService<P>) throws -> P \(body)
            print(try (Resolver() <~ .clock).read())
            """),
        Form(
            "a prefix operator",
            """
            prefix operator ^
            prefix func ^ <P>(key: RoutableService<P>) throws -> P \(body)
            let clock: any Clock = try ^.clock
            """),
        Form("an alias of the router", "typealias R = Router\nprint(try R.destination(for: .clock).read())"),
        Form(
            "a nested alias of the router", "enum DI { typealias R = Router }\nprint(try DI.R.destination(for: .clock))"
        ),
        Form("the router in a constant", "let router = Router.self\nprint(try router.destination(for: .clock).read())"),
        Form(
            "the router in a static constant",
            "enum DI { static let router = Router.self }\nprint(try DI.router.destination(for: .clock).read())"),
        Form(
            "a case of a generic enumeration",
            """
            enum Box<P> { case key(RoutableService<P>) }
            func open<P>(_ box: Box<P>) throws -> P { switch box { case .key(let key): try Router.destination(for: key) } }
            print(try open(Box<any Clock>.key(.clock)))
            """),
        Form(
            "a key path",
            """
            func at<P>(_ path: KeyPath<RoutableService<P>.Type, RoutableService<P>>) throws -> P {
                try Router.destination(for: RoutableService<P>.self[keyPath: path])
            }
            let clock: any Clock = try at(\\.clock)
            """),
        Form("a condition", resolve + "print(try resolve(CommandLine.argc > 1 ? .clock : .clock).read())"),
        Form(
            "a default",
            resolve + "let known: RoutableService<any Clock>? = nil\nprint(try resolve(known ?? .clock).read())"),
        Form(
            "a default destination",
            "let known: (any Clock)? = nil\nprint(try (known ?? Router.destination(for: .clock)).read())"),
        Form(
            "a list",
            """
            func all(_ keys: [RoutableService<any Clock>]) throws { for key in keys { print(try Router.destination(for: key)) } }
            try all([.clock])
            """),
        Form(
            "a dictionary",
            """
            func all<P>(_ keys: [String: RoutableService<P>]) throws { for key in keys.values { _ = try Router.destination(for: key) } }
            try all(["wall": .clock])
            """),
        Form(
            "a variadic parameter",
            """
            func all<P>(_ keys: RoutableService<P>...) throws { for key in keys { _ = try Router.destination(for: key) } }
            try all(.clock)
            """),
        Form(
            "the default of a parameter",
            resolve + """
                func show<P>(_ key: RoutableService<P> = .clock) throws where P == any Clock { print(try resolve(key).read()) }
                try show()
                """),
        Form(
            "the result of a function",
            """
            typealias Key = RoutableService
            func key() -> Key<any Clock> { .clock }
            print(try Router.destination(for: key()))
            """),
        Form(
            "a property of a property wrapper",
            """
            @propertyWrapper struct Lazily<P> {
                let key: RoutableService<P>
                init(_ key: RoutableService<P>) { self.key = key }
                var wrappedValue: P { try! Router.destination(for: key) }
            }
            struct Screen { @Lazily(.clock) var clock }
            print(Screen().clock.read())
            """),
    ]

    private static let possibleUses: [(form: Form, place: String)] = [
        (Form("a helper without source", "import Helpers\nprint(Helper.get(.clock))"), "4:18"),
        (
            Form(
                "a method without source and a function with its name",
                "import Helpers\n" + resolve + "print(try helper.resolve(.clock))"), "5:26"
        ),
        (Form("a method without source", "import Helpers\nprint(container.scoped().get(.clock))"), "4:30"),
        (
            Form("a wrapper without source", "import Helpers\nstruct Screen { @Inject(.clock) var clock: any Clock }"),
            "4:25"
        ),
        (Form("a macro without source", "import Helpers\nlet clock = #resolve(.clock)"), "4:22"),
        (
            Form(
                "a request in a macro",
                "import Helpers\n#log(try Router.destination(for: RoutableService<any Clock>()).read())"), "4:34"
        ),
        (
            Form("a short request in a macro", "import Helpers\nlet x = #log(try Router.destination(for: .clock))"),
            "4:42"
        ),
        (
            Form(
                "a generic function",
                "func same<T>(_ value: T) -> T { value }\nprint(try Router.destination(for: same(.clock)).read())"),
            "4:40"
        ),
        (
            Form(
                "the result of a closure",
                """
                func resolve<P>(_ key: () -> RoutableService<P>) throws -> P { try Router.destination(for: key()) }
                print(try resolve { .clock }.read())
                """), "4:21"
        ),
    ]

    private static let others = [
        Form("a key path", "struct Row { let clock: Int }\nprint([Row(clock: 1)].map(\\.clock))"),
        Form("an argument", "enum Icon { case clock }\nfunc show(_ icon: Icon) {}\nshow(.clock)"),
        Form("a variable", "enum Icon { case clock }\nlet icon: Icon = .clock\nprint(icon)"),
        Form(
            "a pattern",
            "enum Icon { case clock, moon }\nfunc isClock(_ i: Icon) -> Bool { if case .clock = i { true } else { false } }"
        ),
        Form(
            "a case",
            "enum Icon { case clock }\nfunc name(_ icon: Icon) -> String { switch icon { case .clock: \"c\" } }"),
        Form("a comparison", "enum Icon { case clock }\nfunc isClock(_ icon: Icon) -> Bool { icon == .clock }"),
        Form("a result", "enum Icon { case clock }\nfunc icon(_ x: Bool) -> Icon { if x { .clock } else { .clock } }"),
        Form("an error", "enum Failure: Error { case clock }\nfunc fail() throws(Failure) { throw .clock }"),
        Form(
            "members of a type",
            """
            enum Icon { case clock }
            struct Label { var icon: Icon = .clock; func with(icon: Icon) -> Label { Label(icon: icon) } }
            var label = Label(icon: .clock).with(icon: .clock)
            label.icon = .clock
            """),
        Form(
            "functions with the names of the router's",
            """
            enum Place { case clock }
            final class Coordinator { func route(to place: Place) {}; func destination(for place: Place) {} }
            let coordinator = Coordinator()
            coordinator.route(to: .clock)
            coordinator.destination(for: .clock)
            """),
        Form(
            "another subscript",
            """
            enum Icon { case clock }
            struct Theme { subscript(icon: Icon) -> Int { 1 } }
            struct Resolver { subscript<P>(key: RoutableService<P>) -> P { get throws \(body) } }
            print(Theme()[.clock])
            """),
        Form("a dictionary", "enum Icon { case clock }\nlet sizes: [Icon: Int] = [.clock: 1]\nprint(sizes[.clock]!)"),
        Form(
            "an overload with another label",
            "enum Icon { case clock }\nfunc open(icon: Icon) {}\nfunc open<P>(_ key: RoutableService<P>) {}\nopen(icon: .clock)"
        ),
        Form(
            "a closure",
            "enum Icon { case clock }\nstruct Row { let show: (Icon) -> Void }\nRow { print($0) }.show(.clock)"),
    ]
}
#endif
