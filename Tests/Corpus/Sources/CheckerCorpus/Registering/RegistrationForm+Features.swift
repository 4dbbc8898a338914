// SPDX-License-Identifier: Apache-2.0

/// Objects and types of modules in a list.
extension RegistrationForm {
    private static let featureKit = """
        import ModuleRouter

        public protocol Feature: Sendable {
            func register()
        }

        """

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

                """
                for feature in [
                \(clock.indented(1))    NotesFeature(),
                ] as [any Feature] {
                    feature.register()
                }
                """)
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
            sketch.register(
                """
                RouteRegistry.shared.register(features: [
                \(clock.indented(1))    NotesFeature.self,
                ])
                """)
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

                """
                public enum \($0.feature): Feature {
                    public typealias Provider = \($0.router)
                }

                """
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

                """
                extension Feature {
                    public static let \($0.variable) = Feature([\($0.router).self])
                }

                """
            }
            sketch.imports.insert("FeatureKit")
            sketch.mention = "Feature.clock"
            let clock = sketch.clock(".clock,")
            sketch.register(
                """
                let features: [Feature] = [
                \(clock.indented(1))    .notes,
                ]
                for feature in features { feature.register() }
                """)
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
            sketch.register(
                """
                install {
                \(clock.indented(1))    NotesFeature()
                }
                """)
        },
    ]
}
