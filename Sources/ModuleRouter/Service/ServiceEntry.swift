// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Taken when a destination is kept or an entry published: seldom, and for a few stores, so one lock does for all entries.
private let keeping = RouteLock()

/// The route of a service in one registry.
final class ServiceEntry<Protocol>: RouteEntry, @unchecked Sendable {
    let begin: @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    private let slot: RouteSlot<Protocol>
    /// Kept for as long as the entry: somebody may be calling it while the destination is put in its place.
    private let maker: RouteMaker<Protocol>
    private let isConstant: Bool
    private let resolution: Atomic<RouteResolution<Protocol>>
    /// The destination that is there to stay. Never written to again; under `keeping`, as the next.
    private var kept: UnsafeMutablePointer<Protocol>?
    private var isPublished = false

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
        kept?.deinitialize(count: 1)
        kept?.deallocate()
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
        keeping.withLock {
            guard kept == nil else { return }
            let new = UnsafeMutablePointer<Protocol>.allocate(capacity: 1)
            new.initialize(to: destination)
            kept = new
            resolution.store(.kept(at: new), ordering: .releasing)
            if isPublished { slot.resolution.store(.kept(at: new), ordering: .releasing) }
        }
    }

    override func publish() {
        keeping.withLock {
            isPublished = true
            // A shared destination goes into the slot once it is made: until then the slow path makes it.
            if let kept {
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
