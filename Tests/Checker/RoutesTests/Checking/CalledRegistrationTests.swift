// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Routers of ZRouter, which are found by their superclass and register by calls.
@Suite struct CalledRegistrationTests {
    private func app(_ registration: String, _ others: String = "") -> WrittenApp {
        WrittenApp(
            "a router of ZRouter",
            [
                "Login/LoginViewRouter.swift": """
                import ZRouter

                public protocol LoginViewInput: AnyObject {}
                extension RoutableView where Protocol == LoginViewInput {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                class LoginViewController: LoginViewInput {}
                \(registration)class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
                    override class func registerRoutableDestination() {
                        registerView(LoginViewController.self)
                        register(RoutableView<LoginViewInput>())
                    }
                    override func destination(with configuration: ViewRouteConfig) -> LoginViewController? { .init() }
                }
                \(others)
                """,
                "App/main.swift": """
                import Login
                import ZRouter

                @MainActor func show() { Router.perform(to: RoutableView<LoginViewInput>(), path: .makeDestination) }
                show()
                \(others.contains("func begin") ? "begin()" : "")
                """,
            ])
    }

    @Test func anUnregisteredRouterIsFound() async throws {
        let findings = try await app("").check()
        #expect(
            findings.map(\.message) == [
                "nothing registers LoginViewRouter, which provides RoutableView<any LoginViewInput>"
            ])
    }

    @Test func aRouterWithAutoRegisterIsRegistered() async throws {
        let findings = try await app("@AutoRegister ").findings()
        #expect(findings == [])
    }

    @Test func aListedRouterIsRegistered() async throws {
        let list = """
            public func begin() { registerAll() }
            func registerAll() { RouteRegistry.shared.register { LoginViewRouter.self } }
            """
        let findings = try await app("", list).findings()
        #expect(findings == [])
    }

    @Test func anAbstractRouterNeedsNoRegistration() async throws {
        let abstract = """
            class BaseRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
                override class func isAbstractRouter() -> Bool { true }
                override class func registerRoutableDestination() { registerIdentifier("base") }
            }
            """
        let findings = try await app("@AutoRegister ", abstract).findings()
        #expect(findings == [])
    }

    @Test func anAdapterThatNothingRegistersIsFound() async throws {
        let adapter = """
            public protocol RequiredLogin: AnyObject {}
            extension RoutableView where Protocol == RequiredLogin {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }
            class LoginAdapter: ZIKViewRouteAdapter {
                override class func registerRoutableDestination() {
                    register(adapter: RoutableView<RequiredLogin>(), forAdaptee: RoutableView<LoginViewInput>())
                }
            }
            @MainActor func use() { Router.perform(to: RoutableView<RequiredLogin>(), path: .makeDestination) }
            """
        let findings = try await app("@AutoRegister ", adapter).check()
        #expect(
            findings.map(\.message) == [
                "nothing registers LoginAdapter, which adapts RoutableView<any RequiredLogin>"
            ])
    }
}
#endif
