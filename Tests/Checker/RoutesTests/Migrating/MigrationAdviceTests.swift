// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

/// The changes that remain to be made by hand, and their reasons.
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
            "a preparation that returns early",
            router(
                making + """

                        override func prepareDestination(_ page: Page, configuration: ViewRouteConfig) {
                            guard page.isNew else { return }
                            page.title = "a"
                        }
                        override func didFinishPrepareDestination(_ page: Page, configuration: ViewRouteConfig) {}
                    """),
            "5:19: PageRouter stays a router: prepareDestination returns early, and didFinishPrepareDestination follows it; "
                + "do at the end of prepareDestination what didFinishPrepareDestination does"),
        Case(
            "hooks",
            router(
                making + "\n    override class func router(_ router: ZIKAnyViewRouter?, "
                    + "didPerformRouteOnDestination destination: Any, fromSource source: Any?) {}"),
            "5:25: PageRouter stays a router: router(_:didPerformRouteOnDestination:fromSource:) has no counterpart "
                + "that is certain; be an ObservingViewRouteProvider: static func observe(_:of:)"),
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
            "a configuration with parameters that are not declared",
            router(
                """
                    override func destination(with configuration: ViewRouteConfig) -> Page? {
                        Page(configuration.userInfo["id"])
                    }
                """),
            "5:14: PageRouter stays a router: its configuration has no userInfo any more; "
                + "declare the parameters in a configuration of the module"),
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
            "4:16: containerWrapper is a member of ZRouter's configuration; "
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
            "4:25: what is registered here has no provider; write one in its place:\n@AutoRegister\n"
                + "struct PageRouter: ServiceRouteProvider {\n"
                + "    static var routes: RouteList<Self> { Provides(RoutableService<any P>()) { $0 } }\n"
                + "    func makeDestination(with configuration: RouteConfiguration) -> Page? { Page() }\n}",
            "5:12: the library does not enumerate its providers; run routes list"),
        Case(
            "routes without a router class in an adapter",
            """
            import ZRouter
            class Routes: ZIKServiceRouteAdapter {
                override class func registerRoutableDestination() {
                    ZIKServiceRoute<Page, PerformRouteConfig>.make(withDestination: Page.self) { _ in Page() }
                }
            }
            """,
            "4:9: Routes stays as it is: an adapter has no line for a route of its own; "
                + "write a provider in its place, see the message about the registration",
            "4:51: a route of closures has no provider; write one, with @AutoRegister: "
                + "struct <#Router#>: ServiceRouteProvider { static var routes: RouteList<Self> { … } … }"),
        Case(
            "a name of a router",
            """
            import ZRouter
            var login: DestinationViewRouter<Login>?
            var module: ZRouter.ModuleViewRouter<Login>?
            """,
            "2:12: DestinationViewRouter is a name of ZRouter's; "
                + "write ViewRoute, which Router.perform(to:path:) returns",
            "3:13: ZRouter is a name of ZRouter's; write the name without its module"),
        Case(
            "names of configurations",
            """
            import ZRouter
            func prepare(_ config: ViewRouteStrictConfig<Any>, _ removing: ZIKViewRemoveStrictConfiguration<Any>) {}
            """,
            "2:24: ViewRouteStrictConfig is a name of ZRouter's; "
                + "write preparation: and completion: of the call, and the options of the path",
            "2:64: ZIKViewRemoveStrictConfiguration is a name of ZRouter's; "
                + "see the table of the article Coming from ZIKRouter"),
        Case(
            "one of several views",
            "import ZRouter\nlet pages = [SwitchableView(RoutableView<any P>()), SwitchableView(RoutableView<any Q>())]\n",
            "2:14: SwitchableView is a name of ZRouter's; write a closure that performs the chosen route",
            "2:53: SwitchableView is a name of ZRouter's; write a closure that performs the chosen route"),
        Case(
            "a removal", "import ZRouter\n@MainActor func close() { page.route?.removeRoute() }\n",
            "2:39: removeRoute may be a member of ZRouter's, so the file keeps its import; "
                + "write remove(_:completion:) of a ViewRoute"),
        Case(
            "a second performance", "import ZRouter\n@MainActor func show() { page.route?.performRoute() }\n",
            "2:38: performRoute may be a member of ZRouter's, so the file keeps its import; "
                + "write perform(completion:) of a ViewRoute"),
        Case(
            "a closure that configures an unknown route",
            "import ZRouter\n@MainActor func show() { page.show(configuring: { config, _ in config.animated = false }) }\n",
            "2:36: configuring may be a member of ZRouter's, so the file keeps its import; "
                + "write preparation: and completion: of the call, and the options of the path"),
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

    /// Calls of `Router` that the library lacks, each with its message and its help.
    static let calls = [
        (
            "perform(to: page, path: path, configuring: { config, _ in config.animated = false })",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path) { config, _ in config.animated = false }",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path) { _, _, _, _ in }",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path) { print($0, $1 ?? 0, $2, $3 ?? 0) }",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path, completion: completion)",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path) { _ in } errorHandler: { _, _ in }",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: page, path: path, successHandler: { print($0) })",
            "Router.perform has configurations or handlers of ZRouter's",
            "write preparation:, completion: with a Result, and the options of the path"
        ),
        (
            "perform(to: RoutableService<any P>())", "Router.perform without a path is a call of ZRouter's",
            "write Router.perform(to:path:) for a view, Router.destination(for:) for a service"
        ),
        (
            "to(RoutableView<any P>())?.show()", "Router.to is a function of ZRouter's",
            "write Router.perform(to:path:) where it is performed"
        ),
        (
            "makeDestination(to: page) { $0.title = nil }", "Router.makeDestination has a closure here",
            "write Router.destination(for:), and then prepare it"
        ),
        (
            "perform(to: RoutableViewModule<any M>(), path: path, preparation: prepare)",
            "the configuration of a module is passed inout in the library",
            "write a closure that does not keep its parameter, and does not state its type"
        ),
        (
            "perform(to: RoutableViewModule<any M>(), path: path) { (module: any M) in module.title = nil }",
            "the configuration of a module is passed inout in the library",
            "write a closure that does not keep its parameter, and does not state its type"
        ),
        (
            "perform(to: page, path: path) { module in load { module.title = $0 } }",
            "the configuration of a module is passed inout in the library",
            "write a closure that does not keep its parameter, and does not state its type"
        ),
    ]

    @Test(arguments: calls) func callThatTheLibraryLacksKeepsTheImport(_ test: (String, String, String)) {
        let text = "import ZRouter\n@MainActor func show() {\n    Router.\(test.0)\n    end()\n}\n"
        let files = SourceMigration(of: [("A.swift", text)]).files
        #expect(files.map(\.migrated) == [text])
        let advice = files.flatMap(\.advice)
        #expect(advice.map(\.message) == ["\(test.1), so the file keeps its import"])
        #expect(advice.map(\.help) == [test.2])
    }

    /// Statements and declarations around `Router.perform(to:path:)` that use its result.
    static let uses = [
        "login = §", "let login = §", "return §", "§?.state", "if § == nil {}", "show(§)", "[§].count",
        "let login = { § }", "let logins = keys.map { _ in § }", "lazy var login: () -> Route? = { § }",
        "let login = if isOpen { § } else { § }", "var login: Any? { § }", "func login() -> Any? { § }",
        "func login() -> Any? { if isOpen { § } else { § } }", "let f: () -> Void = { login = § }", "return { § }",
        "show { () -> Any? in § }", "{ § }()",
    ]

    @Test(arguments: uses) func fileThatUsesTheRouterKeepsTheImport(_ use: String) {
        let call = "Router.perform(to: key, path: path)"
        let text = "import ZRouter\n@MainActor func show() {\n    \(use.replacing("§", with: call))\n    end()\n}\n"
        let files = SourceMigration(of: [("A.swift", text)]).files
        #expect(files.map(\.migrated) == [text])
        #expect(
            files.flatMap(\.advice).map(\.message) == [
                "the router of Router.perform may be used, so the file keeps its import"
            ])
    }

    /// Statements and declarations that do not use the result.
    static let statements = [
        "§", "_ = §", "if isOpen { § } else if isNew { § } else { § }", "switch kind { case 1: § default: § }",
        "func login() { § }", "func login() -> Void { if isOpen { § } }", "show { § }", "page.show(then: { § })",
        "page.show { _ in } then: { § }", "Task { @MainActor in await § }", "tap = { § }",
        "let tap: () -> Void = { § }",
        "keys.map { _ in § }", "for key in keys { § }", "guard isOpen else { § }", "defer { § }", "init() { § }",
        "var login: Int { didSet { § } }", "show { () -> Void in § }", "do { § } catch { § }",
        "#if DEBUG\n    §\n    #endif",
    ]

    @Test(arguments: statements) func fileThatDiscardsTheRouterIsMigrated(_ statement: String) {
        let call = "Router.perform(to: key, path: path, preparation: { $0.show() })"
        let statement = statement.split(separator: "#if").map { $0.replacing("# ", with: "\(call) ") }
        let text = "import ZRouter\n@MainActor func show() {\n    \(statement)\n    end()\n}\n"
        let files = SourceMigration(of: [("A.swift", text)]).files
        #expect(files.map(\.migrated) == [text.replacing("import ZRouter", with: "import ModuleRouterViews")])
        #expect(files.flatMap(\.advice) == [])
    }

    @Test(arguments: cases) func adviceHasALocationAndAReason(_ test: Case) {
        let files = SourceMigration(of: [("A.swift", test.text)]).files
        let advice = files.flatMap(\.advice).map { note in
            "\(note.position.line):\(note.position.column): \(note.message)" + (note.help.map { "; \($0)" } ?? "")
        }
        #expect(advice == test.advice)
        #expect(files.allSatisfy { $0.migrated.contains("import Z") })
    }

    /// The key of a generic parameter names no protocol.
    @Test func genericParameterGetsNoAny() {
        let text = "import ZRouter\nfunc show<P>(_ key: RoutableView<P>, _ other: RoutableView<Q>) {}\n"
        #expect(
            SourceMigration(of: [("A.swift", text)]).files.map(\.migrated) == [
                "import ModuleRouterViews\nfunc show<P>(_ key: RoutableView<P>, _ other: RoutableView<any Q>) {}\n"
            ])
    }

    /// The form of earlier versions.
    @Test func preparingClosureBecomesAnAssignment() {
        let text = """
            import ZRouter
            func show() {
                router.removeRoute(removing: { (_, prepareDestination) in
                    prepareDestination({ destination in destination.message = nil })
                })
            }

            """
        let migrated = """
            import ZRouter
            func show() {
                router.removeRoute(removing: { (config) in
                    config.prepareDestination = { destination in destination.message = nil }
                })
            }

            """
        #expect(SourceMigration(of: [("A.swift", text)]).files.map(\.migrated) == [migrated])
    }

    /// A file that stays keeps other files that use values of its types.
    @Test func filesThatShareARouterStayTogether() {
        let files = SourceMigration(of: [
            ("A.swift", "import ZRouter\nclass Page { var login: ViewRouter<P, PageConfig>? }\n"),
            ("B.swift", "import ZIKRouter.Internal\nfunc show() { page.login = show(ZIKAnyViewRouter.self) }\n"),
            ("C.swift", "import ZIKRouter\nimport ZRouter\nfunc isShown() -> Bool { page.login?.state == .routed }\n"),
            ("D.swift", "import ZIKRouter\nimport ZRouter\nfunc show(_ login: Login) { login.show() }\n"),
            ("E.swift", "import ZRouter\nfunc f() { func g() -> AnyViewRouter? { nil }; print(g() == nil) }\n"),
            ("F.swift", "import ZRouter\nfunc f() { g() }\n"),
        ]).files
        #expect(
            files.map(\.migrated) == [
                "import ZRouter\nclass Page { var login: ViewRouter<P, PageConfig>? }\n",
                "import ZRouter\nfunc show() { page.login = show(ZIKAnyViewRouter.self) }\n",
                "import ZRouter\nfunc isShown() -> Bool { page.login?.state == .routed }\n",
                "import ModuleRouterViews\nfunc show(_ login: Login) { login.show() }\n",
                "import ZRouter\nfunc f() { func g() -> AnyViewRouter? { nil }; print(g() == nil) }\n",
                "import ModuleRouterViews\nfunc f() { g() }\n",
            ])
        #expect(files[0].advice.map(\.message) == ["ViewRouter is a name of ZRouter's"])
        #expect(
            files[2].advice.map(\.message) == [
                "login has a type of ZRouter's, which A.swift shares, so the file keeps its import"
            ])
    }

    /// A closure in another file may be of such a type.
    @Test func closureThatMayReturnARouterStays() {
        let text = "import ZRouter\nfunc show() { page.open = { Router.perform(to: key, path: path) } }\n"
        let other = "import ZRouter\nclass Page { var open: (() -> DestinationViewRouter<P>?)? }\n"
        let page = "class Page { var open: (() -> Void)? }\n"
        let migrated = text.replacing("import ZRouter", with: "import ModuleRouterViews")
        #expect(SourceMigration(of: [("A.swift", text), ("B.swift", other)]).files.map(\.migrated) == [text, other])
        #expect(SourceMigration(of: [("A.swift", text), ("B.swift", page)]).files.map(\.migrated) == [migrated])
    }

    /// Trailing closures of `perform(to:path:)`, and the same as arguments.
    static let closures = [
        ("(to: key, path: path) { $0.show() }", "(to: key, path: path, preparation: { $0.show() })"),
        (
            "(\n    to: key, path: path\n) { view in\n    view.show()\n}",
            "(\n    to: key, path: path, preparation: { view in\n    view.show()\n})"
        ),
        ("(to: key, path: path,) { _ in }", "(to: key, path: path, preparation: { _ in })"),
        (
            "(\n    to: key, path: path  // mine\n) { _ in }",
            "(\n    to: key, path: path  // mine\n , preparation: { _ in })"
        ),
        (
            "(\n    to: key, path: path,  // mine\n) { _ in }",
            "(\n    to: key, path: path,  // mine\n preparation: { _ in })"
        ),
        (
            "(to: key, path: path) { _ in Router.perform(to: key, path: path) { _ in } }",
            "(to: key, path: path, preparation: { _ in Router.perform(to: key, path: path, preparation: { _ in }) })"
        ),
    ]

    @Test(arguments: closures) func trailingClosureBecomesThePreparation(_ closure: (before: String, after: String)) {
        let files = SourceMigration(of: [("A.swift", "import ZRouter\nRouter.perform\(closure.before)\n")]).files
        #expect(files.map(\.migrated) == ["import ModuleRouterViews\nRouter.perform\(closure.after)\n"])
    }

    @Test func listedRouterDoesNotRegisterItself() {
        let text =
            Self.router(Self.making)
            + "\nclass Page: P {}\nlet routers: [any RouteRegistrable.Type] = [PageRouter.self]\n"
        #expect(SourceMigration(of: [("A.swift", text)]).files.map { $0.migrated.contains("@AutoRegister") } == [false])
    }
}
#endif
