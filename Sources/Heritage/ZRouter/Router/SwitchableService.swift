// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// One of several declared services, chosen at run time.
///
/// ```swift
/// var exporter: SwitchableService = isPDF
///     ? SwitchableService(RoutableService<any PDFExporter>())
///     : SwitchableService(RoutableService<any HTMLExporter>())
/// let router = Router.to(exporter)
/// ```
public struct SwitchableService: Sendable, Hashable, CustomStringConvertible {
    /// The chosen key.
    public let key: RouteKey

    /// Chooses a service.
    public init<Protocol>(_ route: RoutableService<Protocol>) {
        key = RouteKey(.service, Protocol.self)
    }

    /// The chosen key as it is written in source.
    public var description: String { key.description }
}

/// One of several declared module protocols of services, chosen at run time.
public struct SwitchableServiceModule: Sendable, Hashable, CustomStringConvertible {
    /// The chosen key.
    public let key: RouteKey

    /// Chooses a module protocol of a service.
    public init<Module>(_ route: RoutableServiceModule<Module>) {
        key = RouteKey(.serviceModule, Module.self)
    }

    /// The chosen key as it is written in source.
    public var description: String { key.description }
}
