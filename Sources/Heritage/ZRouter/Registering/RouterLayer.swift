// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The data that a registry keeps for the routers of this module: error handlers and interceptors.
final class RouterLayer: Sendable {
    /// The interceptors for routes to services.
    struct ServiceInterceptors: Sendable {
        var beforePerform: [@Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void] = []
        var afterPerform: [@Sendable (ZIKAnyServiceRouter, PerformRouteConfig) -> Void] = []
        var afterSuccess: [@Sendable (ZIKAnyServiceRouter, ZIKRouteAction) -> Void] = []
        var afterError: [@Sendable (ZIKAnyServiceRouter, any Error) -> Void] = []
    }

    /// The interceptors for routes to views.
    struct ViewInterceptors {
        var beforePerform: [@MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void] = []
        var afterPerform: [@MainActor (ZIKAnyViewRouter, PerformRouteConfig) -> Void] = []
        var afterSuccess: [@MainActor (ZIKAnyViewRouter, ZIKRouteAction) -> Void] = []
        var afterError: [@MainActor (ZIKAnyViewRouter, any Error) -> Void] = []
    }

    private struct State: Sendable {
        var interceptors = ServiceInterceptors()
        var serviceErrorHandler: (@Sendable (ZIKAnyServiceRouter?, ZIKRouteAction, any Error) -> Void)?
        var viewErrorHandler: (@MainActor (ZIKAnyViewRouter?, ZIKRouteAction, any Error) -> Void)?
        var isListening = false
        var isFinished = false
        var byHand = RegistrationsByHand()
    }

    private let state = Locked(State())
    @MainActor var viewInterceptors = ViewInterceptors()

    static var current: RouterLayer { of(.current) }

    private static func of(_ registry: RouteRegistry) -> RouterLayer { registry.layer { RouterLayer() } }

    /// The layers of the current registry and its parents, parents first.
    private static var all: [RouterLayer] {
        var layers: [RouterLayer] = []
        var registry: RouteRegistry? = .current
        while let next = registry {
            layers.insert(of(next), at: 0)
            registry = next.parentRegistry
        }
        return layers
    }

    /// Whether the registration has ended.
    var isFinished: Bool {
        get { state.withLock { $0.isFinished } }
        set { state.withLock { $0.isFinished = newValue } }
    }

    // MARK: Registrations by hand

    /// Returns false if an adapter that was registered by hand already leads from the key to the router.
    func provideByHand(_ key: RouteKey, by router: Any.Type) -> Bool {
        state.withLock { $0.byHand.provide(key, by: router) }
    }

    /// Returns false if the key was already registered by hand, for a router that may provide the adaptee.
    func adaptByHand(_ key: RouteKey, to adaptee: RouteKey) -> Bool {
        state.withLock { $0.byHand.adapt(key, to: adaptee) }
    }

    // MARK: Interceptors

    func add(_ adding: (inout ServiceInterceptors) -> Void) { state.withLock { adding(&$0.interceptors) } }

    static func intercept<Told>(
        _ list: KeyPath<ServiceInterceptors, [@Sendable (ZIKAnyServiceRouter, Told) -> Void]>,
        as router: @autoclosure () -> ZIKAnyServiceRouter, _ told: Told
    ) {
        for layer in all {
            let interceptors = layer.state.withLock { $0.interceptors }
            for handler in interceptors[keyPath: list] { handler(router(), told) }
        }
    }

    @MainActor static func intercept<Told>(
        _ list: KeyPath<ViewInterceptors, [@MainActor (ZIKAnyViewRouter, Told) -> Void]>,
        as router: @autoclosure () -> ZIKAnyViewRouter, _ told: Told
    ) {
        for layer in all {
            for handler in layer.viewInterceptors[keyPath: list] { handler(router(), told) }
        }
    }

    // MARK: Errors

    var serviceErrorHandler: (@Sendable (ZIKAnyServiceRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { state.withLock { $0.serviceErrorHandler } }
        set {
            // The old handler is released without the lock.
            var handler = newValue
            state.withLock { swap(&$0.serviceErrorHandler, &handler) }
            listen()
        }
    }

    var viewErrorHandler: (@MainActor (ZIKAnyViewRouter?, ZIKRouteAction, any Error) -> Void)? {
        get { state.withLock { $0.viewErrorHandler } }
        set {
            // The old handler is released without the lock.
            var handler = newValue
            state.withLock { swap(&$0.viewErrorHandler, &handler) }
            listen()
        }
    }

    /// Adds one error handler for services and views when it is first needed. A registry's handlers cannot be removed.
    private func listen() {
        let isListening = state.withLock { state in
            defer { state.isListening = true }
            return state.isListening
        }
        guard !isListening else { return }
        RouteRegistry.current.addErrorHandler { [weak self] in self?.tell($0, of: $1) }
    }

    /// - Parameter client: The route of a service that has failed; nil if no route was found.
    private func tell(_ report: RouteErrorReport, of client: AnyObject?) {
        switch report.kind {
        case .service, .serviceModule, .asyncService:
            let service = (client as? any ServiceRoute).map { ZIKAnyServiceRouter(serving: $0) }
            serviceErrorHandler?(service, report.action, report.error)
        case .view, .viewModule:
            guard let handler = viewErrorHandler else { return }
            // View routes fail on the main actor only, and the report is made within the call.
            MainActor.assumeIsolated {
                handler(report.viewRoute.map { ZIKAnyViewRouter(serving: $0) }, report.action, report.error)
            }
        case nil: break
        }
    }
}
