// SPDX-License-Identifier: Apache-2.0

/// What a registry has for views besides its table: who is told, who is asked, what may leak.
@MainActor final class ViewRouting {
    /// Those of the registry's parent.
    private let parent: ViewRouting?
    private var observers: [(ViewRouteEvent) -> Void] = []
    private var ownInterceptors: [ViewRouteInterceptor] = []
    /// The providers that make a class of views or a superclass of it, as long as no table is new.
    private var hooks: [ObjectIdentifier: [ViewRouteTraits]] = [:]
    private var hooksGeneration = -1
    let leaks: ViewLeakDetector
    private var ownFrontSource: (() -> (any ViewRouteSource)?)?

    /// That of a parent, unless it was set.
    var frontSource: (() -> (any ViewRouteSource)?)? {
        get { ownFrontSource ?? parent?.frontSource }
        set { ownFrontSource = newValue }
    }

    nonisolated init(parent: ViewRouting?) {
        self.parent = parent
        leaks = ViewLeakDetector(parent: parent?.leaks)
    }

    // Replaced, not changed in their places: then the compiler proves that no two accesses to them overlap, and none is checked.

    func add(_ observer: @escaping (ViewRouteEvent) -> Void) { observers = observers + [observer] }

    func add(_ interceptor: ViewRouteInterceptor) { ownInterceptors = ownInterceptors + [interceptor] }

    /// All that are asked, in order, but for those that this task is inside of.
    func interceptors(and providers: [ViewRouteInterceptor]) -> [ViewRouteInterceptor] {
        let inherited = inheritedInterceptors
        guard !inherited.isEmpty || !providers.isEmpty else { return [] }
        let all = inherited + providers
        let active = ViewRouteInterceptor.active
        return all.filter { interceptor in !active.contains { $0.isOf(interceptor) } }
    }

    private var inheritedInterceptors: [ViewRouteInterceptor] {
        guard let parent else { return ownInterceptors }
        return parent.inheritedInterceptors + ownInterceptors
    }

    /// Tells the observers, those of parents first, then the providers of the destination's class and its superclasses.
    func notify(_ event: ViewRouteEvent, _ providers: [ViewRouteTraits]) {
        tellObservers(event)
        for provider in providers { provider.hook(event) }
    }

    private func tellObservers(_ event: ViewRouteEvent) {
        parent?.tellObservers(event)
        for observe in observers { observe(event) }
    }

    /// The providers of a class of views and its superclasses.
    func providers(ofClass type: AnyClass, in registry: RouteRegistry) -> [ViewRouteTraits] {
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
    /// Adds an observer, which is told of every view that a route shows or removes, and of others as far as their host can
    /// tell. It stays for ever.
    @MainActor public func addViewRouteObserver(_ observe: @escaping (ViewRouteEvent) -> Void) { views.add(observe) }

    /// What finds the screen that is in front, for whoever shows a view and has no source. Set by the app, which knows its windows.
    @MainActor public var frontViewSource: (() -> (any ViewRouteSource)?)? {
        get { views.frontSource }
        set { views.frontSource = newValue }
    }

    /// Adds an interceptor, which is asked before a view is shown, after those that were added before. It stays for ever.
    @MainActor public func addViewRouteInterceptor(_ interceptor: ViewRouteInterceptor) { views.add(interceptor) }

    /// What the providers say that make a class of views or a superclass of it, each once.
    func viewTraits(ofClass type: AnyClass) -> [ViewRouteTraits] {
        viewEntries(ofClass: type).reduce(into: []) { found, entry in
            guard let traits = entry.viewTraits, !found.contains(where: { $0 === traits }) else { return }
            found.append(traits)
        }
    }
}
