// SPDX-License-Identifier: Apache-2.0

/// Apps with two providers of the clock, of which the app needs the second one.
enum DuplicateApps {
    private static let check = """
        let clock = try Router.destination(for: KEY)
        if clock.time != "noon" { fatalError("broken: the time is \\(clock.time)") }

        """

    static var apps: [CorpusApp] {
        let router = "RouteRegistry.shared.register { ClockRouter.self }"
        let other = "RouteRegistry.shared.register { NoonRouter.self }"
        let forms: [(String, KeySpelling, [String], String)] = [
            (
                "one-list", .full,
                [
                    """
                    RouteRegistry.shared.register {
                        ClockRouter.self
                        NoonRouter.self
                    }
                    """
                ], ""
            ),
            ("array", .constant, ["RouteRegistry.shared.register([ClockRouter.self, NoonRouter.self])"], ""),
            ("two-lists", .short, [router, other], ""),
            ("list-and-closure", .full, [router, "RouteRegistry.shared.register(KEY) { _ in NoonClock() }"], ""),
            ("closure-and-list", .short, ["RouteRegistry.shared.register(KEY) { _ in SystemClock() }", other], ""),
            (
                "two-closures", .constant,
                [
                    "RouteRegistry.shared.register(KEY) { _ in SystemClock() }",
                    "RouteRegistry.shared.register(KEY) { _ in NoonClock() }",
                ], ""
            ),
            ("closure-alias", .alias, [router, "RouteRegistry.shared.register(KEY) { _ in NoonClock() }"], ""),
            (
                "functions", .full, ["registerClock()", "registerNoon()"],
                """
                func registerClock() { RouteRegistry.shared.register { ClockRouter.self } }

                func registerNoon() { RouteRegistry.shared.register { NoonRouter.self } }

                """
            ),
            (
                "generic-helper", .full, [router, "mock(KEY, NoonClock())"],
                """
                func mock<P: Sendable>(_ key: RoutableService<P>, _ value: P) {
                    RouteRegistry.shared.register(key) { _ in value }
                }

                """
            ),
            (
                "loop", .full,
                [
                    """
                    for provider in [ClockRouter.self, NoonRouter.self] as [any RouteRegistrable.Type] {
                        RouteRegistry.shared.register([provider])
                    }
                    """
                ], ""
            ),
            (
                "inferred-closure", .full,
                [router, "RouteRegistry.shared.register(.init()) { _ in NoonClock() as any Clock }"], ""
            ),
        ]
        var apps: [CorpusApp] = []
        for (name, spelling, registrations, declaration) in forms {
            apps.append(app(name, "both", .duplicateProvider, spelling, registrations, declaration))
        }
        let isTold = "CommandLine.arguments.contains(\"--real\")"
        apps += [
            app(
                "branches", "one-of-two", nil, .full,
                [
                    """
                    if \(isTold) {
                        \(router)
                    } else {
                        \(other)
                    }
                    """
                ]),
            app(
                "branches", "builder", nil, .short,
                [
                    """
                    RouteRegistry.shared.register {
                        if \(isTold) {
                            ClockRouter.self
                        } else {
                            NoonRouter.self
                        }
                    }
                    """
                ]),
            app(
                "branches", "conditional-value", nil, .constant,
                [
                    "RouteRegistry.shared.register([\(isTold) ? ClockRouter.self : NoonRouter.self] as [any RouteRegistrable.Type])"
                ]),
            app(
                "branches", "early-return", nil, .full, ["register()"],
                """
                func register() {
                    if !\(isTold) {
                        \(other)
                        return
                    }
                    \(router)
                }

                """),
            app(
                "branches", "compiled", nil, .full,
                [
                    """
                    #if REAL
                    \(router)
                    #else
                    \(other)
                    #endif
                    """
                ]),
            app(
                "branches", "switch", nil, .full,
                [
                    """
                    switch CommandLine.argc {
                    case 0: \(router)
                    default: \(other)
                    }
                    """
                ]),
            app(
                "replaced", "always", nil, .full, [router, other],
                members: "public static var replacedProvider: StaticString? { \"ClockRouter\" }"),
            app(
                "replaced", "misspelt", .duplicateProvider, .full, [router, other],
                members: "public static var replacedProvider: StaticString? { \"ClokRouter\" }"),
            app(
                "registries", "one-each", nil, .full,
                [
                    "let real = RouteRegistry { ClockRouter.self }", other,
                    "print(try real.run { try Router.destination(for: KEY).time })",
                ]),
            app(
                "registries", "child-overrides", nil, .short,
                [router, "let demo = RouteRegistry(parent: .shared) { NoonRouter.self }"],
                request:
                    """
                    try demo.run {
                    \(check.indented(1))}

                    """),
            app("twice", "same-provider", nil, .full, [other, other]),
            app(
                "twice", "same-list", nil, .full, ["RouteRegistry.shared.register([NoonRouter.self, NoonRouter.self])"]),
            app("unregistered", "second-provider", nil, .full, [other]),
            app(
                "first", "expected", nil, .full, [other],
                """
                enum Later {
                    static func register() { \(router) }
                }

                """),
        ]
        return apps
    }

    private static func app(
        _ form: String, _ variant: String, _ fault: Fault?, _ spelling: KeySpelling, _ registrations: [String],
        _ declaration: String = "", members: String = "", request: String? = nil
    ) -> CorpusApp {
        var sketch = Sketch(spelling: spelling)
        sketch.services = [.clock]
        let key = Service.clock.key(spelling)
        sketch.add(to: .clock, "SystemClock", Service.clock.simpleDestination)
        sketch.add(to: .clock, "ClockRouter", Service.clock.routerText(key))
        sketch.add(
            "Sources/NoonModule/NoonClock.swift", importing: ["ClockInterface"],
            """
            public struct NoonClock: Clock {
                public let time = "noon"

                public init() {}
            }

            """)
        sketch.add(
            "Sources/NoonModule/NoonRouter.swift", importing: ["ClockInterface", "ModuleRouter"],
            Service.clock.routerText(key, making: "NoonClock()", members: members)
                .replacing("ClockRouter: ", with: "NoonRouter: ").replacing("SystemClock?", with: "NoonClock?"))
        sketch.imports.insert("NoonModule")
        if !declaration.isEmpty { sketch.declarations.append(declaration) }
        for registration in registrations { sketch.register(registration.replacing("KEY", with: key)) }
        sketch.request = (request ?? check).replacing("KEY", with: key)
        return sketch.app("duplicate", form, variant, fault)
    }
}
