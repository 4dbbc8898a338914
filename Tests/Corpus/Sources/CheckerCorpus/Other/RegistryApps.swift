// SPDX-License-Identifier: Apache-2.0

/// Apps with several registries, of which only some know the clock.
enum RegistryApps {
    static var apps: [CorpusApp] {
        let shared = "RouteRegistry.shared.register { NotesRouter.self }"
        let preview = "let preview = RouteRegistry { ClockRouter.self }"
        let both =
            """
            RouteRegistry.shared.register {
                ClockRouter.self
                NotesRouter.self
            }
            """
        let clock =
            """
            print(try Router.destination(for: RoutableService<any Clock>()).time)

            """
        let notes =
            """
            print(try Router.destination(for: RoutableService<any Notes>()).title)

            """
        func run(_ registry: String, _ body: String) -> String {
            """
            try \(registry).run {
            \(body.indented(1))}

            """
        }
        return [
            app("by-hand", "list", nil, ["RouteRegistry.shared.registersByItself = false", both]),
            app("by-hand", "no-list", .registrationRemoved, ["RouteRegistry.shared.registersByItself = false"]),
            app(
                "by-hand", "short-list", .registrationRemoved,
                ["RouteRegistry.shared.registersByItself = false", shared]),
            app("variable", "other-only", .otherRegistry, [shared, preview]),
            app("variable", "other-used-apart", .otherRegistry, [shared, preview], run("preview", clock) + notes),
            app("variable", "used-in-other", nil, [preview], run("preview", clock)),
            app("variable", "both", nil, [both, preview], run("preview", clock) + notes),
            app(
                "method", "other-only", .otherRegistry,
                [
                    shared,
                    """
                    let preview = RouteRegistry()
                    preview.register([ClockRouter.self])
                    """,
                ]),
            app(
                "method", "used-in-other", nil,
                [
                    """
                    let preview = RouteRegistry()
                    preview.register([ClockRouter.self])
                    """
                ], run("preview", clock)),
            app(
                "closure", "other-only", .otherRegistry,
                [
                    shared,
                    """
                    let preview = RouteRegistry()
                    preview.register(RoutableService<any Clock>()) { _ in SystemClock() }
                    """,
                ]),
            app(
                "closure", "used-in-other", nil,
                [
                    """
                    let preview = RouteRegistry()
                    preview.register(RoutableService<any Clock>()) { _ in SystemClock() }
                    """
                ], run("preview", clock)),
            app(
                "function", "other-only", .otherRegistry,
                [
                    shared,
                    """
                    let preview = RouteRegistry()
                    addClock(to: preview)
                    """,
                ], nil, addClock),
            app("function", "shared", nil, [shared, "addClock(to: .shared)"], nil, addClock),
            app(
                "function", "both", nil,
                [
                    shared,
                    """
                    let preview = RouteRegistry()
                    addClock(to: preview)
                    addClock(to: .shared)
                    """,
                ], nil, addClock),
            app(
                "static", "other-only", .otherRegistry, [shared], nil,
                """
                enum Previews {
                    static let registry = RouteRegistry { ClockRouter.self }
                }

                """),
            app(
                "static", "used-in-other", nil, [], run("Previews.registry", clock),
                """
                enum Previews {
                    static let registry = RouteRegistry { ClockRouter.self }
                }

                """),
            app(
                "no-parent", "shared-only", .otherRegistry,
                ["RouteRegistry.shared.register { ClockRouter.self }", "let app = RouteRegistry { NotesRouter.self }"],
                run("app", notes)),
            app(
                "parent", "shared", nil,
                [
                    "RouteRegistry.shared.register { ClockRouter.self }",
                    "let app = RouteRegistry(parent: .shared) { NotesRouter.self }",
                ], run("app", notes)),
            app(
                "parent", "child-only", .otherRegistry,
                [shared, "let child = RouteRegistry(parent: .shared) { ClockRouter.self }"], notes),
            app(
                "parent", "child-used", nil,
                [shared, "let child = RouteRegistry(parent: .shared) { ClockRouter.self }"], run("child", notes)),
            app("stored", "other-only", .otherRegistry, [shared, "let environment = Environment()"], nil, environment),
            app(
                "stored", "used-in-other", nil, ["let environment = Environment()"],
                """
                try environment.registry.run {
                \(clock.indented(1))}

                """, environment),
            app(
                "passed", "other-only", .otherRegistry, [shared, "start(RouteRegistry())"], nil,
                """
                func start(_ registry: RouteRegistry) {
                    registry.register { ClockRouter.self }
                }

                """),
            app(
                "passed", "shared", nil, [shared, "start(RouteRegistry.shared)"], nil,
                """
                func start(_ registry: RouteRegistry) {
                    registry.register { ClockRouter.self }
                }

                """),
        ]
    }

    private static let addClock =
        """
        func addClock(to registry: RouteRegistry) {
            registry.register([ClockRouter.self])
        }

        """
    private static let environment = """
        struct Environment {
            let registry = RouteRegistry()

            init() { registry.register { ClockRouter.self } }
        }

        """

    private static func app(
        _ form: String, _ variant: String, _ fault: Fault?, _ registrations: [String], _ request: String? = nil,
        _ declaration: String = ""
    ) -> CorpusApp {
        var sketch = Sketch()
        sketch.addProviders()
        if !declaration.isEmpty { sketch.declarations.append(declaration) }
        for registration in registrations { sketch.register(registration) }
        if let request { sketch.request = request }
        if !([request ?? "NotesRouter"] + registrations).contains(where: {
            $0.contains("NotesRouter") || $0.contains("any Notes")
        }) {
            sketch.services = [.clock]
            sketch.remove { $0.hasPrefix("Sources/Notes") }
            sketch.imports.remove("NotesModule")
        }
        return sketch.app("registry", form, variant, fault)
    }
}
