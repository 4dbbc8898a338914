// SPDX-License-Identifier: Apache-2.0

/// Legal apps that are easily taken for broken, and the same apps with a fault.
enum TrapApps {
    /// A trap: code of the app beside a complete clock.
    private struct Trap {
        let name: String
        let declaration: String
        var services: [Service] = []
        var request = ""
        var registration = ""
        /// Whether the code requests the clock in a way that a fault of the clock makes it fail.
        var requestsClock = true

        init(_ name: String, _ declaration: String, services: [Service] = [], request: String = "", registration: String = "", requestsClock: Bool = true) {
            self.name = name
            self.declaration = declaration
            self.services = services
            self.request = request
            self.registration = registration
            self.requestsClock = requestsClock
        }
    }

    private static let search = "RoutableService<any Search>()"
    private static let rankedSearch = "struct RankedSearch: Search {\n    let result = \"three notes\"\n}\n"

    private static let traps: [Trap] = [
        Trap("comment", "// Router.destination(for: RoutableService<any Calendar>()) is planned.\n/* RouteRegistry.shared.register { CalendarRouter.self } */\n"),
        Trap("string", "let help = \"Router.destination(for: RoutableService<any Calendar>())\"\nprint(help.count)\n"),
        Trap("multiline-string", "let help = \"\"\"\n    RouteRegistry.shared.register { CalendarRouter.self }\n    try Router.destination(for: RoutableService<any Calendar>())\n    \"\"\"\nprint(help.count)\n"),
        Trap("inactive-code", "#if NEVER\nlet search = try Router.destination(for: \(search))\n#endif\n"),
        Trap("uncalled-function", "func find() throws -> String { try Router.destination(for: \(search)).result }\n", services: [.search]),
        Trap("uncreated-type", "struct Finder {\n    let search: any Search\n\n    init() throws { search = try Router.destination(for: \(search)) }\n}\n", services: [.search]),
        Trap("uncalled-method", "struct Finder {\n    var name: String { \"finder\" }\n\n    func find() throws -> String { try Router.destination(for: \(search)).result }\n}\nprint(Finder().name)\n", services: [.search]),
        Trap("false-branch", "if CommandLine.arguments.count > 100 { print(try Router.destination(for: \(search)).result) }\n", services: [.search]),
        Trap("unused-generic-request", "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n"),
        Trap("unused-generic-registration", "extension RouteRegistry {\n    func stub<P: Sendable>(_ key: RoutableService<P>, _ value: P) { register(key) { _ in value } }\n}\n"),
        Trap("key-in-dictionary", "let keys = [\"clock\": RoutableService<any Clock>()]\nprint(keys.count)\n"),
        Trap("key-compared", "func isClock<P>(_ key: RoutableService<P>) -> Bool { P.self == (any Clock).self }\nprint(isClock(RoutableService<any Clock>()))\n"),
        Trap("same-name", "struct RoutableView<Content> {\n    let content: Content\n}\nprint(RoutableView(content: \"clock\").content)\n"),
        Trap("own-router", "struct Registry {\n    func register(_ name: String, make: () -> String) { print(name, make()) }\n}\nRegistry().register(\"search\") { \"three notes\" }\n"),
        Trap("other-service", rankedSearch, services: [.search], request: "print(try Router.destination(for: \(search)).result)\n", registration: "RouteRegistry.shared.register(\(search)) { _ in RankedSearch() }"),
        Trap("inferred-service", rankedSearch, services: [.search], request: "let search: any Search = try Router.destination(for: .init())\nprint(search.result)\n", registration: "RouteRegistry.shared.register(.init()) { _ in RankedSearch() as any Search }"),
        Trap("helper-service", rankedSearch + "\nfunc provide<P: Sendable>(_ key: RoutableService<P>, _ value: P) {\n    RouteRegistry.shared.register(key) { _ in value }\n}\n", services: [.search], request: "print(try Router.destination(for: \(search)).result)\n", registration: "provide(\(search), RankedSearch())"),
        Trap("inferred-helper", rankedSearch + "\nfunc get<P>(_ key: RoutableService<P>) -> P? { try? Router.destination(for: key) }\n", services: [.search], request: "let search: (any Search)? = get(.init())\nprint(search?.result ?? \"\")\n", registration: "RouteRegistry.shared.register(\(search)) { _ in RankedSearch() }"),
        Trap("checked-first", "", services: [.search], request: "if let search = try? Router.destination(for: \(search)) { print(search.result) }\n"),
        Trap("error-expected", "", services: [.search], request: "do {\n    print(try Router.destination(for: \(search)).result)\n} catch {\n    print(\"no search yet\")\n}\n"),
        Trap("validated", "", request: "print(RouteRegistry.shared.validate().count)\n"),
        Trap("unused-declaration", "", services: [.search]),
        Trap("protocol-extension-request", "extension Search {\n    static func find() throws -> any Search { try Router.destination(for: \(search)) }\n}\n", services: [.search]),
        Trap("deferred-task", "func startLater() -> Task<Void, any Error> {\n    Task { print(try Router.destination(for: \(search)).result) }\n}\n", services: [.search]),
    ]

    static var apps: [CorpusApp] {
        traps.flatMap { trap in
            [
                app(trap, "legal", nil),
                app(trap, "forgotten", .registrationRemoved, registration: "RouteRegistry.shared.register { NotesRouter.self }"),
            ]
        }
    }

    private static func app(_ trap: Trap, _ variant: String, _ fault: Fault?, registration: String? = nil) -> CorpusApp {
        var sketch = Sketch()
        sketch.services += trap.services
        sketch.addProviders()
        if !trap.declaration.isEmpty { sketch.declarations.append(trap.declaration) }
        sketch.register(registration ?? "RouteRegistry.shared.register {\n    ClockRouter.self\n    NotesRouter.self\n}")
        sketch.register(trap.registration)
        sketch.request += trap.request
        return sketch.app("trap", trap.name, variant, fault)
    }
}
