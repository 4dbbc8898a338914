// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import SearchInterface

/// Provides a new index for each request.
@AutoRegister
struct SearchRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.searchIndex) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SearchIndex? { SearchIndex() }
}
