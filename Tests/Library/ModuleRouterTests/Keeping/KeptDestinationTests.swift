// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private protocol Archive: Sendable { var number: Int { get } }
private final class TapeArchive: Archive {
    let number: Int

    init(_ number: Int) { self.number = number }
}
private struct Session: ScopeValues {
    let name: String

    static var routes: RouteList<Self> {
        Provides(RoutableAsyncService<String>()) { $0.name }
    }
}

extension RoutableAsyncService where Protocol == any Archive {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == TapeArchive {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == String {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ArchiveRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(madeAtStart: true) }
    static var routes: RouteList<Self> {
        Provides(RoutableAsyncService<any Archive>()) { $0 }
        Provides(RoutableAsyncService<TapeArchive>(), named: "tape") { $0 }
    }

    func makeDestination() async throws -> TapeArchive? { TapeArchive(7) }
}

/// Destinations of asynchronous services that code reads without waiting.
@Suite struct KeptDestinationTests {
    private let key = RoutableAsyncService<any Archive>()

    /// Reads the kept destination; nil if there is none.
    private func kept(in registry: RouteRegistry) throws -> (any Archive)? {
        do {
            return try registry.run { try Router.keptDestination(for: key) }
        } catch RouteError.Code.destinationUnavailable {
            return nil
        }
    }

    @Test func destinationOfTheStartIsReadWithoutWaiting() async throws {
        let registry = RouteRegistry { ArchiveRouter.self }
        #expect(try kept(in: registry) == nil)
        try await registry.start()
        let archive = try #require(try kept(in: registry))
        let requested = try await registry.run { try await Router.destination(for: key) }
        #expect(archive as AnyObject === requested as AnyObject)
        let named = try registry.run {
            try Router.keptDestination(for: RoutableAsyncService<TapeArchive>(), named: "tape")
        }
        #expect(named as AnyObject === requested as AnyObject)
    }

    @Test func errorNamesTheRemedyAndTheCall() throws {
        let registry = RouteRegistry { ArchiveRouter.self }
        let error = #expect(throws: RouteError.self) {
            try registry.run { try Router.keptDestination(for: key) }
        }
        #expect(error?.code == .destinationUnavailable)
        #expect(error?.reason.hasPrefix("no destination of RoutableAsyncService<any ") == true)
        #expect(error?.hint?.contains(".shared(madeAtStart: true)") == true)
        #expect(error?.location?.fileID.description.hasSuffix("KeptDestinationTests.swift") == true)
    }

    @Test func transientDestinationIsNotKept() async throws {
        let registry = RouteRegistry()
        registry.register(RoutableAsyncService<any Archive>()) { TapeArchive(1) }
        _ = try await registry.run { try await Router.destination(for: key) }
        #expect(try kept(in: registry) == nil)
    }

    @Test func missingRouteIsAMissingProvider() {
        let registry = RouteRegistry()
        let error = #expect(throws: RouteError.self) { try registry.run { try Router.keptDestination(for: key) } }
        #expect(error?.code == .missingProvider)
    }

    /// A destination that a request is making is not kept yet.
    @Test func destinationInTheMakingIsNotKept() async throws {
        let registry = RouteRegistry()
        let (begun, end) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
        registry.register(RoutableAsyncService<any Archive>(), lifetime: .shared) {
            begun.continuation.finish()
            for await _ in end.stream {}
            return TapeArchive(2)
        }
        async let requested = registry.run { [key] in try await Router.destination(for: key) }
        for await _ in begun.stream {}
        #expect(try kept(in: registry) == nil)
        end.continuation.finish()
        #expect(try await requested.number == 2)
        #expect(try kept(in: registry)?.number == 2)
    }

    @Test func synchronousProviderAnswersAnAsynchronousKey() async throws {
        struct Provider: ServiceRouteProvider {
            static var lifetime: RouteLifetime { .shared }
            static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Archive>()) { $0 } }

            func makeDestination(with configuration: RouteConfiguration) -> TapeArchive? { TapeArchive(3) }
        }
        let registry = RouteRegistry { Provider.self }
        #expect(try kept(in: registry) == nil)
        _ = try await registry.run { try await Router.destination(for: key) }
        #expect(try kept(in: registry)?.number == 3)
    }

    @Test func eachScopeHasItsOwn() async throws {
        let registry = RouteRegistry { Session.self }
        registry.register(RoutableAsyncService<any Archive>(), lifetime: .scoped(to: Session.self)) {
            TapeArchive(try await Router.destination(for: RoutableAsyncService<String>()).count)
        }
        try await registry.run {
            let (ada, bob) = (RouteScope(Session(name: "Ada")), RouteScope(Session(name: "Robert")))
            _ = try await ada.run { try await Router.destination(for: key) }
            #expect(try ada.run { try Router.keptDestination(for: key) }.number == 3)
            let missing = #expect(throws: RouteError.self) { try bob.run { try Router.keptDestination(for: key) } }
            #expect(missing?.code == .destinationUnavailable)
            #expect(try bob.run { try Router.keptDestination(for: RoutableAsyncService<String>()) } == "Robert")
            let outside = #expect(throws: RouteError.self) { try Router.keptDestination(for: key) }
            #expect(outside?.code == .scopeUnavailable)
        }
    }

    @Test func closedRegistryKeepsNothing() async throws {
        let registry = RouteRegistry()
        let isClosed = TestLock(false)
        registry.register(
            RoutableAsyncService<any Archive>(), lifetime: .shared, closing: { _ in isClosed.withLock { $0 = true } }
        ) { TapeArchive(4) }
        _ = try await registry.run { try await Router.destination(for: key) }
        try await registry.close(within: .seconds(60))
        #expect(isClosed.withLock { $0 })
        let error = #expect(throws: RouteError.self) { try registry.run { try Router.keptDestination(for: key) } }
        #expect(error?.code == .scopeUnavailable)
    }
}
