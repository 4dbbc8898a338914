// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
@testable import ModuleRouter
import Testing

private protocol Clock: Sendable { var name: String { get } }
private protocol Diary: AnyObject, Sendable { var clock: String { get } }
private protocol Notebook: AnyObject, Sendable { var clock: String { get } }
private protocol Late: Sendable {}
private protocol AdaptedLate: Sendable {}

extension RoutableService where Protocol == any Clock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Diary {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Diary {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Notebook {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Late {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any AdaptedLate {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct NamedClock: Clock { var name: String }
private final class BoundDiary: Diary, Notebook {
    let clock: String
    init(clock: String) { self.clock = clock }
}
private struct LateItem: Late, AdaptedLate {}

private struct DiaryRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Diary>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> BoundDiary? {
        BoundDiary(clock: try Router.destination(for: RoutableService<any Clock>()).name)
    }
}

private struct AsyncDiaryRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Diary>()) { $0 } }
    func makeDestination() async throws -> BoundDiary? {
        BoundDiary(clock: try Router.destination(for: RoutableService<any Clock>()).name)
    }
}

private struct Trip: ScopeValues {}

private struct NotebookRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Trip.self) }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Notebook>()) { $0 } }
    func makeDestination() async throws -> BoundDiary? {
        BoundDiary(clock: try Router.destination(for: RoutableService<any Clock>()).name)
    }
}

private enum LateAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any AdaptedLate>(), to: RoutableService<any Late>()) { _ in LateItem() }
    }
}

private protocol DoublyAdaptedLate: Sendable {}

extension RoutableService where Protocol == any DoublyAdaptedLate {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension LateItem: DoublyAdaptedLate {}

private enum DoubleLateAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any DoublyAdaptedLate>(), to: RoutableService<any AdaptedLate>()) { _ in LateItem() }
    }
}

private enum CircularAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Late>(), to: RoutableService<any DoublyAdaptedLate>()) { _ in LateItem() }
    }
}

/// A replacement of a test applies to all destinations that the test makes, and does not change the app.
struct ChildRegistryTests {
    private func app() -> RouteRegistry {
        let app = RouteRegistry {
            DiaryRouter.self; AsyncDiaryRouter.self; NotebookRouter.self
        }
        app.register(RoutableService<any Clock>()) { _ in NamedClock(name: "real") }
        return app
    }

    private func adapterFaults(_ registry: RouteRegistry) -> Int {
        registry.validate().count { $0.id == .adapterWithoutProvider }
    }

    @Test func adapterOfAParentFindsProvidersOfTheTest() throws {
        let suite = RouteRegistry {
            LateAdapter.self; DoubleLateAdapter.self
        }
        #expect(adapterFaults(suite) == 2)
        let test = RouteRegistry(parent: suite)
        test.register(RoutableService<any Late>()) { _ in LateItem() }
        #expect(adapterFaults(test) == 0)
        try test.run {
            let adaptedLate = try Router.destination(for: RoutableService<any AdaptedLate>())
            #expect(adaptedLate is LateItem)
            let doublyAdaptedLate = try Router.destination(for: RoutableService<any DoublyAdaptedLate>())
            #expect(doublyAdaptedLate is LateItem)
        }
        #expect(suite.run { try? Router.destination(for: RoutableService<any AdaptedLate>()) } == nil)
    }

    @Test func adapterOfTheTestMayUseAnAdapterOfAParent() throws {
        let suite = RouteRegistry { LateAdapter.self }
        let test = RouteRegistry(parent: suite) { DoubleLateAdapter.self }
        #expect(adapterFaults(test) == 2)
        test.register(RoutableService<any Late>()) { _ in LateItem() }
        #expect(adapterFaults(test) == 0)
        try test.run {
            let doublyAdaptedLate = try Router.destination(for: RoutableService<any DoublyAdaptedLate>())
            #expect(doublyAdaptedLate is LateItem)
        }
    }

    @Test func adapterCycleAcrossTwoRegistriesIsAnError() {
        let suite = RouteRegistry {
            LateAdapter.self; DoubleLateAdapter.self
        }
        let test = RouteRegistry(parent: suite) { CircularAdapter.self }
        let error = test.run {
            #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any AdaptedLate>()) }
        }
        #expect(error != nil)
    }

    private func test(of app: RouteRegistry) -> RouteRegistry {
        let test = RouteRegistry(parent: app)
        test.register(RoutableService<any Clock>()) { _ in NamedClock(name: "fixed") }
        return test
    }

    private func diary() -> String? { (try? Router.destination(for: RoutableService<any Diary>()))?.clock }

    @Test func sharedServiceMadeInATestDoesNotStayInTheApp() {
        let app = app()
        #expect(test(of: app).run(diary) == "fixed")
        #expect(app.run(diary) == "real")
    }

    @Test func sharedServiceOfTheAppIsMadeAgainInATest() {
        let app = app()
        #expect(app.run(diary) == "real")
        let test = test(of: app)
        #expect(test.run(diary) == "fixed")
        let (one, other) = test.run {
            (
                try? Router.destination(for: RoutableService<any Diary>()),
                try? Router.destination(for: RoutableService<any Diary>())
            )
        }
        #expect(one === other)
        #expect(app.run(diary) == "real")
    }

    @Test func sharedAsynchronousServiceIsMadeAgainInATest() async throws {
        let app = app()
        let diary = { try await Router.destination(for: RoutableAsyncService<any Diary>()).clock }
        #expect(try await test(of: app).run(diary) == "fixed")
        #expect(try await app.run(diary) == "real")
        #expect(try await test(of: app).run(diary) == "fixed")
    }

    @Test func scopedAsynchronousServiceIsMadeAgainInATest() async throws {
        let app = app()
        let scope = RouteScope(Trip())
        let notebook = {
            try await scope.run { try await Router.destination(for: RoutableAsyncService<any Notebook>()) }
        }
        #expect(try await test(of: app).run(notebook).clock == "fixed")
        let own = try await app.run(notebook)
        #expect(own.clock == "real")
        let test = test(of: app)
        let one = try await test.run(notebook)
        #expect(one.clock == "fixed")
        #expect(try await test.run(notebook) === one)
        #expect(try await app.run(notebook) === own)
    }

    @Test func adapterOfAChildSeesLaterRegistrationsOfTheParent() throws {
        let parent = RouteRegistry()
        let child = RouteRegistry(parent: RouteRegistry(parent: parent)) { LateAdapter.self }
        child.run { #expect((try? Router.destination(for: RoutableService<any AdaptedLate>())) == nil) }
        parent.register(RoutableService<any Late>()) { _ in LateItem() }
        child.run { #expect((try? Router.destination(for: RoutableService<any AdaptedLate>())) != nil) }
    }

    @Test func taskThatOutlivesTheRunKeepsItsRegistry() async {
        let registry = RouteRegistry()
        registry.register(RoutableService<any Clock>()) { _ in NamedClock(name: "test") }
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = registry.run {
            Task {
                for await _ in started { break }
                return (try? Router.destination(for: RoutableService<any Clock>()))?.name
            }
        }
        start.yield()
        #expect(await task.value == "test")
    }
}
