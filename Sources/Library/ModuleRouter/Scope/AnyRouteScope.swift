// SPDX-License-Identifier: Apache-2.0

/// A scope of any kind, for parameters such as `in scope: (any AnyRouteScope)?`. Only ``RouteScope`` conforms to it.
public protocol AnyRouteScope: Sendable {
    /// Ends the scope. See ``RouteScope/end()``.
    func end()

    /// Whether the scope has ended.
    var hasEnded: Bool { get }

    @_documentation(visibility: internal)
    var reference: any AnyObject & Sendable { get }
}

extension AnyRouteScope {
    package var handle: ScopeHandle {
        guard let handle = reference as? ScopeHandle else {
            preconditionFailure("only RouteScope conforms to AnyRouteScope")
        }
        return handle
    }
}
