// SPDX-License-Identifier: Apache-2.0

/// A way in which the app itself requests the clock.
struct RequestForm: Sendable {
    let name: String
    /// The statements, in which KEY is the key.
    let request: String
    let declaration: String

    init(_ name: String, _ request: String, _ declaration: String = "") {
        self.name = name
        self.request = request
        self.declaration = declaration
    }

    static let all: [RequestForm] = [
        RequestForm("direct", "print(try Router.destination(for: KEY).time)\n"),
        RequestForm("inferred", "let clock: any Clock = try Router.destination(for: .init())\nprint(clock.time)\n"),
        RequestForm("inferred-argument", "try show(Router.destination(for: .init()))\n", "func show(_ clock: any Clock) { print(clock.time) }\n"),
        RequestForm("inferred-wrapper", "let clock: any Clock = try resolve(.init())\nprint(clock.time)\n", "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n"),
        RequestForm("inferred-model", "print(ClockModel(clock: try Router.destination(for: .init())).text)\n", "struct ClockModel {\n    let clock: any Clock\n\n    var text: String { clock.time }\n}\n"),
        RequestForm("wrapper", "print(try resolve(FULL).time)\n", "func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n"),
        RequestForm("nested-wrapper", "print(try Services().clock().time)\n", "struct Services {\n    func clock() throws -> any Clock { try find(FULL) }\n\n    private func find<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n}\n"),
        RequestForm("property-wrapper", "let screen = ClockScreen()\nprint(screen.clock.time)\n", "@propertyWrapper\nstruct Service<P> {\n    let key: RoutableService<P>\n\n    init(_ key: RoutableService<P>) { self.key = key }\n\n    var wrappedValue: P {\n        do { return try Router.destination(for: key) } catch { fatalError(\"\\(error)\") }\n    }\n}\n\nstruct ClockScreen {\n    @Service(FULL) var clock: any Clock\n}\n"),
        RequestForm("inferred-property-wrapper", "let screen = ClockScreen()\nprint(screen.clock.time)\n", "@propertyWrapper\nstruct Service<P> {\n    let key: RoutableService<P>\n\n    init(_ key: RoutableService<P>) { self.key = key }\n\n    var wrappedValue: P {\n        do { return try Router.destination(for: key) } catch { fatalError(\"\\(error)\") }\n    }\n}\n\nstruct ClockScreen {\n    @Service(.init()) var clock: any Clock\n}\n"),
        RequestForm("command-type", "try ShowCommand().run()\n", "struct ShowCommand {\n    func run() throws {\n        let clock = try Router.destination(for: KEY)\n        print(clock.time)\n    }\n}\n"),
        RequestForm("closure", "let commands: [String: () throws -> Void] = [\"show\": { print(try Router.destination(for: KEY).time) }]\nfor command in commands.values { try command() }\n"),
        RequestForm("static-constant", "print(try Shared.clock.get().time)\n", "enum Shared {\n    static let clock = Result { try Router.destination(for: FULL) }\n}\n"),
        RequestForm("force-try", "print(try! Router.destination(for: KEY).time)\n"),
        RequestForm("guard", "guard let clock = try? Router.destination(for: KEY) else { fatalError(\"no clock\") }\nprint(clock.time)\n"),
        RequestForm("caught", "do {\n    print(try Router.destination(for: KEY).time)\n} catch {\n    fatalError(\"\\(error)\")\n}\n"),
        RequestForm("keys-in-array", "for key in [FULL] { print(try Router.destination(for: key).time) }\n"),
        RequestForm("key-variable", "let key = FULL\nprint(try Router.destination(for: key).time)\n"),
        RequestForm("task", "try await Task { print(try Router.destination(for: KEY).time) }.value\n"),
        RequestForm("default-argument", "print(try time())\n", "func time(of clock: @autoclosure () throws -> any Clock = try Router.destination(for: KEY)) throws -> String {\n    try clock().time\n}\n"),
        RequestForm("computed-property", "print(try time)\n", "var time: String {\n    get throws { try Router.destination(for: KEY).time }\n}\n"),
        RequestForm("generic-method", "print(try Locator().get((any Clock).self, FULL).time)\n", "struct Locator {\n    func get<P>(_ type: P.Type, _ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }\n}\n"),
        RequestForm("map", "print(try [1].map { _ in try Router.destination(for: KEY).time })\n"),
    ]

    static var apps: [CorpusApp] { all.enumerated().flatMap { $1.apps($0) } }

    private func apps(_ index: Int) -> [CorpusApp] {
        var number = index
        func app(_ variant: String, _ fault: Fault?, registers: Bool = true, _ change: (inout Sketch) -> Void = { _ in }) -> CorpusApp {
            number += 1
            let spelling = KeySpelling.allCases[number % KeySpelling.allCases.count]
            var sketch = Sketch(spelling: spelling)
            sketch.services = [.clock]
            sketch.add(to: .clock, "SystemClock", Service.clock.simpleDestination)
            sketch.add(to: .clock, "ClockRouter", Service.clock.routerText(Service.clock.key(spelling)))
            let key = Service.clock.key(spelling)
            let full = key.hasPrefix(".") ? "RoutableService<any Clock>\(key)" : key
            func spelled(_ text: String) -> String { text.replacing("KEY", with: key).replacing("FULL", with: full) }
            if !declaration.isEmpty { sketch.declarations.append(spelled(declaration)) }
            sketch.request = spelled(request)
            if registers { sketch.register("RouteRegistry.shared.register { ClockRouter.self }") }
            change(&sketch)
            sketch.imports.insert("ClockInterface")
            return sketch.app("request", name, variant, fault)
        }
        let helper = "func mock<P: Sendable>(_ key: RoutableService<P>, with value: P) {\n    RouteRegistry.shared.register(key) { _ in value }\n}\n"
        return [
            app("complete", nil),
            app("complete-beside-helper", nil) { $0.declarations.append(helper) },
            app("forgotten", .registrationRemoved, registers: false),
            app("no-provider", .providerRemoved, registers: false) { $0.remove { $0 == Service.clock.file("ClockRouter") } },
            app("no-provider-beside-helper", .providerRemoved, registers: false) { sketch in
                sketch.remove { $0 == Service.clock.file("ClockRouter") }
                sketch.declarations.append(helper)
            },
            app("not-linked", .moduleNotLinked, registers: false) { $0.imports.remove("ClockModule") },
        ]
    }
}
