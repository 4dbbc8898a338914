// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: URLs that lead to the provider.
///
/// ```swift
/// static var routes: ViewRoutes<Self> {
///     Provides(RoutableView<any NoteViewInput>()) { $0 }
///     URLPattern("{notes://|https://notes.example/}note/\(\.name)?edit=\(\.isEditing, default: false)", .open)
/// }
/// ```
///
/// A URL is read into the configuration, and `Router.url(for:)` writes one from it. Key paths are typed: a URL whose parts
/// are no values of the properties does not match. A placeholder in text, `:name` or `:id(Int)`, goes by its name: into a
/// configuration that is `Decodable`, into ``RouteURL/values``, or into a closure.
///
/// See <doc:RoutingByURL> for what patterns are made of, and which of several is taken.
public struct URLPattern<Provider: RouteProvider>: Sendable {
    let content: URLPatternContent<Provider.Configuration>

    /// - Parameter setOrigin: Sets the property that takes the URL itself.
    init(
        _ text: @escaping @Sendable () -> URLPatternText<Provider>, _ access: URLAccess, _ location: RouteLocation,
        _ reading: URLReading<Provider.Configuration>,
        setOrigin: (@Sendable (RouteURL, inout Provider.Configuration) throws -> Void)? = nil
    ) {
        content = URLPatternContent(
            text: {
                var parts = text().content
                parts.setOrigin = setOrigin
                return parts
            }, access: access, location: location, reading: reading)
    }
}

/// A pattern, without the provider that it is written in.
struct URLPatternContent<Configuration>: Sendable {
    /// Asked for when the first URL comes.
    let text: @Sendable () -> URLPatternParts<Configuration>
    let access: URLAccess
    let location: RouteLocation
    let reading: URLReading<Configuration>
}

extension RouteProvider {
    /// How ``ModuleRouter/URLPattern`` is written in a provider.
    ///
    /// It states the configuration, so that the compiler reports a misspelt property at the property.
    public typealias URLPattern = ModuleRouter.URLPattern<Self>
}
