// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Adds handlers to the ones already set: a layer above this library may have set some.

extension ServiceRouteStrictConfiguration {
    /// Adds handlers for the next performance only. They run after the performer's handlers that are already set.
    func addPerformerHandlers(
        succeeded: ((Destination) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?
    ) {
        performerSuccessHandler = HandlerChain.of(performerSuccessHandler, succeeded)
        performerErrorHandler = HandlerChain.of(performerErrorHandler, failed)
    }
}
