// SPDX-License-Identifier: Apache-2.0

// Handlers of the performer, added to those that are set already: a layer above this library may have set some.

extension ServiceRouteStrictConfiguration {
    /// Adds handlers for the next performance alone. They are called after the performer's handlers that are set already.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    package func addPerformerHandlers(
        succeeded: ((Destination) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?
    ) {
        performerSuccessHandler = HandlerChain.of(performerSuccessHandler, succeeded)
        performerErrorHandler = HandlerChain.of(performerErrorHandler, failed)
    }
}

extension ViewRouteStrictConfiguration {
    /// Adds handlers for the next performance alone. They are called after the performer's handlers that are set already.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    package func addPerformerHandlers(
        succeeded: ((Destination) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?
    ) {
        performerSuccessHandler = HandlerChain.of(performerSuccessHandler, succeeded)
        performerErrorHandler = HandlerChain.of(performerErrorHandler, failed)
    }
}
