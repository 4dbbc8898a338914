// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: URLs that lead to the provider.
///
/// ```swift
/// struct NoteConfiguration {
///     var name = ""
///     var isEditing = false
/// }
///
/// static var routes: ViewRoutes<Self> {
///     Provides(RoutableView<any NoteViewInput>()) { $0 }
///     URLPattern("{notes://|https://notes.example/}note/\(\.name)?edit=\(\.isEditing, default: false)", .open)
/// }
/// ```
///
/// A URL is read into the configuration, and ``Router/url(for:)-…`` writes one from it. Key paths are typed: a URL whose parts
/// are no values of the properties does not match. A placeholder in text, `:name` or `:id(Int)`, goes by its name: into a
/// configuration that is `Decodable`, into ``RouteURL/values``, or into a closure.
///
/// See <doc:RoutingByURL> for what patterns are made of, and which of several is taken.
public struct URLPattern<Configuration>: Sendable {
    let pieces: [URLPatternSyntax.Piece]
    let fields: [URLField<Configuration>]
    let access: URLAccess
    let location: RouteLocation
    /// What else becomes of a URL than what key paths do.
    let filling: @Sendable (RouteURL, inout Configuration) throws -> Void
    /// The texts of the named placeholders.
    let printing: @Sendable (Configuration) throws -> URLValues

    init(
        _ text: URLPatternText<Configuration>, _ access: URLAccess, _ location: RouteLocation,
        filling: @escaping @Sendable (RouteURL, inout Configuration) throws -> Void = { _, _ in },
        printing: @escaping @Sendable (Configuration) throws -> URLValues = { _ in URLValues() }
    ) {
        pieces = text.pieces
        fields = text.fields
        self.access = access
        self.location = location
        self.filling = filling
        self.printing = printing
    }

    /// A pattern whose placeholders are key paths, or that has none.
    ///
    /// - Parameters:
    ///   - access: Who may open its URLs.
    ///   - origin: The property of the configuration that is set to the URL itself.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed,
        origin: (any WritableKeyPath<Configuration, RouteURL?> & Sendable)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
            filling: { url, configuration in
                if let origin { configuration[keyPath: origin] = url }
            })
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
    ///   - filling: Sets the configuration from the URL. What it throws makes the route fail.
    ///   - printing: The values that a URL is written from; if nil, this pattern writes none.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        filling: @escaping @Sendable (RouteURL, inout Configuration) throws -> Void,
        printing: (@Sendable (Configuration) throws -> URLValues)? = nil
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), filling: filling,
            printing: printing ?? { _ in throw URLNotWritten(reason: "the pattern only reads URLs") })
    }

    /// The same for a configuration of the main actor.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column,
        fillingOnMainActor filling: @escaping @MainActor @Sendable (RouteURL, inout Configuration) throws -> Void,
        printing: (@MainActor @Sendable (Configuration) throws -> URLValues)? = nil
    ) {
        let name = URLPatternSyntax.text(of: pattern.pieces)
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
            filling: { url, configuration in
                configuration = try MainActorCall.run(for: name, by: "its pattern", with: configuration) {
                    var configuration = $0
                    try filling(url, &configuration)
                    return configuration
                }
            },
            printing: { configuration in
                guard let printing else { throw URLNotWritten(reason: "the pattern only reads URLs") }
                return try MainActorCall.run(for: name, by: "its pattern", with: configuration) { try printing($0) }
            })
    }
}

/// Why there is no URL for a configuration.
struct URLNotWritten: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}

// MARK: Configurations that know what to do

extension URLPattern where Configuration == ViewRouteConfiguration {
    /// A pattern of a provider without parameters of its own. The URL and its values are in the configuration.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
            filling: { url, configuration in configuration.url = url },
            printing: { $0.urlValues })
    }
}

extension URLPattern where Configuration == ServiceRouteConfiguration {
    /// A pattern of a provider without parameters of its own. The URL and its values are in the configuration.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column),
            filling: { url, configuration in configuration.url = url },
            printing: { $0.urlValues })
    }
}

extension URLPattern where Configuration: Decodable & SendableMetatype {
    /// A pattern whose named placeholders are decoded as the configuration. It writes no URL: see the same for a configuration
    /// that is `Codable`.
    ///
    /// A pattern without named placeholders leaves the configuration as it is.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), filling: Self.decode,
            printing: { _ in
                throw URLNotWritten(reason: "\(TypeSpelling.name(of: Configuration.self)) is not Encodable")
            })
    }

    fileprivate static var decode: @Sendable (RouteURL, inout Configuration) throws -> Void {
        { url, configuration in
            if !url.values.isEmpty { configuration = try URLValuesDecoder.decode(Configuration.self, from: url.values) }
        }
    }
}

extension URLPattern where Configuration: Codable & SendableMetatype {
    /// A pattern whose named placeholders are decoded as the configuration, and encoded from it.
    ///
    /// ```swift
    /// struct SearchConfiguration: Codable { var text = ""; var page: Int? }
    ///
    /// URLPattern("notes://search?q=:text&page=:page(Int)?", .open)
    /// ```
    ///
    /// A pattern without named placeholders leaves the configuration as it is.
    public init(
        _ pattern: URLPatternText<Configuration>, _ access: URLAccess = .closed, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            pattern, access, RouteLocation(fileID: fileID, line: line, column: column), filling: Self.decode,
            printing: { try URLValuesEncoder.encode($0) })
    }
}
