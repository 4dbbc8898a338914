// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Registrations that routers and adapters of ZRouter make by calls.
@Suite struct CalledRegistrationTests {
    /// The lines of a class's registrations.
    private func lines(_ body: String, members: String = "") -> [RoutesFact.Line.Kind] {
        facts(
            of: """
                import ZRouter
                class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
                \(members)
                override class func registerRoutableDestination() {
                \(body)
                } }
                """
        ).routes.flatMap { $0.lines.map(\.kind) }
    }

    @Test func aRouterRegistersKeysClassesAndNames() {
        let body = """
            registerView(LoginViewController.self)
            registerExclusiveView(LoginPanel.self)
            register(RoutableView<LoginViewInput>())
            self.register(RoutableViewModule<any LoginModuleInput>())
            registerIdentifier("login")
            registerURLPattern("app://login/:name")
            """
        #expect(
            lines(body) == [
                .destinationClass(.named("LoginViewController"), isExclusive: false),
                .destinationClass(.named("LoginPanel"), isExclusive: true),
                .provides(.view("LoginViewInput")),
                .provides(KeyReference(.viewModule, .named("LoginModuleInput"))),
                .identifier("login"), .urlPattern("app://login/:name"),
            ])
    }

    @Test func anAdapterJoinsKeysAndRouters() {
        let body = """
            register(adapter: RoutableView<Required>(), forAdaptee: RoutableView<Provided>())
            OtherViewRouter.register(RoutableView<Required>())
            """
        #expect(
            lines(body) == [
                .adapts(.view("Required"), to: .key(.view("Provided"))),
                .adapts(.view("Required"), to: .provider(.named("OtherViewRouter"))),
            ])
    }

    @Test func anAbstractRouterRegistersNothing() {
        let members = "override class func isAbstractRouter() -> Bool { true }"
        #expect(lines("register(RoutableView<LoginViewInput>())", members: members) == [])
    }

    @Test func anInstanceMethodIsNoRegistration() {
        let source = "class R { func registerRoutableDestination() { registerIdentifier(\"r\") } }"
        #expect(facts(of: source).routes == [])
    }
}
#endif
