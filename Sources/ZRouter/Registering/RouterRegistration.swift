// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What a router registers, while its `registerRoutableDestination()` runs.
final class RouterRegistration: @unchecked Sendable {  // Used by the thread alone that runs it.
    @TaskLocal static var current: RouterRegistration?

    /// Whose registrations these are: a router or an adapter.
    let owner: any RouteRegistrable.Type
    let batch: RouteBatch
    let services: ServiceRegistrar?
    let views: ViewRegistrar?
    /// Whether routes without a router of their own were made here.
    var hasRoutes = false
    /// What registers them, once all is said about them.
    private var waiting: [() -> Void] = []

    init(
        of owner: any RouteRegistrable.Type, in batch: RouteBatch, services: ServiceRegistrar? = nil,
        views: ViewRegistrar? = nil
    ) {
        self.owner = owner
        self.batch = batch
        self.services = services
        self.views = views
    }

    /// Where routes without a router of their own belong: registered with their owner, or not at all.
    var routes: RouteBatch { services?.batch ?? views?.batch ?? batch }

    func run(_ register: () -> Void) {
        Self.$current.withValue(self) {
            register()
            for finish in waiting { finish() }
            waiting = []
        }
    }

    /// Registers a route without a router of its own, when all is said about it.
    func wait(_ finish: @escaping () -> Void) {
        hasRoutes = true
        waiting.append(finish)
    }

    /// Runs what a router registers for itself, and otherwise what it registers on behalf of another one.
    ///
    /// - Parameters:
    ///   - begin: Begins the registrations of `router` in a batch, where it is called by hand, outside of any.
    static func add(
        to router: any RouteRegistrable.Type, begin: (RouteBatch) -> RouterRegistration,
        own: (RouterRegistration) -> Void, other: (RouterRegistration) -> Void
    ) {
        if let current {
            current.owner == router ? own(current) : other(current)
            return
        }
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
