// SPDX-License-Identifier: Apache-2.0

extension URLPattern where Provider: ServiceRouteProvider {
    /// A pattern whose placeholders are key paths, or that has none.
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .keyPaths,
            setOrigin: Self.setting(origin))
    }

    /// A pattern whose named placeholders are read and written by closures.
    ///
    /// ```swift
    /// URLPattern("notes://export/:format(html|text)") { url, configuration in
    ///     configuration.format = url["format"]
    /// } printing: { ["format": $0.format ?? "text"] }
    /// ```
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - filling: Sets the configuration from the URL. What it throws makes the route fail.
    ///   - printing: The values that a URL is written from; if nil, this pattern writes none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        filling: @escaping @Sendable (RouteURL, inout Provider.Configuration) throws -> Void,
        printing: (@Sendable (Provider.Configuration) throws -> URLValues)? = nil
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
            URLReading(filling: filling, printing: printing ?? { _ in throw URLNotWritten.onlyRead }))
    }

    fileprivate static func setting(
        _ keyPath: @escaping @Sendable () -> WritableKeyPath<Provider.Configuration, RouteURL?>?
    ) -> @Sendable (RouteURL, inout Provider.Configuration) -> Void {
        { url, configuration in
            if let keyPath = keyPath() { configuration[keyPath: keyPath] = url }
        }
    }
}

extension URLPattern where Provider: ServiceRouteProvider, Provider.Configuration == ServiceRouteConfiguration {
    /// A pattern of a provider without parameters of its own. The URL and its values are in the configuration.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .loose)
    }
}

extension URLPattern where Provider: ServiceRouteProvider, Provider.Configuration: Decodable & SendableMetatype {
    /// A pattern whose named placeholders are decoded as the configuration. It writes no URL; see the same for a configuration
    /// that is `Codable`. Without named placeholders, the configuration is left as it is.
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself. It is none of its coding keys.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .decodable,
            setOrigin: Self.setting(origin))
    }
}

extension URLPattern where Provider: ServiceRouteProvider, Provider.Configuration: Codable & SendableMetatype {
    /// A pattern whose named placeholders are decoded as the configuration, and encoded from it. Without named placeholders, the
    /// configuration is left as it is.
    ///
    /// ```swift
    /// struct SearchConfiguration: Codable { var text = ""; var page: Int? }
    ///
    /// URLPattern("notes://search?q=:text&page=:page(Int)?", .open)
    /// ```
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself. It is none of its coding keys.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .codable,
            setOrigin: Self.setting(origin))
    }
}

// MARK: What is refused, in words of our own

extension URLPattern where Provider: AsyncServiceRouteProvider {
    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by a URL")
    @_disfavoredOverload
    public init(_ pattern: @autoclosure () -> URLPatternText<Provider>, _ access: URLAccess = .closed) {
        content = URLPatternContent(
            text: { URLPatternParts("") }, access: access,
            location: RouteLocation(fileID: #fileID, line: #line, column: #column), reading: .keyPaths)
    }
}
