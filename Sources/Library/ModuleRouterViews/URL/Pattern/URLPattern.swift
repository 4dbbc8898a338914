// SPDX-License-Identifier: Apache-2.0

/// An element of `routes`: a pattern of URLs that lead to the provider.
///
/// ```swift
/// static var routes: RouteList<Self> {
///     Provides(RoutableView<any NoteViewInput>()) { $0 }
///     URLPattern("{notes://|https://notes.example/}note/\(\.name)?edit=\(\.isEditing, default: false)", by: .outside)
/// }
/// ```
///
/// The configuration is filled from a URL, and `Router.url(for:)` writes a URL from a configuration. Key paths are typed: a
/// URL does not match if one of its parts is not a value of the property. A placeholder in the text, such as `:name` or
/// `:id(Int)`, is identified by its name. Its value goes to a `Decodable` configuration, to ``RouteURL/values``, or to a
/// closure.
///
/// See <doc:RoutingByURL> for the syntax of patterns and for the choice between several matching patterns.
public struct URLPattern<Provider: RouteProvider>: Sendable {
    let content: URLPatternContent<Provider.ProvidedConfiguration>

    /// - Parameter setURL: Sets the property that receives the URL itself.
    init(
        _ text: @escaping @Sendable () -> URLPatternText<Provider>, _ sender: URLSender, _ location: RouteLocation,
        _ reading: URLReading<Provider.ProvidedConfiguration>,
        setURL: (@Sendable (RouteURL, inout Provider.ProvidedConfiguration) throws -> Void)? = nil
    ) {
        content = URLPatternContent(
            text: {
                var parts = text().content
                parts.setURL = setURL
                return parts
            }, sender: sender, location: location, reading: reading)
    }
}

/// A pattern without its provider type.
package struct URLPatternContent<Configuration>: Sendable {
    /// Called when the first URL is matched.
    let text: @Sendable () -> URLPatternParts<Configuration>
    /// The sender that may open the URLs, besides the app.
    let sender: URLSender
    let location: RouteLocation
    let reading: URLReading<Configuration>
}

extension RouteProvider {
    /// The spelling of ``URLPattern`` within a provider.
    ///
    /// The alias states the configuration type, so that the compiler reports a misspelt property at the property.
    @_documentation(visibility: internal)
    public typealias URLPattern = ModuleRouterViews.URLPattern<Self>
}
