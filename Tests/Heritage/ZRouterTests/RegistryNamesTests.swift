// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The registry by its older names. Tests of the shared registry run in their own process.
struct RegistryNamesTests {
    @Test func autoRegisterCanBeSwitchedOff() async {
        await #expect(processExitsWith: .success) {
            RouteRecords.addProvider { RouteRecords.register(AServiceRouter.self, in: $0) }
            #expect(ZIKRouteRegistry.autoRegister)
            ZIKRouteRegistry.autoRegister = false
            #expect(Router.to(RoutableService<AServiceInput>()) == nil)
            AViewRouter.registerRoutableDestination()
            await #expect(Router.to(RoutableView<AViewInput>()) != nil)
            ZIKRouteRegistry.registerAll()
            #expect(Router.to(RoutableService<AServiceInput>()) != nil)
        }
    }

    @Test(.routers { AServiceRouter.self }) func notifyRegistrationFinishedEndsTheRegistration() {
        #expect(!ZIKRouteRegistry.registrationFinished)
        ZIKRouteRegistry.notifyRegistrationFinished()
        #expect(ZIKRouteRegistry.registrationFinished)
    }

    @Test func codeForRegisteringRoutersListsTheCalls() async {
        await #expect(processExitsWith: .success) {
            // This program may contain other records.
            let before = Set(ZIKRouteRegistry.codeForRegisteringRouters().split(separator: "\n"))
            RouteRecords.addProvider { RouteRecords.register(AServiceRouter.self, in: $0) }
            RouteRecords.addProvider { RouteRecords.register(AViewAdapter.self, in: $0) }
            let calls = ZIKRouteRegistry.codeForRegisteringRouters().split(separator: "\n").filter {
                !before.contains($0)
            }
            #expect(
                calls == [
                    "ZRouterTests.AServiceRouter.registerRoutableDestination()",
                    "ZRouterTests.AViewAdapter.registerRoutableDestination()",
                ])
            RouteRecords.addProvider { RouteRecords.register(MovedServiceRouter.self, in: $0) }
            let code = ZIKRouteRegistry.codeForRegisteringRouters()
            #expect(code.contains("RouteRegistry.shared.register {\n"))
            #expect(code.hasSuffix("    ZRouterTests.MovedServiceRouter.self\n}\n"))
            let modules = ZIKRouteRegistry.codeForImportingRouters().split(separator: "\n")
            #expect(modules.filter { $0 == "import ZRouterTests" }.count == 1)
        }
    }
}
