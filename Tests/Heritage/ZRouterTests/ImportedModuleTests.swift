// SPDX-License-Identifier: Apache-2.0

import Testing
import ZIKRouter
import ZIKRouter.Internal
import ZIKRouter.Private
import ZRouter

/// A file with all the imports of the original compiles.
@Suite(.routers { AServiceRouter.self }) struct ImportedModuleTests {
    @Test func importsOfTheOriginalResolveToZRouter() {
        let router: ZIKAnyServiceRouterType? = ZIKAnyServiceRouter.toIdentifier("com.example.service.a")
        #expect(router?.makeDestination() is AService)
    }
}
