// SPDX-License-Identifier: Apache-2.0

/// The view-related state of a registry besides its table: observers, interceptors and the leak detector.
@MainActor final class ViewSettings {
    /// The settings of the registry's parent.
    private let parent: ViewSettings?
    private var observers: [(ViewRouteEvent) -> Void] = []
    private var ownInterceptors: [ViewInterceptor] = []
    /// The providers of each view class and its superclasses, cached until the table changes.
    private var hooks: [ObjectIdentifier: [ViewProviderInfo]] = [:]
    private var hooksGeneration = -1
    let leaks: ViewLeakDetector
    private var ownFrontSource: (() -> (any ViewRouteSource)?)?

    /// The closure that was set here, or else the parent's.
    var frontSource: (() -> (any ViewRouteSource)?)? {
        get { ownFrontSource ?? parent?.frontSource }
        set { ownFrontSource = newValue }
    }

    nonisolated init(parent: ViewSettings?) {
        self.parent = parent
        leaks = ViewLeakDetector(parent: parent?.leaks)
    }

    func add(_ observer: @escaping (ViewRouteEvent) -> Void) { observers.append(observer) }

    func add(_ interceptor: ViewInterceptor) { ownInterceptors.append(interceptor) }

    /// Returns all interceptors in order, without those whose calls enclose the current task.
    func interceptors(and provider: ViewInterceptor?) -> [ViewInterceptor] {
        let inherited = inheritedInterceptors
        guard !inherited.isEmpty || provider != nil else { return [] }
        let all = inherited + (provider.map { [$0] } ?? [])
        let active = ViewInterceptor.active
        return all.filter { interceptor in !active.contains { $0.isOf(interceptor) } }
    }

    private var inheritedInterceptors: [ViewInterceptor] {
        guard let parent else { return ownInterceptors }
        return parent.inheritedInterceptors + ownInterceptors
    }

    /// Notifies the observers, those of parents first, then the providers of the destination's class and its superclasses.
    func notify(_ event: ViewRouteEvent, _ providers: [ViewProviderInfo]) {
        tellObservers(event)
        for provider in providers { provider.hook(event) }
    }

    private func tellObservers(_ event: ViewRouteEvent) {
        parent?.tellObservers(event)
        for observe in observers { observe(event) }
    }

    /// Returns the providers of a class of views and its superclasses.
    func providers(ofClass type: AnyClass, in registry: RouteRegistry) -> [ViewProviderInfo] {
        let generation = registry.sealedGeneration
        if generation != hooksGeneration {
            hooksGeneration = generation
            hooks = [:]
        }
        if let found = hooks[ObjectIdentifier(type)] { return found }
        let found = registry.viewTraits(ofClass: type)
        hooks[ObjectIdentifier(type)] = found
        return found
    }
}

extension RouteRegistry {
    /// The registry's state for views, besides their routes. It is made at the first use.
    var views: ViewSettings {
        // Only this property uses the state.
        unsafeDowncast(viewState.value ?? viewState.keep(ViewSettings(parent: parent?.views)), to: ViewSettings.self)
    }

    /// Adds an observer. Observers receive the events of every view that a route shows or removes, and of other views if
    /// their host can detect them. They cannot be removed.
    @MainActor public func addViewRouteObserver(_ observe: @escaping (ViewRouteEvent) -> Void) { views.add(observe) }

    /// A closure that returns the frontmost screen, for callers that show a view without a source. The app sets this closure,
    /// since it knows its windows.
    @MainActor public var frontViewSource: (() -> (any ViewRouteSource)?)? {
        get { views.frontSource }
        set { views.frontSource = newValue }
    }

    /// Adds an interceptor, which is asked before a view is shown: it lets the route proceed, stops it, or redirects it.
    ///
    /// ```swift
    /// RouteRegistry.shared.addViewRouteInterceptor("login") { request in
    ///     guard request.leads(to: RoutableView<any EditorViewInput>()), !session.isLoggedIn else { return .proceed }
    ///     session.user = try await Router.result(
    ///         of: RoutableView<any LoginViewInput>(), path: .presentModally(from: request.path.source), awaiting: { $0.user })
    ///     return .proceed
    /// }
    /// ```
    ///
    /// The registry's interceptors are asked first, in the order in which they were added, then that of the provider (see
    /// ``InterceptingViewRouteProvider``). Each is asked after the previous one has let the route proceed. No destination is made
    /// before all have done so. A route that an interceptor performs in its own task does not ask that interceptor again. Without
    /// interceptors, a route is performed immediately, within the call. Interceptors cannot be removed.
    ///
    /// - Parameters:
    ///   - name: The name used in messages.
    ///   - decide: Returns the decision. It runs in a task, which is cancelled with the route. The task keeps the route until
    ///     the closure returns or the route is cancelled. A thrown error stops the route with `actionFailed` and becomes its
    ///     cause; `CancellationError` stops the route with `cancelled`.
    @MainActor public func addViewRouteInterceptor(
        _ name: String, _ decide: @escaping @MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision
    ) {
        views.add(ViewInterceptor(name, decide))
    }

    /// Returns the traits of the providers of a class of views and its superclasses, each once.
    func viewTraits(ofClass type: AnyClass) -> [ViewProviderInfo] {
        viewEntries(ofClass: type).reduce(into: []) { found, entry in
            guard let traits = entry.viewTraits, !found.contains(where: { $0 === traits }) else { return }
            found.append(traits)
        }
    }
}
