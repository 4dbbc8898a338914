// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

@testable import notes

@Suite struct AppRoutesTests {
    /// What the program can be started with: of each route there is one provider then, and one at least.
    static let kinds: [ScreenKind] = {
        #if GTK
        [.terminal, .desktop]
        #else
        [.terminal]
        #endif
    }()

    /// The modules and the adapters of the program are linked into the tests, so these are its routes.
    @Test(arguments: kinds) func everyRouteOfTheProgramIsProvided(kind: ScreenKind) {
        withRoutes {
            $0.addScreens(kind)
        } operation: {
            #expect(RouteRegistry.current.validate() == [])
        }
    }

    @Test(arguments: kinds) func noURLOfTheProgramIsInDoubt(kind: ScreenKind) {
        withRoutes {
            $0.addScreens(kind)
            $0.addNotesURLs()
        } operation: {
            #expect(RouteRegistry.current.validate() == [])
        }
    }
}
