// SPDX-License-Identifier: Apache-2.0

/// The report that an error handler of a registry receives.
public struct RouteErrorReport: Sendable {
    package let operation: RouteOperation
    /// The error.
    public let error: RouteError
    /// Whether the caller also receives the error: it is thrown, or passed to a handler of the route.
    public let isDelivered: Bool
    /// The number of the registry's handlers that receive the report.
    package let handlerCount: Int
    package let source: RouteErrorSource

    /// The kind of the route; nil for a URL that leads to no route or that its sender may not open.
    package var kind: RouteKind? {
        switch operation {
        case .toService: .service
        case .toServiceModule: .serviceModule
        case .toView: .view
        case .toViewModule: .viewModule
        default: source.kind
        }
    }
}

/// The origin of an error.
package enum RouteErrorSource: Sendable {
    /// The route of a view, which only the code for views reads.
    case view(any AnyObject & Sendable, RouteKey)
    case service(RouteKey)
    /// A route that was not found, or a destination that was made without performing its route.
    case key(RouteKey)
    /// A URL whose sender may not open its route, or to which a fallback has answered with an error.
    case answeredURL
    case nothing

    var kind: RouteKind? {
        switch self {
        case .view(_, let key), .service(let key), .key(let key): key.kind
        case .answeredURL, .nothing: nil
        }
    }
}
