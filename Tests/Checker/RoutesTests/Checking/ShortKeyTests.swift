// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps whose code names its keys by short names.
@Suite struct ShortKeyTests {
    private static let interface = """
        import ModuleRouterViews
        public protocol Clock: Sendable {}
        @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
        public protocol Wanted: Sendable {}
        extension RoutableService where Protocol == any Wanted {
            public init() { self.init(declaredProtocol: Protocol.self) }
            public static var wanted: Self { Self() }
        }
        @MainActor public protocol ClockViewInput: AnyObject {}
        @RoutableAs("clock") extension RoutableView where Protocol == any ClockViewInput {}
        """

    private static let module = """
        import Time
        import ModuleRouterViews
        struct SystemClock: Clock {}
        @AutoRegister struct ClockRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(.clock) { $0 } }
            func makeDestination() -> SystemClock { SystemClock() }
        }
        @AutoRegister struct ClockScreenRouter: ViewRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableView<any ClockViewInput>()) { $0 } }
            @MainActor func makeDestination() -> ClockScreen { ClockScreen() }
        }
        @MainActor final class ClockScreen: ClockViewInput {}
        """

    private static let app = """
        import Time
        import ModuleRouterViews
        @AutoRegister enum WantedAdapter: RouteAdapter {
            static var routes: RouteList<Self> { Adapts(.wanted, to: RoutableService<any Clock>()) { Proxy($0) } }
        }
        struct Proxy: Wanted { init(_ clock: any Clock) {} }
        _ = try Router.destination(for: .wanted)
        Router.perform(to: .clock, path: path)
        """

    private func findings(interface: String = interface, module: String = module, app: String = app) async throws
        -> [String]
    {
        try await WrittenApp(
            "short keys", ["Time/Clock.swift": interface, "TimeModule/Clock.swift": module, "App/main.swift": app]
        ).findings()
    }

    @Test func aCompleteAppHasNoFindings() async throws {
        let found = try await findings()
        #expect(found == [])
    }

    @Test func theRequestNeedsAProvider() async throws {
        let app = Self.app.replacing("for: .wanted", with: "for: .lost")
        let interface =
            Self.interface + """

                public protocol Lost: Sendable {}
                @RoutableAs("lost") extension RoutableService where Protocol == any Lost {}
                """
        let found = try await findings(interface: interface, app: app)
        #expect(found == ["missing-provider at Time/Clock.swift:12:1"])
    }

    @Test(arguments: [
        ("Provides(.clock)", "Provides(.other)", ["adapter-without-provider at App/main.swift:4:42"]),
        (
            "Provides(RoutableView<any ClockViewInput>())", "Provides(.other)",
            ["missing-provider at Time/Clock.swift:10:1"]
        ),
    ])
    func theLineProvidesNothingElse(line: String, other: String, expected: [String]) async throws {
        let module =
            Self.module.replacing(line, with: other) + """

                @MainActor protocol Other: AnyObject {}
                @RoutableAs("other") extension RoutableService where Protocol == any Other {}
                @RoutableAs("other") extension RoutableView where Protocol == any Other {}
                """
        let found = try await findings(module: module)
        #expect(found.filter { !$0.hasPrefix("unused") } == expected)
    }

    @Test func theProviderShowsTheKindOfItsKeys() async throws {
        // Both keys are named `clock`.
        let found = try await findings(
            module: Self.module.replacing("Provides(RoutableView<any ClockViewInput>())", with: "Provides(.clock)"))
        #expect(found == [])
    }

    @Test(arguments: [
        "Adapts(RoutableService<any Wanted>(), to: .clock)",
        "Adapts(.wanted, to: RoutableService<any Clock>())",
    ])
    func theAdapteeShowsTheKind(line: String) async throws {
        let app = Self.app.replacing("Adapts(.wanted, to: RoutableService<any Clock>())", with: line)
        let found = try await findings(app: app.replacing("import Time\n", with: "import Time\nimport TimeModule\n"))
        #expect(found == [])
    }

    @Test func aNameIsFoundInImportsOnly() async throws {
        // The key of the other module has the same name.
        let found = try await WrittenApp(
            "two interfaces",
            [
                "Time/Clock.swift": Self.interface, "TimeModule/Clock.swift": Self.module,
                "Other/Clock.swift": """
                import ModuleRouterViews
                public protocol Clock: Sendable {}
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
                """,
                "App/main.swift": Self.app,
            ]
        ).findings()
        #expect(found == [])
    }

    @Test(arguments: [
        "RouteRegistry.shared.register(.clock) { _ in SystemClock() }",
        "RouteRegistry.shared.register(.clock, lifetime: .shared, making: make)",
    ])
    func aClosureProvidesTheKey(registration: String) async throws {
        let module = """
            import Time
            import ModuleRouterViews
            func register() {
                \(registration)
                RouteRegistry.shared.register(view: .clock, making: { _ in ClockScreen() }) { $0 }
            }
            """
        let app = "import TimeModule\nregister()\n" + Self.app
        let found = try await findings(module: module, app: app)
        #expect(found == [])
    }

    @Test func aRegistrationInAnotherLibraryProvidesNothing() async throws {
        let found = try await findings(module: "func register() { Themes.register(.dark) { Theme() } }")
        #expect(
            found.sorted() == [
                "adapter-without-provider at App/main.swift:4:42", "missing-provider at Time/Clock.swift:10:1",
            ])
    }

    @Test func aMemberOfAnotherTypeWithThisNameIsNoUse() async throws {
        let app = Self.app.replacing("Router.perform(to: .clock, path: path)", with: "show(.clock)")
        let found = try await findings(app: app + "\nfunc show(_ icon: Icon) {}\nenum Icon { case clock }")
        #expect(found == ["unused-provider at TimeModule/Clock.swift:8:22"])
    }

    @Test(arguments: [
        ("open(.clock)", "@MainActor func open<P>(_ key: RoutableView<P>) { Router.perform(to: key, path: path) }"),
        ("window.open(key: .clock)", "extension Window { func open(key: RoutableView<any ClockViewInput>?) {} }"),
        ("Link(.clock)", "struct Link<P> { init(_ key: RoutableView<P>) {} }"),
        ("Link(key: .clock)", "struct Link<P> { let key: RoutableView<P> }"),
        ("let link: Link = .init(key: .clock)", "struct Link<P> { let key: RoutableView<P> }"),
        ("print(request.leads(to: .clock))", ""), ("print(try Router.url(for: RoutableView.clock))", ""),
        ("struct Screen: View { @Route(.clock) var clock }", ""),
        (
            "struct Menu { @Lazily(.clock) var clock }",
            "@propertyWrapper struct Lazily<P> { init(_ key: RoutableView<P>) {} }"
        ),
    ])
    func aFunctionThatTakesAKeyUsesIt(call: String, function: String) async throws {
        let app = Self.app.replacing("Router.perform(to: .clock, path: path)", with: call) + "\n" + function
        let found = try await findings(app: app)
        #expect(found == [])
    }

    @Test func aCallInAFileWithoutAnyOtherRouteIsRead() async throws {
        let found = try await WrittenApp(
            "a helper",
            [
                "Time/Clock.swift": Self.interface, "TimeModule/Clock.swift": Self.module,
                "App/main.swift": Self.app.replacing("Router.perform(to: .clock, path: path)", with: "menu()"),
                "App/Opening.swift": """
                import ModuleRouterViews
                @MainActor func open<P>(_ key: RoutableView<P>) { Router.perform(to: key, path: path) }
                """,
                "App/Menu.swift": "import Time\nfunc menu() { open(.clock) }",
            ]
        ).findings()
        #expect(found == [])
    }

    /// The interface exports the library, so the file names no module of the library and no key by its type.
    @Test(arguments: [
        "func url() throws -> String { try Router.url(for: .clockScreen) }",
        "struct Screen: View { @Route(.clock) var clock }",
        "func show() {\n    Router\n        .perform(to: .clock, path: path)\n}",
        "func isClock(_ request: ViewRouteRequest) -> Bool { request.leads(to: .clock) }",
        "func decide() -> ViewRouteDecision { .redirect(to: .clock) }",
        "func decide() -> ViewRouteDecision { .redirect(\n    to: isNight ? .clock : .clock) }",
        "func isClock(_ request: ViewRouteRequest) -> Bool { request.leads(to: /* the view */ (.clock)) }",
    ])
    func aFileThatNamesOnlyAShortKeyUsesIt(source: String) async throws {
        let name = """

            extension RoutableView where Protocol == any ClockViewInput { public static var clockScreen: Self { Self() } }
            """
        let found = try await WrittenApp(
            "an exported library",
            [
                "Time/Clock.swift": "@_exported import ModuleRouterViews\n" + Self.interface + name,
                "TimeModule/Clock.swift": Self.module,
                "App/main.swift": Self.app.replacing("Router.perform(to: .clock, path: path)", with: ""),
                "App/Other.swift": "import Time\n" + source,
            ]
        ).findings()
        #expect(found == [])
    }

    @Test(arguments: [
        "func install(_ r: Registry) { r.register(.clock) { _ in SystemClock() } }",
        "func install() { add { $0.register(.clock) { _ in SystemClock() } } }",
        "func install(_ r: Registry) { r.register((.clock), lifetime: .shared, making: make) }",
    ])
    func aFileThatNamesOnlyAShortKeyProvidesIt(source: String) async throws {
        let provider = """
            @AutoRegister struct ClockRouter: ServiceRouteProvider {
                static var routes: RouteList<Self> { Provides(.clock) { $0 } }
                func makeDestination() -> SystemClock { SystemClock() }
            }

            """
        let found = try await WrittenApp(
            "an exported library",
            [
                "Time/Clock.swift": "@_exported import ModuleRouterViews\n" + Self.interface,
                "TimeModule/Clock.swift": Self.module.replacing(provider, with: ""),
                "TimeModule/Other.swift": "import Time\n" + source,
                "App/main.swift": "import TimeModule\n" + Self.app + "\ninstall(registry)",
            ]
        ).findings()
        #expect(found == [])
    }

    @Test(arguments: ["(.clock)", "(isNight ? .clock : .clock)", "isNight ? .clock : .clock", "known ?? .clock"])
    func anOperandOfTheArgumentIsUsed(argument: String) async throws {
        let app = Self.app.replacing("to: .clock,", with: "to: \(argument),")
        let found = try await findings(app: app)
        #expect(found == [])
    }
}
#endif
