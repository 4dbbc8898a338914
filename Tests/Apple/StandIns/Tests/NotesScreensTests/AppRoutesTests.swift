// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@testable import NotesApp

@MainActor @Suite struct AppRoutesTests {
    /// The modules and the adapters of the app are linked into the tests, so these are its routes.
    @Test(arguments: ScreenKind.allCases) func everyRouteOfTheAppIsProvided(kind: ScreenKind) {
        withRoutes {
            $0.addScreens(kind)
        } operation: {
            #expect(RouteRegistry.current.validate() == [])
        }
    }
}
