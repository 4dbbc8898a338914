// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

/// Adapters between Swift and Objective-C protocols.
@Suite struct LanguageAdapterTests {
    private static func app(
        login: String = "LoginViewInput", alert: String = "RequiredAlertInput"
    ) -> [String: String] {
        [
            "Login/Login.h": """
            #import <ZIKRouter/ZIKRouter.h>
            @protocol LoginViewInput <ZIKViewRoutable>
            @end
            @protocol RequiredAlertInput <ZIKViewRoutable>
            @end

            """,
            "Login/LoginViewRouter.m": """
            #import "Login.h"
            @interface LoginViewController : UIViewController <LoginViewInput>
            @end
            @implementation LoginViewController
            - (void)logIn { [ZIKRouterToView(RequiredAlertInput) performPath:ZIKViewRoutePath.presentModallyFrom(self)]; }
            @end
            @interface LoginViewRouter : ZIKViewRouter
            @end
            @implementation LoginViewRouter
            + (void)registerRoutableDestination {
                [self registerView:[LoginViewController class]];
                [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
            }
            @end
            ZIKAutoRegister(LoginViewRouter)

            """,
            "App/main.swift": """
            import ModuleRouterViews
            import ZIKRouterBridge

            protocol Login {}
            protocol Alert {}
            @Routable extension RoutableView where Protocol == any Login {}
            @Routable extension RoutableView where Protocol == any Alert {}

            @AutoRegister
            enum Adapters: RouteAdapter {
                static var routes: RouteList<Self> {
                    Adapts(RoutableView<any Login>(), to: ObjectiveCProtocol("\(login)")) { LoginOfObjectiveC($0) }
                    Adapts(ObjectiveCProtocol("\(alert)"), to: RoutableView<any Alert>()) { AlertProxy.object(for: $0) }
                }
            }

            @AutoRegister
            struct AlertRouter: ViewRouteProvider {
                static var routes: RouteList<Self> { Provides(RoutableView<any Alert>()) { $0 } }
                func makeDestination(with configuration: RouteConfiguration) -> AlertScreen? { AlertScreen() }
            }

            @MainActor func show(path: ViewRoutePath) { Router.perform(to: RoutableView<any Login>(), path: path) }

            """,
        ]
    }

    @Test func bothDirectionsAreOneGraph() async throws {
        #expect(try await WrittenApp("adapters", Self.app()).check().map(\.description) == [])
    }

    @Test func aMisspeltProtocolIsReported() async throws {
        let found = try await WrittenApp("misspelt", Self.app(alert: "RequiredAlert")).check().map(\.description)
        let lines = found.flatMap { $0.split(separator: "\n").prefix(6).map(String.init) }
        #expect(
            lines == [
                "Login/LoginViewRouter.m:5:34: error: no provider for RoutableView<any RequiredAlertInput> [missing-provider]",
                "Login/LoginViewRouter.m:5:34: note: needed by LoginViewController.logIn, in a destination of LoginViewRouter",
                "App/main.swift:12:9: note: LoginViewRouter provides RoutableView<any LoginViewInput>, needed by the adapter of RoutableView<any Login>",
                "App/main.swift:23:64: note: RoutableView<any Login> is needed by show",
                "Login/Login.h:4:11: note: Login declares it",
                "  near miss: RoutableView<any RequiredAlert> is provided by Adapters at App/main.swift:13:9; did you mean it?",
            ])
    }

    @Test func anAdapterToAProtocolWithoutARouterIsReported() async throws {
        var files = Self.app()
        files["Login/LoginViewRouter.m"]?.replace("[self registerViewProtocol:ZIKRoutable(LoginViewInput)];", with: "")
        let found = try await WrittenApp("without a router", files).check().map(\.description)
        #expect(
            found == [
                """
                App/main.swift:12:9: error: RoutableView<any Login> is adapted to a route without a provider: RoutableView<any Login> → RoutableView<any LoginViewInput> [adapter-without-provider]
                App/main.swift:23:64: note: needed by show
                  help: link the module that provides RoutableView<any LoginViewInput>, or adapt to another key
                  see: routes explain adapter-without-provider
                """
            ])
    }
}
#endif
