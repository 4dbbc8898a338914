// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import ModuleRouterTesting
import Testing

@testable import notes

@Suite struct AppRoutesTests {
    /// The modules and the adapters of the program are linked into the tests, so these are its routes.
    @Test func everyRouteOfTheProgramIsProvided() {
        #expect(RouteRegistry.shared.validate() == [])
    }

    @Test func noURLOfTheProgramIsInDoubt() {
        withRoutes {
            $0.addNotesURLs()
        } operation: {
            #expect(RouteRegistry.current.validate() == [])
        }
    }
}
