// SPDX-License-Identifier: Apache-2.0

import Dispatch
@testable import ModuleRouter
import TestSupport
import Testing

private protocol Archive: AnyObject, Sendable {}
private protocol Ledger: AnyObject, Sendable { var archive: any Archive { get } }

extension RoutableAsyncService where Protocol == any Archive {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Ledger {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ArchiveInUse: Archive {}

/// The executor of an actor, on a queue that code can recognise.
private final class QueueExecutor: SerialExecutor {
    private static let key = DispatchSpecificKey<Bool>()
    private let queue = DispatchQueue(label: "Caller")

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    init() { queue.setSpecific(key: Self.key, value: true) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

private actor Caller {
    private let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func request() async throws {
        #expect(QueueExecutor.isCurrent)
        _ = try await Router.destination(for: RoutableAsyncService<any Archive>())
    }
}

private final class LedgerInUse: Ledger {
    let archive: any Archive
    init(_ archive: any Archive) { self.archive = archive }
}

private struct ArchiveRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableAsyncService<any Archive>()) { $0 }
        Provides(RoutableAsyncService<any Ledger>()) { LedgerInUse($0) }
    }
    func makeDestination() async throws -> ArchiveInUse? { ArchiveInUse() }
}

/// Shared destinations that are made asynchronously. The key answers later requests without waiting.
@Suite struct SharedAsyncServiceTests {
    private let archive = RoutableAsyncService<any Archive>()
    private let ledger = RoutableAsyncService<any Ledger>()

    @Test func eachRegistryKeepsItsOwnDestination() async throws {
        RouteRegistry.shared.register { ArchiveRouter.self }
        let first = try await Router.destination(for: archive)
        #expect(try await Router.destination(for: archive) === first)
        let other = try await RouteRegistry { ArchiveRouter.self }.run {
            let other = try await Router.destination(for: archive)
            #expect(try await Router.destination(for: archive) === other)
            return other
        }
        #expect(other !== first)
        #expect(try await Router.destination(for: archive) === first)
        try await RouteRegistry(parent: .shared) {}.run {
            let ofChild = try await Router.destination(for: archive)
            #expect(ofChild !== first && ofChild !== other)
        }
        #expect(try await Router.destination(for: archive) === first)
    }

    /// A construction may take long before it waits for the first time.
    @MainActor @Test func constructionDoesNotBlockTheMainThread() async throws {
        let registry = RouteRegistry()
        let isOnMainThread = Collected<Bool>()
        registry.register(archive, lifetime: .shared) {
            isOnMainThread.append(MainActorCall.isOnMainActor)
            return ArchiveInUse()
        }
        _ = try await registry.run { try await Router.destination(for: archive) }
        #expect(isOnMainThread.all == [false])
    }

    /// As the main thread, an actor is free for other work while one of its functions waits.
    @Test func constructionDoesNotOccupyTheActorOfTheCaller() async throws {
        let registry = RouteRegistry()
        let isOnActor = Collected<Bool>()
        registry.register(archive, lifetime: .shared) {
            isOnActor.append(QueueExecutor.isCurrent)
            return ArchiveInUse()
        }
        let caller = Caller()
        try await registry.run { try await caller.request() }
        #expect(isOnActor.all == [false])
    }

    /// The provider keeps the archive. Its line in `routes` makes a new ledger with the archive for each request.
    @Test func convertedDestinationIsNotKept() async throws {
        try await RouteRegistry { ArchiveRouter.self }.run {
            let one = try await Router.destination(for: ledger)
            let other = try await Router.destination(for: ledger)
            #expect(one !== other && one.archive === other.archive)
            #expect(try await Router.destination(for: archive) === one.archive)
        }
    }

    @Test func registryReleasesItsDestinationAtItsEnd() async throws {
        weak var kept: (any Archive)?
        do {
            let registry = RouteRegistry { ArchiveRouter.self }
            try await registry.run {
                kept = try await Router.destination(for: archive)
                _ = try await Router.destination(for: archive)
            }
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }

    @Test func manyTasksReceiveOneDestination() async throws {
        try await RouteRegistry { ArchiveRouter.self }.run {
            let found = try await withThrowingTaskGroup(of: [any Archive].self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        var found: [any Archive] = []
                        for _ in 0..<100 { found.append(try await Router.destination(for: archive)) }
                        return found
                    }
                }
                return try await group.reduce(into: [any Archive]()) { $0 += $1 }
            }
            #expect(Set(found.map { ObjectIdentifier($0) }).count == 1)
        }
    }
}
