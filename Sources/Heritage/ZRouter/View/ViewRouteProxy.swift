// SPDX-License-Identifier: Apache-2.0

/// An object that an adapter returns in place of a view.
///
/// A proxy needs this conformance only if it is passed to `perform(onDestination:path:)` or `prepare(destination:)`.
@MainActor public protocol ViewRouteProxy: AnyObject {
    /// The view, or another proxy of it.
    var routedDestination: AnyObject { get }
}

/// Looks behind proxies.
@MainActor enum ProxiedView {
    /// Returns the view behind an object: the object itself, unless it is a proxy.
    static func of(_ object: AnyObject) -> AnyObject {
        var object = object
        while let proxy = object as? any ViewRouteProxy, proxy.routedDestination !== object {
            object = proxy.routedDestination
        }
        return object
    }
}
