// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with several providers of one protocol.
@Suite struct NamedProviderTests {
    private static let interface = """
        import ModuleRouterViews
        public protocol Formatter: Sendable {}
        @RoutableAs("formatter") extension RoutableService where Protocol == any Formatter {}
        public protocol Exporter: Sendable {}
        @RoutableAs("exporter") extension RoutableService where Protocol == any Exporter {}
        @MainActor public protocol Section: AnyObject {}
        @RoutableAs("section") extension RoutableView where Protocol == any Section {}
        """

    private static let module = """
        import Report
        import ModuleRouterViews
        @Provider(of: .formatter, named: "csv")
        struct CSV: Formatter {}
        @AutoRegister
        struct XMLRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(.formatter, named: "xml") { $0 } }
            func makeDestination() -> XML { XML() }
        }
        @MainActor @Provider(of: .section, named: "sound")
        final class Sound: Section {}
        """

    private func findings(
        _ app: String, module: String = module, replacing one: String = "", with other: String = ""
    ) async throws -> [String] {
        #expect(one == "" || module.contains(one))
        return try await WrittenApp(
            "names",
            [
                "Report/Report.swift": Self.interface, "ReportModule/Report.swift": module.replacing(one, with: other),
                "App/main.swift": "import Report\nimport ModuleRouterViews\n" + app,
            ]
        ).findings()
    }

    private static let section = "Router.perform(to: .section, named: \"sound\", path: path)"

    @Test(arguments: [
        "_ = try Router.destinations(for: .formatter)",
        "_ = try Router.destination(for: .formatter, named: \"csv\")\n_ = try Router.destination(for: .formatter, named: \"xml\")",
        "let name: StaticString = flag ? \"csv\" : \"xml\"\n_ = try Router.destination(for: .formatter, named: name)",
        "@Provider(of: .exporter) struct All: Exporter { let formatters: [any Formatter] }\n_ = try Router.destination(for: .exporter)",
    ])
    func aCompleteAppHasNoFindings(use: String) async throws {
        let found = try await findings(use + "\n" + Self.section)
        #expect(found == [])
    }

    @Test func aRequestForAnUnknownNameIsReported() async throws {
        let found = try await findings(
            "_ = try Router.destinations(for: .formatter)\n_ = try Router.destination(for: .formatter, named: \"cvs\")\n"
                + Self.section)
        #expect(found == ["missing-provider at App/main.swift:4:33"])
    }

    @Test func theMessageListsTheNames() async throws {
        let app = { (request: String) in
            WrittenApp(
                "names",
                [
                    "Report/Report.swift": Self.interface, "ReportModule/Report.swift": Self.module,
                    "App/main.swift":
                        "import Report\nimport ModuleRouterViews\n_ = try Router.destinations(for: .formatter)\n\(request)\n\(Self.section)",
                ])
        }
        let wrong = try await app("_ = try Router.destination(for: .formatter, named: \"cvs\")").check()
        let finding = try #require(wrong.first)
        #expect(finding.message == "no provider for RoutableService<any Formatter> named 'cvs'")
        #expect(finding.remedy == "use a name that a provider has: 'csv', 'xml'")
        let without = try await app("_ = try Router.destination(for: .formatter)").check()
        #expect(
            without.first?.remedy
                == "add 'named:' to the request, because its providers have names: 'csv', 'xml'")
    }

    @Test func aRequestForAViewWithAnUnknownNameIsReported() async throws {
        let found = try await findings(
            "_ = try Router.destinations(for: .formatter)\nRouter.perform(to: .section, named: \"sounds\", path: path)")
        #expect(found.contains("missing-provider at App/main.swift:4:20"))
    }

    @Test func aRequestWithoutANameIsReported() async throws {
        let found = try await findings(
            "_ = try Router.destinations(for: .formatter)\n_ = try Router.destination(for: .formatter)\n" + Self.section
        )
        #expect(found == ["missing-provider at Report/Report.swift:3:1"])
    }

    @Test func anUnusedNameIsReported() async throws {
        let found = try await findings("_ = try Router.destination(for: .formatter, named: \"csv\")\n" + Self.section)
        #expect(found == ["unused-provider at ReportModule/Report.swift:6:8"])
    }

    @Test func aDuplicateNameIsReported() async throws {
        let found = try await findings(
            "_ = try Router.destinations(for: .formatter)\n" + Self.section, replacing: "named: \"xml\"",
            with: "named: \"csv\"")
        #expect(found == ["duplicate-provider at ReportModule/Report.swift:7:42"])
    }

    @Test func aListWithoutContributorsIsNoFault() async throws {
        let found = try await findings(
            "_ = try Router.destinations(for: .formatter)", module: "import Report\nimport ModuleRouterViews")
        #expect(found == [])
    }

    @Test func aRegisteredNameIsProvided() async throws {
        let found = try await findings(
            """
            RouteRegistry.shared.register(.formatter, named: "html") { _ in HTML() }
            _ = try Router.destination(for: .formatter, named: "html")
            _ = try Router.destinations(for: .formatter)
            \(Self.section)
            """)
        #expect(found == [])
    }

    private static let adapter = """
        @AutoRegister enum ExporterAdapter: RouteAdapter {
            static var routes: RouteList<Self> { Adapts(.exporter, to: .formatter) { Export($0) } }
        }

        """

    @Test func anAdapterAdaptsTheNames() async throws {
        let found = try await findings(
            Self.adapter + """
                _ = try Router.destinations(for: .exporter)
                _ = try Router.destination(for: .exporter, named: "xml")
                \(Self.section)
                """)
        #expect(found == [])
    }

    @Test func anAdapterDoesNotInventNames() async throws {
        let found = try await findings(
            Self.adapter + """
                _ = try Router.destinations(for: .exporter)
                _ = try Router.destination(for: .exporter, named: "html")
                \(Self.section)
                """)
        #expect(found == ["missing-provider at App/main.swift:7:33"])
    }
}
#endif
