// SPDX-License-Identifier: Apache-2.0

extension URLPattern where Provider: ServiceRouteProvider {
    /// Creates a pattern whose placeholders are key paths, or a pattern without placeholders.
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread, as are its key paths and defaults.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - url: The property that is set to the URL itself. Defaults to nil, for none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app,
        url: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column), .keyPaths,
            setURL: Self.setting(url))
    }

    /// Creates a pattern whose named placeholders are read and written by closures.
    ///
    /// ```swift
    /// URLPattern("notes://export/:format(html|text)") { url, configuration in
    ///     configuration.format = url["format"]
    /// } printing: { ["format": $0.format ?? "text"] }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - filling: Sets the configuration from a URL. If it throws, the route fails.
    ///   - printing: Returns the values to write to a URL. If nil, the pattern only reads URLs.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        filling: @escaping @Sendable (RouteURL, inout Provider.ProvidedConfiguration) throws -> Void,
        printing: (@Sendable (Provider.ProvidedConfiguration) throws -> URLValues)? = nil
    ) {
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column),
            URLReading(filling: filling, printing: printing ?? { _ in throw URLNotWritten.onlyRead }))
    }

    fileprivate static func setting(
        _ keyPath: @escaping @Sendable () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>?
    ) -> @Sendable (RouteURL, inout Provider.ProvidedConfiguration) -> Void {
        { url, configuration in
            if let keyPath = keyPath() { configuration[keyPath: keyPath] = url }
        }
    }
}

extension URLPattern where Provider: ServiceRouteProvider, Provider.ProvidedConfiguration == RouteConfiguration {
    /// Creates a pattern for a provider without its own configuration type. The configuration contains the URL and its
    /// values.
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(pattern, sender, RouteLocation(fileID: fileID, line: line, column: column), .loose)
    }
}

extension URLPattern
where Provider: ServiceRouteProvider, Provider.ProvidedConfiguration: Decodable & SendableMetatype {
    /// Creates a pattern whose named placeholders are decoded into the configuration. URLs are written from a configuration that is
    /// also `Encodable`. Without named placeholders, the configuration is left unchanged.
    ///
    /// ```swift
    /// struct SearchConfiguration: Codable { var text = ""; var page: Int? }
    ///
    /// URLPattern("notes://search?q=:text&page=:page(Int)?", by: .outside)
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - url: The property that is set to the URL itself; it must not be one of the coding keys. Defaults to nil, for
    ///     none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app,
        url: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column), .decodable,
            setURL: Self.setting(url))
    }
}

// MARK: Refused declarations

extension URLPattern where Provider: AsyncServiceRouteProvider {
    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by a URL")
    @_disfavoredOverload
    public init(_ pattern: @autoclosure () -> URLPatternText<Provider>, by sender: URLSender = .app) {
        content = URLPatternContent(
            text: { URLPatternParts("") }, sender: sender,
            location: RouteLocation(fileID: #fileID, line: #line, column: #column), reading: .keyPaths)
    }
}
