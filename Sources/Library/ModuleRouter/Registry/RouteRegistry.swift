// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The routes of an app, and their providers.
///
/// An app has one registry, `shared`. It reads the records of `@AutoRegister` by itself and also accepts manual registrations. A
/// test makes its own registry. Registrations are collected, then added to the table of keys at the first use. Later registrations,
/// for example those of a library that is loaded later, are added at the next use. Reading takes no lock. The factory and the
/// entries of a provider are made when one of its keys is first requested.
///
/// May be used from any thread.
public final class RouteRegistry: Sendable {
    /// The registry of the process.
    public static let shared = RouteRegistry(isShared: true, parent: nil)

    private final class State {
        /// The registrations whose keys have not been added, in order.
        var pending: [Registration] = []
        /// All registrations whose keys have been added, in order.
        var registrations: [Registration] = []
        /// The providers among the first `readRegistrationCount` registrations.
        var providers: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
        var readRegistrationCount = 0
        var replacements: [Registration] = []
        var index = RouteIndex()
        /// The providers that are not registered, because their conditions do not hold or because others replace them.
        var excluded: [ExcludedProvider] = []
        /// The keys whose requests failed because nothing was registered for them.
        var missed: [RouteID: MissedKey] = Dictionary()
        /// The threads that are reading records.
        var recordReaders: [UInt] = []
    }

    let isShared: Bool
    package let parent: RouteRegistry?
    /// Refuses every request; nil in a registry that answers them.
    let refusal: RouteRefusal.Refuse?
    /// The conditions that hold in this registry; nil for those of the parent or, without a parent, of the process.
    private let conditions: [RouteCondition]?
    /// Called for each error before the handlers, which still run. If it is nil, the parent's observer is called.
    let errorObserver: (@Sendable (RouteErrorReport) -> Void)?
    let errorHandlers = Locked<[ErrorHandler]>([])
    /// The owner of the destinations that this registry keeps, also for routes of its parents.
    package let own: Owner
    /// The state that the code for views keeps with the registry, besides the routes. An app without views has none.
    package let viewState = AtomicOnce<any AnyObject & Sendable>()
    /// The state that the code for URLs keeps with the registry, besides the patterns.
    package let urlState = AtomicOnce<any AnyObject & Sendable>()
    private let state = Locked(State())
    /// The first registration of each key. The table only grows.
    private let keyTable = RouteKeyTable()
    /// The parent's generation when the newest index was made.
    private let parentGeneration = AtomicWord<Int>(0)
    private let hasPending = AtomicWord<Bool>(false)
    /// Whether adapters without a provider have been found since the newest index was made.
    private let mayHaveDeadEnds = AtomicWord<Bool>(false)
    private let readRecords = AtomicWord<Int>(0)
    private let readsRecords = AtomicWord<Bool>(true)
    /// The object that a layer above this library keeps with the registry.
    private let layer = AtomicOnce<any AnyObject & Sendable>()
    /// The number of indexes made so far, here. ``totalGeneration`` adds those of the parents, because an adapter may lead to a
    /// provider that a parent has added since.
    private let generation = AtomicWord<Int>(0)

    @inline(never)  // See SmallCode.
    private init(
        isShared: Bool, parent: RouteRegistry?, refusal: RouteRefusal.Refuse? = nil,
        conditions: [RouteCondition]? = nil,
        clock: (any Clock<Duration>)? = nil,
        errorObserver: (@Sendable (RouteErrorReport) -> Void)? = nil
    ) {
        self.isShared = isShared
        self.parent = parent
        self.refusal = refusal
        self.conditions = conditions
        own = Owner(clock: clock.map { RouteClock($0) } ?? parent?.clock ?? .continuous)
        self.errorObserver = errorObserver
        own.belongs(to: self)
    }

    /// Makes an empty registry with an observer of its errors.
    ///
    /// - Parameters:
    ///   - conditions: The conditions of providers that hold in this registry.
    ///   - observer: Called for each error of this registry and its children, also within error handlers. It must not request a
    ///     route.
    package convenience init(
        parent: RouteRegistry?, conditions: [RouteCondition], clock: (any Clock<Duration>)? = nil,
        observingErrors observer: @escaping @Sendable (RouteErrorReport) -> Void
    ) {
        self.init(isShared: false, parent: parent, conditions: conditions, clock: clock, errorObserver: observer)
    }

    deinit { own.abandon() }

    var clock: RouteClock { own.clock }

    convenience init(refusal: @escaping RouteRefusal.Refuse) {
        self.init(isShared: false, parent: nil, refusal: refusal)
    }

    /// Makes a registry with providers and adapters.
    ///
    /// - Parameters:
    ///   - parent: The registry that is searched for routes that this registry does not have; nil for none.
    ///   - conditions: The conditions of providers that hold in this registry. If nil, those of the parent hold or, without a
    ///     parent, those that hold in the process.
    ///   - clock: The clock of cached destinations, of ages and of deadlines. If nil, that of the parent or, without a parent, a
    ///     `ContinuousClock`.
    ///   - routes: The providers and adapters. Defaults to none.
    public convenience init(
        parent: RouteRegistry? = nil, conditions: [RouteCondition]? = nil, clock: (any Clock<Duration>)? = nil,
        @RegistrableListBuilder _ routes: () -> [any RouteRegistrable.Type] = { [] }
    ) {
        self.init(isShared: false, parent: parent, conditions: conditions, clock: clock)
        let types = routes()
        if !types.isEmpty { register(types) }
    }

    // MARK: Registering

    /// Registers providers and adapters. Types that are already registered are skipped.
    public func register(_ types: [any RouteRegistrable.Type]) {
        register { batch in
            batch.reserveCapacity(types.count)
            for type in types { batch.add(type) }
        }
    }

    /// Registers providers and adapters. Types that are already registered are skipped.
    public func register(@RegistrableListBuilder _ routes: () -> [any RouteRegistrable.Type]) { register(routes()) }

    package func register(_ fill: (RegistrationBatch) -> Void) {
        let batch = RegistrationBatch(owner: own)
        fill(batch)
        guard !batch.isEmpty else { return }
        guard refusal == nil else {
            refuse("a registration")
            return
        }
        state.withLock { append(batch, to: $0) }
    }

    private func append(_ batch: RegistrationBatch, to state: State) {
        state.pending += batch.registrations
        state.excluded += batch.excluded
        hasPending.store(true)
    }

    /// Returns whether a condition of a provider holds in this registry.
    func meets(_ condition: RouteCondition) -> Bool {
        if condition.isAlways { return true }
        if let conditions {
            for one in conditions where one.identity == condition.identity { return true }
            return false
        }
        return parent?.meets(condition) ?? condition.holdsInProcess
    }

    /// Whether the shared registry registers the types marked with `@AutoRegister` by itself. Defaults to true.
    ///
    /// If it is set to false before the first request, the registry contains only manual registrations. If it is set to true later,
    /// the registry adds the marked types.
    public var registersByItself: Bool {
        get { readsRecords.loadRelaxed() }
        set { readsRecords.storeRelaxed(newValue) }
    }

    /// Returns the object that the layer above this library keeps with the registry. Makes it at the first call.
    package func layer<Layer: AnyObject & Sendable>(_ make: () -> Layer) -> Layer {
        // There is one layer.
        unsafeDowncast(layer.value ?? layer.keep(make()), to: Layer.self)
    }

    /// The registry that is searched for routes that this registry does not have.
    package var parentRegistry: RouteRegistry? { parent }

    // MARK: Reading

    /// The index of all registrations so far.
    package var index: RouteIndex {
        update()
        return state.withLock { $0.index }
    }

    /// All registrations whose keys have been added, in order.
    package var registrations: [Registration] { state.withLock { $0.registrations } }

    /// The keys of the registrations that were added so far.
    var keys: [RouteKey] {
        update()
        var keys: [RouteKey] = []
        for registration in registrations { registration.eachKey { keys.append(RouteKey($0)) } }
        return keys
    }

    /// Returns the registration of a key in this registry.
    func registration(of id: RouteID) -> Registration? { unretainedRegistration(of: id)?.takeUnretainedValue() }

    private func unretainedRegistration(of id: RouteID) -> Unmanaged<Registration>? {
        if let registration = keyTable.unretained(id) { return registration }
        // Another thread may have added the key since the first lookup, so the second lookup is always necessary.
        update()
        return keyTable.unretained(id)
    }

    /// The providers that are not registered, in this registry and its parents.
    package var excludedProviders: [ExcludedProvider] {
        state.withLock { $0.excluded } + (parent?.excludedProviders ?? [])
    }

    /// Returns the entry of a key, from this registry or a parent.
    package func entry(_ id: RouteID) -> RouteEntry? {
        ownEntry(id) ?? parent?.entry(id) ?? adaptedEntry(id)
    }

    /// Returns the entry of a key that was registered here.
    package func ownEntry(_ id: RouteID) -> RouteEntry? {
        let registration = unretainedRegistration(of: id)
        guard let entry = registration?._withUnsafeGuaranteedRef({ $0.entry(for: id, in: self) }) else { return nil }
        if isShared { entry.publish() }
        return entry
    }

    /// Returns the factory of a provider, from this registry or a parent.
    package func factory(of provider: any RouteProvider.Type) -> (any AnyObject & Sendable)? {
        update()
        return registered(provider)?.installation(in: self)?.factory.value ?? parent?.factory(of: provider)
    }

    /// Returns the first registration of a provider here. All calls together read each registration once.
    private func registered(_ provider: any RouteProvider.Type) -> Registration? {
        state.withLock { state in
            for registration in state.registrations[state.readRegistrationCount...] {
                guard let type = registration.provider else { continue }
                let id = ObjectIdentifier(type)
                if state.providers[id] == nil { state.providers.store(registration, for: id) }
            }
            state.readRegistrationCount = state.registrations.count
            // Each value is a registration. The dictionary has the type of another one, so that the app contains its code once.
            return state.providers[ObjectIdentifier(provider)].map { unsafeDowncast($0, to: Registration.self) }
        }
    }

    /// Returns the error of an earlier failed request for a key, if nothing has changed since.
    ///
    /// - Parameter time: The current state.
    func knownMiss(_ id: RouteID, at time: MissedKey.Time) -> RouteError? {
        state.withLock { state in
            guard let missed = state.missed[id], missed.time == time else { return nil }
            return missed.error
        }
    }

    /// Records that a request for a key failed. If the key is registered later, that registration was too late.
    func miss(_ id: RouteID, _ error: RouteError, at location: RouteLocation, _ time: MissedKey.Time) {
        let isAdapted = keyTable[id] != nil
        if isAdapted { noteDeadEnds() }
        state.withLock { state in
            let first = state.missed[id]?.location ?? location
            state.missed.store(MissedKey(error, at: first, time, isAdapted: isAdapted), for: id)
        }
    }

    /// Adds the registrations since the last update. They can be read when this method returns.
    private func update() {
        readNewRecords()
        // The usual case reads one word.
        if parent == nil, !hasPending.load() { return }
        parent?.update()
        let parentGeneration = parent?.totalGeneration ?? 0
        guard hasPending.load() || isStale(parentGeneration) else { return }
        // Registrations that are dropped have closures of the app, so they are released outside of the lock.
        var dropped: [Registration] = []
        defer { withExtendedLifetime(dropped) {} }
        var oldIndex: RouteIndex?
        let missed = state.withLock { state -> [(RouteID, RouteLocation)] in
            let isStale = isStale(parentGeneration)
            guard !state.pending.isEmpty || isStale else { return [] }
            dropped = state.pending
            let added = exclude(from: state.pending, state)
            state.pending = []
            // Stored last: a thread that reads `false` also reads the new keys and the new index.
            defer { hasPending.store(false) }
            if !isStale, keyTable.has(added) { return [] }
            state.registrations += added
            keyTable.add(added)
            var missed: [(RouteID, RouteLocation)] = []
            if !state.missed.isEmpty {
                for registration in added {
                    registration.eachKey { id in
                        if let known = state.missed[id] { missed.append((id, known.location)) }
                    }
                }
                for (id, known) in state.missed where known.isAdapted { missed.append((id, known.location)) }
            }
            oldIndex = replaceIndex(parentGeneration, state)
            return missed
        }
        withExtendedLifetime(oldIndex) {}
        for (id, location) in missed where ownEntry(id) != nil { noteLate(id, askedAt: location) }
    }

    /// Returns the registrations without the providers that others replace. A provider is replaced even if the replacing one is replaced
    /// too.
    private func exclude(from pending: [Registration], _ state: State) -> [Registration] {
        for registration in pending where registration.isReplacement { state.replacements.append(registration) }
        if state.replacements.isEmpty { return pending }
        return pending.filter { registration in
            if registration.isReplacement { return false }
            guard let other = state.replacements.first(where: { $0.replaces(registration) }) else { return true }
            state.excluded.append(ExcludedProvider(registration, replacement: other))
            return false
        }
    }

    /// Whether the parent has changed since adapters without a provider were found.
    private func isStale(_ parentGeneration: Int) -> Bool {
        mayHaveDeadEnds.load() && self.parentGeneration.load() != parentGeneration
    }

    /// Records that adapters of this registry lead to no provider.
    package func noteDeadEnds() { mayHaveDeadEnds.store(true) }

    /// Replaces the index. The caller releases the result outside of the lock.
    private func replaceIndex(_ parentGeneration: Int, _ state: State) -> RouteIndex {
        mayHaveDeadEnds.store(false)
        self.parentGeneration.store(parentGeneration)
        var index = RouteIndex()
        swap(&index, &state.index)
        generation.add(1)
        return index
    }

    /// Records that a key was registered after a request for it had failed.
    private func noteLate(_ id: RouteID, askedAt location: RouteLocation) {
        let oldIndex = state.withLock { state -> RouteIndex? in
            guard state.missed[id] != nil else { return nil }
            state.missed.store(nil, for: id)
            state.registrations.append(Registration(.late(id, askedAt: location)))
            return replaceIndex(parentGeneration.load(), state)
        }
        withExtendedLifetime(oldIndex) {}
    }

    /// The number of indexes, here and in parents, after all registrations so far have been added.
    package var sealedGeneration: Int {
        update()
        return totalGeneration
    }

    /// The number of indexes, here and in parents.
    var totalGeneration: Int { generation.load() + (parent?.totalGeneration ?? 0) }

    /// Reads the records of images that were loaded since the last call.
    ///
    /// Records run `routes`, which is code of the app and may wait for another thread, so no lock is held meanwhile. Threads that
    /// call this at the same time read the same records. Only the records that the first thread has read are registered.
    private func readNewRecords() {
        guard isShared else { return }
        while readsRecords.loadRelaxed() {
            let start = readRecords.load()
            guard start < RouteRecords.providerCount else { return }
            // A `routes` that requests a route while it is being read finds only the existing registrations.
            let thread = currentThread()
            let isReading = state.withLock { state in
                if state.recordReaders.contains(thread) { return true }
                state.recordReaders.append(thread)
                return false
            }
            guard !isReading else { return }
            let (batch, end) = RouteRecords.batch(from: start, owner: own)
            state.withLock { state in
                state.recordReaders.removeAll { $0 == thread }
                guard readRecords.loadRelaxed() == start else { return }
                append(batch, to: state)
                // Stored last: a thread that reads the new count also sees the pending registrations.
                readRecords.store(end)
            }
        }
    }
}
