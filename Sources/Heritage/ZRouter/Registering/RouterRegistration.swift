// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The registrations of a router while its `registerRoutableDestination()` runs.
package final class RouterRegistration: @unchecked Sendable {  // Used only by the thread that runs it.
    @TaskLocal package static var current: RouterRegistration?

    /// The router or the adapter that owns the registrations.
    package let owner: any RouteRegistrable.Type
    package let batch: RegistrationBatch
    package let services: ServiceRegistrar?
    package let views: ViewRegistrar?
    /// Whether routes without a router class were created here.
    package internal(set) var hasRoutes = false
    /// The registrations of these routes, which run when the routes are complete.
    private var waiting: [() -> Void] = []

    package init(
        of owner: any RouteRegistrable.Type, in batch: RegistrationBatch, services: ServiceRegistrar? = nil,
        views: ViewRegistrar? = nil
    ) {
        self.owner = owner
        self.batch = batch
        self.services = services
        self.views = views
    }

    /// The batch for routes without a router class. They are registered together with their owner, or not at all.
    package var routes: RegistrationBatch { services?.batch ?? views?.batch ?? batch }

    package func run(_ register: () -> Void) {
        Self.$current.withValue(self) {
            register()
            for finish in waiting { finish() }
            waiting = []
        }
    }

    /// Registers a route without a router class when the route is complete.
    package func wait(_ finish: @escaping () -> Void) {
        hasRoutes = true
        waiting.append(finish)
    }

    /// Runs `own` if `router` registers for itself, and `other` if another router registers for it.
    ///
    /// - Parameters:
    ///   - key: The key that is registered; nil for a class, an identifier or a URL.
    ///   - begin: Begins the registrations of `router` in a batch. Used outside a registration.
    package static func add(
        to router: any RouteRegistrable.Type, providing key: RouteKey? = nil,
        begin: (RegistrationBatch) -> RouterRegistration,
        own: (RouterRegistration) -> Void, other: (RouterRegistration) -> Void
    ) {
        if let current {
            current.owner == router ? own(current) : other(current)
            return
        }
        if let key, !RouterLayer.current.provideByHand(key, by: router) { return }
        RouteRegistry.current.register { batch in
            let registration = begin(batch)
            own(registration)
            registration.finishByHand()
        }
    }

    private func finishByHand() {
        guard let provider = owner as? any RouteProvider.Type else { return }
        services?.finish(provider, in: batch, together: false)
        views?.finish(provider, in: batch, together: false)
    }
}
