// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The route of a service in one registry.
final class ServiceEntry<Protocol>: RouteEntry, @unchecked Sendable {
    let begin: @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    private let slot: RouteSlot<Protocol>
    /// Kept for as long as the entry: somebody may be calling it while the destination is put in its place.
    private let maker: RouteMaker<Protocol>
    private let isConstant: Bool
    private let resolution: Atomic<RouteResolution<Protocol>>
    private let state = Locked(State())

    private struct State {
        /// The destination that is there to stay. Never written to again.
        var kept: UnsafeMutablePointer<Protocol>?
        var isPublished = false
    }

    init(
        slot: RouteSlot<Protocol>, provider: Any.Type, location: RouteLocation, isConstant: Bool,
        make: @escaping @Sendable () throws -> Protocol,
        begin: @escaping @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    ) {
        self.slot = slot
        self.isConstant = isConstant
        self.begin = begin
        maker = RouteMaker(make)
        resolution = Atomic(.made(by: maker))
        super.init(id: slot.id, key: slot.key, provider: provider, location: location)
    }

    deinit {
        state.withLock { state in
            state.kept?.deinitialize(count: 1)
            state.kept?.deallocate()
        }
    }

    /// A destination from the provider's own configuration.
    func make() throws -> Protocol {
        let resolution = resolution.load(ordering: .acquiring)
        let destination = try resolution.destination()
        if isConstant, !resolution.isKept { keep(destination) }
        return destination
    }

    /// From now on the destination itself is the answer. Only of a type that is `Sendable`, see `ServiceLifetime`.
    private func keep(_ destination: Protocol) {
        state.withLock { state in
            guard state.kept == nil else { return }
            let kept = UnsafeMutablePointer<Protocol>.allocate(capacity: 1)
            kept.initialize(to: destination)
            state.kept = kept
            resolution.store(.kept(at: kept), ordering: .releasing)
            if state.isPublished { slot.resolution.store(.kept(at: kept), ordering: .releasing) }
        }
    }

    override func publish() {
        state.withLock { state in
            state.isPublished = true
            // A shared destination goes into the slot once it is made: until then the slow path makes it.
            if let kept = state.kept {
                slot.resolution.store(.kept(at: kept), ordering: .releasing)
            } else if !isConstant {
                slot.resolution.store(.made(by: maker), ordering: .releasing)
            }
        }
    }

    override func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? {
        let run = try begin()
        return run.mapped(module: run.module, { $0 as Any }) { module, configuration in configuration = module }
    }
}

/// The route of a service's module protocol in one registry.
final class ServiceModuleEntry<Module>: RouteEntry, @unchecked Sendable {
    let begin: @Sendable () throws -> ServiceRun<Any, Module>

    init(
        slot: RouteSlot<Module>, provider: Any.Type, location: RouteLocation,
        begin: @escaping @Sendable () throws -> ServiceRun<Any, Module>
    ) {
        self.begin = begin
        super.init(id: slot.id, key: slot.key, provider: provider, location: location)
    }

    override func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? {
        try begin().mapped(module: ServiceRouteConfiguration(), { $0 }) { _, _ in }
    }
}
