// SPDX-License-Identifier: Apache-2.0

/// A provider that performs the actions of URLs.
///
/// ```swift
/// struct NoteRouter: ViewRouteProvider, URLActionPerformer {
///     static func perform(_ action: String, of url: RouteURL, on note: NoteScreen) { if action == "print" { note.print() } }
/// }
/// ```
public protocol URLActionPerformer: RouteProvider {
    /// Performs the action of a URL that was opened and led to a destination of this provider.
    ///
    /// - Parameters:
    ///   - action: The name of the action: the value of the query item ``URLRouteOptions/actionKey``.
    ///   - url: The URL.
    ///   - destination: The shown view, or the service.
    @MainActor static func perform(_ action: String, of url: RouteURL, on destination: ProvidedDestination)
}

extension RouteListBuilder where Owner: ServiceRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep { .urlPattern(pattern) { _, _ in } }
}

extension RouteListBuilder where Owner: ServiceRouteProvider & URLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep {
        .urlPattern(pattern) { Owner.perform($0.name, of: $0.url, on: $1) }
    }
}

extension RouteListBuilder where Owner: MainActorServiceRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep { .urlPattern(pattern) { _, _ in } }
}

extension RouteListBuilder where Owner: MainActorServiceRouteProvider & URLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep {
        .urlPattern(pattern) { Owner.perform($0.name, of: $0.url, on: $1) }
    }
}

extension RouteListBuilder where Owner: AsyncServiceRouteProvider {
    // Has no effect: the compiler rejects the pattern itself.
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep { .nothing }
}

extension RouteListBuilder where Owner: ViewRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep {
        .viewURLPattern(pattern) { _, _ in }
    }
}

extension RouteListBuilder where Owner: ViewRouteProvider & URLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Owner>) -> RouteStep {
        .viewURLPattern(pattern) { Owner.perform($0.name, of: $0.url, on: $1) }
    }
}

extension RouteStep {
    fileprivate static func urlPattern<Provider: RouteProvider>(
        _ pattern: URLPattern<Provider>,
        _ act: @escaping @MainActor (URLActionCall, Provider.ProvidedDestination) -> Void
    ) -> Self {
        Self(of: Provider.self) { factory, batch in
            batch.add(.detail(factory.urlEntry(pattern.content, key: batch.firstKey, act: act)))
        }
    }

    fileprivate static func viewURLPattern<Provider: ViewRouteProvider>(
        _ pattern: URLPattern<Provider>,
        _ act: @escaping @MainActor (URLActionCall, Provider.ProvidedDestination) -> Void
    ) -> Self {
        Self(view: Provider.self) { factory, batch in
            batch.add(.detail(factory.urlEntry(pattern.content, key: batch.firstKey, act: act)))
        }
    }
}
