// SPDX-License-Identifier: Apache-2.0

/// What an error handler of a registry is told.
public struct RouteErrorReport: Sendable {
    public let action: RouteAction
    public let error: RouteError
    /// Whether the caller gets the error too: it is thrown, or handed to a handler of the route.
    public let isDelivered: Bool
    /// How many handlers of the registry are told.
    package let handlerCount: Int
    package let source: RouteErrorSource

    /// What kind of route it is; nil for a URL that leads nowhere.
    public var kind: RouteKind? {
        switch action {
        case .toService: .service
        case .toServiceModule: .serviceModule
        case .toView: .view
        case .toViewModule: .viewModule
        default: source.kind
        }
    }

    /// The route that failed; nil if it is that of a service, or if none was found.
    public var viewRoute: ViewRoute? {
        if case .view(let route, _) = source { route } else { nil }
    }
}

/// Whose error it is.
package enum RouteErrorSource: Sendable {
    case view(ViewRoute, RouteKey)
    case service(RouteKey)
    /// Of a route that was not found, or of the making of a destination alone.
    case key(RouteKey)
    /// Of a URL that leads to a route, which its sender may not take.
    case closedURL
    case nothing

    var kind: RouteKind? {
        switch self {
        case .view(_, let key), .service(let key), .key(let key): key.kind
        case .closedURL, .nothing: nil
        }
    }
}
