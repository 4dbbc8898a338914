// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

private protocol Database: AnyObject, Sendable {}
private protocol Index: AnyObject, Sendable {}

extension RoutableAsyncService where Protocol == any Database {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Index {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class OpenDatabase: Database, Index {}

/// Lets constructions wait until the test opens it, and counts them.
private final class Opening: Sendable {
    private struct State {
        var begun = 0
        var running = 0
        var mostAtOnce = 0
        var callers: [String] = []
        var cancelled = 0
        var failures = 0
        var gate: [CheckedContinuation<Void, Never>] = []
        var isOpen = false
        var waiting: [(Int, CheckedContinuation<Void, Never>)] = []
    }

    private let state = TestLock(State())

    @TaskLocal static var current: Opening?
    /// The name of the caller that requests the database.
    @TaskLocal static var caller = ""

    func begin() async throws -> OpenDatabase {
        await withCheckedContinuation { continuation in
            let resumed: [CheckedContinuation<Void, Never>] = state.withLock { state in
                state.begun += 1
                state.running += 1
                state.mostAtOnce = max(state.mostAtOnce, state.running)
                state.callers.append(Self.caller)
                let ready = state.waiting.filter { $0.0 <= state.begun }.map(\.1)
                state.waiting.removeAll { $0.0 <= state.begun }
                if state.isOpen { return ready + [continuation] }
                state.gate.append(continuation)
                return ready
            }
            for continuation in resumed { continuation.resume() }
        }
        let fails = state.withLock { state in
            state.running -= 1
            if Task.isCancelled { state.cancelled += 1 }
            if state.failures > 0 {
                state.failures -= 1
                return true
            }
            return false
        }
        if fails { throw Failing() }
        return OpenDatabase()
    }

    func hasBegun(_ times: Int) async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                if state.begun >= times { return true }
                state.waiting.append((times, continuation))
                return false
            }
            if ready { continuation.resume() }
        }
    }

    func open() {
        let gate = state.withLock { state in
            defer { state.gate = [] }
            state.isOpen = true
            return state.gate
        }
        for continuation in gate { continuation.resume() }
    }

    func fail(times: Int) { state.withLock { $0.failures = times } }

    var begun: Int { state.withLock { $0.begun } }
    var cancelled: Int { state.withLock { $0.cancelled } }
    /// The highest number of constructions that ran at the same time.
    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }
    var callers: [String] { state.withLock { $0.callers } }
}

private struct DatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? { try await Opening.current?.begin() }
}

private struct WeakDatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? { OpenDatabase() }
}

/// A provider that takes a few turns and ignores every second cancellation.
private struct HesitantDatabaseRouter: AsyncServiceRouteProvider {
    struct Constructions {
        var running = 0
        var mostAtOnce = 0
        var begun = 0
    }

    static let constructions = TestLock(Constructions())

    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }

    func makeDestination() async throws -> OpenDatabase? {
        let number = Self.constructions.withLock { all in
            all.begun += 1
            all.running += 1
            all.mostAtOnce = max(all.mostAtOnce, all.running)
            return all.begun
        }
        defer { Self.constructions.withLock { $0.running -= 1 } }
        for _ in 0..<3 { await Task.yield() }
        if number.isMultiple(of: 2) { try Task.checkCancellation() }
        return OpenDatabase()
    }
}

private struct TransientDatabaseRouter: AsyncServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? { OpenDatabase() }
}

private struct ScopedDatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Visit.self) }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? { OpenDatabase() }
}

private struct SynchronousDatabaseRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> OpenDatabase? { OpenDatabase() }
}

private struct NeedsIndexRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? {
        _ = try await Router.destination(for: RoutableAsyncService<any Index>())
        return OpenDatabase()
    }
}

private struct NeedsDatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Index>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? {
        _ = try await Router.destination(for: RoutableAsyncService<any Database>())
        return OpenDatabase()
    }
}

struct AsyncServiceTests {
    private let route = RoutableAsyncService<any Database>()

    private func with<Result: Sendable>(
        _ opening: Opening, _ body: @Sendable () async throws -> Result
    ) async rethrows -> Result {
        try await Opening.$current.withValue(opening) { try await RouteRegistry { DatabaseRouter.self }.run(body) }
    }

    @Test func concurrentCallsShareOneConstruction() async throws {
        let opening = Opening()
        let found = try await with(opening) {
            try await withThrowingTaskGroup(of: (any Database).self) { group in
                for _ in 0..<50 { group.addTask { try await Router.destination(for: route) } }
                await opening.hasBegun(1)
                opening.open()
                return try await group.reduce(into: [any Database]()) { $0.append($1) }
            }
        }
        #expect(opening.begun == 1)
        #expect(Set(found.map { ObjectIdentifier($0) }).count == 1)
    }

    @Test func failureIsThrownToWaitingCallersAndIsNotKept() async throws {
        let opening = Opening()
        opening.fail(times: 1)
        try await with(opening) {
            async let first = Router.destination(for: route)
            async let second = Router.destination(for: route)
            await opening.hasBegun(1)
            opening.open()
            var failures = 0
            do { _ = try await first } catch { failures += 1 }
            do { _ = try await second } catch { failures += 1 }
            #expect(failures >= 1)
            _ = try await Router.destination(for: route)
            #expect(opening.begun == 2)
        }
    }

    @Test func errorOfTheProviderIsTheUnderlyingError() async throws {
        let opening = Opening()
        opening.fail(times: 1)
        opening.open()
        await with(opening) {
            let error = await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
            #expect(error?.code == .destinationUnavailable)
            #expect(error?.underlyingError is Failing)
        }
    }

    @Test
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func cancelledWaiterDoesNotCancelTheConstruction() async throws {
        let opening = Opening()
        try await with(opening) {
            let first = Task { try await Router.destination(for: route) }
            await opening.hasBegun(1)
            // The task already waits when this line returns.
            let second = Task.immediate { try await Router.destination(for: route) }
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            opening.open()
            _ = try await second.value
            #expect(opening.cancelled == 0)
        }
    }

    @Test
    func destinationOfACancelledConstructionIsKeptIfItSucceeds() async throws {
        let opening = Opening()
        try await with(opening) {
            let only = Task { try await Router.destination(for: route) }
            await opening.hasBegun(1)
            only.cancel()
            await #expect(throws: CancellationError.self) { try await only.value }
            async let next = Router.destination(for: route)
            opening.open()
            let found = try await next
            #expect(try await Router.destination(for: route) === found)
            #expect(opening.begun == 1)
            #expect(opening.cancelled == 1)
        }
    }

    @Test
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func nextCallWaitsForAConstructionThatIgnoresCancellation() async throws {
        let opening = Opening()
        try await with(opening) {
            let first = Task { try await Router.destination(for: route) }
            await opening.hasBegun(1)
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            // Both wait before these lines are left.
            let second = Task.immediate { try await Router.destination(for: route) }
            let third = Task.immediate { try await Router.destination(for: route) }
            second.cancel()
            await #expect(throws: CancellationError.self) { try await second.value }
            opening.open()
            _ = try await third.value
            #expect(opening.begun == 1)
        }
    }

    @Test
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func callersOfAFailedCancelledConstructionStartAnotherOne() async throws {
        let opening = Opening()
        opening.fail(times: 1)
        try await with(opening) {
            let first = Opening.$caller.withValue("first") { Task { try await Router.destination(for: route) } }
            await opening.hasBegun(1)
            first.cancel()
            await #expect(throws: CancellationError.self) { try await first.value }
            // Both wait before these lines are left.
            let (second, third) = Opening.$caller.withValue("next") {
                (
                    Task.immediate { try await Router.destination(for: route) },
                    Task.immediate { try await Router.destination(for: route) }
                )
            }
            opening.open()
            let (one, other) = try await (second.value, third.value)
            #expect(one === other)
            #expect(opening.callers == ["first", "next"])
            #expect(opening.mostAtOnce == 1)
        }
    }

    @Test
    func repeatedConstructionsNeverRunAtTheSameTime() async throws {
        await RouteRegistry { HesitantDatabaseRouter.self }.run {
            for _ in 0..<100 {
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<6 {
                        group.addTask {
                            let task = Task { try await Router.destination(for: route) }
                            guard !number.isMultiple(of: 3) else {
                                await #expect(throws: Never.self) { try await task.value }
                                return
                            }
                            await Task.yield()
                            task.cancel()
                            do { _ = try await task.value } catch { #expect(error is CancellationError) }
                        }
                    }
                }
            }
        }
        let constructions = HesitantDatabaseRouter.constructions.withLock { $0 }
        #expect(constructions.begun > 1)
        #expect(constructions.mostAtOnce == 1)
    }

    @Test
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func callerOfHigherPriorityRaisesThePriorityOfTheConstruction() async throws {
        let priorities = Collected<TaskPriority>()
        let (joined, join) = AsyncStream.makeStream(of: Never.self)
        let (begun, begin) = AsyncStream.makeStream(of: Never.self)
        let registry = RouteRegistry()
        registry.register(RoutableAsyncService<any Database>(), lifetime: .shared) {
            priorities.append(Task.currentPriority)
            begin.finish()
            for await _ in joined {}
            for _ in 0..<1_000_000 where Task.currentPriority < .high { await Task.yield() }
            priorities.append(Task.currentPriority)
            return OpenDatabase()
        }
        try await registry.run {
            let first = Task.detached(priority: .background) {
                try await registry.run { try await Router.destination(for: route) }
            }
            for await _ in begun {}
            let second = Task.immediate(priority: .high) { try await Router.destination(for: route) }
            join.finish()
            let (one, other) = try await (first.value, second.value)
            #expect(one === other)
        }
        #expect(priorities.all == [.background, .high])
    }

    @Test func cancelledTaskStartsNoConstruction() async throws {
        let opening = Opening()
        opening.open()
        await with(opening) {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await Router.destination(for: route)
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(opening.begun == 0)
    }

    @Test func eachLifetimeKeepsDestinationsAsDocumented() async throws {
        try await RouteRegistry { TransientDatabaseRouter.self }.run {
            let one = try await Router.destination(for: route)
            let other = try await Router.destination(for: route)
            #expect(one !== other)
        }
        try await RouteRegistry { WeakDatabaseRouter.self }.run {
            weak var first: (any Database)?
            do {
                let held = try await Router.destination(for: route)
                #expect(try await Router.destination(for: route) === held)
                first = held
            }
            #expect(first == nil)
        }
        try await RouteRegistry { SynchronousDatabaseRouter.self }.run {
            let one = try await Router.destination(for: route)
            #expect(try await Router.destination(for: route) === one)
        }
        try await RouteRegistry { ScopedDatabaseRouter.self }.run {
            await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
            let scope = RouteScope(Visit())
            let one = try await scope.run { try await Router.destination(for: route) }
            #expect(try await scope.run { try await Router.destination(for: route) } === one)
            #expect(try await RouteScope(Visit()).run { try await Router.destination(for: route) } !== one)
        }
    }

    @Test
    func servicesThatWaitForEachOtherAreAnError() async throws {
        try await RouteRegistry {
            NeedsIndexRouter.self; NeedsDatabaseRouter.self
        }.run {
            for _ in 0..<20 {
                let error = await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
                #expect(error?.code == .infiniteRecursion)
                async let one = Router.destination(for: route)
                async let other = Router.destination(for: RoutableAsyncService<any Index>())
                var codes: [String] = []
                do { _ = try await one } catch let error as RouteError { codes.append(error.code.description) }
                do { _ = try await other } catch let error as RouteError { codes.append(error.code.description) }
                #expect(codes.contains("infinite-recursion"))
            }
        }
    }

    @Test func anAsynchronousServiceCanBeRegisteredWithAClosure() async throws {
        let registry = RouteRegistry()
        registry.register(RoutableAsyncService<any Database>(), lifetime: .shared) { OpenDatabase() }
        try await registry.run {
            let one = try await Router.destination(for: route)
            #expect(try await Router.destination(for: route) === one)
        }
    }

    @Test func anUnprovidedServiceIsAnError() async throws {
        await RouteRegistry().run {
            let error = await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
            #expect(error?.reason == "no provider for RoutableAsyncService<any Database>")
        }
    }

    @Test func taskOfAProviderMayRequestTheServiceLater() async throws {
        let later = Later()
        try await Later.$current.withValue(later) {
            try await RouteRegistry { RestlessRouter.self }.run {
                let made = try await Router.destination(for: route)
                let again = try await later.fetch()
                #expect(made === again)
            }
        }
    }

    @Test func cancelledTransientConstructionThrowsCancellationError() async throws {
        let registry = RouteRegistry()
        registry.register(RoutableAsyncService<any Database>()) {
            withUnsafeCurrentTask { $0?.cancel() }
            try Task.checkCancellation()
            return OpenDatabase()
        }
        await registry.run {
            _ = await #expect(throws: CancellationError.self) {
                try await Task { try await Router.destination(for: route) }.value
            }
        }
    }

    @Test func cancellationErrorOfAProviderIsAFailure() async {
        for lifetime in [ServiceLifetime<any Database, Never>.transient, .shared] {
            let registry = RouteRegistry()
            let told = Collected<String>()
            registry.addErrorHandler { told.append($0.error.code.description) }
            registry.register(RoutableAsyncService<any Database>(), lifetime: lifetime) { throw CancellationError() }
            await registry.run {
                let error = await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
                #expect(error?.underlyingError is CancellationError)
            }
            #expect(told.all == ["destination-unavailable"])
        }
    }

    @Test func recursionErrorMentionsTasksOfTheProvider() async {
        await RouteRegistry {
            NeedsIndexRouter.self; NeedsDatabaseRouter.self
        }.run {
            let error = await #expect(throws: RouteError.self) { try await Router.destination(for: route) }
            #expect(
                error?.reason
                    == "making RoutableAsyncService<any Database> requires RoutableAsyncService<any Database> itself, "
                    + "directly or in a task that it has started")
        }
    }

    @Test
    func detachedTaskOfAProviderIsNotPartOfTheConstruction() async throws {
        let registry = RouteRegistry()
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let fetching = TestLock<Task<any Index, any Error>?>(nil)
        registry.register(RoutableAsyncService<any Index>(), lifetime: .shared) {
            begin.yield()
            _ = try await Router.destination(for: RoutableAsyncService<any Database>())
            return OpenDatabase()
        }
        registry.register(RoutableAsyncService<any Database>(), lifetime: .shared) { [unowned registry] in
            let task = Task.detached {
                try await registry.run { try await Router.destination(for: RoutableAsyncService<any Index>()) }
            }
            fetching.withLock { $0 = task }
            for await _ in begun { break }
            return OpenDatabase()
        }
        _ = try await registry.run { try await Router.destination(for: route) }
        _ = try await fetching.withLock { $0 }?.value
    }

    @Test
    func mutualAdaptersOfTwoRegistriesAreAnError() async throws {
        let parent = RouteRegistry {
            TransientDatabaseRouter.self; IndexAdapter.self
        }
        await RouteRegistry(parent: parent) { DatabaseAdapter.self }.run {
            let error = await #expect(throws: RouteError.self) {
                try await Router.destination(for: RoutableAsyncService<any Index>())
            }
            #expect(error?.code == .infiniteRecursion)
        }
    }
}

private enum IndexAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableAsyncService<any Index>(), to: RoutableAsyncService<any Database>()) { _ in OpenDatabase() }
    }
}

private enum DatabaseAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableAsyncService<any Database>(), to: RoutableAsyncService<any Index>()) { _ in OpenDatabase() }
    }
}

/// A task that a provider starts and the test resumes.
private final class Later: Sendable {
    @TaskLocal static var current: Later?

    private let task = TestLock<Task<any Database, any Error>?>(nil)
    private let gate = AsyncStream.makeStream(of: Void.self)

    func begin() {
        let started = gate.stream
        let task = Task {
            for await _ in started { break }
            return try await Router.destination(for: RoutableAsyncService<any Database>())
        }
        self.task.withLock { $0 = task }
    }

    func fetch() async throws -> (any Database)? {
        gate.continuation.yield()
        return try await task.withLock { $0 }?.value
    }
}

private struct RestlessRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Database>()) { $0 } }
    func makeDestination() async throws -> OpenDatabase? {
        Later.current?.begin()
        return OpenDatabase()
    }
}
