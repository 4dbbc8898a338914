// SPDX-License-Identifier: Apache-2.0

/// Lists of providers in `main.swift` and in modules.
extension RegistrationForm {
    static let lists: [RegistrationForm] = [
        RegistrationForm("builder-list", .builder) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(clock.indented(1))    NotesRouter.self
                }
                """)
        },
        RegistrationForm("array", .array) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self,")
            sketch.register(
                """
                RouteRegistry.shared.register([
                \(clock.indented(1))    NotesRouter.self,
                ])
                """)
        },
        RegistrationForm("array-constant", .array, .short) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self,")
            sketch.register(
                """
                let providers: [any RouteRegistrable.Type] = [
                \(clock.indented(1))    NotesRouter.self,
                ]
                RouteRegistry.shared.register(providers)
                """)
        },
        RegistrationForm("loop-over-types", .array, .constant) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self,")
            sketch.register(
                """
                let providers: [any RouteRegistrable.Type] = [
                \(clock.indented(1))    NotesRouter.self,
                ]
                for provider in providers {
                    RouteRegistry.shared.register([provider])
                }
                """)
        },
        RegistrationForm("generic-install", .statement) { sketch in
            sketch.addProviders()
            sketch.declarations.append(
                """
                func install<R: RouteRegistrable>(_ provider: R.Type) {
                    RouteRegistry.shared.register([provider])
                }

                """)
            let clock = sketch.clock("install(ClockRouter.self)")
            sketch.register(clock)
            sketch.register("install(NotesRouter.self)")
        },
        RegistrationForm("default-argument", .array) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("ClockRouter.self,")
            sketch.declarations.append(
                """
                func start(
                    with providers: [any RouteRegistrable.Type] = [
                \(clock.indented(2))        NotesRouter.self,
                    ]
                ) {
                    RouteRegistry.shared.register(providers)
                }

                """)
            sketch.register("start()")
        },
        RegistrationForm("dictionary", .array) { sketch in
            sketch.addProviders()
            let clock = sketch.clock("\"clock\": ClockRouter.self,")
            sketch.register(
                """
                let providers: [String: any RouteRegistrable.Type] = [
                \(clock.indented(1))    "notes": NotesRouter.self,
                ]
                RouteRegistry.shared.register(Array(providers.values))
                """)
        },
        RegistrationForm("module-array", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public let \($0.variable)Providers: [any RouteRegistrable.Type] = [\($0.router).self]

                """
            }
            sketch.mention = "clockProviders.count"
            let clock = sketch.clock("RouteRegistry.shared.register(clockProviders)")
            sketch.register(clock)
            sketch.register("RouteRegistry.shared.register(notesProviders)")
        },
        RegistrationForm("sum-of-arrays", .array) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public let \($0.variable)Providers: [any RouteRegistrable.Type] = [\($0.router).self]

                """
            }
            sketch.mention = "clockProviders.count"
            let clock = sketch.clock("clockProviders,")
            sketch.register(
                """
                let lists = [
                \(clock.indented(1))    notesProviders,
                ]
                RouteRegistry.shared.register(lists.flatMap { $0 })
                """)
        },
        RegistrationForm("static-list", .statement) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public enum \($0.feature) {
                    public static var providers: [any RouteRegistrable.Type] { [\($0.router).self] }
                }

                """
            }
            sketch.mention = "ClockFeature.providers.count"
            let clock = sketch.clock("RouteRegistry.shared.register(ClockFeature.providers)")
            sketch.register(clock)
            sketch.register("RouteRegistry.shared.register(NotesFeature.providers)")
        },
        RegistrationForm("builder-of-lists", .builder) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                """
                public enum \($0.feature) {
                    public static let providers: [any RouteRegistrable.Type] = [\($0.router).self]
                }

                """
            }
            sketch.mention = "ClockFeature.providers.count"
            let clock = sketch.clock("ClockFeature.providers")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(clock.indented(1))    NotesFeature.providers
                }
                """)
        },
        RegistrationForm("list-of-same-name", .builder, .short) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public let providers: [any RouteRegistrable.Type] = [\($0.router).self]

                """
            }
            sketch.mention = "ClockModule.providers.count"
            let clock = sketch.clock("ClockModule.providers")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(clock.indented(1))    NotesModule.providers
                }
                """)
        },
        RegistrationForm("provider-alias", .builder) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {

                """
                public enum \($0.feature) {
                    public typealias Provider = \($0.router)
                }

                """
            }
            sketch.mention = "ClockFeature.Provider.self"
            let clock = sketch.clock("ClockFeature.Provider.self")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(clock.indented(1))    NotesFeature.Provider.self
                }
                """)
        },
    ]
}
