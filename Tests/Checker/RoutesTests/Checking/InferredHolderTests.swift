// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps that pass an inferred key, `.init()`, to generic types that keep it: the most common form of injection by hand.
@Suite struct InferredHolderTests {
    private static let interface = """
        import ModuleRouter
        public protocol Clock: Sendable { func read() -> Int }
        @Routable extension RoutableService where Protocol == any Clock {}
        """

    private static let provider = """
        import ModuleRouter
        import Time
        @Provider(of: RoutableService<any Clock>.self) struct SystemClock: Clock { func read() -> Int { 1 } }
        """

    private static let holders = """
        import ModuleRouter
        import Time
        struct Lazy<T> { let key: RoutableService<T>; var value: T { try! Router.destination(for: key) } }
        final class Dependency<P> {
            let key: RoutableService<P>
            init(_ key: RoutableService<P>) { self.key = key }
            func get() throws -> P { try Router.destination(for: key) }
        }
        func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }
        struct Screen { let clock: any Clock }
        typealias LazyClock = Lazy<any Clock>
        func run(_ clock: Lazy<any Clock>) { print(clock.value.read()) }

        """

    private func findings(_ source: String, isProvided: Bool) async throws -> [String] {
        var files = ["Time/Clock.swift": Self.interface, "App/main.swift": Self.holders + source]
        if isProvided { files["TimeModule/Clock.swift"] = Self.provider }
        return try await WrittenApp("an app", files).findings()
    }

    @Test(arguments: uses) func aMissingProviderIsFound(source: String) async throws {
        let found = try await findings(source, isProvided: false)
        #expect(found == ["missing-provider at Time/Clock.swift:3:1"])
    }

    @Test(arguments: uses + unknown.map(\.source)) func aProviderIsEnough(source: String) async throws {
        let found = try await findings(source, isProvided: true)
        #expect(found == [])
    }

    @Test(arguments: unknown) func anUnknownTypeIsUnproven(source: String, place: String) async throws {
        let found = try await findings(source, isProvided: false)
        #expect(found == ["unproven-route at App/main.swift:\(place)"])
    }

    /// Code without source may take the key, and the types beside it name the key's protocol.
    @Test(arguments: withoutSource) func aKeyOfAWrittenTypeIsUnprovenInCodeWithoutSource(source: String) async throws {
        let source = "import Helpers\n" + source
        let found = try await findings(source, isProvided: false)
        #expect(found.count == 1 && found[0].hasPrefix("unproven-route at App/main.swift:"))
        #expect(try await findings(source, isProvided: true) == [])
    }

    private static let withoutSource = [
        "let box = Box<any Clock>(key: .init())", "let box: Box<any Clock> = .init(key: .init())",
        "let box: Helpers.Box<any Clock> = .init(.init())", "let clock: any Clock = Helper.find(.init())",
        "let clock = Helper.find(.init()) as any Clock", "let clock: any Clock = #find(.init())",
        "func show(_ box: Box<any Clock>) {}\nshow(.init(key: .init()))",
        "struct Model { @Inject(key: .init()) var clock: any Clock }\nprint(Model())",
        "final class ClockBox: Box<any Clock> { init() { super.init(.init()) } }\nprint(ClockBox())",
    ]

    @Test(arguments: genericAliases) func aKeyInAGenericAliasIsUsed(source: String) async throws {
        #expect(try await findings(source, isProvided: false) == ["missing-provider at Time/Clock.swift:3:1"])
        #expect(try await findings(source, isProvided: true) == [])
    }

    private static let genericAliases = [
        "typealias Keys<P> = [String: RoutableService<P>]\nlet keys: Keys<any Clock> = [\"a\": .init()]\nprint(keys)",
        "typealias Get<P> = (RoutableService<P>) throws -> P\nlet get: Get<any Clock> = { try resolve($0) }",
        "typealias Need<P> = RoutedDestination<RoutableService<P>>\nlet clock: Need<any Clock> = .init(.init())",
        "typealias Need<P> = RoutedDestination<RoutableService<P>>\nlet clock = Need<any Clock>(.init())",
    ]

    @Test(arguments: [
        "struct Options { var isOn = true }\nstruct Row<T> { let key: Options }\nlet row = Row<any Clock>(key: .init())",
        "struct Options {}\nfunc show(_ options: Options) {}\nshow(.init())", "print(Helper.show(.init()))",
        "let clock: any Clock = SystemClock(options: .init())",
    ])
    func initialisersOfOtherTypesAreNoUses(source: String) async throws {
        let found = try await findings(source, isProvided: false)
        #expect(found == [])
    }

    private static let uses = [
        "print(Lazy<any Clock>(key: .init()).value.read())",
        "let clock: Lazy<any Clock> = Lazy(key: .init())\nprint(clock.value.read())",
        "let clock: Lazy<any Clock> = .init(key: .init())\nprint(clock.value.read())",
        "let clock: Lazy<any Clock>? = Lazy(key: .init())\nprint(clock!.value.read())",
        "let clocks: [Lazy<any Clock>] = [.init(key: .init()), Lazy(key: .init())]\nprint(clocks[0].value.read())",
        "print(LazyClock(key: .init()).value.read())",
        "func make() -> Lazy<any Clock> { .init(key: .init()) }\nprint(make().value.read())",
        "func make() -> Lazy<any Clock> { print(1); return Lazy(key: .init()) }\nprint(make().value.read())",
        "run(.init(key: .init()))", "run(Lazy(key: .init()))",
        "struct Model { let clock: Lazy<any Clock> = .init(key: .init()) }\nprint(Model().clock.value.read())",
        "struct Model { let clock: Lazy<any Clock>; init() { clock = Lazy(key: .init()) } }\nprint(Model().clock.value)",
        "struct Model { let clock: Lazy<any Clock> }\nprint(Model(clock: .init(key: .init())).clock.value.read())",
        "struct Model { let clock: Dependency<any Clock> }\nprint(try Model(clock: Dependency(.init())).clock.get())",
        "let clock: Dependency<any Clock> = Dependency(.init())\nprint(try clock.get().read())",
        "let clock = Dependency<any Clock>(.init())\nprint(try clock.get().read())",
        "let clock: Dependency<any Clock> = .init(.init())\nprint(try clock.get().read())",
        "print(try Screen(clock: resolve(.init())).clock.read())", "let clock: any Clock = try resolve(.init())",
        "let clocks = [\"wall\": Lazy(key: .init()) as Lazy<any Clock>]\nrun(clocks[\"wall\"]!)",
    ]

    private static let unknown: [(source: String, place: String)] = [
        ("let show = { run($0) }\nshow(.init(key: .init()))", "14:17")
    ]
}
#endif
