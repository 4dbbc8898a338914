// SPDX-License-Identifier: Apache-2.0

#if Checker
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
            "a protocol that is declared by what it inherits",
            "import ZIKRouter\nprotocol Page: ZIKViewRoutable {}\n",
            "2:16: Page is declared routable by what it inherits; take ZIKViewRoutable away, and declare it:\n"
                + "@Routable extension RoutableView where Protocol == any Page {}"),
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
                "import ModuleRouterMacros\nfunc show<P>(_ key: RoutableView<P>, _ other: RoutableView<any Q>) {}\n"
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
            import ModuleRouterMacros
            func show() {
                router.removeRoute(removing: { (config) in
                    config.prepareDestination = { destination in destination.message = nil }
                })
            }

            """
        #expect(SourceMigration(of: [("A.swift", text)]).files.map(\.migrated) == [migrated])
    }

    @Test func listedRouterDoesNotRegisterItself() {
        let text = Self.router(Self.making) + "\nlet routers: [any RouteRegistrable.Type] = [PageRouter.self]\n"
        #expect(SourceMigration(of: [("A.swift", text)]).files.map { $0.migrated.contains("@AutoRegister") } == [false])
    }
}
#endif
