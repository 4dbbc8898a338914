// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Taken when a destination is kept or an entry published: seldom, and for a few stores, so one lock does for all entries.
private let keeping = RouteLock()

/// The route of a service in one registry.
final class ServiceEntry<Protocol>: RouteEntry, @unchecked Sendable {  // What changes does so under `keeping`.
    /// How destinations are made.
    enum Making: Sendable {
        /// Anew, or as a store says, each time.
        case each(RouteMaker<Protocol>)
        /// Once; with whether what is handed out is the destination itself, which may then be kept here. A registry that
        /// stands in for the owner has one of its own.
        case constant(RouteOwner, @Sendable () throws -> (destination: Protocol, isItself: Bool))
    }

    let begin: @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    private let slot: RouteSlot
    /// Makes a destination each time; nil where it is made once.
    let maker: RouteMaker<Protocol>?
    /// Whose destination it is that is made once.
    private let owner: RouteOwner
    /// Nil where `maker` is not.
    private let makeOnce: (@Sendable () throws -> (destination: Protocol, isItself: Bool))?
    /// What was made once and is there to stay.
    private let resolution = Atomic<RouteResolution>(.none)
    /// The same. Never written to again; under `keeping`, as the next.
    private var kept: UnsafeMutablePointer<Protocol>?
    /// Written under `keeping` too.
    private let isPublished = Atomic<Bool>(false)

    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, making: Making,
        begin: @escaping @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    ) {
        self.slot = slot
        switch making {
        case .each(let maker):
            self.maker = maker
            owner = RouteOwner(registry: nil)
            makeOnce = nil
        case .constant(let owner, let make):
            maker = nil
            self.owner = owner
            makeOnce = make
        }
        self.begin = begin
        super.init(key: slot.key, provider: provider, location: location)
    }

    deinit {
        kept?.deinitialize(count: 1)
        kept?.deallocate()
    }

    /// A destination from the provider's own configuration.
    func make() throws -> Protocol {
        if let maker { return try maker.make() }
        return try madeOnce()
    }

    // A function of its own: what it needs to know of the types, the runtime is asked for at each call.
    @inline(never) private func madeOnce() throws -> Protocol {
        guard let makeOnce else { preconditionFailure("an entry has a maker, or makes once") }
        if owner.child != nil { return try makeOnce().destination }
        let resolution = resolution.load(ordering: .acquiring)
        if resolution.isKept { return try resolution.destination() }
        let made = try makeOnce()
        if made.isItself { keep(made.destination) }
        return made.destination
    }

    /// From now on the destination itself is the answer. It was kept by a store, so its type is `Sendable`.
    private func keep(_ destination: Protocol) {
        keeping.withLock {
            guard kept == nil else { return }
            let new = UnsafeMutablePointer<Protocol>.allocate(capacity: 1)
            new.initialize(to: destination)
            kept = new
            resolution.store(.kept(at: new), ordering: .releasing)
            if isPublished.load(ordering: .relaxed) { slot.resolution.store(.kept(at: new), ordering: .releasing) }
        }
    }

    override func publish() {
        if isPublished.load(ordering: .acquiring) { return }
        keeping.withLock {
            isPublished.store(true, ordering: .releasing)
            if let maker {
                // The entry keeps the maker alive, and the shared registry the entry.
                slot.resolution.store(.made(by: maker), ordering: .releasing)
            } else if let kept {
                // Goes into the slot once it is made: until then the slow path makes it.
                slot.resolution.store(.kept(at: kept), ordering: .releasing)
            }
        }
    }

    override func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? {
        let run = try begin()
        return run.mapped(module: run.module, { $0 as Any }) { module, configuration in configuration = module }
    }
}

/// The route of a service's module protocol in one registry.
final class ServiceModuleEntry<Module>: RouteEntry, @unchecked Sendable {  // Immutable.
    let begin: @Sendable () throws -> ServiceRun<Any, Module>

    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation,
        begin: @escaping @Sendable () throws -> ServiceRun<Any, Module>
    ) {
        self.begin = begin
        super.init(key: slot.key, provider: provider, location: location)
    }

    override func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? {
        try begin().mapped(module: ServiceRouteConfiguration(), { $0 }) { _, _ in }
    }
}
