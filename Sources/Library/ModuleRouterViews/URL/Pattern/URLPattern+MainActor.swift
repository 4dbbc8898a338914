// SPDX-License-Identifier: Apache-2.0

extension URLPattern where Provider: MainActorRouteProvider {
    /// Creates a pattern whose placeholders are key paths, or a pattern without placeholders.
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread; its key paths and defaults are evaluated on the main
    ///     actor.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - url: The property that is set to the URL itself. Defaults to nil, for none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app,
        url: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column), .keyPaths,
            setURL: Self.setting(url))
    }

    /// Creates a pattern whose named placeholders are read and written by closures.
    ///
    /// ```swift
    /// URLPattern("notes://login/:user") { url, configuration in
    ///     configuration.account = url["user"]
    /// } printing: { ["user": $0.account ?? ""] }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The text of the pattern. It is read on any thread.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - filling: Sets the configuration from a URL, on the main actor. If it throws, the route fails.
    ///   - printing: Returns the values to write to a URL, on the main actor. If nil, the pattern only reads URLs.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        filling: @escaping @MainActor (RouteURL, inout Provider.ProvidedConfiguration) throws -> Void,
        printing: (@MainActor (Provider.ProvidedConfiguration) throws -> URLValues)? = nil
    ) {
        let provider = ProviderName.of(Provider.self)
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column),
            URLReading(
                filling: { url, configuration in
                    configuration = try MainActorCall.run(for: "a URL", by: provider, with: configuration) {
                        var configuration = $0
                        try filling(url, &configuration)
                        return configuration
                    }
                },
                printing: { configuration in
                    guard let printing else { throw URLNotWritten.onlyRead }
                    return try MainActorCall.run(for: "a URL", by: provider, with: configuration) { try printing($0) }
                }))
    }

    fileprivate static func setting(
        _ keyPath: @escaping @MainActor () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>?
    ) -> @Sendable (RouteURL, inout Provider.ProvidedConfiguration) throws -> Void {
        { url, configuration in
            configuration = try MainActorCall.run(
                for: "a URL", by: ProviderName.of(Provider.self), with: configuration
            ) {
                guard let keyPath = keyPath() else { return $0 }
                var configuration = $0
                configuration[keyPath: keyPath] = url
                return configuration
            }
        }
    }
}

extension URLPattern where Provider: MainActorRouteProvider, Provider.ProvidedConfiguration == RouteConfiguration {
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
where Provider: MainActorRouteProvider, Provider.ProvidedConfiguration: Decodable & SendableMetatype {
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
    ///   - pattern: The text of the pattern. It is read on any thread; its key paths and defaults are evaluated on the main
    ///     actor.
    ///   - sender: The sender that may open URLs of the pattern, besides the app. Defaults to ``URLSender/app``.
    ///   - url: The property that is set to the URL itself; it must not be one of the coding keys. Defaults to nil, for
    ///     none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        by sender: URLSender = .app,
        url: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, sender, RouteLocation(fileID: fileID, line: line, column: column), .decodable,
            setURL: Self.setting(url))
    }
}
