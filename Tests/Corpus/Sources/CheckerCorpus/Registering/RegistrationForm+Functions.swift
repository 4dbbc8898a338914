// SPDX-License-Identifier: Apache-2.0

/// Functions and methods of modules that register.
extension RegistrationForm {
    static let functions: [RegistrationForm] = [
        RegistrationForm("global-function", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public func register\($0.name)() {
                    RouteRegistry.shared.register { \($0.router).self }
                }

                """
            }
            sketch.mention = "type(of: registerClock)"
            let clock = sketch.clock("registerClock()")
            sketch.register(clock)
            sketch.register("registerNotes()")
        },
        RegistrationForm("function-with-registry", .statement, .short) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public func register\($0.name)(in registry: RouteRegistry) {
                    registry.register([\($0.router).self])
                }

                """
            }
            sketch.mention = "type(of: registerClock)"
            let clock = sketch.clock("registerClock(in: .shared)")
            sketch.register(clock)
            sketch.register("registerNotes(in: .shared)")
        },
        RegistrationForm("static-method", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public enum \($0.feature) {
                    public static func start() {
                        RouteRegistry.shared.register { \($0.router).self }
                    }
                }

                """
            }
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature.start()")
            sketch.register(clock)
            sketch.register("NotesFeature.start()")
        },
        RegistrationForm("nested-calls", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public enum \($0.feature) {
                    public static func start() { registerProviders(in: .shared) }

                    private static func registerProviders(in registry: RouteRegistry) {
                        for provider in providers { registry.register([provider]) }
                    }

                    private static var providers: [any RouteRegistrable.Type] { [\($0.router).self] }
                }

                """
            }
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature.start()")
            sketch.register(clock)
            sketch.register("NotesFeature.start()")
        },
        RegistrationForm("registry-extension", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                extension RouteRegistry {
                    public func register\($0.name)() {
                        register { \($0.router).self }
                    }
                }

                """
            }
            sketch.mention = "RouteRegistry.registerClock"
            sketch.register("let registry = RouteRegistry.shared")
            let clock = sketch.clock("registry.registerClock()")
            sketch.register(clock)
            sketch.register("registry.registerNotes()")
        },
        RegistrationForm("registry-extension-closure", .statement, .short) { sketch in
            sketch.addDestinations()
            let notes = sketch.making(.notes)
            sketch.addToBoth({ $0.feature }) {
                """
                extension RouteRegistry {
                    public func register\($0.name)() {
                        register(\($0.key(.short))) { _ in \($0 == .notes ? notes : "SystemClock()") }
                    }
                }

                """
            }
            sketch.mention = "RouteRegistry.registerClock"
            let clock = sketch.clock("RouteRegistry.shared.registerClock()")
            sketch.register(clock)
            sketch.register("RouteRegistry.shared.registerNotes()")
        },
        RegistrationForm("provider-method", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                extension \($0.router) {
                    public static func install() { RouteRegistry.shared.register([self]) }
                }

                """
            }
            let clock = sketch.clock("ClockRouter.install()")
            sketch.register(clock)
            sketch.register("NotesRouter.install()")
        },
        RegistrationForm("registrable-extension", .statement) { sketch in
            sketch.addProviders()
            sketch.declarations.append(
                """
                extension RouteRegistrable {
                    static func install() { RouteRegistry.shared.register([self]) }
                }

                """)
            let clock = sketch.clock("ClockRouter.install()")
            sketch.register(clock)
            sketch.register("NotesRouter.install()")
        },
        RegistrationForm("function-of-same-name", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public func registerProviders() {
                    RouteRegistry.shared.register { \($0.router).self }
                }

                """
            }
            sketch.mention = "type(of: ClockModule.registerProviders)"
            let clock = sketch.clock("ClockModule.registerProviders()")
            sketch.register(clock)
            sketch.register("NotesModule.registerProviders()")
        },
        RegistrationForm("function-references", .array) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public func register\($0.name)() {
                    RouteRegistry.shared.register { \($0.router).self }
                }

                """
            }
            sketch.mention = "type(of: registerClock)"
            let clock = sketch.clock("registerClock,")
            sketch.register(
                """
                let steps = [
                \(clock.indented(1))    registerNotes,
                ]
                for step in steps { step() }
                """)
        },
    ]
}
