// SPDX-License-Identifier: Apache-2.0

/// Decides about routes before they are performed: lets them proceed, stops them, or redirects them.
///
/// ```swift
/// RouteRegistry.shared.addViewRouteInterceptor(ViewRouteInterceptor("login") { request in
///     guard request.leads(to: RoutableView<any EditorViewInput>()), !session.isLoggedIn else { return .proceed }
///     session.user = try await Router.result(
///         of: RoutableView<any LoginViewInput>(), path: .presentModally(from: request.path.source), awaiting: { $0.user })
///     return .proceed
/// })
/// ```
///
/// The registry's interceptors are asked first, in the order in which they were added, then those of the provider. Each is
/// asked after the previous one has let the route proceed. No destination is made before all have done so. A route that an
/// interceptor performs in its own task does not ask that interceptor again. Without interceptors, a route is performed
/// immediately, within the call.
public struct ViewRouteInterceptor: Sendable {
    /// The name used in messages.
    public let name: String
    let decide: @MainActor (ViewRouteRequest) async throws -> ViewRouteDecision
    let identity = Identity()

    /// Identifies an interceptor among the active calls of a task.
    final class Identity: Sendable {}

    /// Creates an interceptor.
    ///
    /// - Parameters:
    ///   - name: The name used in messages.
    ///   - decide: Returns the decision. It runs in a task, which is cancelled with the route. The task keeps the route until
    ///     the closure returns or the route is cancelled. A thrown error stops the route with `actionFailed` and becomes its
    ///     cause; `CancellationError` stops the route with `cancelled`.
    public init(
        _ name: String, _ decide: @escaping @MainActor (ViewRouteRequest) async throws -> ViewRouteDecision
    ) {
        self.name = name
        self.decide = decide
    }
}

/// A route that is about to be performed.
@MainActor public struct ViewRouteRequest {
    /// The requested key. If an adapter leads to another key, this is the required one.
    public let key: RouteKey
    /// The provider of the route.
    public var provider: Any.Type { traits.provider }
    let traits: ViewProviderInfo
    /// The path of the route, with the provider's default path resolved.
    public let path: ViewRoutePath
    /// The source location of the request.
    public let location: RouteLocation
    /// The URL that led to the route; nil if the route was requested by its key.
    public let url: RouteURL?
    /// The configuration as the performer left it: a ``ViewRouteConfiguration``; the implementation of the module protocol, if
    /// the route was requested by one; or the provider's own configuration.
    public let module: Any

    /// Returns whether the route leads to the same provider as a key, directly or through adapters.
    public func leads<Protocol>(to route: RoutableView<Protocol>) -> Bool {
        Router.requested(route, at: location).traits?.isOfSameProvider(as: traits) ?? false
    }

    /// Returns whether the route leads to the same provider as the key of a module protocol, directly or through adapters.
    public func leads<Module>(to route: RoutableViewModule<Module>) -> Bool {
        Router.requested(route, at: location).traits?.isOfSameProvider(as: traits) ?? false
    }
}

/// An interceptor's decision about a route.
@MainActor public struct ViewRouteDecision {
    /// The other route; nil if the requested one continues.
    let redirection: (key: RouteKey, path: ViewRoutePath?)?

    /// Lets the route continue.
    public static var proceed: ViewRouteDecision { ViewRouteDecision(redirection: nil) }

    /// Performs another route instead. The requested route ends with `RouteError.redirected`.
    ///
    /// - Parameter path: The path of the other route; nil for the requested path.
    public static func redirect<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath? = nil
    ) -> ViewRouteDecision {
        ViewRouteDecision(redirection: (route.key, path))
    }
}
