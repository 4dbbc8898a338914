// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private let item = RoutableService<KeptItem>()
private let asyncItem = RoutableAsyncService<KeptItem>()

private struct Session: ScopeValues {
    let user: String
    static var routes: RouteList<Self> { Provides(RoutableService<String>()) { $0.user } }
}

extension RoutableService where Protocol == String {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

/// A gate between tasks, for any number of waiters.
final class TaskGate: Sendable {
    private struct State {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = TestLock(State())

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    func pass() async {
        await withCheckedContinuation { waiter in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(waiter) }
                return state.isOpen
            }
            if isOpen { waiter.resume() }
        }
    }
}

/// A close function that waits for a gate, or for the cancellation of its task.
private final class SlowClosing: Sendable {
    let begun = TaskGate()
    private let gate = TaskGate()
    private let outcomes = Collected<String>()

    var all: [String] { outcomes.all }

    func finish() { gate.open() }

    func close(onCancel: @escaping @Sendable () -> Void = {}) async throws {
        begun.open()
        await withTaskCancellationHandler {
            await gate.pass()
        } onCancel: {
            onCancel()
            gate.open()
        }
        outcomes.append(Task.isCancelled ? "cancelled" : "flushed")
        try Task.checkCancellation()
    }
}

@Suite struct ClosingTests {
    // MARK: Code that the library calls

    @Test func closeFunctionThatWaitsForItsOwnScopeIsAnError() async throws {
        let registry = RouteRegistry()
        let scope = RouteScope(Visit())
        registry.register(
            item, lifetime: .scoped(to: Visit.self).closing { _ in try await scope.close(within: longest) }
        ) { _ in KeptItem(KeptItem.Log()) }
        _ = try registry.run { try Router.destination(for: item, in: scope) }
        let errors = await #expect(throws: RouteErrors.self) { try await scope.close(within: longest) }
        let inner = errors?.errors.first?.underlyingError as? RouteErrors
        #expect(inner?.errors.map(\.code) == [.infiniteRecursion])
        #expect(
            inner?.errors.first?.reason
                == "closing RoutableService<KeptItem> waits for the end of a scope of Visit, which waits for the closing"
        )
    }

    @Test func closeFunctionThatWaitsForAnOuterOwnerIsAnError() async throws {
        struct Part: ScopeValues { typealias Outer = Visit }
        let registry = RouteRegistry()
        let scope = RouteScope(Visit())
        let part = RouteScope(Part(), in: scope)
        let reasons = Collected<String>()
        registry.register(
            item,
            lifetime: .scoped(to: Part.self).closing { [weak registry] _ in
                for close in [
                    { try await scope.close(within: longest) }, { try await registry?.close(within: longest) },
                ] {
                    do { try await close() } catch { reasons.append("\(error)") }
                }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        _ = try registry.run { try Router.destination(for: item, in: part) }
        try await registry.close(within: longest)
        #expect(reasons.all.count { $0.contains("which waits for the closing") } == 2)
    }

    @Test func closeFunctionMayEndItsOwnScope() async throws {
        let registry = RouteRegistry()
        let scope = RouteScope(Visit())
        let log = KeptItem.Log()
        registry.register(
            item,
            lifetime: .scoped(to: Visit.self).closing { item in
                scope.end()
                await item.close()
            }
        ) { _ in KeptItem(log) }
        _ = try registry.run { try Router.destination(for: item, in: scope) }
        try await scope.close(within: longest)
        #expect(log.all.map(\.closings) == [1])
    }

    /// The handler runs within the call that cancels the closing.
    @Test(arguments: [true, false])
    func cancellationHandlerMayUseTheLibrary(isDeadline: Bool) async throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        let log = KeptItem.Log()
        let closing = SlowClosing()
        let seen = Collected<Bool>()
        try await registry.run {
            let scope = RouteScope(Visit())
            registry.register(item, named: "shared", lifetime: .shared) { _ in KeptItem(log) }
            registry.register(
                item,
                lifetime: .scoped(to: Visit.self).closing { _ in
                    try await closing.close {
                        seen.append(scope.hasEnded)
                        scope.end()
                        seen.append((try? Router.destination(for: item, named: "shared")) != nil)
                        seen.append((try? Router.destination(for: item, in: scope)) == nil)
                    }
                }
            ) { _ in KeptItem(log) }
            _ = try Router.destination(for: item, in: scope)
            let caller = Task { try await scope.close(within: .seconds(60)) }
            await closing.begun.pass()
            if isDeadline { await advance(clock, by: .seconds(60)) } else { caller.cancel() }
            await #expect(throws: RouteErrors.self) { try await caller.value }
        }
        #expect(seen.all == [true, true, true])
        while closing.all.isEmpty { await Task.yield() }
        #expect(closing.all == ["cancelled"])
    }

    @MainActor private func advance(_ clock: ManualClock, by duration: Duration) async {
        while clock.waitingCount == 0 { await Task.yield() }
        clock.advance(by: duration)
    }

    @Test func closeFunctionRunsInItsRegistryAndOutsideTheCallersScope() async throws {
        let registry = RouteRegistry { Session.self }
        let other = RouteRegistry { Session.self }
        let seen = Collected<String>()
        let observe: @Sendable (KeptItem) async throws -> Void = { [weak registry] _ in
            let user = (try? Router.destination(for: RoutableService<String>())) ?? "none"
            seen.append("\(user), \(RouteRegistry.current === registry)")
        }
        let log = KeptItem.Log()
        registry.register(item, lifetime: .scoped(to: Session.self), closing: observe) { _ in KeptItem(log) }
        registry.register(item, named: "cached", lifetime: .cached.closing(observe)) { _ in KeptItem(log) }
        registry.register(
            item, named: "by", lifetime: .shared(by: { _ in KeptItem.parameter }, limit: 1).closing(observe)
        ) { _ in KeptItem(log) }
        let ada = RouteScope(Session(user: "Ada"))
        let bob = RouteScope(Session(user: "Bob"))
        try registry.run {
            _ = try Router.destination(for: item, in: ada)
            _ = try Router.destination(for: item, named: "cached")
        }
        try other.run { try bob.run { try registry.run { try evict() } } }
        other.run { bob.run { ada.end() } }
        other.run { bob.run { registry.releaseCached() } }
        try await ada.close(within: longest)
        try await bob.run { try await registry.close(within: longest) }
        #expect(seen.all.sorted() == Array(repeating: "none, true", count: 4))

        func evict() throws {
            for parameter in 1...2 {
                _ = try KeptItem.$parameter.withValue(parameter) { try Router.destination(for: item, named: "by") }
            }
        }
    }

    @Test func closeFunctionIsSeparateFromTheConstructionThatEndedTheScope() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        let scope = registry.run { RouteScope(Visit()) }
        let failures = Collected<String>()
        registry.register(asyncItem, named: "needed", lifetime: .shared) {
            scope.end()
            // The closing requests this destination in the meantime.
            await Task.yield()
            return KeptItem(log)
        }
        registry.register(
            item,
            lifetime: .scoped(to: Visit.self).closing { _ in
                do { _ = try await Router.destination(for: asyncItem, named: "needed") } catch {
                    failures.append("\(error)")
                }
            }
        ) { _ in KeptItem(log) }
        try await registry.run {
            _ = try Router.destination(for: item, in: scope)
            _ = try await Router.destination(for: asyncItem, named: "needed")
        }
        try await scope.close(within: longest)
        #expect(failures.all == [])
    }

    // MARK: The deadline of one caller

    @Test(arguments: [true, false])
    func deadlineOrCancellationOfOneCallerEndsOnlyItsWait(isDeadline: Bool) async throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        let closing = SlowClosing()
        try await registry.run {
            let scope = RouteScope(Visit())
            registry.register(
                item, lifetime: .scoped(to: Visit.self).closing { _ in try await closing.close() }
            ) { _ in KeptItem(KeptItem.Log()) }
            _ = try Router.destination(for: item, in: scope)
            let patient = Task { try await scope.close(within: longest) }
            await closing.begun.pass()
            while clock.waitingCount < 1 { await Task.yield() }
            let impatient = Task { try await scope.close(within: .seconds(1)) }
            while clock.waitingCount < 2 { await Task.yield() }
            if isDeadline { await advance(clock, by: .seconds(1)) } else { impatient.cancel() }
            let errors = await #expect(throws: RouteErrors.self) { try await impatient.value }
            #expect(errors?.description.contains("did not end before the deadline") == true)
            closing.finish()
            try await patient.value
        }
        #expect(closing.all == ["flushed"])
    }

    @Test func deadlineDoesNotCancelAClosingThatEndHasStarted() async throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        let closing = SlowClosing()
        try await registry.run {
            let scope = RouteScope(Visit())
            registry.register(
                item, lifetime: .scoped(to: Visit.self).closing { _ in try await closing.close() }
            ) { _ in KeptItem(KeptItem.Log()) }
            _ = try Router.destination(for: item, in: scope)
            scope.end()
            let caller = Task { try await scope.close(within: .seconds(1)) }
            await advance(clock, by: .seconds(1))
            await #expect(throws: RouteErrors.self) { try await caller.value }
            closing.finish()
            try await scope.close(within: longest)
        }
        #expect(closing.all == ["flushed"])
    }

    @Test func deadlineOfAnInnerScopeDoesNotCancelTheClosingOfTheOuterScope() async throws {
        struct Part: ScopeValues { typealias Outer = Visit }
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        let closing = SlowClosing()
        try await registry.run {
            let scope = RouteScope(Visit())
            let part = RouteScope(Part(), in: scope)
            registry.register(
                item, lifetime: .scoped(to: Part.self).closing { _ in try await closing.close() }
            ) { _ in KeptItem(KeptItem.Log()) }
            _ = try Router.destination(for: item, in: part)
            let outer = Task { try await scope.close(within: longest) }
            await closing.begun.pass()
            while clock.waitingCount < 1 { await Task.yield() }
            let inner = Task { try await part.close(within: .seconds(1)) }
            while clock.waitingCount < 2 { await Task.yield() }
            await advance(clock, by: .seconds(1))
            await #expect(throws: RouteErrors.self) { try await inner.value }
            closing.finish()
            try await outer.value
        }
        #expect(closing.all == ["flushed"])
    }

    @Test func deadlineReportsUnclosedInnerScopesAndEvictedDestinations() async throws {
        struct Part: ScopeValues { typealias Outer = Visit }
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        let closing = SlowClosing()
        let close: @Sendable (KeptItem) async throws -> Void = { _ in try await closing.close() }
        try await registry.run {
            let scope = RouteScope(Visit())
            let part = RouteScope(Part(), in: scope)
            registry.register(item, named: "inner", lifetime: .scoped(to: Part.self).closing(close)) { _ in
                KeptItem(KeptItem.Log())
            }
            registry.register(
                item, named: "by",
                lifetime: .scoped(to: Visit.self, by: { _ in KeptItem.parameter }, limit: 1).closing(close)
            ) { _ in KeptItem(KeptItem.Log()) }
            _ = try Router.destination(for: item, named: "inner", in: part)
            for parameter in 1...2 {
                _ = try KeptItem.$parameter.withValue(parameter) {
                    try Router.destination(for: item, named: "by", in: scope)
                }
            }
            let caller = Task { try await scope.close(within: .seconds(1)) }
            await advance(clock, by: .seconds(1))
            let errors = await #expect(throws: RouteErrors.self) { try await caller.value }
            #expect(errors?.errors.count == 3)
        }
    }

    @Test func longestDurationsAreDeadlines() async throws {
        for duration in [.seconds(Int64.max), .seconds(Int64.min), .zero] as [Duration] {
            let registry = RouteRegistry()
            let scope = RouteScope(Visit())
            let closing = SlowClosing()
            registry.register(
                item, lifetime: .scoped(to: Visit.self).closing { _ in try await closing.close() }
            ) { _ in KeptItem(KeptItem.Log()) }
            registry.register(item, named: "cached", lifetime: .cached(for: duration)) { _ in KeptItem(KeptItem.Log()) }
            _ = try registry.run { try Router.destination(for: item, in: scope) }
            let isSame = try registry.run {
                try Router.destination(for: item, named: "cached") === Router.destination(for: item, named: "cached")
            }
            #expect(isSame == (duration > .zero))
            let caller = Task { try await scope.close(within: duration) }
            await closing.begun.pass()
            if duration > .zero {
                closing.finish()
                try await caller.value
            } else {
                await #expect(throws: RouteErrors.self) { try await caller.value }
            }
        }
    }

    // MARK: Who receives a failure

    private struct Failed: Error {}

    /// A registry with an item of a scope whose closing waits, and then fails.
    private func failing(
        _ closing: SlowClosing, _ kind: (some ScopeValues).Type, _ reports: Collected<String>
    ) -> RouteRegistry {
        let registry = RouteRegistry()
        registry.addErrorHandler { reports.append($0.error.route) }
        registry.register(
            item,
            lifetime: .scoped(to: kind).closing { _ in
                try await closing.close()
                throw Failed()
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        return registry
    }

    /// The error handlers receive a failure only if no caller does.
    @Test(arguments: [true, false])
    func failureThatACallerReceivesIsNotReportedForTheOuterScope(isCalled: Bool) async throws {
        struct Part: ScopeValues { typealias Outer = Visit }
        let closing = SlowClosing()
        let reports = Collected<String>()
        let registry = failing(closing, Part.self, reports)
        registry.register(
            RoutableService<ItemPair>(), lifetime: .scoped(to: Visit.self).closing { _ in throw Failed() }
        ) { _ in ItemPair(first: KeptItem(KeptItem.Log()), second: KeptItem(KeptItem.Log())) }
        let scope = registry.run { RouteScope(Visit()) }
        let part = registry.run { RouteScope(Part(), in: scope) }
        try registry.run {
            _ = try Router.destination(for: RoutableService<ItemPair>(), in: scope)
            _ = try Router.destination(for: item, in: part)
        }
        let caller = isCalled ? Task { try await part.close(within: longest) } : nil
        if !isCalled { part.end() }
        await closing.begun.pass()
        scope.end()
        closing.finish()
        if let caller {
            let errors = await #expect(throws: RouteErrors.self) { try await caller.value }
            #expect(errors?.errors.count == 1)
        }
        // The outer scope reports the failures in the order in which it has received them.
        let expected = (isCalled ? [] : ["\(item)"]) + ["\(RoutableService<ItemPair>())"]
        while reports.all.count < expected.count { await Task.yield() }
        #expect(reports.all == expected)
    }

    @Test func bothCallersReceiveTheFailureOfAnInnerScope() async throws {
        struct Part: ScopeValues { typealias Outer = Visit }
        let closing = SlowClosing()
        let reports = Collected<String>()
        let registry = failing(closing, Part.self, reports)
        let scope = registry.run { RouteScope(Visit()) }
        let part = registry.run { RouteScope(Part(), in: scope) }
        _ = try registry.run { try Router.destination(for: item, in: part) }
        let outer = Task { try await scope.close(within: longest) }
        await closing.begun.pass()
        let inner = Task { try await part.close(within: longest) }
        closing.finish()
        for caller in [outer, inner] { await #expect(throws: RouteErrors.self) { try await caller.value } }
        #expect(reports.all == [])
    }

    /// Not the registry of the code that ends the scope.
    @Test func failureIsReportedToTheRegistryOfTheDestination() async throws {
        let closing = SlowClosing()
        let (reports, otherReports) = (Collected<String>(), Collected<String>())
        let registry = failing(closing, Visit.self, reports)
        let other = RouteRegistry()
        other.addErrorHandler { otherReports.append($0.error.route) }
        let scope = other.run { RouteScope(Visit()) }
        _ = try registry.run { try Router.destination(for: item, in: scope) }
        closing.finish()
        other.run { scope.end() }
        while reports.all.isEmpty, otherReports.all.isEmpty { await Task.yield() }
        #expect(reports.all == ["\(item)"])
        #expect(otherReports.all == [])
    }

    // MARK: Destinations whose type is closable

    private class Store: @unchecked Sendable {}
    private final class FileStore: Store, ClosableDestination, @unchecked Sendable {
        private let closings: Collected<String>

        init(_ closings: Collected<String>) { self.closings = closings }

        func close() async { closings.append("closed") }
    }
    private struct StoreRouter: ServiceRouteProvider {
        @TaskLocal static var closings = Collected<String>()
        static var lifetime: RouteLifetime { .shared }
        static var routes: RouteList<Self> { Provides(RoutableService<Store>(declaredProtocol: Store.self)) { $0 } }

        func makeDestination(with configuration: RouteConfiguration) -> Store? { FileStore(Self.closings) }
    }

    @Test(arguments: ["subclass", "superclass by hand", "class by hand", "protocol by hand", "asynchronous"])
    func destinationWhoseTypeIsClosableIsClosed(_ form: String) async throws {
        let closings = Collected<String>()
        let registry = RouteRegistry()
        switch form {
        case "subclass":
            registry.register { StoreRouter.self }
            try StoreRouter.$closings.withValue(closings) {
                _ = try registry.run {
                    try Router.destination(for: RoutableService<Store>(declaredProtocol: Store.self))
                }
            }
        case "superclass by hand":
            let key = RoutableService<Store>(declaredProtocol: Store.self)
            registry.register(key, lifetime: .shared) { _ in FileStore(closings) }
            _ = try registry.run { try Router.destination(for: key) }
        case "class by hand":
            let key = RoutableService<FileStore>(declaredProtocol: FileStore.self)
            registry.register(key, lifetime: .shared) { _ in FileStore(closings) }
            _ = try registry.run { try Router.destination(for: key) }
        case "protocol by hand":
            let key = RoutableService<any Sendable>(declaredProtocol: (any Sendable).self)
            registry.register(key, lifetime: .shared) { _ in FileStore(closings) }
            _ = try registry.run { try Router.destination(for: key) }
        default:
            let key = RoutableAsyncService<FileStore>(declaredProtocol: FileStore.self)
            registry.register(key, lifetime: .shared) { FileStore(closings) }
            _ = try await registry.run { try await Router.destination(for: key) }
        }
        try await registry.close(within: longest)
        #expect(closings.all == ["closed"])
    }

    // MARK: Destinations that were given up

    /// A document is never open twice: not after an eviction, and not after its time.
    @Test(arguments: ["by", "cached", "async by", "async cached"])
    func successorWaitsUntilTheDestinationIsClosed(_ name: String) async throws {
        let registry = RouteRegistry()
        let openCounts = TestLock((open: 0, most: 0, closed: 0))
        let open = { @Sendable () -> KeptItem in
            openCounts.withLock { counts in
                counts.open += 1
                counts.most = max(counts.most, counts.open)
            }
            return KeptItem(KeptItem.Log())
        }
        let close: @Sendable (KeptItem) async throws -> Void = { item in
            for _ in 0..<100 { await Task.yield() }
            if item.parameter == 1 {
                openCounts.withLock { counts in
                    counts.open -= 1
                    counts.closed += 1
                }
            }
        }
        let openDocument = { @Sendable () -> KeptItem in
            KeptItem.parameter == 1 ? open() : KeptItem(KeptItem.Log())
        }
        let parameter = { @Sendable (_: RouteConfiguration) in KeptItem.parameter }
        registry.register(item, named: "by", lifetime: .shared(by: parameter, limit: 1).closing(close)) { _ in
            openDocument()
        }
        registry.register(item, named: "cached", lifetime: .cached.closing(close)) { _ in openDocument() }
        registry.register(asyncItem, named: "async cached", lifetime: .cached, closing: close) { openDocument() }
        registry.register { DocumentRouter.self }
        try await DocumentRouter.$functions.withValue(.init(open: openDocument, close: close)) {
            try await registry.run {
                for _ in 0..<20 {
                    for parameter in [1, 2] {
                        try await KeptItem.$parameter.withValue(parameter) {
                            switch name {
                            case "by": _ = try Router.destination(for: item, named: "by")
                            case "cached": _ = try Router.destination(for: item, named: "cached")
                            case "async cached":
                                _ = try await Router.destination(for: asyncItem, named: "async cached")
                            default: _ = try await Router.destination(for: RoutableService<FindItem>())(parameter)
                            }
                        }
                        if name.contains("cached") { registry.releaseCached() }
                    }
                }
            }
        }
        try await registry.close(within: longest)
        let counts = openCounts.withLock { $0 }
        #expect(counts.most == 1)
        #expect(counts.open == 0)
        #expect(counts.closed == 20)
    }

    /// All threads of the concurrency pool wait for closings, so a closing must not need one of these threads.
    @Test(arguments: 1...5) func manyTasksMayWaitForClosings(_ run: Int) async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        registry.register(
            item, lifetime: .shared(by: { _ in KeptItem.parameter }, limit: 1).closing { await $0.close() }
        ) { _ in KeptItem(log) }
        try await registry.run {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        _ = try KeptItem.$parameter.withValue(number % 3) { try Router.destination(for: item) }
                    }
                }
                try await group.waitForAll()
            }
            #expect(registry.kept().map(\.count) == [1])
            try await registry.close(within: longest)
        }
        #expect(log.all.allSatisfy { $0.closings == 1 })
    }

    @Test func closeFunctionThatNeedsItsSuccessorIsAnError() async throws {
        let registry = RouteRegistry()
        let codes = Collected<String>()
        registry.register(
            item,
            lifetime: .cached.closing { _ in
                do { _ = try Router.destination(for: item) } catch {
                    codes.append((error as? RouteError)?.code.description ?? "")
                }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        registry.register(
            asyncItem,
            lifetime: .cached.closing { _ in
                do { _ = try await Router.destination(for: asyncItem) } catch {
                    codes.append((error as? RouteError)?.code.description ?? "")
                }
            }
        ) { KeptItem(KeptItem.Log()) }
        try await registry.run {
            _ = try Router.destination(for: item)
            _ = try await Router.destination(for: asyncItem)
            registry.releaseCached()
            _ = try Router.destination(for: item)
            _ = try await Router.destination(for: asyncItem)
        }
        #expect(codes.all == ["infinite-recursion", "infinite-recursion"])
    }

    /// `close()` waits for destinations that were given up before, and receives their failures.
    @Test func closeWaitsForReleasedDestinations() async throws {
        struct Failed: Error {}
        for round in 0..<200 {
            let registry = RouteRegistry()
            let log = KeptItem.Log()
            let fails = round.isMultiple(of: 10)
            let reports = Collected<String>()
            registry.addErrorHandler { reports.append($0.error.code.description) }
            registry.register(
                item,
                lifetime: .cached.closing { item in
                    await item.close()
                    if fails { throw Failed() }
                }
            ) { _ in KeptItem(log) }
            _ = try registry.run { try Router.destination(for: item) }
            let releasing = Task.detached { registry.releaseCached() }
            var thrown: [RouteError] = []
            do { try await registry.close(within: longest) } catch { thrown = error.errors }
            #expect(log.all.map(\.closings) == [1])
            await releasing.value
            // One of the two receives the failure.
            #expect(thrown.count + reports.count == (fails ? 1 : 0))
        }
    }

    // MARK: After the end

    @Test func closedRegistryMakesNoScopedDestination() async throws {
        let registry = RouteRegistry()
        let log = KeptItem.Log()
        registry.register(item, lifetime: .scoped(to: Visit.self)) { _ in KeptItem(log) }
        registry.register(asyncItem, lifetime: .scoped(to: Visit.self)) { KeptItem(log) }
        registry.register(item, named: "weak", lifetime: .weak) { _ in KeptItem(log) }
        let scope = registry.run { RouteScope(Visit()) }
        try await registry.close(within: longest)
        await registry.run {
            for scope in [scope, RouteScope(Visit())] {
                for _ in 0..<2 {
                    let error = #expect(throws: RouteError.self) { try Router.destination(for: item, in: scope) }
                    #expect(
                        error?.reason == "the registry of the request for RoutableService<KeptItem> has ended")
                    let other = await #expect(throws: RouteError.self) {
                        try await Router.destination(for: asyncItem, in: scope)
                    }
                    #expect(other?.code == .scopeUnavailable)
                }
            }
            #expect(throws: RouteError.self) { try Router.destination(for: item, named: "weak") }
        }
        #expect(log.all.isEmpty)
    }
}

private struct DocumentRouter: AsyncFunctionRouteProvider {
    // An object, because the optimiser of Swift 6.3 makes programs crash if a task-local value is a function.
    final class Functions: Sendable {
        let open: @Sendable () -> KeptItem
        let close: @Sendable (KeptItem) async throws -> Void

        init(open: @escaping @Sendable () -> KeptItem, close: @escaping @Sendable (KeptItem) async throws -> Void) {
            self.open = open
            self.close = close
        }
    }

    @TaskLocal static var functions: Functions?

    static var lifetime: RouteLifetime { .shared(by: \.self, limit: 1).closing { try await functions?.close($0) } }
    static var routes: RouteList<Self> { Provides(RoutableService<FindItem>()) { $0 } }

    func makeDestination(with parameter: Int) async throws -> KeptItem? { Self.functions?.open() }
}
