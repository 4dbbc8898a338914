// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with providers that replace others, that have conditions, or that state requirements.
@Suite struct ProviderSelectionTests {
    private static let interface = """
        import ModuleRouterViews
        public protocol Payments: Sendable {}
        @RoutableAs("payments") extension RoutableService where Protocol == any Payments {}
        public protocol Refunds: Sendable {}
        @RoutableAs("refunds") extension RoutableService where Protocol == any Refunds {}
        public protocol Network: Sendable {}
        @RoutableAs("network") extension RoutableService where Protocol == any Network {}
        """

    private static let cards = """
        import Bank
        import ModuleRouter
        @Provider(of: .payments, .refunds)
        struct CardPayments: Payments, Refunds {}
        """

    /// A module that does not provide refunds.
    private static let paymentsOnly = """
        import Bank
        import ModuleRouter
        @Provider(of: .payments)
        struct CardPayments: Payments {}
        """

    private func app(_ demo: String, cards: String = cards, uses: String = "") -> WrittenApp {
        WrittenApp(
            "selection",
            [
                "Bank/Bank.swift": Self.interface, "CardModule/CardPayments.swift": cards,
                "DemoModule/DemoPayments.swift": "import Bank\nimport ModuleRouter\n" + demo,
                "App/main.swift": """
                import Bank
                import ModuleRouter
                _ = try Router.destination(for: .payments)
                \(uses)
                """,
            ])
    }

    private func findings(_ demo: String, cards: String = cards, uses: String = "") async throws -> [String] {
        try await app(demo, cards: cards, uses: uses).findings()
    }

    /// The warning about a key of the interface that the app does not use.
    private static let unused = "unused-declaration at Bank/Bank.swift:5:1"

    // MARK: Replacing

    @Test(arguments: [
        "@Provider(of: .payments, .refunds, replacing: \"CardPayments\")\nstruct DemoPayments: Payments, Refunds {}",
        "@Provider(of: .payments, .refunds, replacing: \"CardModule.CardPayments\", when: .always)\nstruct Demo: Payments, Refunds {}",
        """
        @AutoRegister
        struct DemoRouter: ServiceRouteProvider {
            static let replacedProvider: StaticString? = "CardPayments"
            static var routes: RouteList<Self> {
                Provides(.payments) { $0 }
                Provides(.refunds) { $0 }
            }
            func makeDestination() -> Demo { Demo() }
        }
        """,
        """
        @AutoRegister
        struct DemoRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> {
                Provides(.payments) { $0 }
                Provides(.refunds) { $0 }
            }
            func makeDestination() -> Demo { Demo() }
        }
        extension DemoRouter {
            static var replacedProvider: StaticString? { return "CardPayments" }
        }
        """,
    ])
    func aReplacedProviderIsNoDuplicate(demo: String) async throws {
        let found = try await findings(demo, uses: "_ = try Router.destination(for: .refunds)")
        #expect(found == [])
    }

    @Test func aMisspeltNameIsADuplicate() async throws {
        let app = app(
            "@Provider(of: .payments, replacing: \"CardPayment\")\nstruct DemoPayments: Payments {}",
            uses: "_ = try Router.destination(for: .refunds)")
        let found = try await app.check()
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(
            finding.description == """
                DemoModule/DemoPayments.swift:3:15: error: RoutableService<any Payments> is provided by DemoPayments, and by CardPayments [duplicate-provider]
                CardModule/CardPayments.swift:3:15: note: CardPayments provides it
                  DemoPayments replaces 'CardPayment', but no other provider of this key has this name
                  help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-provider
                """)
    }

    @Test func aUsedKeyOfAReplacedProviderIsMissing() async throws {
        let app = app(
            "@Provider(of: .payments, replacing: \"CardPayments\")\nstruct DemoPayments: Payments {}",
            uses: "_ = try Router.destination(for: .refunds)")
        let found = try await app.check()
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(
            finding.description == """
                CardModule/CardPayments.swift:4:8: error: CardPayments provides RoutableService<any Refunds>, but DemoPayments replaces CardPayments [unregistered-provider]
                App/main.swift:4:33: note: needed by main.swift
                  help: let DemoPayments provide it too, or do not replace CardPayments
                  see: routes explain unregistered-provider
                """)
    }

    @Test func anUnusedKeyOfAReplacedProviderIsNoFault() async throws {
        let found = try await findings(
            "@Provider(of: .payments, replacing: \"CardPayments\")\nstruct Demo: Payments {}")
        #expect(found.filter { !$0.hasPrefix("unused") } == [])
    }

    @Test func theNeedsOfAReplacedProviderDoNotCount() async throws {
        let cards = """
            import Bank
            import ModuleRouter
            @Provider(of: .payments)
            struct CardPayments: Payments { let network: any Network }
            """
        let found = try await findings(
            "@Provider(of: .payments, replacing: \"CardPayments\")\nstruct Demo: Payments {}", cards: cards)
        #expect(found == [])
        let without = try await findings("struct Demo: Payments {}", cards: cards)
        #expect(without == ["missing-provider at Bank/Bank.swift:7:1"])
    }

    @Test func twoProvidersThatReplaceEachOther() async throws {
        let found = try await findings(
            "@Provider(of: .payments, replacing: \"CardPayments\")\nstruct DemoPayments: Payments {}",
            cards: """
                import Bank
                import ModuleRouter
                @Provider(of: .payments, replacing: "DemoPayments")
                struct CardPayments: Payments {}
                """)
        #expect(found == ["unregistered-provider at CardModule/CardPayments.swift:4:8"])
    }

    // MARK: Conditions

    @Test func aConditionalReplacement() async throws {
        let found = try await findings(
            "@Provider(of: .payments, replacing: \"CardPayments\", when: .launchArgument(\"--demo\"))\nstruct Demo: Payments {}",
            cards: Self.paymentsOnly)
        #expect(found == [])
    }

    @Test(arguments: [
        "when: .launchArgument(\"--demo\")", "when: .environment(\"PAYMENTS\", is: \"demo\")", "when: .previews",
    ])
    func aConditionalProviderThatReplacesNothing(condition: String) async throws {
        let found = try await findings(
            "@Provider(of: .payments, \(condition))\nstruct DemoPayments: Payments {}",
            uses: "_ = try Router.destination(for: .refunds)")
        #expect(found == ["duplicate-provider at DemoModule/DemoPayments.swift:3:15"])
    }

    @Test func theMessageProposesAReplacement() async throws {
        let app = app(
            "@Provider(of: .payments, when: .launchArgument(\"--demo\"))\nstruct DemoPayments: Payments {}",
            uses: "_ = try Router.destination(for: .refunds)")
        let found = try await app.check()
        #expect(
            found.first?.description == """
                DemoModule/DemoPayments.swift:3:15: error: RoutableService<any Payments> is provided by DemoPayments with the launch argument '--demo', and by CardPayments [duplicate-provider]
                CardModule/CardPayments.swift:3:15: note: CardPayments provides it
                  help: let DemoPayments replace the other one: replacing: "CardPayments"
                  see: routes explain duplicate-provider
                """)
    }

    @Test func twoProvidersWithOneCondition() async throws {
        let found = try await findings(
            """
            @Provider(of: .payments, replacing: "CardPayments", when: .previews)
            struct First: Payments {}
            @Provider(of: .payments, replacing: "CardPayments", when: .previews)
            struct Second: Payments {}
            @Provider(of: .payments, replacing: "CardPayments", when: .launchArgument("--third"))
            struct Third: Payments {}
            """, cards: Self.paymentsOnly)
        #expect(found == ["duplicate-provider at DemoModule/DemoPayments.swift:5:15"])
    }

    @Test func aKeyThatIsProvidedOnlyUnderConditions() async throws {
        let app = app(
            """
            @Provider(of: .payments, when: .launchArgument("--demo"))
            struct DemoPayments: Payments {}
            @AutoRegister
            struct MockRouter: ServiceRouteProvider {
                static var condition: RouteCondition { .environment("PAYMENTS", is: "mock") }
                static var routes: RouteList<Self> { Provides(.payments) { $0 } }
                func makeDestination() -> Mock { Mock() }
            }
            """, cards: "import Bank")
        let found = try await app.check()
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(
            finding.description == """
                DemoModule/DemoPayments.swift:3:15: error: every provider of RoutableService<any Payments> has a condition [missing-provider]
                DemoModule/DemoPayments.swift:4:8: note: DemoPayments provides it only with the launch argument '--demo'
                DemoModule/DemoPayments.swift:6:8: note: MockRouter provides it only with the environment variable PAYMENTS = 'mock'
                App/main.swift:3:33: note: needed by main.swift
                  help: add a provider without a condition, which the others replace, or let the callers accept a missing provider
                  see: routes explain missing-provider
                """)
    }

    @Test func aNeedOfAProviderWithTheSameCondition() async throws {
        let found = try await findings(
            """
            @Provider(of: .payments, replacing: "CardPayments", when: .previews)
            struct DemoPayments: Payments { let network: any Network }
            @Provider(of: .network, when: .previews)
            struct DemoNetwork: Network {}
            """, cards: Self.paymentsOnly)
        #expect(found == [])
        let other = try await findings(
            """
            @Provider(of: .payments, replacing: "CardPayments", when: .launchArgument("--demo"))
            struct DemoPayments: Payments { let network: any Network }
            @Provider(of: .network, when: .previews)
            struct DemoNetwork: Network {}
            """, cards: Self.paymentsOnly)
        #expect(other == ["missing-provider at DemoModule/DemoPayments.swift:5:15"])
    }

    @Test func anOptionalNeedOfAConditionalProvider() async throws {
        let found = try await findings(
            """
            @Provider(of: .payments, replacing: "CardPayments")
            struct DemoPayments: Payments { let network: (any Network)? }
            @Provider(of: .network, when: .previews)
            struct DemoNetwork: Network {}
            """)
        #expect(found.filter { !$0.hasPrefix("unused") } == [])
    }

    @Test func aComputedConditionIsNamedAsItIsWritten() async throws {
        let app = app("@Provider(of: .payments, when: demo)\nstruct DemoPayments: Payments {}", cards: "import Bank")
        let found = try await app.check()
        #expect(
            found.first?.chain.first?.text == "DemoPayments provides it only under the condition demo")
    }

    @Test func aKeyThatAConditionalReplacementLacks() async throws {
        let app = app(
            "@Provider(of: .payments, replacing: \"CardPayments\", when: .launchArgument(\"--demo\"))\nstruct DemoPayments: Payments {}",
            uses: "_ = try Router.destination(for: .refunds)")
        let found = try await app.check()
        #expect(
            found.map(\.description) == [
                """
                DemoModule/DemoPayments.swift:4:8: error: no provider for RoutableService<any Refunds> with the launch argument '--demo', because DemoPayments then replaces CardPayments [missing-provider]
                App/main.swift:4:33: note: needed by main.swift
                  help: let DemoPayments provide it too
                  see: routes explain missing-provider
                """
            ])
        let other = try await findings(
            """
            @Provider(of: .payments, replacing: "CardPayments", when: .previews)
            struct DemoPayments: Payments {}
            @Provider(of: .refunds, replacing: "CardPayments", when: .previews)
            struct DemoRefunds: Refunds {}
            """, uses: "_ = try Router.destination(for: .refunds)")
        #expect(other == [])
    }

    @Test(arguments: [
        ("static var condition: RouteCondition { .launchArgument(\"--demo\") }", true),
        ("static let condition = RouteCondition.launchArgument(\"--demo\")", true),
        ("static var condition: RouteCondition { .always }", false),
        ("var condition: RouteCondition { .previews }", false),
        ("static var condition: String { \"\" }", false),
    ])
    func onlyTheConditionThatTheLibraryReadsCounts(property: String, isConditional: Bool) async throws {
        let found = try await findings(
            """
            @AutoRegister
            struct DemoRouter: ServiceRouteProvider {
                \(property)
                static var routes: RouteList<Self> { Provides(.payments) { $0 } }
                func makeDestination() -> Demo { Demo() }
            }
            """, cards: "import Bank")
        #expect(found == (isConditional ? ["missing-provider at DemoModule/DemoPayments.swift:6:42"] : []))
    }

    @Test(arguments: [
        ("static var replacedProvider: StaticString? { \"CardPayments\" }", true),
        ("static let replacedProvider: StaticString = \"CardPayments\"", false),
        ("static var replacedProvider: String? { \"CardPayments\" }", false),
        ("var replacedProvider: StaticString? { \"CardPayments\" }", false),
    ])
    func onlyTheReplacementThatTheLibraryReadsCounts(property: String, isReplacing: Bool) async throws {
        let found = try await findings(
            """
            @AutoRegister
            struct DemoRouter: ServiceRouteProvider {
                \(property)
                static var routes: RouteList<Self> { Provides(.payments) { $0 } }
                func makeDestination() -> Demo { Demo() }
            }
            """, uses: "_ = try Router.destination(for: .refunds)")
        let duplicate = ["duplicate-provider at DemoModule/DemoPayments.swift:6:42"]
        #expect(found == (isReplacing ? ["unregistered-provider at CardModule/CardPayments.swift:4:8"] : duplicate))
    }

    @Test func aConditionOfAProtocolCountsForItsProviders() async throws {
        let found = try await findings(
            """
            protocol DemoProvider: ServiceRouteProvider {}
            extension DemoProvider {
                static var condition: RouteCondition { .launchArgument("--demo") }
            }
            @AutoRegister
            struct DemoRouter: DemoProvider {
                static var routes: RouteList<Self> { Provides(.payments) { $0 } }
                func makeDestination() -> Demo { Demo() }
            }
            """, cards: "import Bank")
        #expect(found == ["missing-provider at DemoModule/DemoPayments.swift:9:42"])
    }

    // MARK: The lists and the graph

    @Test func theListAndTheGraphShowBoth() async throws {
        let app = app(
            """
            @Provider(of: .payments, replacing: "CardPayments", when: .launchArgument("--demo"))
            struct DemoPayments: Payments {}
            """, uses: "_ = try Router.destination(for: .refunds)")
        let graph = try await app.graph()
        let list = graph.table()
        #expect(
            list.contains("CardPayments, DemoPayments (with the launch argument '--demo', instead of CardPayments)"))
        #expect(
            graph.mermaid().contains("DemoPayments (with the launch argument #39;--demo#39;, instead of CardPayments)"))
        #expect(graph.dot().contains("DemoPayments (with the launch argument '--demo', instead of CardPayments)"))
        let card = try #require(graph.providers.first { $0.name == "CardPayments" })
        #expect(card.replacedBy == ["DemoModule.DemoPayments"])
        #expect(!card.registrations.isEmpty)
    }

    @Test func theListShowsAProviderThatIsAlwaysReplaced() async throws {
        let app = app("@Provider(of: .payments, replacing: \"CardPayments\")\nstruct DemoPayments: Payments {}")
        let graph = try await app.graph()
        #expect(
            graph.table().contains(
                "CardPayments (replaced by DemoPayments), DemoPayments (instead of CardPayments)"))
    }

    // MARK: Requirements

    private static let account = """
        import ModuleRouterViews
        public protocol AccountView: AnyObject {}
        @RoutableAs("account") extension RoutableView where Protocol == any AccountView {}
        extension RouteRequirement {
            public static let login = RouteRequirement("login")
            public static let terms = RouteRequirement("terms")
        }
        """

    private func requirements(_ interceptor: String, _ provider: String) -> WrittenApp {
        WrittenApp(
            "requirements",
            [
                "Account/Account.swift": Self.account,
                "AccountModule/AccountScreen.swift": "import Account\nimport ModuleRouterViews\n" + provider,
                "App/main.swift": """
                import Account
                import ModuleRouterViews
                Router.perform(to: .account, path: path)
                RouteRegistry.shared.addViewRouteInterceptor("login") { request in
                    \(interceptor)
                    return .proceed
                }
                """,
            ])
    }

    private static let annotated = """
        @MainActor @Provider(of: .account, requires: [.login, .terms])
        final class AccountScreen: AccountView {}
        """

    private static let separate = """
        @AutoRegister
        struct AccountRouter: ViewRouteProvider {
            static var routes: RouteList<Self> {
                Provides(.account) { $0 }.requires(.login, RouteRequirement.terms)
            }
            func makeDestination() -> AccountScreen { AccountScreen() }
        }
        """

    @Test(
        arguments: [
            "if request.requirements.contains(.login) { try await logIn() }\nif request.requirements.contains(.terms) {}",
            "for requirement in request.requirements { try await fulfil(requirement) }",
            "if request.requirements.contains(RouteRequirement.login), !request.requirements.contains(.terms) {}",
            "if request.requirements.isSuperset(of: [.login]) {}",
            "if let requirements = requirements(of: request) {}\nfunc requirements(of request: ViewRouteRequest) -> Set<RouteRequirement>? { request.requirements }",
        ], [annotated, separate])
    func requirementsThatAnInterceptorReads(interceptor: String, provider: String) async throws {
        let found = try await requirements(interceptor, provider).findings()
        #expect(found == [])
    }

    @Test func aRequirementThatNoInterceptorReads() async throws {
        let separate = try await requirements(
            "if request.requirements.contains(.login) { try await logIn() }", Self.separate
        ).check()
        #expect(separate.map(\.subject) == ["terms"])
        #expect(separate.map(\.location?.line) == [6])
        let annotated = try await requirements("", Self.annotated).check()
        #expect(
            annotated.first?.description == """
                AccountModule/AccountScreen.swift:3:26: error: RoutableView<any AccountView> requires 'login', and no interceptor reads this requirement [unread-requirement]
                  help: read it in an interceptor that the app adds:
                    RouteRegistry.shared.addViewRouteInterceptor("login") { request in
                        if request.requirements.contains(.login) { <#check it, and throw or redirect#> }
                        return .proceed
                    }
                  see: routes explain unread-requirement
                """)
        #expect(annotated.map(\.subject) == ["login", "terms"])
    }

    @Test func aURLOfAnAnnotationMayClashWithAnotherOne() async throws {
        let found = try await requirements(
            "_ = request.requirements",
            """
            @MainActor @Provider(of: .account, url: "bank://account/:id")
            final class AccountScreen: AccountView {}
            @AutoRegister
            struct OtherRouter: ViewRouteProvider {
                static var routes: RouteList<Self> { URLPattern("bank://account/:name") }
                func makeDestination() -> AccountScreen { AccountScreen() }
            }
            """
        ).graph()
        #expect(found.providers.flatMap(\.urlPatterns).map(\.text) == ["bank://account/\\(…)", "bank://account/:name"])
    }

    @Test func requirementsOfOtherTypesAreIgnored() async throws {
        let found = try await requirements(
            "_ = 1", Self.annotated + "\nfunc plan(_ job: Job) -> Int { job.requirements.count }"
        )
        .check()
        #expect(found.map(\.subject) == ["login", "terms"])
    }

    @Test func aRequirementCanBeWrittenAsAValue() async throws {
        let found = try await requirements(
            "if request.requirements.contains(.login) {}",
            """
            @MainActor @Provider(of: .account, requires: [RouteRequirement("login")])
            final class AccountScreen: AccountView {}
            """
        ).findings()
        #expect(found == [])
    }

    @Test func theListShowsRequirements() async throws {
        let graph = try await requirements("_ = request.requirements", Self.annotated).graph()
        #expect(graph.table().contains("AccountScreen (requires login, terms)"))
    }
}
#endif
