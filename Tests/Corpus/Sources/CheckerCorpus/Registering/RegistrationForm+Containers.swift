// SPDX-License-Identifier: Apache-2.0

/// Types of the app that register, and registries of its own.
extension RegistrationForm {
    static let containers: [RegistrationForm] = [
        RegistrationForm("container", .statement) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            sketch.declarations.append(
                """
                @MainActor final class AppContainer {
                    init() {
                \(clock.indented(2))        RouteRegistry.shared.register { NotesRouter.self }
                    }
                }

                """)
            sketch.register("let container = AppContainer()")
        },
        RegistrationForm("wiring-file", .statement) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            let imports = ["ClockModule", "ModuleRouter", "NotesModule"].filter {
                $0 != "ClockModule" || sketch.seeding.fault != .moduleNotLinked
            }
            sketch.add(
                "Sources/App/Wiring.swift", importing: imports,
                """
                enum Wiring {
                    static func registerAll() {
                \(clock.indented(2))        RouteRegistry.shared.register { NotesRouter.self }
                    }
                }

                """)
            sketch.register("Wiring.registerAll()")
        },
        RegistrationForm("main-type", .statement) { sketch in
            sketch.addProviders()
            sketch.entry = .staticMain
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            sketch.register(clock)
            sketch.register("RouteRegistry.shared.register { NotesRouter.self }")
        },
        RegistrationForm("main-type-initialiser", .builder, .constant) { sketch in
            sketch.addProviders()
            sketch.entry = .initialiser
            let clock = sketch.clock("ClockRouter.self")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(clock.indented(1))    NotesRouter.self
                }
                """)
        },
        RegistrationForm("static-factory", .statement, .short) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register([ClockRouter.self])")
            sketch.declarations.append(
                """
                @MainActor struct AppContainer {
                    static func make() -> AppContainer {
                \(clock.indented(2))        RouteRegistry.shared.register([NotesRouter.self])
                        return AppContainer()
                    }
                }

                """)
            sketch.register("let container = AppContainer.make()")
        },
        RegistrationForm("lazy-property", .statement) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            sketch.declarations.append(
                """
                @MainActor final class AppContainer {
                    private lazy var registered: Void = {
                \(clock.indented(2))        RouteRegistry.shared.register { NotesRouter.self }
                    }()

                    func start() { _ = registered }
                }

                """)
            sketch.register("AppContainer().start()")
        },
        RegistrationForm("static-once", .statement) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            sketch.declarations.append(
                """
                @MainActor enum Startup {
                    static let once: Void = {
                \(clock.indented(2))        RouteRegistry.shared.register { NotesRouter.self }
                    }()
                }

                """)
            sketch.register("Startup.once")
        },
        RegistrationForm("property-wrapper", .statement, .full) { sketch in
            sketch.addDestinations()
            let notes = sketch.making(.notes)
            sketch.mention = "SystemClock.self"
            let clock = sketch.clock("_ = Registered(RoutableService<any Clock>()) { SystemClock() }")
            sketch.declarations.append(
                """
                @propertyWrapper
                struct Registered<P: Sendable> {
                    let wrappedValue: Void

                    init(_ key: RoutableService<P>, _ make: @escaping @Sendable () throws -> P) {
                        wrappedValue = RouteRegistry.shared.register(key) { _ in try make() }
                    }
                }

                struct Wiring {
                    @Registered(RoutableService<any Notes>(), { \(notes) }) var notes: Void
                }

                """)
            sketch.register(clock)
            sketch.register("let wiring = Wiring()")
        },
        RegistrationForm("enumeration", .array) { sketch in
            sketch.addProviders()
            sketch.mention = "AppFeature.clock"
            sketch.declarations.append(
                """
                enum AppFeature {
                    case clock, notes

                    var provider: any RouteRegistrable.Type {
                        switch self {
                        case .clock: ClockRouter.self
                        case .notes: NotesRouter.self
                        }
                    }
                }

                """)
            if sketch.seeding.variant == "not-linked" || sketch.seeding.variant == "no-provider" {
                sketch.declarations = [
                    """
                    enum AppFeature {
                        case notes

                        var provider: any RouteRegistrable.Type {
                            switch self {
                            case .notes: NotesRouter.self
                            }
                        }
                    }

                    """
                ]
            }
            let clock = sketch.clock(".clock,")
            sketch.register(

                """
                let features: [AppFeature] = [
                \(clock.indented(1))    .notes,
                ]

                """
                    + "RouteRegistry.shared.register(features.map(\\.provider))")
        },
        RegistrationForm("own-registry", .builder) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self")
            sketch.register(
                """
                let registry = RouteRegistry {
                \(clock.indented(1))    NotesRouter.self
                }
                """)
            sketch.request =
                """
                try registry.run {
                \(sketch.request.indented(1))}

                """
        },
        RegistrationForm("own-registry-variable", .statement, .short) { sketch in
            sketch.addProviders()
            sketch.register("let registry = RouteRegistry()")
            let clock = sketch.clock("registry.register([ClockRouter.self])")
            sketch.register(clock)
            sketch.register("registry.register([NotesRouter.self])")
            sketch.request =
                """
                try registry.run {
                \(sketch.request.indented(1))}

                """
        },
        RegistrationForm("registry-with-parent", .statement) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("RouteRegistry.shared.register { ClockRouter.self }")
            sketch.register(clock)
            sketch.register("let registry = RouteRegistry(parent: .shared) { NotesRouter.self }")
            sketch.request =
                """
                try registry.run {
                \(sketch.request.indented(1))}

                """
        },
    ]
}
