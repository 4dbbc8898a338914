// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// What is left to do by hand, and why.
@Suite struct MigrationAdviceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let advice: [String]

        init(_ testDescription: String, _ text: String, _ advice: String...) {
            self.testDescription = testDescription
            self.text = text
            self.advice = advice
        }
    }

    private static func router(_ members: String, base: String = "ZIKViewRouter<Page, ViewRouteConfig>") -> String {
        """
        import ZRouter
        class PageRouter: \(base) {
            override class func registerRoutableDestination() { registerView(Page.self); register(RoutableView<P>()) }
        \(members)
        }
        """
    }

    private static let making = "    override func destination(with configuration: ViewRouteConfig) -> Page? { Page() }"

    static let cases = [
        Case(
            "a router that its destination keeps",
            router(
                making + """

                        override func prepareDestination(_ destination: Page, configuration: ViewRouteConfig) {
                            destination.router = self
                        }
                    """),
            "6:30: PageRouter stays a router: a provider is no router that a destination could keep; "
                + "implement prepare(_:with:route:), and give the destination its route"),
        Case(
            "a router with state", router(making + "\n    var count = 0"),
            "5:5: PageRouter stays a router: a provider has no state: each destination has one of its own; "
                + "keep what changes in the destination or in the configuration"),
        Case(
            "a destination of a class that cannot be seen",
            router("    override func destination(with configuration: ViewRouteConfig) -> Input? { make() }"),
            "4:71: PageRouter stays a router: destination(with:) has to return the class that the provider makes, "
                + "not Input; return Page?"),
        Case(
            "a configuration that is asked for its source",
            router(
                "    override func destination(with configuration: ViewRouteConfig) -> Page? "
                    + "{ Page(configuration.source) }"),
            "4:84: PageRouter stays a router: its configuration has no source any more; the source is said by the path"),
        Case(
            "values of a URL",
            router(
                """
                    override func destination(with configuration: ViewRouteConfig) -> Page? {
                        Page(configuration.userInfo["id"])
                    }
                """
            ).replacing("register(Routable", with: "registerURLPattern(\"app://page/:id\"); register(Routable"),
            "5:14: PageRouter stays a router: what the placeholders of its URL stand for is not in userInfo; "
                + "read it from configuration.urlValues"),
        Case(
            "a router that is performed by its class",
            router(making) + "\n@MainActor func show() { PageRouter.perform(path: .show(from: nil)) }",
            "2:7: PageRouter stays a router: PageRouter.perform is called in A.swift; "
                + "ask for what PageRouter provides by its key: Router.perform(to:path:)"),
        Case(
            "a router with a subclass",
            router(making) + "\nclass Other: PageRouter {}",
            "2:7: PageRouter stays a router: Other inherits from it; "
                + "let Other be a provider of its own, and share what both do in functions"),
        Case(
            "a router that is known by its type",
            router(making) + "\nfunc show(_ router: PageRouter) {}",
            "2:7: PageRouter stays a router: PageRouter is used as a type in A.swift; "
                + "say what is meant in the provider itself, or by the types of the library"),
        Case(
            "a router that is made",
            router(making) + "\nlet router = PageRouter()",
            "2:7: PageRouter stays a router: PageRouter is used as a value in A.swift; "
                + "do without an instance: ask for what it provides by its key"),
        Case(
            "hooks",
            router(
                making + "\n    override class func router(_ router: ZIKAnyViewRouter?, "
                    + "didPerformRouteOnDestination destination: Any, fromSource source: Any?) {}"),
            "5:25: PageRouter stays a router: router(_:didPerformRouteOnDestination:fromSource:) has no counterpart "
                + "that is certain; say static func didPerformRoute(on:_:)"),
        Case(
            "an adapter between protocols that say nothing of each other",
            """
            import ZRouter
            class Adapter: ZIKServiceRouteAdapter {
                override class func registerRoutableDestination() {
                    register(adapter: RoutableService<A>(), forAdaptee: RoutableService<B>())
                }
            }
            """,
            "4:9: Adapter stays as it is: nothing says that every B is a A; write a proxy that forwards the one to the "
                + "other, in an adapter:\nAdapts(RoutableService<any A>(), to: RoutableService<any B>()) { <#Proxy#>($0) }\n"
                + "or, where the destination conforms, name its provider:\n"
                + "Adapts(RoutableService<any A>(), to: <#Provider#>.self) { $0 }"),
        Case(
            "what a strict configuration had",
            """
            import ZRouter
            @MainActor func show() {
                Router.perform(to: RoutableView<P>(), path: .show(from: nil), configuring: { config, _ in
                    config.containerWrapper = { $0 }
                    config.animated = false
                })
            }
            """,
            "4:16: the configuration of a performer has no containerWrapper any more; "
                + "say the container by the path: path.inside(_:)"),
        Case(
            "calls that became others",
            """
            import ZRouter
            @MainActor func show(_ url: String) {
                ZIKAnyViewRouter.performURL(url, fromSource: nil)
                ZIKAnyServiceRouter.register(RoutableService<P>(), forMakingService: Page.self)
                Router.enumerateAllViewRouters { _ in }
            }
            """,
            "3:5: ZIKAnyViewRouter is a name of ZRouter's; see the table of the article Coming from ZIKRouter",
            "3:22: a URL is performed by Router; "
                + "Router.perform(url: …, from: …); for a URL of Foundation's, import ModuleRouterFoundation",
            "4:5: ZIKAnyServiceRouter is a name of ZRouter's; see the table of the article Coming from ZIKRouter",
            "4:25: what is registered here has no provider; write one, with @AutoRegister: "
                + "struct <#Router#>: ServiceRouteProvider { static var routes: ServiceRoutes<Self> { … } … }",
            "5:12: it is providers that are enumerated; Router.enumerateViewProviders { … }"),
        Case(
            "a class that only a class can inherit from",
            router(making).replacing("ViewRouteConfig> {", with: "ViewRouteConfig>, Q {"),
            "2:17: PageRouter stays a router: it conforms to other protocols as well; "
                + "let another type conform, or add the conformance to the provider by hand"),
        Case(
            "a member for Objective-C", router(making + "\n    @objc class func sleep() {}"),
            "5:5: PageRouter stays a router: @objc has no meaning in a provider; move this member to a class"),
        Case(
            "a class that no file declares", router(making),
            "3:91: PageRouter stays a router: no file that was read declares Page, which has to be a P; "
                + "migrate it together with the file that says so"),
        Case(
            "a class that is not what the router says", router(making) + "\nclass Page {}",
            "3:91: PageRouter stays a router: nothing in these files says that Page is a P; "
                + "migrate it together with the file that says so"),
        Case(
            "a configuration that no file declares",
            router(
                making.replacing("ViewRouteConfig", with: "PageConfig") + """

                        override class func defaultRouteConfiguration() -> PageConfig { PageConfig() }
                    """, base: "ZIKViewRouter<Page, PageConfig>") + "\nclass Page: P {}",
            "2:19: PageRouter stays a router: no file that was read declares its configuration PageConfig as a class of "
                + "its own; migrate it together with that file; let the configuration inherit from ViewRouteConfig"),
        Case(
            "registrations under a condition",
            router(making).replacing("register(Routable", with: "if isOpen { register(Routable")
                .replacing("View<P>()) }", with: "View<P>()) } }"),
            "3:82: PageRouter stays a router: it registers under a condition, and a provider has the same routes always; "
                + "write a provider for each case, and register the one or the other"),
        Case(
            "a registration on behalf of a router",
            router(making) + """

                class Page: P {}
                class OtherRouter: ZIKViewRouter<Page, ViewRouteConfig> {
                    override class func registerRoutableDestination() {
                        registerView(Page.self)
                        PageRouter.registerRoutableDestination()
                    }
                    override func destination(with configuration: ViewRouteConfig) -> Page? { Page() }
                }
                """,
            "2:7: PageRouter stays a router: PageRouter.registerRoutableDestination() is called in A.swift, and not as a "
                + "statement of a list; list it where providers are registered: "
                + "RouteRegistry.shared.register { PageRouter.self }",
            "10:9: OtherRouter stays a router: this is no line of a provider's routes; "
                + "move it out of registerRoutableDestination()"),
        Case(
            "a path in the original's words",
            "import ZRouter\nlet path = ZIKViewRoutePath(routeType: .push, source: page)\n",
            "2:29: routeType may be a member of ZRouter's, so the file keeps its import; "
                + "where it is none, import ModuleRouterViews in the place of ZRouter"),
        Case(
            "a member that may be ZRouter's", "import ZRouter\nlet kind = path.routeType\n",
            "2:17: routeType may be a member of ZRouter's, so the file keeps its import; "
                + "where it is none, import ModuleRouterViews in the place of ZRouter"),
    ]

    @Test(arguments: cases) func isSaidAtItsPlaceWithAReason(_ test: Case) {
        let files = SourceMigration(of: [("A.swift", test.text)]).files
        let advice = files.flatMap(\.advice).map { note in
            "\(note.position.line):\(note.position.column): \(note.message)" + (note.help.map { "; \($0)" } ?? "")
        }
        #expect(advice == test.advice)
        #expect(files.allSatisfy { $0.migrated.contains("import Z") })
    }

    /// A key of a generic function's own parameter is nobody's protocol.
    @Test func parameterOfAFunctionGetsNoAny() {
        let text = "import ZRouter\nfunc show<P>(_ key: RoutableView<P>, _ other: RoutableView<Q>) {}\n"
        #expect(
            SourceMigration(of: [("A.swift", text)]).files.map(\.migrated) == [
                "import ModuleRouterViews\nfunc show<P>(_ key: RoutableView<P>, _ other: RoutableView<any Q>) {}\n"
            ])
    }

    /// As versions before the last had it.
    @Test func closureThatPreparedTheDestinationSetsIt() {
        let text = """
            import ZRouter
            func show() {
                router.removeRoute(removing: { (_, prepareDestination) in
                    prepareDestination({ destination in destination.message = nil })
                })
            }

            """
        let migrated = """
            import ModuleRouterViews
            func show() {
                router.removeRoute(removing: { (config) in
                    config.prepareDestination = { destination in destination.message = nil }
                })
            }

            """
        #expect(SourceMigration(of: [("A.swift", text)]).files.map(\.migrated) == [migrated])
    }

    /// A file that stays makes others stay that have a value of its types.
    @Test func filesThatShareARouterStayTogether() {
        let files = SourceMigration(of: [
            ("A.swift", "import ZRouter\nclass Page { var login: ViewRouter<P, ViewRouteConfig>? }\n"),
            ("B.swift", "import ZIKRouter.Internal\nfunc show() { page.login = show(ZIKAnyViewRouter.self) }\n"),
            ("C.swift", "import ZIKRouter\nimport ZRouter\nlet key = RoutableView<any P>()\n"),
        ]).files
        #expect(
            files.map(\.migrated) == [
                "import ZRouter\nclass Page { var login: ViewRouter<P, ViewRouteConfig>? }\n",
                "import ZRouter\nfunc show() { page.login = show(ZIKAnyViewRouter.self) }\n",
                "import ModuleRouterViews\nlet key = RoutableView<any P>()\n",
            ])
        #expect(
            files[0].advice.map(\.message) == [
                "login has a type of ZRouter's, which B.swift shares, so the file keeps its import"
            ])
    }

    @Test func listedRouterDoesNotRegisterItself() {
        let text =
            Self.router(Self.making)
            + "\nclass Page: P {}\nlet routers: [any RouteRegistrable.Type] = [PageRouter.self]\n"
        #expect(SourceMigration(of: [("A.swift", text)]).files.map { $0.migrated.contains("@AutoRegister") } == [false])
    }
}
#endif
