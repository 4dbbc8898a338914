// SPDX-License-Identifier: Apache-2.0

/// What a provider says of all its routes, without its types.
final class ViewRouteTraits: Sendable {
    let provider: Any.Type
    let supportedPaths: ViewRoutePaths
    /// The kinds that the provider performs itself.
    let customPaths: ViewRoutePaths
    let defaultPath: @MainActor (any ViewRouteSource) -> ViewRoutePath
    private let makeInterceptors: @MainActor () -> [ViewRouteInterceptor]
    @MainActor private var madeInterceptors: [ViewRouteInterceptor]?
    /// Calls the provider's hook, if the destination is one of its own.
    let hook: @MainActor (ViewRouteEvent) -> Void
    /// Whether a view that came from elsewhere is to be prepared.
    let acceptsExternal: @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool
    /// Whether a configuration means a view that is shown.
    let canReveal: @MainActor (AnyObject, _ configuration: Any) -> Bool
    /// Whether views that outlive their removal are reported.
    let isWatchedForLeaks: @MainActor () -> Bool

    init(
        provider: Any.Type, supportedPaths: ViewRoutePaths, customPaths: ViewRoutePaths,
        defaultPath: @escaping @MainActor (any ViewRouteSource) -> ViewRoutePath,
        interceptors: @escaping @MainActor () -> [ViewRouteInterceptor],
        hook: @escaping @MainActor (ViewRouteEvent) -> Void,
        acceptsExternal: @escaping @MainActor (AnyObject, (any ViewRouteSource)?) -> Bool,
        canReveal: @escaping @MainActor (AnyObject, _ configuration: Any) -> Bool = { _, _ in true },
        isWatchedForLeaks: @escaping @MainActor () -> Bool = { true }
    ) {
        self.provider = provider
        self.supportedPaths = supportedPaths
        self.customPaths = customPaths
        self.defaultPath = defaultPath
        makeInterceptors = interceptors
        self.hook = hook
        self.acceptsExternal = acceptsExternal
        self.canReveal = canReveal
        self.isWatchedForLeaks = isWatchedForLeaks
    }

    /// All closures have one type as their provider, and each is one of its own.
    func isOfSameProvider(as other: ViewRouteTraits) -> Bool {
        self === other || provider == other.provider && provider != MadeByClosure.self
    }

    /// Asked for once: an interceptor is known by its identity.
    @MainActor var interceptors: [ViewRouteInterceptor] {
        if let madeInterceptors { return madeInterceptors }
        let made = makeInterceptors()
        madeInterceptors = made
        return made
    }
}
