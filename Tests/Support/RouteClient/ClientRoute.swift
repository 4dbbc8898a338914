// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A route and its client, for tests of the order in which a route reports to a layer above the library.
@MainActor package final class ClientRoute<Destination> {
    package let route: ViewRoute
    private let client: HandlerClient<Destination>

    fileprivate init(_ route: ViewRoute, _ client: HandlerClient<Destination>) {
        self.route = route
        self.client = client
    }

    package var state: ViewRouteState { route.state }
    package var error: RouteError? { route.error }
    package var destination: Destination? { client.destination(of: route) }
    package var configuration: RouteHandlers<Destination> { client.configuration }
    package var removeConfiguration: RemovalHandlers<Destination> { client.removal }
    package var canPerform: Bool { route.reasonNotToPerform == nil }
    package var reasonNotToPerform: String? { route.reasonNotToPerform }
    package var canRemove: Bool { route.canRemove }
    package var reasonNotToRemove: String? { route.reasonNotToRemove }

    /// Performs the route again.
    package func performRoute(
        successHandler: ((Destination) -> Void)? = nil, errorHandler: ((RouteOperation, RouteError) -> Void)? = nil
    ) {
        route.perform(
            .performRoute,
            ViewRouteHandlers(
                succeeded: successHandler.map { told in { told($0.destination(as: Destination.self)) } },
                failed: errorHandler))
    }

    package func removeRoute(
        successHandler: (() -> Void)? = nil, errorHandler: ((RouteOperation, RouteError) -> Void)? = nil
    ) {
        route.remove(ViewRouteHandlers(succeeded: { successHandler?() }, failed: errorHandler))
    }

    package func removeRoute(configuring configure: (RemovalHandlers<Destination>) -> Void) {
        configure(client.removal)
        removeRoute()
    }

    @discardableResult
    package func cancel() -> Bool { route.cancel() }
}

extension RequestedView {
    /// Performs the route with a client.
    ///
    /// - Parameters:
    ///   - existing: The view to show; nil to make one.
    ///   - configure: Sets the handlers. Its second argument gives a closure access to the configuration of the route.
    ///   - removing: Sets the handlers of the removal.
    /// - Returns: The route; nil if it has no provider.
    package func performWithClient(
        path: ViewRoutePath, on existing: AnyObject? = nil,
        configuring configure: (RouteHandlers<Destination>, ((inout Module) -> Void) -> Void) -> Void = { _, _ in },
        removing: ((RemovalHandlers<Destination>) -> Void)? = nil
    ) -> ClientRoute<Destination>? {
        let client = HandlerClient<Destination>()
        let route = route(path: path, client: client)
        client.configuration.options = route.chosenOptions
        let request = request(of: route)
        request?.preparation = { client.configuration.prepareDestination?($0) }
        configure(client.configuration) { request?.open($0) }
        removing?(client.removal)
        route.perform(existing == nil ? .performRoute : .performOnDestination, existing: existing)
        return missing == nil ? ClientRoute(route, client) : nil
    }
}

extension Router {
    /// Performs the route to a view with a client.
    @MainActor @discardableResult
    package static func performWithClient<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath, on existing: AnyObject? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        configuring configure: (RouteHandlers<Protocol>, ((inout RouteConfiguration) -> Void) -> Void) -> Void = {
            _, _ in
        },
        removing: ((RemovalHandlers<Protocol>) -> Void)? = nil
    ) -> ClientRoute<Protocol>? {
        requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .performWithClient(path: path, on: existing, configuring: configure, removing: removing)
    }

    /// Prepares a view that is shown by other means.
    @MainActor @discardableResult
    package static func prepare<Protocol>(
        _ view: AnyObject, for route: RoutableView<Protocol>, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ViewRoute {
        let route = requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .route(path: .makeDestination)
        route.perform(.prepareDestination, existing: view)
        return route
    }

    /// Performs the route to a view with a client, by its module protocol.
    @MainActor @discardableResult
    package static func performWithClient<Module>(
        to route: RoutableViewModule<Module>, path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, configuring configure: (RouteHandlers<Any>, ((inout Module) -> Void) -> Void) -> Void,
        removing: ((RemovalHandlers<Any>) -> Void)? = nil
    ) -> ClientRoute<Any>? {
        requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .performWithClient(path: path, configuring: configure, removing: removing)
    }
}

extension ViewRoute {
    package var canRemove: Bool { reasonNotToRemove == nil }
}
