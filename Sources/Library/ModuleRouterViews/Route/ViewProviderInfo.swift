// SPDX-License-Identifier: Apache-2.0

/// The untyped properties of a provider that apply to all of its routes.
final class ViewProviderInfo: Sendable {
    let provider: Any.Type
    private let paths: DynamicViews.Paths
    /// Returns the current paths of a provider that may still change them. Nil for other providers.
    private let currentPaths: (@Sendable () -> DynamicViews.Paths)?
    let defaultPath: @MainActor (any ViewRouteSource) -> ViewRoutePath
    let interceptor: ViewInterceptor?
    /// Calls the provider's hook if the destination is one of its own.
    let hook: @MainActor (ViewRouteEvent) -> Void
    /// Returns whether the provider prepares an external view.
    let acceptsExternal: @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool
    /// Returns whether a shown view matches a configuration.
    let canReveal: @MainActor (AnyObject, _ configuration: Any) -> Bool
    /// Returns whether views that outlive their removal are reported.
    let isWatchedForLeaks: @MainActor () -> Bool

    init(
        provider: Any.Type, supportedPaths: ViewRoutePaths, customPaths: ViewRoutePaths,
        currentPaths: (@Sendable () -> DynamicViews.Paths)? = nil,
        defaultPath: @escaping @MainActor (any ViewRouteSource) -> ViewRoutePath,
        intercept: ViewInterceptor.Decide? = nil,
        hook: @escaping @MainActor (ViewRouteEvent) -> Void,
        acceptsExternal: @escaping @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool,
        canReveal: @escaping @MainActor (AnyObject, _ configuration: Any) -> Bool = { _, _ in true },
        isWatchedForLeaks: @escaping @MainActor () -> Bool = { true }
    ) {
        self.provider = provider
        paths = DynamicViews.Paths(supported: supportedPaths, custom: customPaths)
        self.currentPaths = currentPaths
        self.defaultPath = defaultPath
        interceptor = intercept.map { ViewInterceptor(ProviderName.of(provider), $0) }
        self.hook = hook
        self.acceptsExternal = acceptsExternal
        self.canReveal = canReveal
        self.isWatchedForLeaks = isWatchedForLeaks
    }

    var supportedPaths: ViewRoutePaths { currentPaths?().supported ?? paths.supported }

    /// The kinds that the provider performs itself.
    var customPaths: ViewRoutePaths { currentPaths?().custom ?? paths.custom }

    /// Returns whether both belong to the same provider. All closures have the same provider type, but each closure is a separate
    /// provider.
    func isOfSameProvider(as other: ViewProviderInfo) -> Bool {
        self === other || provider == other.provider && provider != MadeByClosure.self
    }
}
