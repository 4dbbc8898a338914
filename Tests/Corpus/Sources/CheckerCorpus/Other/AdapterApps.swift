// SPDX-License-Identifier: Apache-2.0

/// Apps in which the notes require a clock of their own, which the app adapts to the clock of another module.
enum AdapterApps {
    private static let required = Service(
        name: "RequiredClock", member: "time", destination: "ClockProxy", value: "ten past ten")

    /// The adaptation of the required clock to the provided one, and its registration.
    private struct Form {
        let name: String
        let spelling: KeySpelling
        /// The adapter, from the required key to the adaptee.
        let declaration: @Sendable (_ spelling: KeySpelling) -> String
        let registration: String
        /// Whether an adapter can lead back.
        let hasBackward: Bool

        init(
            _ name: String, _ spelling: KeySpelling = .full,
            registration: String = "RouteRegistry.shared.register { ClockAdapter.self }",
            hasBackward: Bool = true, _ declaration: @escaping @Sendable (KeySpelling) -> String
        ) {
            self.name = name
            self.spelling = spelling
            self.registration = registration
            self.hasBackward = hasBackward
            self.declaration = declaration
        }
    }

    private static let proxy = """
        struct ClockProxy: RequiredClock {
            let clock: any Clock

            var time: String { clock.time }
        }


        """

    private static func adapter(_ spelling: KeySpelling, to target: String? = nil) -> String {
        """
        enum ClockAdapter: RouteAdapter {
            static var routes: RouteList<Self> {
                Adapts(\(required.key(spelling)), to: \(target ?? Service.clock.key(spelling))) { ClockProxy(clock: $0) }
            }
        }

        """
    }

    private static let forms: [Form] = [
        Form("adapter") { adapter($0) },
        Form("adapter-short-key", .short) { adapter($0) },
        Form("adapter-constant", .constant) { adapter($0) },
        Form("adapter-alias", .alias, registration: "RouteRegistry.shared.register([ClockAdapter.self])") {
            adapter($0)
        },
        Form("adapter-to-provider", hasBackward: false) { adapter($0, to: "ClockRouter.self") },
        Form("adapter-by-function", .short, registration: "registerAdapters()") {
            adapter($0) + """

                func registerAdapters() {
                    RouteRegistry.shared.register { ClockAdapter.self }
                }

                """
        },
        Form("adapter-in-list", registration: "RouteRegistry.shared.register(Adapters.all)") {
            adapter($0) + """

                enum Adapters {
                    static let all: [any RouteRegistrable.Type] = [ClockAdapter.self]
                }

                """
        },
        Form("adapter-by-type", registration: "install(ClockAdapter.self)") {
            adapter($0) + """

                func install<A: RouteAdapter>(_: A.Type) { RouteRegistry.shared.register([A.self]) }

                """
        },
        Form(
            "closure", .full,
            registration: """
                RouteRegistry.shared.register(RoutableService<any RequiredClock>()) { _ in
                    ClockProxy(clock: try Router.destination(for: RoutableService<any Clock>()))
                }
                """, hasBackward: false
        ) { _ in "" },
        Form(
            "closure-short-key", .short,
            registration:
                "RouteRegistry.shared.register(.requiredClock) { _ in ClockProxy(clock: try Router.destination(for: .clock)) }",
            hasBackward: false
        ) { _ in "" },
    ]

    static var apps: [CorpusApp] { forms.flatMap(apps) }

    private static func apps(_ form: Form) -> [CorpusApp] {
        func app(
            _ variant: String, _ fault: Fault?, subjects: [String] = ["Clock"],
            _ change: (inout Sketch) -> Void = { _ in }
        ) -> CorpusApp {
            var sketch = Sketch(spelling: form.spelling)
            sketch.services = [.clock, .notes, required]
            let needed = NeedForm.initialiser.code(
                Dependency(of: .notes, on: required, key: required.key(form.spelling)))
            sketch.add(to: .notes, "StoredNotes", needed.destination)
            sketch.add(
                to: .notes, "NotesRouter",
                Service.notes.routerText(Service.notes.key(form.spelling), making: needed.making))
            sketch.add(to: .clock, "SystemClock", Service.clock.simpleDestination)
            sketch.add(to: .clock, "ClockRouter", Service.clock.routerText(Service.clock.key(form.spelling)))
            sketch.imports.formUnion(["ClockInterface", required.interface])
            sketch.declarations = [proxy + form.declaration(form.spelling)]
            sketch.registrations = [

                """
                RouteRegistry.shared.register {
                    ClockRouter.self
                    NotesRouter.self
                }
                """, form.registration,
            ]
            change(&sketch)
            return sketch.app("adapter", form.name, variant, fault, subjects: subjects)
        }
        func removeClock(_ sketch: inout Sketch) {
            sketch.registrations[0] = "RouteRegistry.shared.register { NotesRouter.self }"
        }
        let hasType = !form.declaration(form.spelling).isEmpty
        var apps = [
            app("complete", nil),
            app("removed", .adapterRemoved, subjects: ["RequiredClock"]) { sketch in
                sketch.declarations = [proxy]
                sketch.registrations[1] = ""
            },
            app("adaptee-unregistered", .adapteeMissing) { removeClock(&$0) },
            app("with-other-use", nil) { sketch in
                sketch.request +=
                    """
                    let clock: any Clock = try Router.destination(for: \(Service.clock.key(form.spelling)))
                    print(clock.time)

                    """
            },
        ]
        if form.name != "adapter-to-provider" {
            apps.append(
                app("adaptee-removed", .adapteeMissing) { sketch in
                    removeClock(&sketch)
                    sketch.remove { $0.hasPrefix("Sources/ClockModule/") }
                    sketch.imports.remove("ClockModule")
                })
            apps.append(
                app("adaptee-not-linked", .adapteeMissing) { sketch in
                    removeClock(&sketch)
                    sketch.imports.remove("ClockModule")
                })
            // The clock needs the notes, which need the required clock.
            apps.append(
                app("service-cycle", .serviceCycle, subjects: ["Clock", "Notes"]) { sketch in
                    let code = NeedForm.initialiser.code(
                        Dependency(of: .clock, on: .notes, key: Service.notes.key(form.spelling)))
                    sketch.add(to: .clock, "SystemClock", code.destination)
                    sketch.add(
                        to: .clock, "ClockRouter",
                        Service.clock.routerText(Service.clock.key(form.spelling), making: code.making))
                })
        }
        if hasType {
            apps.append(
                app("forgotten", .adapterRemoved, subjects: ["RequiredClock", "ClockAdapter"]) {
                    $0.registrations[1] = ""
                })
            apps.append(
                app("in-comment", .adapterRemoved, subjects: ["RequiredClock", "ClockAdapter"]) {
                    $0.registrations[1] = "// \(form.registration)"
                })
        }
        if form.hasBackward {
            let backward = """
                struct RequiredClockProxy: Clock {
                    let clock: any RequiredClock

                    var time: String { clock.time }
                }

                enum BackwardAdapter: RouteAdapter {
                    static var routes: RouteList<Self> {
                        Adapts(\(Service.clock.key(form.spelling)), to: \(required.key(form.spelling))) { RequiredClockProxy(clock: $0) }
                    }
                }

                """
            apps.append(
                app("cycle", .adapterCycle) { sketch in
                    sketch.remove { $0 == Service.clock.file("ClockRouter") }
                    sketch.declarations.append(backward)
                    sketch.registrations[0] =
                        """
                        RouteRegistry.shared.register {
                            BackwardAdapter.self
                            NotesRouter.self
                        }
                        """
                })
            apps.append(
                // The adapter that leads back is not registered.
                app("unregistered-backward", nil) { $0.declarations.append(backward) })
        }
        return apps
    }
}
