// SPDX-License-Identifier: Apache-2.0

extension URLPattern where Provider: MainActorRouteProvider {
    /// A pattern whose placeholders are key paths, or that has none.
    ///
    /// - Parameters:
    ///   - pattern: Read on any thread. The key paths and the defaults in it are evaluated on the main actor.
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .keyPaths,
            setOrigin: Self.setting(origin))
    }

    /// A pattern whose named placeholders are read and written by closures.
    ///
    /// ```swift
    /// URLPattern("notes://login/:user") { url, configuration in
    ///     configuration.account = url["user"]
    /// } printing: { ["user": $0.account ?? ""] }
    /// ```
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - filling: Sets the configuration from the URL. What it throws makes the route fail.
    ///   - printing: The values that a URL is written from; if nil, this pattern writes none.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        filling: @escaping @MainActor (RouteURL, inout Provider.Configuration) throws -> Void,
        printing: (@MainActor (Provider.Configuration) throws -> URLValues)? = nil
    ) {
        let provider = ProviderName.of(Provider.self)
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
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
        _ keyPath: @escaping @MainActor () -> WritableKeyPath<Provider.Configuration, RouteURL?>?
    ) -> @Sendable (RouteURL, inout Provider.Configuration) throws -> Void {
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

extension URLPattern where Provider: MainActorRouteProvider, Provider.Configuration == ViewRouteConfiguration {
    /// A pattern of a provider without parameters of its own. The URL and its values are in the configuration.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .loose)
    }
}

extension URLPattern where Provider: MainActorRouteProvider, Provider.Configuration == ServiceRouteConfiguration {
    /// A pattern of a provider without parameters of its own. The URL and its values are in the configuration.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .loose)
    }
}

extension URLPattern where Provider: MainActorRouteProvider, Provider.Configuration: Decodable & SendableMetatype {
    /// A pattern whose named placeholders are decoded as the configuration. It writes no URL; see the same for a configuration
    /// that is `Codable`. Without named placeholders, the configuration is left as it is.
    ///
    /// - Parameters:
    ///   - pattern: Read on any thread. The key paths and the defaults in it are evaluated on the main actor.
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself. It is none of its coding keys.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .decodable,
            setOrigin: Self.setting(origin))
    }
}

extension URLPattern where Provider: MainActorRouteProvider, Provider.Configuration: Codable & SendableMetatype {
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
    ///   - pattern: Read on any thread. The key paths and the defaults in it are evaluated on the main actor.
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself. It is none of its coding keys.
    public init(
        _ pattern: @escaping @Sendable @autoclosure () -> URLPatternText<Provider>,
        _ access: URLAccess = .closed,
        origin: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, RouteURL?>? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), .codable,
            setOrigin: Self.setting(origin))
    }
}
