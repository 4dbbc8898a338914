// SPDX-License-Identifier: Apache-2.0

/// Decides about routes before they are taken: lets them go on, stops them, or sends them elsewhere.
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
/// Interceptors of the registry are asked in the order in which they were added, then those of the provider. Each is asked
/// when the one before has let the route go on. Nothing is made before all have. A route that an interceptor takes itself, in
/// its own task, does not ask it again. Where there is no interceptor, a route is taken at once, within the call.
public struct ViewRouteInterceptor: Sendable {
    /// The name for messages.
    public let name: String
    let decide: @MainActor (ViewRouteRequest) async throws -> ViewRouteDecision
    let identity = Identity()

    /// What a task remembers of the interceptors that it is inside of.
    final class Identity: Sendable {}

    /// - Parameter decide: What it throws stops the route, with `actionFailed` and the error as its cause. It runs in a task,
    ///   which is cancelled with the route. The task keeps the route until this answers, or until the route is given up.
    public init(
        _ name: String, _ decide: @escaping @MainActor (ViewRouteRequest) async throws -> ViewRouteDecision
    ) {
        self.name = name
        self.decide = decide
    }
}

/// A route that is about to be taken.
@MainActor public struct ViewRouteRequest {
    /// What was asked for: the required key, where an adapter leads to another.
    public let key: RouteKey
    /// Who provides it.
    public var provider: Any.Type { traits.provider }
    let traits: ViewRouteTraits
    public let path: ViewRoutePath
    /// Where it was asked for.
    public let location: RouteLocation
    /// The URL that has led to it; nil if the route was asked for by its key.
    public let url: RouteURL?
    /// The configuration, as the performer left it: a ``ViewRouteConfiguration``; what implements the module protocol, if the
    /// route was asked for by one; or the provider's own, if a URL has filled it.
    public let module: Any

    /// Whether the route leads to the same provider as a key, be it through adapters.
    public func leads<Protocol>(to route: RoutableView<Protocol>) -> Bool {
        Router.requested(route, location).traits?.isOfSameProvider(as: traits) ?? false
    }

    /// Whether the route leads to the same provider as the key of a module protocol, be it through adapters.
    public func leads<Module>(to route: RoutableViewModule<Module>) -> Bool {
        Router.requested(route, location).traits?.isOfSameProvider(as: traits) ?? false
    }
}

/// What becomes of a route that was intercepted.
public enum ViewRouteDecision {
    case proceed
    /// Another route is taken. The one that was asked for ends with `RouteError.redirected`.
    ///
    /// - path: How; nil for the path that was asked for.
    case redirect(to: SwitchableView, path: ViewRoutePath? = nil)
}
