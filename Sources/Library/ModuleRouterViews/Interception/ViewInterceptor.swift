// SPDX-License-Identifier: Apache-2.0

/// Decides about routes before they are performed.
struct ViewInterceptor: Sendable {
    typealias Decide = @MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision

    /// The name used in messages.
    let name: String
    let decide: Decide
    let identity = Identity()

    /// Identifies an interceptor among the active calls of a task.
    final class Identity: Sendable {}

    init(_ name: String, _ decide: @escaping Decide) {
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
    /// The configuration as the performer left it: a ``RouteConfiguration``; the implementation of the module protocol, if
    /// the route was requested by one; or the provider's own configuration.
    public let module: Any
    /// The requirements that the provider states for the key, see ``RouteRequirement``. They include those of the keys to which
    /// adapters lead.
    public let requirements: Set<RouteRequirement>

    /// Returns whether the route leads to the same provider as a key, directly or through adapters.
    public func leads<Protocol>(to route: RoutableView<Protocol>) -> Bool {
        leads(to: route.unmanagedSlot)
    }

    /// Returns whether the route leads to the same provider as the key of a module protocol, directly or through adapters.
    public func leads<Module>(to route: RoutableViewModule<Module>) -> Bool {
        leads(to: route.unmanagedSlot)
    }

    private func leads(to slot: Unmanaged<RouteSlot>) -> Bool {
        guard let entry = RouteRegistry.current.entry(slot.takeUnretainedValue().key.id) else { return false }
        // The key is that of a view or of its module.
        let traits = try? entry.info.traits
        return traits?.isOfSameProvider(as: self.traits) ?? false
    }
}

/// An interceptor's decision about a route.
@MainActor public struct ViewRouteDecision {
    /// The other route; nil if the requested one continues.
    var redirection: (key: RouteKey, path: ViewRoutePath?)?
    /// The scope in which the requested route continues; nil for the scopes that it is in.
    var scope: ScopeHandle?

    /// Lets the route continue.
    public static var proceed: ViewRouteDecision { ViewRouteDecision() }

    /// Lets the route continue in a scope, as if its path named it. Use it for a scope that the interceptor has begun:
    ///
    /// ```swift
    /// let user = try await Router.result(of: .login, path: .presentModally(from: request.path.source)) { $0.user }
    /// return .proceed(in: RouteScope(Session(user: user)))
    /// ```
    ///
    /// If the scope has ended, the route fails with a `RouteError` (`scopeUnavailable`).
    public static func proceed(in scope: any AnyRouteScope) -> ViewRouteDecision {
        ViewRouteDecision(scope: scope.handle)
    }

    /// Performs another route instead. The requested route ends with a `RouteError` (`redirected`).
    ///
    /// - Parameter path: The path of the other route; nil for the requested path.
    public static func redirect<Protocol>(
        to route: RoutableView<Protocol>, path: ViewRoutePath? = nil
    ) -> ViewRouteDecision {
        ViewRouteDecision(redirection: (route.key, path))
    }
}
