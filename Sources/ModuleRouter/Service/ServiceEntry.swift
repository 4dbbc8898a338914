// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Taken when a destination is kept or an entry published: seldom, and for a few stores, so one lock does for all entries.
private let keeping = RouteLock()

/// The route of a service in one registry.
///
/// Not generic: the runtime would make the class for each protocol, and look for its superclass. Whoever asks knows the protocol
/// from the slot, whose key has it as its type; so what the entry keeps without its type is of the type that it is asked for.
final class ServiceEntry: RouteEntry, @unchecked Sendable {  // What changes does so under `keeping`.
    /// What there is to know of a destination that is made once.
    final class Constant: Sendable {
        /// A registry that stands in for the owner has one of its own.
        let owner: RouteOwner
        /// Whether what is handed out is the destination itself, which may then be kept in the entry.
        let isItself: @Sendable (_ shown: Any) throws -> Bool
        /// Whether it once was something else: then nobody asks again.
        let isOther = Atomic<Bool>(false)

        init(owner: RouteOwner, isItself: @escaping @Sendable (_ shown: Any) throws -> Bool) {
            self.owner = owner
            self.isItself = isItself
        }
    }

    private let slot: RouteSlot
    /// A `RouteMaker` of the slot's protocol.
    private let anyMaker: AnyObject
    /// Nil where a destination is made anew, or as a store says, each time.
    private let constant: Constant?
    /// Begins a `ServiceRun` of the slot's protocol.
    private let beginRun: @Sendable () throws -> AnyObject
    private let beginAnyRun: @Sendable () throws -> ServiceRun<Any, ServiceRouteConfiguration>
    /// What was made once and is there to stay.
    private let resolution = Atomic<RouteResolution>(.none)
    /// Frees what is kept. Never written to again; under `keeping`, as the next.
    private var free: (() -> Void)?
    /// Written under `keeping` too.
    private let isPublished = Atomic<Bool>(false)

    init<Protocol>(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, maker: RouteMaker<Protocol>,
        constant: Constant? = nil,
        begin: @escaping @Sendable () throws -> ServiceRun<Protocol, ServiceRouteConfiguration>
    ) {
        self.slot = slot
        self.anyMaker = maker
        self.constant = constant
        beginRun = begin
        beginAnyRun = {
            let run = try begin()
            return run.mapped(module: run.module, { $0 as Any }) { module, configuration in configuration = module }
        }
        super.init(key: slot.key, provider: provider, location: location)
    }

    deinit { free?() }

    /// - Parameter protocol: That of the slot.
    func begin<Protocol>(_ protocol: Protocol.Type) throws -> ServiceRun<Protocol, ServiceRouteConfiguration> {
        try unsafeDowncast(beginRun(), to: ServiceRun<Protocol, ServiceRouteConfiguration>.self)
    }

    override func anyServiceRun() throws -> ServiceRun<Any, ServiceRouteConfiguration>? { try beginAnyRun() }

    /// Makes a destination each time; nil where it is made once.
    ///
    /// - Parameter protocol: That of the slot.
    func maker<Protocol>(_ protocol: Protocol.Type) -> RouteMaker<Protocol>? {
        constant == nil ? unsafeDowncast(anyMaker, to: RouteMaker<Protocol>.self) : nil
    }

    /// A destination from the provider's own configuration.
    ///
    /// - Parameter protocol: That of the slot.
    func make<Protocol>(_ protocol: Protocol.Type) throws -> Protocol {
        if let maker = maker(Protocol.self) { return try maker.make() }
        return try madeOnce(Protocol.self)
    }

    // A function of its own: what it needs to know of the types, the runtime is asked for at each call.
    @inline(never) private func madeOnce<Protocol>(_ protocol: Protocol.Type) throws -> Protocol {
        let maker = unsafeDowncast(anyMaker, to: RouteMaker<Protocol>.self)
        guard let constant, constant.owner.child == nil else { return try maker.make() }
        let resolution = resolution.load(ordering: .acquiring)
        if resolution.isKept { return try resolution.destination() }
        let made = try maker.make()
        if constant.isOther.load(ordering: .relaxed) { return made }
        if try constant.isItself(made) { keep(made) } else { constant.isOther.store(true, ordering: .relaxed) }
        return made
    }

    /// From now on the destination itself is the answer. It was kept by a store, so its type is `Sendable`.
    private func keep<Protocol>(_ destination: Protocol) {
        keeping.withLock {
            guard free == nil else { return }
            let new = UnsafeMutablePointer<Protocol>.allocate(capacity: 1)
            new.initialize(to: destination)
            free = {
                new.deinitialize(count: 1)
                new.deallocate()
            }
            resolution.store(.kept(at: new), ordering: .releasing)
            if isPublished.load(ordering: .relaxed) { slot.resolution.store(.kept(at: new), ordering: .releasing) }
        }
    }

    override func publish() {
        if isPublished.load(ordering: .acquiring) { return }
        keeping.withLock {
            isPublished.store(true, ordering: .releasing)
            if constant == nil {
                // The entry keeps the maker alive, and the shared registry the entry.
                slot.resolution.store(.made(by: anyMaker), ordering: .releasing)
            } else {
                // Nothing yet, or what is kept: until it is made the slow path makes it.
                slot.resolution.store(resolution.load(ordering: .relaxed), ordering: .releasing)
            }
        }
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
