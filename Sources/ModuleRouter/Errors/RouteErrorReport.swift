// SPDX-License-Identifier: Apache-2.0

/// What an error handler of a registry is told.
public struct RouteErrorReport: Sendable {
    public let action: RouteAction
    public let error: RouteError
    /// Whether the caller gets the error too: it is thrown, or handed to a handler of the route.
    public let isDelivered: Bool
}
