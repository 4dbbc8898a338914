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
        RequestForm(
            "inferred",
            """
            let clock: any Clock = try Router.destination(for: .init())
            print(clock.time)

            """),
        RequestForm(
            "inferred-argument", "try show(Router.destination(for: .init()))\n",
            "func show(_ clock: any Clock) { print(clock.time) }\n"),
        RequestForm(
            "inferred-wrapper",
            """
            let clock: any Clock = try resolve(.init())
            print(clock.time)

            """,
            """
            func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }

            """),
        RequestForm(
            "inferred-model",
            """
            print(ClockModel(clock: try Router.destination(for: .init())).text)

            """,
            """
            struct ClockModel {
                let clock: any Clock

                var text: String { clock.time }
            }

            """),
        RequestForm(
            "wrapper", "print(try resolve(FULL).time)\n",
            """
            func resolve<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }

            """),
        RequestForm(
            "nested-wrapper", "print(try Services().clock().time)\n",
            """
            struct Services {
                func clock() throws -> any Clock { try find(FULL) }

                private func find<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }
            }

            """),
        RequestForm(
            "property-wrapper",
            """
            let screen = ClockScreen()
            print(screen.clock.time)

            """,
            """
            @propertyWrapper
            struct Service<P> {
                let key: RoutableService<P>

                init(_ key: RoutableService<P>) { self.key = key }

                var wrappedValue: P {
                    do { return try Router.destination(for: key) } catch { fatalError("\\(error)") }
                }
            }

            struct ClockScreen {
                @Service(FULL) var clock: any Clock
            }

            """),
        RequestForm(
            "inferred-property-wrapper",
            """
            let screen = ClockScreen()
            print(screen.clock.time)

            """,
            """
            @propertyWrapper
            struct Service<P> {
                let key: RoutableService<P>

                init(_ key: RoutableService<P>) { self.key = key }

                var wrappedValue: P {
                    do { return try Router.destination(for: key) } catch { fatalError("\\(error)") }
                }
            }

            struct ClockScreen {
                @Service(.init()) var clock: any Clock
            }

            """),
        RequestForm(
            "command-type", "try ShowCommand().run()\n",
            """
            struct ShowCommand {
                func run() throws {
                    let clock = try Router.destination(for: KEY)
                    print(clock.time)
                }
            }

            """),
        RequestForm(
            "closure",
            """
            let commands: [String: () throws -> Void] = ["show": { print(try Router.destination(for: KEY).time) }]
            for command in commands.values { try command() }

            """),
        RequestForm(
            "static-constant", "print(try Shared.clock.get().time)\n",
            """
            enum Shared {
                static let clock = Result { try Router.destination(for: FULL) }
            }

            """),
        RequestForm("force-try", "print(try! Router.destination(for: KEY).time)\n"),
        RequestForm(
            "guard",
            """
            guard let clock = try? Router.destination(for: KEY) else { fatalError("no clock") }
            print(clock.time)

            """),
        RequestForm(
            "caught",
            """
            do {
                print(try Router.destination(for: KEY).time)
            } catch {
                fatalError("\\(error)")
            }

            """),
        RequestForm(
            "keys-in-array",
            """
            for key in [FULL] { print(try Router.destination(for: key).time) }

            """),
        RequestForm(
            "key-variable",
            """
            let key = FULL
            print(try Router.destination(for: key).time)

            """),
        RequestForm(
            "task",
            """
            try await Task { print(try Router.destination(for: KEY).time) }.value

            """),
        RequestForm(
            "default-argument", "print(try time())\n",
            """
            func time(of clock: @autoclosure () throws -> any Clock = try Router.destination(for: KEY)) throws -> String {
                try clock().time
            }

            """),
        RequestForm(
            "computed-property", "print(try time)\n",
            """
            var time: String {
                get throws { try Router.destination(for: KEY).time }
            }

            """),
        RequestForm(
            "generic-method", "print(try Locator().get((any Clock).self, FULL).time)\n",
            """
            struct Locator {
                func get<P>(_ type: P.Type, _ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }
            }

            """),
        RequestForm(
            "map",
            """
            print(try [1].map { _ in try Router.destination(for: KEY).time })

            """),
    ]

    static var apps: [CorpusApp] { all.enumerated().flatMap { $1.apps($0) } }

    private func apps(_ index: Int) -> [CorpusApp] {
        var number = index
        func app(
            _ variant: String, _ fault: Fault?, registers: Bool = true, _ change: (inout Sketch) -> Void = { _ in }
        ) -> CorpusApp {
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
        let helper =
            """
            func mock<P: Sendable>(_ key: RoutableService<P>, with value: P) {
                RouteRegistry.shared.register(key) { _ in value }
            }

            """
        return [
            app("complete", nil),
            app("complete-beside-helper", nil) { $0.declarations.append(helper) },
            app("forgotten", .registrationRemoved, registers: false),
            app("no-provider", .providerRemoved, registers: false) {
                $0.remove { $0 == Service.clock.file("ClockRouter") }
            },
            app("no-provider-beside-helper", .providerRemoved, registers: false) { sketch in
                sketch.remove { $0 == Service.clock.file("ClockRouter") }
                sketch.declarations.append(helper)
            },
            app("not-linked", .moduleNotLinked, registers: false) { $0.imports.remove("ClockModule") },
        ]
    }
}
