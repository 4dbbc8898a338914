// SPDX-License-Identifier: Apache-2.0

// A file that imports both modules finds two declarations of each shared name. A scoped import takes precedence over the import
// of a whole module: here, `Router` is ZRouter's. Another file may import `enum ModuleRouter.Router` in that way.
import ModuleRouterViews
import Testing
import ZRouter

import class ZRouter.ServiceMakeableConfiguration
import enum ZRouter.Router
import typealias ZRouter.DestinationServiceRouter

@Suite(.routers { AServiceRouter.self })
struct BothImportsTests {
    @Test func aScopedImportSelectsTheName() throws {
        let router: DestinationServiceRouter<AServiceInput>? = Router.perform(
            to: RoutableService<AServiceInput>(), configuring: { (config, _) in config.prepareDestination = { _ in } })
        #expect(router?.config is PerformRouteConfig)
        let configuration = ServiceMakeableConfiguration<AServiceInput, () -> Void>({})
        #expect(configuration as Any is PerformRouteConfig)
    }

    @Test func theModuleNameSelectsTheOtherName() throws {
        #expect(try ModuleRouter.Router.destination(for: RoutableService<AServiceInput>()) is AService)
        #expect(ZRouter.Router.makeDestination(to: RoutableService<AServiceInput>()) is AService)
    }
}
