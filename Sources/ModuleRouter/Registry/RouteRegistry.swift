// SPDX-License-Identifier: Apache-2.0

import CModuleRouter
import Synchronization

/// The routes that can be taken, and who provides them.
///
/// An app has one, `shared`, which reads the records of `@AutoRegister` by itself and takes what is registered by hand
/// besides. A test makes its own. Registrations are collected, then added to the table of keys at the first use. Later
/// registrations, for example those of a library that is loaded later, are added at the next use. Reading takes no lock. What a
/// provider needs besides its keys is made when one of them is asked for.
///
/// May be used from any thread.
public final class RouteRegistry: Sendable {
    /// The registry of the process.
    public static let shared = RouteRegistry(isShared: true, parent: nil)

    private struct State {
        var pending = RoutePending()
        /// Everything that has been added to the keys, in the order of its registration.
        var origins: [RouteOrigin] = []
        /// The providers among the first origins, and how many origins those are.
        var providers: [ObjectIdentifier: RegisteredProvider] = [:]
        var readOriginCount = 0
        /// Keys that were asked for in vain.
        var missed: [RouteID: MissedKey] = [:]
        /// Those of them that lead to an adapter.
        var missedAdaptations: Set<RouteID> = []
        var errorHandlers: [ErrorHandler] = []
    }

    let isShared: Bool
    let parent: RouteRegistry?
    /// Refuses every request; nil in a registry that answers them.
    let refusal: RouteRefusal?
    /// Called for each error before the handlers, which do not replace it; nil for that of the parent.
    private let errorObserver: (@Sendable (RouteErrorReport) -> Void)?
    /// What this registry keeps of routes that its parents have.
    let inherited = ScopeContents()
    private let madeViews = KeptReference<ViewRouting>()
    private let madeURLs = KeptReference<URLRouting>()
    private let state = Locked(State())
    /// Where each key was registered first. It only grows.
    private let keys = RouteKeyTable()
    private let index = ReplaceableReference(RouteIndex())
    private let hasPending = Atomic<Bool>(false)
    /// Whether adapters are known, since the newest index was made, that lead to no provider.
    private let mayHaveDeadEnds = Atomic<Bool>(false)
    private let readRecords = Atomic<Int>(0)
    private let readsRecords = Atomic<Bool>(true)
    /// What a layer above this library keeps with the registry.
    private let layer = Locked<(any AnyObject & Sendable)?>(nil)
    /// The threads that are reading records.
    private let recordReaders = Locked<Set<UInt>>([])
    /// How many indexes there have been, here and in parents: an adapter may lead to what a parent has taken in since.
    private let generation = Atomic<Int>(0)

    private init(
        isShared: Bool, parent: RouteRegistry?, refusal: RouteRefusal? = nil,
        errorObserver: (@Sendable (RouteErrorReport) -> Void)? = nil
    ) {
        self.isShared = isShared
        self.parent = parent
        self.refusal = refusal
        self.errorObserver = errorObserver
    }

    /// Makes an empty registry.
    ///
    /// - Parameter parent: Where routes are looked for that this registry does not have; nil for nowhere.
    public convenience init(parent: RouteRegistry? = nil) {
        self.init(isShared: false, parent: parent)
    }

    /// Makes an empty registry whose errors are observed.
    ///
    /// - Parameter observer: Called for each error of this registry and its children, also within error handlers. It must
    ///   request no route.
    package convenience init(
        parent: RouteRegistry?, observingErrors observer: @escaping @Sendable (RouteErrorReport) -> Void
    ) {
        self.init(isShared: false, parent: parent, errorObserver: observer)
    }

    convenience init(refusal: RouteRefusal) { self.init(isShared: false, parent: nil, refusal: refusal) }

    /// Makes a registry of some providers and adapters.
    public convenience init(
        parent: RouteRegistry? = nil, @RouteListBuilder _ routes: () -> [any RouteRegistrable.Type]
    ) {
        self.init(parent: parent)
        register(routes())
    }

    // MARK: Registering

    /// Registers providers and adapters. One that is registered already is left alone.
    public func register(_ types: [any RouteRegistrable.Type]) {
        register { batch in
            batch.reserveCapacity(types.count)
            for type in types { batch.add(type) }
        }
    }

    /// Registers providers and adapters.
    public func register(@RouteListBuilder _ routes: () -> [any RouteRegistrable.Type]) { register(routes()) }

    package func register(_ fill: (RouteBatch) -> Void) {
        let batch = RouteBatch(owner: RouteOwner(registry: self))
        fill(batch)
        append(batch.pending)
    }

    private func append(_ pending: RoutePending) {
        guard !pending.isEmpty else { return }
        guard refusal == nil else {
            refuse("a registration")
            return
        }
        state.withLock { state in
            state.pending.append(pending)
            hasPending.store(true, ordering: .releasing)
        }
    }

    /// Whether the shared registry registers by itself what is marked with `@AutoRegister`. Set to false before the first route
    /// is asked for, it has nothing but what is registered by hand; set to true later, it takes in the rest.
    public var registersByItself: Bool {
        get { readsRecords.load(ordering: .relaxed) }
        set { readsRecords.store(newValue, ordering: .relaxed) }
    }

    /// What a layer above this library keeps with the registry, made when it is first asked for.
    package func layer<Layer: AnyObject & Sendable>(_ make: () -> Layer) -> Layer {
        layer.withLock { known in
            if let known = known as? Layer { return known }
            let made = make()
            known = made
            return made
        }
    }

    /// What it has for views besides their routes. Made when it is first asked for, as the next: an app of services alone has none.
    var views: ViewRouting { madeViews.value ?? madeViews.keep(ViewRouting(parent: parent?.views)) }

    /// What it has for URLs besides their patterns.
    var urls: URLRouting { madeURLs.value ?? madeURLs.keep(URLRouting(parent: parent?.urls)) }

    /// The limits that were set for URLs; nil if nothing was.
    var setURLLimits: URLLimits? { madeURLs.reading { $0.limits } }

    /// Where routes are looked for that this registry does not have.
    package var parentRegistry: RouteRegistry? { parent }

    /// Ends a registration: makes the index of everything registered so far, and returns what is wrong with it.
    ///
    /// The index is made by itself at the first use, and then no provider more than that use needs; this looks at all of them. For
    /// all faults, also those of declarations, see ``validate()``.
    @discardableResult
    public func seal() -> [RouteFault] { sealedTable.conflicts }

    // MARK: Reading

    private var sealedIndex: RouteIndex {
        update()
        return index.value
    }

    /// All there is to everything registered so far.
    var sealedTable: RouteTable { sealedIndex.table(in: self) }

    /// Reads the table of everything registered so far without counting a reference to it.
    func reading<Result>(_ read: (RouteTable) -> Result) -> Result {
        update()
        return index.reading { $0.readingTable(in: self, read) }
    }

    /// Everything that has been added to the keys, in the order of its registration.
    var origins: [RouteOrigin] { state.withLock { $0.origins } }

    /// Where a key was registered here.
    func origin(of id: RouteID) -> RouteOrigin? {
        if let origin = keys[id] { return origin }
        // Another thread may have added the key since the first look, so the second one is never left out.
        update()
        return keys[id]
    }

    /// The entry of a key, here or in a parent.
    func entry(_ id: RouteID) -> RouteEntry? {
        guard let parent else { return ownEntry(id) }
        return ownEntry(id) ?? parent.entry(id) ?? adaptedEntry(id)
    }

    /// The entry of a key that was registered here.
    func ownEntry(_ id: RouteID) -> RouteEntry? {
        guard let entry = origin(of: id)?.entry(for: id, in: self) else { return nil }
        if isShared { entry.publish() }
        return entry
    }

    /// The source of a provider, here or in a parent.
    func source(of provider: any RouteProvider.Type) -> (any AnyObject & Sendable)? {
        update()
        return registered(provider)?.source(in: self) ?? parent?.source(of: provider)
    }

    /// The first registration of a provider here. Reads each origin once, however often it is called.
    private func registered(_ provider: any RouteProvider.Type) -> RegisteredProvider? {
        state.withLock { state in
            for origin in state.origins[state.readOriginCount...] {
                guard let registered = origin.registeredProvider else { continue }
                let id = ObjectIdentifier(registered.type)
                if state.providers[id] == nil { state.providers[id] = registered }
            }
            state.readOriginCount = state.origins.count
            return state.providers[ObjectIdentifier(provider)]
        }
    }

    /// The entries of the providers that make a class of views or a superclass of it: those of the class itself first.
    func viewEntries(ofClass type: AnyClass) -> [RouteEntry] {
        sealedIndex.viewEntries(ofClass: type, in: self) + (parent?.viewEntries(ofClass: type) ?? [])
    }

    /// Everything that is found from here, also in parents.
    var mergedTable: RouteTable { parent.map { $0.mergedTable.overridden(by: sealedTable) } ?? sealedTable }

    /// What a table of this registry or of a parent has; the nearest first.
    func first<Found>(_ find: (RouteTable) -> Found?) -> Found? {
        find(sealedTable) ?? parent?.first(find)
    }

    /// The error of a key that was asked for in vain before, if nothing has changed since.
    ///
    /// - Parameter time: The present.
    func knownMiss(_ id: RouteID, at time: MissedKey.Time) -> RouteError? {
        state.withLock { state in
            guard let missed = state.missed[id], missed.time == time else { return nil }
            return missed.error
        }
    }

    /// Remembers that a key was asked for in vain: if it is registered after all, that was too late.
    func miss(_ id: RouteID, _ error: RouteError, at location: RouteLocation, _ time: MissedKey.Time) {
        let isAdapted = keys[id] != nil
        if isAdapted { noteDeadEnds() }
        state.withLock { state in
            let first = state.missed[id]?.location ?? location
            state.missed[id] = MissedKey(location: first, error: error, time: time)
            if isAdapted { state.missedAdaptations.insert(id) }
        }
    }

    /// Takes in what was registered since the last update; returns when that is there to be read.
    private func update() {
        readNewRecords()
        // The usual case, in a word.
        if parent == nil, !hasPending.load(ordering: .acquiring) { return }
        parent?.update()
        let parentGeneration = parent?.totalGeneration ?? 0
        guard hasPending.load(ordering: .acquiring) || isStale(parentGeneration) else { return }
        let (missed, replaced) = state.withLock { state -> ([(RouteID, RouteLocation)], [RouteIndex]) in
            let isStale = isStale(parentGeneration)
            let added = state.pending
            guard !added.isEmpty || isStale else { return ([], []) }
            state.pending = RoutePending()
            // Last: a thread that reads `false` reads the new keys and the new index too.
            defer { hasPending.store(false, ordering: .releasing) }
            if !isStale, keys.has(added) { return ([], []) }
            state.origins += added.origins
            keys.add(added.keys)
            let missed = state.missed.isEmpty ? [] : added.keys.map(\.id) + state.missedAdaptations
            return (
                missed.compactMap { id in state.missed[id].map { (id, $0.location) } },
                replaceIndex(parentGeneration)
            )
        }
        withExtendedLifetime(replaced) {}
        for (id, location) in missed where ownEntry(id) != nil { noteLate(id, askedAt: location) }
    }

    /// Whether the parent has changed since adapters were found to lead to no provider.
    private func isStale(_ parentGeneration: Int) -> Bool {
        guard mayHaveDeadEnds.load(ordering: .acquiring) else { return false }
        return index.reading { $0.parentGeneration != parentGeneration }
    }

    /// Records that adapters of this registry lead to no provider.
    func noteDeadEnds() { mayHaveDeadEnds.store(true, ordering: .releasing) }

    /// Replaces the index; called under the lock of the state. The caller releases the result outside of it.
    private func replaceIndex(_ parentGeneration: Int) -> [RouteIndex] {
        mayHaveDeadEnds.store(false, ordering: .releasing)
        let replaced = index.replace(with: RouteIndex(parentGeneration: parentGeneration))
        generation.add(1, ordering: .releasing)
        return replaced
    }

    /// A key was registered after it was asked for in vain.
    private func noteLate(_ id: RouteID, askedAt location: RouteLocation) {
        let replaced = state.withLock { state -> [RouteIndex] in
            guard state.missed.removeValue(forKey: id) != nil else { return [] }
            state.missedAdaptations.remove(id)
            state.origins.append(RegisteredDetail(.late(id, askedAt: location)))
            return replaceIndex(index.reading { $0.parentGeneration })
        }
        withExtendedLifetime(replaced) {}
    }

    /// How many indexes there have been, with everything registered so far.
    var sealedGeneration: Int {
        update()
        return totalGeneration
    }

    var totalGeneration: Int { generation.load(ordering: .acquiring) + (parent?.totalGeneration ?? 0) }

    /// Reads the records of images loaded since the last time.
    ///
    /// Records run `routes`, which is code of the app and may wait for another thread: no lock is held meanwhile. Threads that
    /// come at the same time read the same records; what the first one has read is registered.
    private func readNewRecords() {
        guard isShared else { return }
        while readsRecords.load(ordering: .relaxed) {
            let start = readRecords.load(ordering: .acquiring)
            guard start < RouteRecords.providerCount else { return }
            // A `routes` that asks for a route while it is being read finds what is there already.
            let thread = currentThread()
            guard recordReaders.withLock({ $0.insert(thread).inserted }) else { return }
            let (batch, end) = RouteRecords.batch(from: start, owner: RouteOwner(registry: self))
            recordReaders.withLock { _ = $0.remove(thread) }
            state.withLock { state in
                guard readRecords.load(ordering: .relaxed) == start else { return }
                state.pending.append(batch.pending)
                hasPending.store(true, ordering: .releasing)
                // Last: whoever reads the new count sees that there are registrations.
                readRecords.store(end, ordering: .releasing)
            }
        }
    }

    // MARK: Errors

    /// Adds a handler that is told of every route that fails in this registry, after all others. It stays for ever.
    ///
    /// Of what fails within a handler, on its thread, no handler is told.
    public func addErrorHandler(_ handler: @escaping @Sendable (RouteErrorReport) -> Void) {
        addErrorHandler { report, _ in handler(report) }
    }

    /// The route of a service comes beside the report: a report may be sent to another thread, the route may not.
    package typealias ErrorHandler = @Sendable (RouteErrorReport, _ service: (any ServiceRoute)?) -> Void

    /// Adds a handler that is also given the route of a service that has failed.
    package func addErrorHandler(_ handler: @escaping ErrorHandler) {
        state.withLock { $0.errorHandlers.append(handler) }
    }

    /// Tells the handlers, once of each error, and once more of one that somebody got who then told nobody. One that nobody is told
    /// of is written to standard error in debug builds.
    ///
    /// - Parameter service: The route of a service, for handlers of this package.
    /// - Returns: The error, which knows that it has been told.
    @discardableResult
    func report(
        _ action: RouteAction, _ error: RouteError, isDelivered: Bool, of source: RouteErrorSource = .nothing,
        service: (any ServiceRoute)? = nil
    ) -> RouteError {
        // The error of a refused request, which stays reported wherever it passes.
        if nearestRefusal != nil, error.failure.isReported, !error.failure.isReportedAsDelivered { return error }
        // A handler that asks for what fails would be told of that, and ask again.
        let handlers = module_router_is_reporting() ? [] : allErrorHandlers
        let observer = nearestErrorObserver
        let isNew = !error.failure.isReported || error.failure.isReportedAsDelivered && !isDelivered
        if isNew, let observer {
            observer(
                RouteErrorReport(
                    action: action, error: error, isDelivered: isDelivered, handlerCount: handlers.count, source: source
                ))
        }
        if !handlers.isEmpty, isNew {
            module_router_set_reporting(true)
            // A handler is no part of what has failed: one that is told of too many destinations inside one another may make some.
            let remaining = module_router_begin_handling()
            defer {
                module_router_end_handling(remaining)
                module_router_set_reporting(false)
            }
            let report = RouteErrorReport(
                action: action, error: error, isDelivered: isDelivered, handlerCount: handlers.count, source: source)
            for handler in handlers { handler(report, service) }
        }
        if handlers.isEmpty, observer == nil, !isDelivered { RouteLog.debug("\(error)") }
        return error.reported(isDelivered: isDelivered)
    }

    private var nearestErrorObserver: (@Sendable (RouteErrorReport) -> Void)? {
        errorObserver ?? parent?.nearestErrorObserver
    }

    /// The handlers of this registry, or of the nearest parent that has some.
    private var allErrorHandlers: [ErrorHandler] {
        let handlers = state.withLock { $0.errorHandlers }
        return handlers.isEmpty ? parent?.allErrorHandlers ?? [] : handlers
    }
}

/// Builds a list of providers and adapters.
@resultBuilder
public enum RouteListBuilder {
    public static func buildExpression(_ type: any RouteRegistrable.Type) -> [any RouteRegistrable.Type] { [type] }

    public static func buildExpression(_ types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }

    public static func buildBlock(_ types: [any RouteRegistrable.Type]...) -> [any RouteRegistrable.Type] {
        types.flatMap { $0 }
    }

    public static func buildOptional(_ types: [any RouteRegistrable.Type]?) -> [any RouteRegistrable.Type] {
        types ?? []
    }

    public static func buildEither(first types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }

    public static func buildEither(second types: [any RouteRegistrable.Type]) -> [any RouteRegistrable.Type] { types }
}
