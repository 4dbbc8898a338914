// SPDX-License-Identifier: Apache-2.0

/// Legal apps that a checker could easily reject, and the same apps with a fault.
enum TrapApps {
    /// A trap: code of the app beside a complete clock.
    private struct Trap {
        let name: String
        let declaration: String
        var services: [Service] = []
        var request = ""
        var registration = ""

        init(
            _ name: String, _ declaration: String, services: [Service] = [], request: String = "",
            registration: String = ""
        ) {
            self.name = name
            self.declaration = declaration
            self.services = services
            self.request = request
            self.registration = registration
        }
    }

    private static let search = "RoutableService<any Search>()"
    private static let rankedSearch =
        """
        struct RankedSearch: Search {
            let result = "three notes"
        }

        """

    private static let traps: [Trap] = [
        Trap(
            "comment",
            """
            // Router.destination(for: RoutableService<any Calendar>()) is planned.
            /* RouteRegistry.shared.register { CalendarRouter.self } */

            """),
        Trap(
            "string",
            """
            let help = "Router.destination(for: RoutableService<any Calendar>())"
            print(help.count)

            """),
        Trap(
            "multiline-string",
            "let help = \"\"\"\n    RouteRegistry.shared.register { CalendarRouter.self }\n    try Router.destination(for: RoutableService<any Calendar>())\n    \"\"\"\nprint(help.count)\n"
        ),
        Trap(
            "inactive-code",
            """
            #if NEVER
            let search = try Router.destination(for: \(search))
            #endif

            """),
        Trap(
            "uncalled-function",
            """
            func find() throws -> String { try Router.destination(for: \(search)).result }

            """, services: [.search]),
        Trap(
            "uncreated-type",
            """
            struct Finder {
                let search: any Search

                init() throws { search = try Router.destination(for: \(search)) }
            }

            """, services: [.search]),
        Trap(
            "uncalled-method",
            """
            struct Finder {
                var name: String { "finder" }

                func find() throws -> String { try Router.destination(for: \(search)).result }
            }
            print(Finder().name)

            """, services: [.search]),
        Trap(
            "unused-generic-request",
            """
            func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }

            """),
        Trap(
            "unused-generic-registration",
            """
            extension RouteRegistry {
                func stub<P: Sendable>(_ key: RoutableService<P>, _ value: P) { register(key) { _ in value } }
            }

            """),
        Trap(
            "key-in-dictionary",
            """
            let keys = ["clock": RoutableService<any Clock>()]
            print(keys.count)

            """),
        Trap(
            "key-compared",
            """
            func isClock<P>(_ key: RoutableService<P>) -> Bool { P.self == (any Clock).self }
            print(isClock(RoutableService<any Clock>()))

            """),
        Trap(
            "same-name",
            """
            struct RoutableView<Content> {
                let content: Content
            }
            print(RoutableView(content: "clock").content)

            """),
        Trap(
            "own-router",
            """
            struct Registry {
                func register(_ name: String, make: () -> String) { print(name, make()) }
            }
            Registry().register("search") { "three notes" }

            """),
        Trap(
            "other-service", rankedSearch, services: [.search],
            request: "print(try Router.destination(for: \(search)).result)\n",
            registration: "RouteRegistry.shared.register(\(search)) { _ in RankedSearch() }"),
        Trap(
            "inferred-service", rankedSearch, services: [.search],
            request:
                """
                let search: any Search = try Router.destination(for: .init())
                print(search.result)

                """, registration: "RouteRegistry.shared.register(.init()) { _ in RankedSearch() as any Search }"),
        Trap(
            "helper-service",
            rankedSearch + """

                func provide<P: Sendable>(_ key: RoutableService<P>, _ value: P) {
                    RouteRegistry.shared.register(key) { _ in value }
                }

                """, services: [.search], request: "print(try Router.destination(for: \(search)).result)\n",
            registration: "provide(\(search), RankedSearch())"),
        Trap(
            "inferred-helper",
            rankedSearch + """

                func get<P>(_ key: RoutableService<P>) -> P? { try? Router.destination(for: key) }

                """, services: [.search],
            request:
                """
                let search: (any Search)? = get(.init())
                print(search?.result ?? "")

                """, registration: "RouteRegistry.shared.register(\(search)) { _ in RankedSearch() }"),
        Trap(
            "checked-first", "", services: [.search],
            request:
                """
                if let search = try? Router.destination(for: \(search)) { print(search.result) }

                """),
        Trap(
            "error-expected", "", services: [.search],
            request:
                """
                do {
                    print(try Router.destination(for: \(search)).result)
                } catch {
                    print("no search yet")
                }

                """),
        Trap("validated", "", request: "import ModuleRouterChecks\nprint(RouteRegistry.shared.validate().count)\n"),
        Trap("unused-declaration", "", services: [.search]),
        Trap(
            "protocol-extension-request",
            """
            extension Search {
                static func find() throws -> any Search { try Router.destination(for: \(search)) }
            }

            """, services: [.search]),
        Trap(
            "deferred-task",
            """
            func startLater() -> Task<Void, any Error> {
                Task { print(try Router.destination(for: \(search)).result) }
            }

            """, services: [.search]),
    ]

    static var apps: [CorpusApp] {
        traps.flatMap { trap in
            [
                app(trap, "legal", nil),
                app(
                    trap, "forgotten", .registrationRemoved,
                    registration: "RouteRegistry.shared.register { NotesRouter.self }"),
            ]
        }
    }

    private static func app(_ trap: Trap, _ variant: String, _ fault: Fault?, registration: String? = nil) -> CorpusApp
    {
        var sketch = Sketch()
        sketch.services += trap.services
        sketch.addProviders()
        if !trap.declaration.isEmpty { sketch.declarations.append(trap.declaration) }
        sketch.register(
            registration ?? """
                RouteRegistry.shared.register {
                    ClockRouter.self
                    NotesRouter.self
                }
                """)
        sketch.register(trap.registration)
        sketch.request += trap.request
        return sketch.app("trap", trap.name, variant, fault)
    }
}
