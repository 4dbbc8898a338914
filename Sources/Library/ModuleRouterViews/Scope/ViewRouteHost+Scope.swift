// SPDX-License-Identifier: Apache-2.0

extension ViewRouteHost {
    /// The scope of the window. The routes that start in the window run in it, unless their screen or their path has another scope of
    /// the kind. Defaults to nil.
    ///
    /// ```swift
    /// window.scope = session
    /// ```
    ///
    /// The window keeps the scope until this property changes, but does not end it. A change applies to later routes: shown screens
    /// stay in their scopes. After the end of the scope, routes that start in the window fail with `scopeUnavailable` only if they
    /// need it.
    public var scope: (any AnyRouteScope)? {
        get { transitions.scope }
        set { transitions.scope = newValue }
    }
}
