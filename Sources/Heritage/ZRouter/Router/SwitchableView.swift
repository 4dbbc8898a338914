// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// One of several declared views, chosen at run time.
public struct SwitchableView: Sendable, Hashable, CustomStringConvertible {
    /// The chosen key.
    public let key: RouteKey

    /// Chooses a view.
    public init<Protocol>(_ route: RoutableView<Protocol>) {
        key = RouteKey(.view, Protocol.self)
    }

    /// The chosen key as it is written in source.
    public var description: String { key.description }
}

/// One of several declared module protocols of views, chosen at run time.
public struct SwitchableViewModule: Sendable, Hashable, CustomStringConvertible {
    /// The chosen key.
    public let key: RouteKey

    /// Chooses a module protocol of a view.
    public init<Module>(_ route: RoutableViewModule<Module>) {
        key = RouteKey(.viewModule, Module.self)
    }

    /// The chosen key as it is written in source.
    public var description: String { key.description }
}
