// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The notes and the remedies of a missing provider, in whole apps.
@Suite struct MissingProviderRemedyTests {
    private func texts(_ files: [String: String]) async throws -> [String] {
        try await WrittenApp("", files).check().map(\.description)
    }

    private static let clock = """
        public import ModuleRouter
        public protocol Clock: Sendable {}
        @Routable extension RoutableService where Protocol == any Clock {}
        """

    private static let provider = """
        struct ClockRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) -> StoppedClock? { StoppedClock() }
        }
        """

    private static let main = """
        import Interface
        import ModuleRouter
        let clock = try Router.destination(for: RoutableService<any Clock>())
        """

    // MARK: Inactive providers

    @Test(arguments: [
        ("#if FULL\n\(provider)\n#endif", "#if FULL", 4),
        ("#if os(Windows)\n#elseif FULL && os(iOS)\n\(provider)\n#endif", "#elseif FULL && os(iOS)", 5),
        ("#if !FULL\n#else\n\(provider)\n#endif", "the #else of #if !FULL", 5),
        ("#if !FULL\n#if FULL\n\(provider)\n#endif\n#endif", "#if FULL", 5),
        ("#if FULL\nimport Interface\n\(provider)\n#endif", "#if FULL", 5),
        ("enum Feature {\n#if FULL\n\(provider)\n#endif\n}", "#if FULL", 5),
    ]) func aProviderInAnInactiveClauseIsNamed(code: String, condition: String, line: Int) async throws {
        let header =
            code.contains("import Interface") ? "import ModuleRouter\n\n" : "import Interface\nimport ModuleRouter\n"
        let texts = try await texts([
            "Interface/Clock.swift": Self.clock, "Module/ClockRouter.swift": header + code, "App/main.swift": Self.main,
        ])
        #expect(texts.count == 1)
        let note =
            "Module/ClockRouter.swift:\(line):8: note: ClockRouter provides it, but \(condition) is inactive in this build"
        #expect(texts.first?.split(separator: "\n").contains(note[...]) == true, "\(texts)")
    }

    @Test func aProvidedKeyHasNoFinding() async throws {
        let code =
            "import Interface\nimport ModuleRouter\n#if FULL\n\(Self.provider)\n#else\n@AutoRegister \(Self.provider)\n#endif\n"
        #expect(
            try await texts([
                "Interface/Clock.swift": Self.clock, "Module/ClockRouter.swift": code, "App/main.swift": Self.main,
            ]) == [])
    }

    // MARK: Spelling

    @Test func aNestedProtocolHasItsTypeInTheRemedy() async throws {
        let texts = try await texts([
            "App/main.swift": """
            import ModuleRouter
            enum Time { protocol Clock: Sendable {} }
            extension RoutableService where Protocol == any Time.Clock {
                init() { self.init(declaredProtocol: Protocol.self) }
            }
            let clock = try Router.destination(for: RoutableService<any Time.Clock>())
            """
        ])
        #expect(
            texts == [
                """
                App/main.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
                App/main.swift:6:41: note: needed by clock
                  help: link the module that provides it, or add a provider to a module that the app links:
                    struct TimeRouter: ServiceRouteProvider {
                        static var routes: RouteList<Self> { Provides(RoutableService<any Time.Clock>()) { $0 } }
                        func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                            <#Destination()#>
                        }
                    }
                    and register it when the app starts: RouteRegistry.shared.register { TimeRouter.self }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Time.Clock>(), to: <#Key#>) { <#Proxy#>($0) }
                  see: routes explain missing-provider
                """
            ])
    }

    @Test func protocolsOfOneNameHaveTheirModules() async throws {
        let texts = try await texts([
            "A/Clock.swift": Self.clock, "B/Clock.swift": Self.clock,
            "App/main.swift": """
            import A
            import B
            import ModuleRouter
            let one = try Router.destination(for: RoutableService<any A.Clock>())
            let other = try Router.destination(for: RoutableService<any B.Clock>())
            """,
        ])
        #expect(
            texts.map { $0.prefix { $0 != "\n" } } == [
                "A/Clock.swift:3:1: error: no provider for RoutableService<any A.Clock> [missing-provider]",
                "B/Clock.swift:3:1: error: no provider for RoutableService<any B.Clock> [missing-provider]",
            ])
        #expect(texts[0].contains("    final class DefaultClock: A.Clock {\n"))
    }

    // MARK: Style

    @Test func theRemedyWithoutMacrosNamesOnlyTheList() async throws {
        let plain = Self.clock.replacing(
            "@Routable extension RoutableService where Protocol == any Clock {}",
            with: """
                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                """)
        let module = "import Interface\nimport ModuleRouter\n\(Self.provider)\n"
        let files = ["Interface/Clock.swift": plain, "Module/ClockRouter.swift": module, "App/main.swift": Self.main]
        let help =
            "  help: register ClockRouter in the app's list:\n    RouteRegistry.shared.register { ClockRouter.self }"
        #expect(try await texts(files).first?.contains(help) == true)
        let withMacro = files.merging(["Interface/Clock.swift": Self.clock]) { $1 }
        let other = "  help: register ClockRouter with @AutoRegister, or in the app's list:\n"
        #expect(try await texts(withMacro).first?.contains(other) == true)
    }
}
#endif
