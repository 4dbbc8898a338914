// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Returns the URL of a route to a view: to share it, to pass it to another app, or to open it again later.
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the URL, for a provider with patterns of several schemes; nil for the first pattern that
    ///     applies.
    ///   - prepare: Sets the values of the URL in ``RouteConfiguration/urlValues``. If the provider has its own
    ///     configuration type, the URL is that of its initial configuration.
    /// - Throws: `RouteError`, with the location of the call, if the route has no provider, if no pattern has a URL for the
    ///   values, or if that URL would lead to another route or be read as other values.
    @MainActor public static func url<Protocol>(
        for route: RoutableView<Protocol>, scheme: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column,
        preparing prepare: (inout RouteConfiguration) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .url(scheme: scheme?.lowercased(), changing: prepare)
    }

    /// Returns the URL of a route to a view by its module protocol.
    ///
    /// ```swift
    /// let url = try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { $0.name = "Shopping" }
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the URL, for a provider with patterns of several schemes; nil for the first pattern that
    ///     applies.
    ///   - prepare: Sets the parameters of the module's configuration.
    /// - Throws: `RouteError`, with the location of the call, if the route has no provider, if no pattern has a URL for the
    ///   parameters, or if that URL would lead to another route or be read as other parameters.
    @MainActor public static func url<Module>(
        for route: RoutableViewModule<Module>, scheme: String? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout Module) -> Void = { _ in }
    ) throws(RouteError) -> String {
        try requested(route, at: RouteLocation(fileID: fileID, line: line, column: column))
            .url(scheme: scheme?.lowercased(), changing: prepare)
    }

    /// Returns the URL of a route to a service.
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the URL, for a provider with patterns of several schemes; nil for the first pattern that
    ///     applies.
    ///   - prepare: Sets the values of the URL in ``RouteConfiguration/urlValues``.
    /// - Throws: `RouteError`, with the location of the call.
    public static func url<Protocol>(
        for route: RoutableService<Protocol>, scheme: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout RouteConfiguration) -> Void = { _ in }
    ) throws(RouteError) -> String {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try url(of: route.key, scheme, location, preparing: prepare) { try begin(route, at: location) }
    }

    /// Returns the URL of a route to a service by its module protocol.
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the URL, for a provider with patterns of several schemes; nil for the first pattern that
    ///     applies.
    ///   - prepare: Sets the parameters of the module's configuration.
    /// - Throws: `RouteError`, with the location of the call.
    public static func url<Module>(
        for route: RoutableServiceModule<Module>, scheme: String? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column, preparing prepare: (inout Module) -> Void = { _ in }
    ) throws(RouteError) -> String {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        return try url(of: route.key, scheme, location, preparing: prepare) { try begin(route, at: location) }
    }

    private static func url<Destination, Module>(
        of key: RouteKey, _ scheme: String?, _ location: RouteLocation, preparing prepare: (inout Module) -> Void,
        begin: () throws -> ServiceRequest<Destination, Module>
    ) throws(RouteError) -> String {
        let registry = RouteRegistry.current
        do {
            let request = try begin()
            request.open(prepare)
            return try registry.checkedLimits(
                of: ProviderURLs.url(of: request.urlSubject, scheme: scheme?.lowercased()), for: key)
        } catch {
            throw registry.report(
                .toURL, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true, of: .key(key))
        }
    }
}
