// SPDX-License-Identifier: Apache-2.0

/// A provider of views, or of services of the main actor, that performs the actions of URLs.
///
/// ```swift
/// struct NoteRouter: ViewRouteProvider, URLActionPerformer {
///     static func perform(_ action: URLAction, on note: NoteScreen) { if action.name == "print" { note.print() } }
/// }
/// ```
public protocol URLActionPerformer: MainActorRouteProvider {
    /// Performs the action of a URL that led to a destination of this provider.
    @MainActor static func perform(_ action: URLAction, on destination: Destination)
}

/// A provider of services that performs the actions of URLs.
public protocol ServiceURLActionPerformer: ServiceRouteProvider {
    /// Performs the action of a URL that led to a destination of this provider.
    static func perform(_ action: URLAction, on destination: Destination)
}

extension ServiceRoutesBuilder where Provider: ServiceRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .urlPattern(pattern) { _, _ in }
    }
}

extension ServiceRoutesBuilder where Provider: ServiceURLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .urlPattern(pattern) { Provider.perform($0, on: $1) }
    }
}

extension ServiceRoutesBuilder where Provider: MainActorServiceRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .urlPattern(pattern) { _, _ in }
    }
}

extension ServiceRoutesBuilder where Provider: MainActorServiceRouteProvider & URLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .urlPattern(pattern) { action, destination in
            // The destination was made on the main actor, so this code runs there.
            try? MainActorCall.run(
                for: "a URL", by: ProviderName.of(Provider.self), with: (action, destination)
            ) { Provider.perform($0.0, on: $0.1) }
        }
    }
}

extension ServiceRoutesBuilder where Provider: AsyncServiceRouteProvider {
    // Has no effect: the compiler rejects the pattern itself.
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep { .nothing }
}

extension ViewRoutesBuilder where Provider: ViewRouteProvider {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .viewURLPattern(pattern) { _, _ in }
    }
}

extension ViewRoutesBuilder where Provider: ViewRouteProvider & URLActionPerformer {
    public static func buildExpression(_ pattern: URLPattern<Provider>) -> RouteStep {
        .viewURLPattern(pattern) { Provider.perform($0, on: $1) }
    }
}

extension RouteStep {
    fileprivate static func urlPattern<Provider: RouteProvider>(
        _ pattern: URLPattern<Provider>,
        _ act: @escaping @Sendable (URLAction, Provider.Destination) -> Void
    ) -> Self {
        Self(of: Provider.self) { factory, batch in
            batch.add(factory.urlEntry(pattern.content, key: batch.firstKey, act: act))
        }
    }

    fileprivate static func viewURLPattern<Provider: ViewRouteProvider>(
        _ pattern: URLPattern<Provider>,
        _ act: @escaping @MainActor (URLAction, Provider.Destination) -> Void
    ) -> Self {
        Self(view: Provider.self) { factory, batch in
            batch.add(factory.urlEntry(pattern.content, key: batch.firstKey, act: act))
        }
    }
}
