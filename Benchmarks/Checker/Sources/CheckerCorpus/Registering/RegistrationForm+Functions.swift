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
                "public func registerProviders() {\n    RouteRegistry.shared.register { \($0.router).self }\n}\n"
            }
            sketch.mention = "type(of: ClockModule.registerProviders)"
            let clock = sketch.clock("ClockModule.registerProviders()")
            sketch.register(clock)
            sketch.register("NotesModule.registerProviders()")
        },
        RegistrationForm("function-references", .array) { sketch in
            sketch.addProviders()
            sketch.addToBoth({ $0.feature }) {
                "public func register\($0.name)() {\n    RouteRegistry.shared.register { \($0.router).self }\n}\n"
            }
            sketch.mention = "type(of: registerClock)"
            let clock = sketch.clock("registerClock,")
            sketch.register("let steps = [\n\(clock.indented(1))    registerNotes,\n]\nfor step in steps { step() }")
        },
    ]

    private static let featureKit = """
        import ModuleRouter

        public protocol Feature: Sendable {
            func register()
        }

        """

    /// Objects and types of modules in a list.
    static let features: [RegistrationForm] = [
        RegistrationForm("module-objects", .array) { sketch in
            sketch.addProviders()
            sketch.add("Sources/FeatureKit/Feature.swift", featureKit)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                """
                public struct \($0.feature): Feature {
                    public init() {}

                    public func register() {
                        RouteRegistry.shared.register { \($0.router).self }
                    }
                }

                """
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature(),")
            sketch.register(
                """
                let features: [any Feature] = [
                \(clock.indented(1))    NotesFeature(),
                ]
                features.forEach { $0.register() }
                """)
        },
        RegistrationForm("module-objects-loop", .array, .constant) { sketch in
            sketch.addProviders()
            sketch.add("Sources/FeatureKit/Feature.swift", featureKit)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                """
                public final class \($0.feature): Feature {
                    private let provider = \($0.router).self

                    public init() {}

                    public func register() { RouteRegistry.shared.register([provider]) }
                }

                """
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature(),")
            sketch.register(
                "for feature in [\n\(clock.indented(1))    NotesFeature(),\n] as [any Feature] {\n    feature.register()\n}")
        },
        RegistrationForm("module-types", .array) { sketch in
            sketch.addProviders()
            sketch.add(
                "Sources/FeatureKit/Feature.swift",
                """
                import ModuleRouter

                public protocol Feature {
                    static var providers: [any RouteRegistrable.Type] { get }
                }

                extension RouteRegistry {
                    public func register(features: [any Feature.Type]) {
                        register(features.flatMap { $0.providers })
                    }
                }

                """)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                """
                public enum \($0.feature): Feature {
                    public static var providers: [any RouteRegistrable.Type] { [\($0.router).self] }
                }

                """
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "ClockFeature.providers.count"
            let clock = sketch.clock("ClockFeature.self,")
            sketch.register("RouteRegistry.shared.register(features: [\n\(clock.indented(1))    NotesFeature.self,\n])")
        },
        RegistrationForm("protocol-extension", .statement) { sketch in
            sketch.addProviders()
            sketch.add(
                "Sources/FeatureKit/Feature.swift",
                """
                import ModuleRouter

                public protocol Feature {
                    associatedtype Provider: RouteRegistrable
                }

                extension Feature {
                    public static func install() { RouteRegistry.shared.register([Provider.self]) }
                }

                """)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                "public enum \($0.feature): Feature {\n    public typealias Provider = \($0.router)\n}\n"
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature.install()")
            sketch.register(clock)
            sketch.register("NotesFeature.install()")
        },
        RegistrationForm("stored-providers", .array) { sketch in
            sketch.addProviders()
            sketch.add(
                "Sources/FeatureKit/Feature.swift",
                """
                import ModuleRouter

                public struct Feature: Sendable {
                    let providers: [any RouteRegistrable.Type]

                    public init(_ providers: [any RouteRegistrable.Type]) { self.providers = providers }

                    public func register() { RouteRegistry.shared.register(providers) }
                }

                """)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                "extension Feature {\n    public static let \($0.variable) = Feature([\($0.router).self])\n}\n"
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "Feature.clock"
            let clock = sketch.clock(".clock,")
            sketch.register("let features: [Feature] = [\n\(clock.indented(1))    .notes,\n]\nfor feature in features { feature.register() }")
        },
        RegistrationForm("own-builder", .builder) { sketch in
            sketch.addProviders()
            sketch.add(
                "Sources/FeatureKit/Feature.swift",
                featureKit + """

                    @resultBuilder
                    public enum FeatureBuilder {
                        public static func buildExpression(_ feature: any Feature) -> [any Feature] { [feature] }
                        public static func buildBlock(_ features: [any Feature]...) -> [any Feature] { features.flatMap { $0 } }
                        public static func buildOptional(_ features: [any Feature]?) -> [any Feature] { features ?? [] }
                        public static func buildEither(first features: [any Feature]) -> [any Feature] { features }
                        public static func buildEither(second features: [any Feature]) -> [any Feature] { features }
                    }

                    public func install(@FeatureBuilder _ features: () -> [any Feature]) {
                        for feature in features() { feature.register() }
                    }

                    """)
            sketch.addToBoth({ $0.feature }, importing: ["FeatureKit"]) {
                """
                public struct \($0.feature): Feature {
                    public init() {}

                    public func register() { RouteRegistry.shared.register { \($0.router).self } }
                }

                """
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "ClockFeature.self"
            let clock = sketch.clock("ClockFeature()")
            sketch.register("install {\n\(clock.indented(1))    NotesFeature()\n}")
        },
    ]
}
