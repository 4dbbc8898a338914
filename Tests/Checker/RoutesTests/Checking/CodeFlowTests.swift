// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Keys, registrations and requests that the checker finds by following calls, values and types.
@Suite struct CodeFlowTests {
    @Test(arguments: faults) func aFaultIsFound(app: WrittenApp) async throws {
        let found = try await app.check()
        #expect(found.contains { $0.severity == .error && $0.subject.contains("Clock") }, "\(found)")
    }

    @Test(arguments: legal) func aLegalAppHasNoFindings(app: WrittenApp) async throws {
        let found = try await app.check().filter { $0.subject.contains("Clock") }
        #expect(found.map(\.description) == [])
    }

    @Test(arguments: unproven) func codeThatIsNotFollowedIsUnproven(app: WrittenApp) async throws {
        let found = try await app.check()
        #expect(found.map(\.id) == [.unprovenRoute], "\(found)")
        #expect(found.allSatisfy { $0.message.contains("RoutableService<any Clock>") })
    }

    private static let faults = [
        app("an unused generic helper", mock),
        app(
            "a generic helper for another key", mock,
            "RouteRegistry.shared.mock(RoutableService<any Timer>(), with: AppTimer())"),
        app(
            "an inferred key of another protocol",
            "RouteRegistry.shared.register(.init()) { _ in AppTimer() as any Timer }"),
        app("one of two constants", keys, "RouteRegistry.shared.register(Keys.timer) { _ in AppTimer() }"),
        app("one of two modules", features, "for feature in [TimerFeature()] as [any Feature] { feature.register() }"),
        app("a module that only a string names", features, "print(\"ClockFeature()\")"),
        app("a module that is only printed", features, "print(ClockFeature.self)"),
        app("a case that nothing makes", cases, "RouteRegistry.shared.register([Feature.timer].map(\\.provider))"),
        app(
            "a case that is only printed", cases,
            "print(Feature.clock)\nRouteRegistry.shared.register([Feature.timer].map(\\.provider))"),
        app("a list that is only printed", lists, "print(Lists.clock)\ndump(Lists.clock.count)"),
        app("a function that is only printed", "\(extended)\nprint(RouteRegistry.registerClock)"),
        app("a registry of its own that a function gets", adding, "add(to: RouteRegistry())"),
        app(
            "a registry of its own in a variable", adding,
            "let other = RouteRegistry()\nlet same = other\nadd(to: same)"),
        app("a provider that is only made", "let provider = ClockRouter()"),
        app("a registry of its own", "let other = RouteRegistry { ClockRouter.self }"),
        app("a function that nothing calls", "func setUp() { RouteRegistry.shared.register { ClockRouter.self } }"),
        app("an inactive condition", "#if NEVER\nRouteRegistry.shared.register { ClockRouter.self }\n#endif"),
    ]

    private static let legal = [
        app("a generic helper", mock, "RouteRegistry.shared.mock(RoutableService<any Clock>(), with: AppClock())"),
        app("a key of the closure", "RouteRegistry.shared.register(.init()) { _ in AppClock() as any Clock }"),
        app("constants", keys, "RouteRegistry.shared.register(Keys.clock) { _ in AppClock() }"),
        app(
            "modules", features,
            "for feature in [ClockFeature(), TimerFeature()] as [any Feature] { feature.register() }"),
        app("modules in a closure", features, "([ClockFeature()] as [any Feature]).forEach { $0.register() }"),
        app("cases", cases, "RouteRegistry.shared.register([Feature.clock, .timer].map(\\.provider))"),
        app("all cases", cases, "RouteRegistry.shared.register(Feature.allCases.map(\\.provider))"),
        app(
            "a case by its raw value", cases.replacing("CaseIterable", with: "String"),
            "RouteRegistry.shared.register([Feature(rawValue: CommandLine.arguments[0])!.provider])"),
        app(
            "a decoded case", cases.replacing("CaseIterable", with: "Decodable"),
            "func setUp(_ feature: Feature) { RouteRegistry.shared.register([feature.provider]) }\nsetUp(decoded())"),
        app(
            "an argument by default",
            "func setUp(_ list: [any RouteRegistrable.Type] = [ClockRouter.self]) { RouteRegistry.shared.register(list) }",
            "setUp()"),
        app(
            "a list that is printed and registered", lists,
            "print(Lists.clock)\nRouteRegistry.shared.register(Lists.clock)"),
        app(
            "a printed property that registers",
            "enum SetUp { static let isDone = { RouteRegistry.shared.register { ClockRouter.self }; return true }() }",
            "print(SetUp.isDone)"),
        app("the shared registry that a function gets", adding, "add(to: .shared)"),
        app("two registries that a function gets", adding, "add(to: RouteRegistry())\nadd(to: RouteRegistry.shared)"),
        app(
            "a registry that a type keeps", "struct SetUp { let registry: RouteRegistry }",
            "let setUp = SetUp(registry: .shared)\nsetUp.registry.register([ClockRouter.self])"),
        app("a registry of its own that is run", "try RouteRegistry { ClockRouter.self }.run {", "}"),
        app(
            "keys in a loop", keys, "for key in [Keys.clock] { RouteRegistry.shared.register(key) { _ in AppClock() } }"
        ),
        app(
            "a helper of a helper",
            mock
                + "\nfunc stub<P: Sendable>(_ key: RoutableService<P>, _ value: P) { RouteRegistry.shared.mock(key, with: value) }",
            "stub(RoutableService<any Clock>(), AppClock())"),
    ]

    private static let unproven = [
        app(
            "a generic value",
            """
            struct Dependency<P: Sendable>: Sendable {
                let key: RoutableService<P>
                let make: @Sendable () -> P
                func install() { RouteRegistry.shared.register(key) { _ in make() } }
            }
            Dependency(key: .init(), make: { AppClock() as any Clock }).install()
            """),
        app(
            "a key from a file that the checker cannot read",
            "RouteRegistry.shared.register(unknownKey(RoutableService<any Clock>())) { _ in AppClock() }"),
    ]

    // MARK: Property wrappers

    @Test(arguments: [
        ("init(_ key: RoutableService<P>) { self.key = key }", ".init()"),
        ("init(key: RoutableService<P> = .init()) { self.key = key }", "key: RoutableService()"),
    ]) func aKeyThatAPropertyInfersIsRequested(initializer: String, argument: String) async throws {
        let files = [
            "App/main.swift": """
            import ModuleRouter
            protocol Clock: Sendable {}
            extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
            @propertyWrapper struct Service<P> {
                let key: RoutableService<P>
                \(initializer)
                var wrappedValue: P { try! Router.destination(for: key) }
            }
            struct Screen { @Service(\(argument)) var clock: any Clock }
            print(Screen().clock)
            """
        ]
        let found = try await WrittenApp("", files).check()
        #expect(found.map(\.message) == ["no provider for RoutableService<any Clock>"])
        #expect(found.first?.chain.map(\.text) == ["needed by Service.wrappedValue", "also needed by Screen.clock"])
    }

    // MARK: Routed destinations

    @Test(arguments: [
        ("(try? clock.getIfProvided()) ?? nil", []), ("(try? self.clock.getIfProvided()) ?? nil", []),
        ("(try? clock.getIfProvided()) ?? try? clock.get()", ["no provider for RoutableService<any Clock>"]),
        ("keep(clock)", ["no provider for RoutableService<any Clock>"]),
    ]) func anOptionalDestinationNeedsNoProvider(use: String, messages: [String]) async throws {
        let files = [
            "App/main.swift": """
            import ModuleRouter
            protocol Clock: Sendable {}
            extension RoutableService where Protocol == any Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
                static var clock: Self { Self() }
            }
            struct Screen {
                let clock = RoutedDestination(RoutableService<any Clock>.clock)
                func show() { print(\(use)) }
            }
            Screen().show()
            """
        ]
        #expect(try await WrittenApp("", files).check().map(\.message) == messages)
    }

    // MARK: Registries

    /// An app in which notes of one registry need a clock of another registry.
    private static func registries(_ clock: String, _ notes: String) -> WrittenApp {
        WrittenApp(
            "",
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Clock: Sendable {}
                protocol Notes: Sendable {}
                extension RoutableService where Protocol == any Clock { init() { self.init(declaredProtocol: Protocol.self) } }
                extension RoutableService where Protocol == any Notes { init() { self.init(declaredProtocol: Protocol.self) } }
                struct AppClock: Clock {}
                struct AppNotes: Notes { let clock = try! Router.destination(for: RoutableService<any Clock>()) }
                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    func makeDestination() -> AppClock { AppClock() }
                }
                struct NotesRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any Notes>()) { $0 } }
                    func makeDestination() -> AppNotes { AppNotes() }
                }
                \(clock)
                \(notes)
                """
            ])
    }

    private static let notesOfShared = """
        RouteRegistry.shared.register { NotesRouter.self }
        _ = try Router.destination(for: RoutableService<any Notes>())
        """

    @Test func anotherRegistryDoesNotProvide() async throws {
        let clock = """
            let other = RouteRegistry { ClockRouter.self }
            try other.run { _ = try Router.destination(for: RoutableService<any Clock>()) }
            """
        #expect(
            try await Self.registries(clock, Self.notesOfShared).check().map(\.description) == [
                """
                App/main.swift:7:67: error: RoutableService<any Clock> is provided only in another registry, and NotesRouter, which \
                needs it, in the shared one [missing-provider]
                App/main.swift:9:42: note: ClockRouter provides it
                  help: register both in one registry
                  see: routes explain missing-provider
                """
            ])
        let child = clock.replacing("RouteRegistry {", with: "RouteRegistry(parent: .shared) {")
        #expect(try await Self.registries(child, Self.notesOfShared).findings() == [])
    }

    @Test func theSharedRegistryDoesNotProvideForAnotherOne() async throws {
        let clock = "RouteRegistry.shared.register { ClockRouter.self }"
        let notes = """
            let other = RouteRegistry { NotesRouter.self }
            try other.run { _ = try Router.destination(for: RoutableService<any Notes>()) }
            """
        #expect(
            try await Self.registries(clock, notes).check().map(\.description) == [
                """
                App/main.swift:7:67: error: RoutableService<any Clock> is provided only in the shared registry, and NotesRouter, \
                which needs it, only in another one [missing-provider]
                App/main.swift:9:42: note: ClockRouter provides it
                  help: make the other registry with the shared one as its parent: RouteRegistry(parent: .shared), or register both in one
                  see: routes explain missing-provider
                """
            ])
        let child = notes.replacing("RouteRegistry {", with: "RouteRegistry(parent: .shared) {")
        #expect(try await Self.registries(clock, child).findings() == [])
    }

    // MARK: Apps

    private static let mock = """
        extension RouteRegistry {
            func mock<P: Sendable>(_ key: RoutableService<P>, with value: P) { register(key) { _ in value } }
        }
        """

    private static let keys = """
        enum Keys {
            static let clock = RoutableService<any Clock>()
            static let timer = RoutableService<any Timer>()
        }
        """

    private static let features = """
        protocol Feature { func register() }
        struct ClockFeature: Feature { func register() { RouteRegistry.shared.register { ClockRouter.self } } }
        struct TimerFeature: Feature { func register() { RouteRegistry.shared.register { TimerRouter.self } } }
        """

    private static let lists = "enum Lists { static let clock: [any RouteRegistrable.Type] = [ClockRouter.self] }"

    private static let extended = "extension RouteRegistry { func registerClock() { register([ClockRouter.self]) } }"

    private static let adding = "func add(to registry: RouteRegistry) { registry.register([ClockRouter.self]) }"

    private static let cases = """
        enum Feature: CaseIterable {
            case clock, timer
            var provider: any RouteRegistrable.Type {
                switch self {
                case .clock: ClockRouter.self
                case .timer: TimerRouter.self
                }
            }
        }
        """

    /// An app that requests a clock after some code.
    private static func app(_ description: String, _ code: String, _ more: String = "") -> WrittenApp {
        WrittenApp(
            description,
            [
                "Time/Time.swift": """
                @_exported import ModuleRouter
                public protocol Clock: Sendable {}
                public protocol Timer: Sendable {}
                extension RoutableService where Protocol == any Clock { public init() { self.init(declaredProtocol: Protocol.self) } }
                extension RoutableService where Protocol == any Timer { public init() { self.init(declaredProtocol: Protocol.self) } }
                """,
                "TimeModule/Time.swift": """
                import Time
                public struct AppClock: Clock { public init() {} }
                public struct AppTimer: Timer { public init() {} }
                public struct ClockRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    public func makeDestination() -> AppClock { AppClock() }
                }
                public struct TimerRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableService<any Timer>()) { $0 } }
                    public func makeDestination() -> AppTimer { AppTimer() }
                }
                """,
                "App/main.swift": """
                import Time
                import TimeModule
                \(code)
                \(more.hasPrefix("}") ? "" : more)
                _ = try Router.destination(for: RoutableService<any Clock>())
                \(more.hasPrefix("}") ? more : "")
                """,
            ])
    }
}
#endif
