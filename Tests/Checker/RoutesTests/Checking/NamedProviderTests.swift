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

    // MARK: Requests through other code

    /// Code that requests the exporter 'html' without a direct call of the router.
    private static let passed = [
        "\(Self.one)\n_ = try one(.exporter)",
        "\(Self.one)\n_ = try one(RoutableService<any Exporter>())",
        "\(Self.one)\nlet exporter: any Exporter = try one(.init())",
        "\(Self.one)\nfunc two<P>(_ route: RoutableService<P>) throws -> P { try one(route) }\n_ = try two(.exporter)",
        "\(Self.one)\ntypealias ExporterKey = RoutableService<any Exporter>\n_ = try one(ExporterKey())",
        "typealias ExporterKey = RoutableService<any Exporter>\n_ = try Router.destination(for: ExporterKey(), named: \"html\")",
        "\(Self.named)\n_ = try find(.exporter, \"html\")\n_ = try find(.formatter, \"csv\")",
        "func find<P>(_ key: RoutableService<P>, named name: StaticString = \"html\") throws -> P { try Router.destination(for: key, named: name) }\n_ = try find(.exporter)\n_ = try find(.formatter, named: \"csv\")",
        "enum R { static subscript<P>(_ key: RoutableService<P>, named name: StaticString) -> P { try! Router.destination(for: key, named: name) } }\n_ = R[.exporter, named: \"html\"]",
        "struct R { func callAsFunction<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key, named: \"html\") } }\nlet r = R()\n_ = try r(.exporter)",
        "typealias R = Router\n_ = try R.destination(for: .exporter, named: \"html\")",
        "extension Router { static func one<P>(_ key: RoutableService<P>) throws -> P { try destination(for: key, named: \"html\") } }\n_ = try Router.one(.exporter)",
        "extension RoutableService { func get(_ name: StaticString) throws -> Protocol { try Router.destination(for: self, named: name) } }\n_ = try RoutableService<any Exporter>().get(\"html\")",
        "struct Box<P> { let key: RoutableService<P>; func get() throws -> P { try Router.destination(for: key, named: \"html\") } }\n_ = try Box(key: .exporter).get()",
        "func open() throws { let key = RoutableService<any Exporter>(); _ = try Router.destination(for: key, named: \"html\") }\ntry open()",
        "let exporter: any Exporter = try Router.destination(for: .init(), named: \"html\")",
    ]

    private static let one =
        "func one<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key, named: \"html\") }"
    private static let named =
        "func find<P>(_ key: RoutableService<P>, _ name: StaticString) throws -> P { try Router.destination(for: key, named: name) }"

    private static func exporter(_ name: String) -> String {
        module + "\n@Provider(of: .exporter, named: \"\(name)\")\nstruct Export: Exporter {}"
    }

    @Test(arguments: passed) func passedKeyUsesTheNamedProvider(use: String) async throws {
        let found = try await findings(
            "\(use)\n_ = try Router.destinations(for: .formatter)\n\(Self.section)", module: Self.exporter("html"))
        #expect(found == [])
    }

    @Test(arguments: passed) func passedKeyWithUnknownNameIsReported(use: String) async throws {
        let found = try await WrittenApp(
            "names",
            [
                "Report/Report.swift": Self.interface, "ReportModule/Report.swift": Self.exporter("pdf"),
                "App/main.swift":
                    "import Report\nimport ModuleRouterViews\n\(use)\n_ = try Router.destinations(for: .formatter)\n\(Self.section)",
            ]
        ).check()
        #expect(found.map(\.id) == [.missingProvider, .unusedProvider])
        #expect(found.first?.message == "no provider for RoutableService<any Exporter> named 'html'")
    }

    /// Code that requests all exporters without a direct call of the router.
    @Test(arguments: [
        "\(Self.all)\n_ = try all(.exporter)",
        "\(Self.all)\n_ = try all(RoutableService<any Exporter>())",
        "\(Self.all)\nlet exporters: [any Exporter] = try all(.init())",
        "let exporters: [(name: String, destination: any Exporter)] = try Router.destinations(for: .init())",
    ]) func passedKeyUsesAllNamedProviders(use: String) async throws {
        let app = "\(use)\n_ = try Router.destinations(for: .formatter)\n\(Self.section)"
        #expect(try await findings(app, module: Self.exporter("html")) == [])
        // The list may be empty.
        #expect(try await findings(app) == [])
    }

    private static let all =
        "func all<P>(_ key: RoutableService<P>) throws -> [P] { try Router.destinations(for: key).map(\\.destination) }"

    /// Code that may request the exporter 'html', which the checker does not follow.
    private static let unfollowed = [
        "_ = try vend(.exporter, named: \"html\")",
        "_ = try vend(RoutableService<any Exporter>(), named: \"html\")",
        "\(Self.one)\nlet keys = [\"html\": RoutableService<any Exporter>()]\nfor (_, key) in keys { _ = try one(key) }",
        "enum Choice { case exporter(any Exporter) }\n_ = Choice.exporter(try Router.destination(for: .init(), named: \"html\"))",
        "\(Self.one)\nenum Keys { static let exporter = RoutableService<any Exporter>() }\n_ = try one(Keys.exporter)",
    ]

    @Test(arguments: unfollowed) func possiblyUsedNameIsNotUnused(use: String) async throws {
        let found = try await findings(
            "\(use)\n_ = try Router.destinations(for: .formatter)\n\(Self.section)", module: Self.exporter("html"))
        #expect(found == [])
    }

    @Test(arguments: unfollowed) func possiblyRequestedUnknownNameIsUnproven(use: String) async throws {
        let found = try await WrittenApp(
            "names",
            [
                "Report/Report.swift": Self.interface, "ReportModule/Report.swift": Self.exporter("pdf"),
                "App/main.swift":
                    "import Report\nimport ModuleRouterViews\n\(use)\n_ = try Router.destinations(for: .formatter)\n\(Self.section)",
            ]
        ).check().filter { $0.id == .unprovenRoute }
        #expect(
            found.contains {
                $0.message
                    == "no proof of a provider for RoutableService<any Exporter> named 'html': code that the checker does not follow may request it with this name"
            })
    }

    @Test func triedRequestInHelperIsAWarning() async throws {
        let found = try await WrittenApp(
            "names",
            [
                "Report/Report.swift": Self.interface, "ReportModule/Report.swift": Self.exporter("pdf"),
                "App/main.swift": """
                import Report
                import ModuleRouterViews
                func one<P>(_ key: RoutableService<P>) -> P? { try? Router.destination(for: key, named: "html") }
                print(one(.exporter) as Any)
                """,
            ]
        ).check().filter { $0.id == .missingProvider }
        #expect(found.map(\.severity) == [.warning])
    }

    @Test func passedKeyWithoutNameNeedsTheProviderWithoutName() async throws {
        let found = try await findings(
            """
            func open<P>(_ key: RoutableService<P>, named name: StaticString? = nil) throws -> P { try Router.destination(for: key, named: name) }
            _ = try open(.formatter)
            _ = try Router.destinations(for: .formatter)
            \(Self.section)
            """)
        #expect(found == ["missing-provider at Report/Report.swift:3:1"])
    }

    @Test func nameOfAnotherCallerIsNotRequested() async throws {
        let found = try await findings(
            "\(Self.named)\n_ = try find(.formatter, \"csv\")\n_ = try find(.exporter, \"html\")\n\(Self.section)",
            module: Self.exporter("html"))
        #expect(found == ["unused-provider at ReportModule/Report.swift:6:8"])
    }
}
#endif
