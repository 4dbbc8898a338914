// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The registry by its older names. What concerns the shared one runs in a process of its own.
struct RegistryNamesTests {
    @Test func nothingRegistersItselfWhereThatIsSwitchedOff() async {
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

    @Test(.routers { AServiceRouter.self }) func theRegistrationIsFinishedWhenItIsSaid() {
        #expect(!ZIKRouteRegistry.registrationFinished)
        ZIKRouteRegistry.notifyRegistrationFinished()
        #expect(ZIKRouteRegistry.registrationFinished)
    }

    @Test func theCallsThatRegisterByHandAreWrittenDown() async {
        await #expect(processExitsWith: .success) {
            let others = ZIKRouteRegistry.codeForRegisteringRouters()
            RouteRecords.addProvider { RouteRecords.register(AServiceRouter.self, in: $0) }
            RouteRecords.addProvider { RouteRecords.register(AViewAdapter.self, in: $0) }
            let calls = """
                ZRouterTests.AServiceRouter.registerRoutableDestination()
                ZRouterTests.AViewAdapter.registerRoutableDestination()

                """
            #expect(ZIKRouteRegistry.codeForRegisteringRouters() == others + calls)
            RouteRecords.addProvider { RouteRecords.register(MovedServiceRouter.self, in: $0) }
            let list = """
                RouteRegistry.shared.register {
                    ZRouterTests.MovedServiceRouter.self
                }

                """
            #expect(ZIKRouteRegistry.codeForRegisteringRouters().hasSuffix(list))
            #expect(ZIKRouteRegistry.codeForImportingRouters().contains("import ZRouterTests\n"))
        }
    }
}
