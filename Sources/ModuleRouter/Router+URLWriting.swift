// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// The URL of a route to a view: to share it, to hand it to another app, to come back to it.
    ///
    /// - Parameters:
    ///   - scheme: That of the URL, where the patterns of the provider have several; nil for the first one.
    ///   - prepare: Sets the values that the URL is written from, in ``ViewRouteConfiguration/urlValues``. Of a provider with a
    ///     configuration of its own, the URL is that of the configuration it begins with.
    /// - Throws: `RouteError`, with the place of the call: nobody provides the route, no pattern has a URL for the values, or
    ///   that URL would lead elsewhere, or be read as other values.
    @MainActor public static func url<Protocol>(
        for route: RoutableView<Protocol>, scheme: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        preparing prepare: (inout ViewRouteConfiguration) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, fileID, line, column).url(scheme: scheme?.lowercased(), preparing: prepare)
    }

    /// The URL of a route to a view by its module protocol.
    ///
    /// ```swift
    /// let url = try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { $0.name = "Shopping" }
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: That of the URL, where the patterns of the provider have several; nil for the first one.
    ///   - prepare: Given the module's configuration, to fill in the parameters.
    /// - Throws: `RouteError`, with the place of the call: nobody provides the route, no pattern has a URL for the parameters, or
    ///   that URL would lead elsewhere, or be read as others.
    @MainActor public static func url<Module>(
        for route: RoutableViewModule<Module>, scheme: String? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout Module) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, fileID, line, column).url(scheme: scheme?.lowercased(), preparing: prepare)
    }

    /// The URL of a route to a service.
    ///
    /// - Parameters:
    ///   - scheme: That of the URL, where the patterns of the provider have several; nil for the first one.
    ///   - prepare: Sets the values that the URL is written from, in ``ServiceRouteConfiguration/urlValues``.
    /// - Throws: `RouteError`, with the place of the call.
    public static func url<Protocol>(
        for route: RoutableService<Protocol>, scheme: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout ServiceRouteConfiguration) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, fileID, line, column).url(scheme: scheme?.lowercased(), preparing: prepare)
    }

    /// The URL of a route to a service by its module protocol.
    ///
    /// - Parameters:
    ///   - scheme: That of the URL, where the patterns of the provider have several; nil for the first one.
    ///   - prepare: Given the module's configuration, to fill in the parameters.
    /// - Throws: `RouteError`, with the place of the call.
    public static func url<Module>(
        for route: RoutableServiceModule<Module>, scheme: String? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout Module) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, fileID, line, column).url(scheme: scheme?.lowercased(), preparing: prepare)
    }
}
