// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

/// Objects that live longer than the destinations that they request. These destinations must not reach another scope.
struct LongerLivedHolderTests {
    private let ada = RouteScope(Session(user: "Ada"))
    private let bob = RouteScope(Session(user: "Bob"))
    /// A registry that keeps a holder is never released, because the holder refers to it.
    private static let registries = Collected<RouteRegistry>()

    /// - Parameter register: Registers routes that override the routes below, because the first registration of a key
    ///   wins.
    private func registry(_ register: (RouteRegistry) -> Void = { _ in }) -> RouteRegistry {
        let registry = RouteRegistry {
            Session.self
            Window.self
        }
        Self.registries.append(registry)
        register(registry)
        registry.register(RoutableService<Account>(), lifetime: .scoped(to: Session.self)) { _ in
            Account(try Router.destination(for: RoutableService<String>()))
        }
        registry.register(RoutableAsyncService<Account>(), lifetime: .scoped(to: Session.self)) { () async throws in
            Account(try Router.destination(for: RoutableService<String>()))
        }
        registry.register(RoutableService<Shop>(), lifetime: .shared) { _ in Shop() }
        registry.register(RoutableService<Till>()) { _ in Till(try Router.destination(for: RoutableService<Account>()))
        }
        registry.register(RoutableService<Clerk>()) { _ in Clerk() }
        return registry
    }

    private func users<Result>(of body: (Shop) throws -> Result) throws -> [Result] {
        try registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            return [try ada.run { try body(shop) }, try bob.run { try body(shop) }, try ada.run { try body(shop) }]
        }
    }

    // MARK: Properties of an object of a scope

    /// A property keeps a transient destination of the object's own scope, wherever it is first used.
    @Test(arguments: [true, false])
    func objectOfAScopeKeepsTheDestinationsOfThatScope(isFirstUsedInScope: Bool) throws {
        try registry().run {
            let shop = ada.run { Shop() }
            let till = isFirstUsedInScope ? try ada.run { try shop.till.get() } : try shop.till.get()
            #expect(till.account.user == "Ada")
            #expect(try ada.run { try shop.till.get() } === till)
            #expect(try shop.till.get() === till)
            #expect(try bob.run { try shop.till.get() } === till)
        }
    }

    // MARK: Properties of a shared destination

    @Test func sharedDestinationRequestsScopedOneForEachScope() throws {
        #expect(try users { try $0.account.get().user } == ["Ada", "Bob", "Ada"])
    }

    @Test func sharedDestinationRequestsValueForEachScope() throws {
        #expect(try users { try $0.user.get() } == ["Ada", "Bob", "Ada"])
    }

    @Test func outsideOfAllScopesRequestOfSharedDestinationFails() throws {
        try registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            _ = try ada.run { try shop.account.get() }
            let error = #expect(throws: RouteError.self) { try shop.account.get() }
            #expect(error?.code == .scopeUnavailable)
        }
    }

    @Test func endedScopeIsNotUsed() throws {
        try registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            _ = try ada.run { try shop.account.get() }
            ada.end()
            let error = #expect(throws: RouteError.self) { try ada.run { try shop.account.get() } }
            #expect(error?.code == .scopeUnavailable)
            #expect(try bob.run { try shop.account.get().user } == "Bob")
        }
    }

    @Test func sharedDestinationRequestsAsynchronousOneForEachScope() async throws {
        try await registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            var users: [String] = []
            for scope in [ada, bob] { users.append(try await scope.run { try await shop.later.get().user }) }
            #expect(users == ["Ada", "Bob"])
            await #expect(throws: RouteError.self) { try await shop.later.get() }
        }
    }

    @Test func optionalScopedDestinationIsRequestedForEachScope() throws {
        #expect(try users { try $0.account.getIfProvided()?.user } == ["Ada", "Bob", "Ada"])
    }

    @Test func transientDestinationThatNeedsScopedOneIsNotKept() throws {
        #expect(try users { try $0.till.get().account.user } == ["Ada", "Bob", "Ada"])
    }

    @Test func transientDestinationThatRequestsLaterUsesScopeOfCaller() throws {
        #expect(try users { try $0.clerk.get().account.get().user } == ["Ada", "Bob", "Ada"])
        try registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            let clerk = try ada.run { try shop.clerk.get() }
            // The clerk needs no scope itself, so it is kept.
            #expect(try bob.run { try shop.clerk.get() } === clerk)
        }
    }

    @Test func destinationThatBelongsToScopeRequestsLaterInIt() throws {
        let registry = registry()
        registry.register(RoutableService<Teller>()) { _ in
            Teller(try Router.destination(for: RoutableService<Account>()))
        }
        try registry.run {
            let desk = RoutedDestination(RoutableService<Teller>())
            let teller = try ada.run { try desk.get() }
            // A callback of a toolkit runs in no scope.
            #expect(try teller.user.get() == "Ada")
            #expect(try bob.run { try desk.get().user.get() } == "Bob")
        }
    }

    @Test func propertyReadInInitialiserIsNotKept() throws {
        let registry = registry {
            $0.register(RoutableService<Clerk>()) { _ in
                let clerk = Clerk()
                _ = try clerk.account.get()
                return clerk
            }
        }
        try registry.run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            let first = try ada.run { try shop.clerk.get() }
            #expect(try bob.run { try shop.clerk.get() } !== first)
        }
    }

    @Test func sharedDestinationOfAdapterFollowsTheScope() throws {
        let registry = registry()
        registry.register { CustomerAdapter.self }
        try registry.run { () throws in
            let customer = RoutedDestination(RoutableService<any Customer>())
            #expect(try ada.run { try customer.get().user } == "Ada")
            #expect(try bob.run { try customer.get().user } == "Bob")
        }
    }

    // MARK: Other pairs of lifetimes

    @Test func destinationOfOuterScopeRequestsInnerOneForEachScope() throws {
        let registry = registry {
            $0.register(RoutableService<Shop>(), lifetime: .scoped(to: Session.self)) { _ in Shop() }
        }
        registry.register(RoutableService<Pane>(), lifetime: .scoped(to: Window.self)) { _ in
            Pane(number: try Router.destination(for: RoutableService<Int>()))
        }
        try registry.run {
            let (one, two) = (RouteScope(Window(number: 1), in: ada), RouteScope(Window(number: 2), in: ada))
            let shop = try one.run { try Router.destination(for: RoutableService<Shop>()) }
            #expect(try one.run { try shop.pane.get().number } == 1)
            #expect(try two.run { try shop.pane.get().number } == 2)
            // The scope of the shop does not change, so the destinations of this scope are kept.
            let account = try one.run { try shop.account.get() }
            #expect(try bob.run { try shop.account.get() } === account)
        }
    }

    @Test(arguments: ["weak", "cached", "timed", "limited"])
    @MainActor func releasableDestinationIsNotKept(_ lifetime: String) throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        Self.registries.append(registry)
        registry.register(RoutableService<Clerk>(), lifetime: Self.lifetime(lifetime)) { _ in Clerk() }
        try registry.run {
            let clerk = RoutedDestination(RoutableService<Clerk>())
            weak let first = try clerk.get()
            switch lifetime {
            case "cached": registry.releaseCached()
            case "timed": clock.advance(by: .seconds(2))
            case "limited":
                Self.parameter.add(1)
                _ = try Router.destination(for: RoutableService<Clerk>())
            default: break
            }
            _ = try? Router.destination(for: RoutableService<Clerk>())
            #expect(first == nil)
        }
    }

    private static let parameter = AtomicWord<Int>(0)

    private static func lifetime(_ name: String) -> ServiceLifetime<Clerk, RouteConfiguration> {
        switch name {
        case "weak": .weak
        case "cached": .cached
        case "timed": .cached(for: .seconds(1))
        default: .shared(by: { _ in parameter.load() }, limit: 1)
        }
    }

    @Test func destinationOfAnotherRegistryIsNotKept() throws {
        let shared = RoutedDestination(RoutableService<Clerk>())
        let (one, two) = (registry(), registry())
        let first = try one.run { try shared.get() }
        #expect(try two.run { try shared.get() } !== first)
        // The shared registry of the test process has no provider of this key.
        #expect(throws: RouteError.self) { try shared.get() }
    }

    // MARK: Object graphs

    @Test func objectGraphDoesNotCrossScopes() throws {
        let registry = registry {
            $0.register(RoutableService<Till>(), lifetime: .graph) { _ in
                Till(try Router.destination(for: RoutableService<Account>()))
            }
        }
        registry.register(RoutableService<[Till]>()) { _ in
            let request = { () throws -> Till in try Router.destination(for: RoutableService<Till>()) }
            let first = try ada.run(request)
            let second = try bob.run(request)
            return [first, second, try ada.run(request), try request()]
        }
        let tills = try registry.run { try ada.run { try Router.destination(for: RoutableService<[Till]>()) } }
        #expect(tills.map(\.account.user) == ["Ada", "Bob", "Ada", "Ada"])
        #expect(tills[0] === tills[2] && tills[2] === tills[3])
    }

    @Test func asynchronousObjectGraphDoesNotCrossScopes() async throws {
        let registry = registry()
        registry.register(RoutableAsyncService<Till>(), lifetime: .graph) { () async throws in
            Till(try await Router.destination(for: RoutableAsyncService<Account>()))
        }
        registry.register(RoutableAsyncService<[Till]>()) { () async throws in
            let request = { @Sendable () async throws -> Till in
                try await Router.destination(for: RoutableAsyncService<Till>())
            }
            return [try await request(), try await bob.run(request), try await request()]
        }
        let tills = try await registry.run {
            try await ada.run { try await Router.destination(for: RoutableAsyncService<[Till]>()) }
        }
        #expect(tills.map(\.account.user) == ["Ada", "Bob", "Ada"])
        #expect(tills[0] === tills[2])
    }

    // MARK: The scope itself

    @Test func destinationThatStoresItsOwnScopeDoesNotKeepIt() throws {
        let registry = registry()
        registry.register(RoutableService<Guide>(), lifetime: .scoped(to: Session.self)) { _ in Guide() }
        weak var guide: Guide?
        var reference: RouteScope<Session>?
        try registry.run {
            let session = RouteScope(Session(user: "Cleo"))
            try session.run {
                let made = try Router.destination(for: RoutableService<Guide>())
                // This code runs in the scope of a caller, who has a copy of the scope.
                made.visited = .current
                made.inner = RouteScope<Session>.current.map { RouteScope(Window(number: 1), in: $0) }
                #expect(made.own?.values.user == "Cleo")
                #expect(try made.inner?.run { try Router.destination(for: RoutableService<String>()) } == "Cleo")
                guide = made
                reference = made.own
            }
            #expect(guide != nil)
        }
        #expect(guide == nil)
        #expect(reference?.hasEnded == true)
        // A request in a scope that has ended fails without a crash.
        #expect(throws: RouteError.self) {
            try registry.run { try Router.destination(for: RoutableService<Account>(), in: #require(reference)) }
        }
    }

    @Test func currentScopeLivesWhileCodeRunsInIt() throws {
        var session: RouteScope<Session>? = RouteScope(Session(user: "Cleo"))
        let current = session?.run { RouteScope<Session>.current }
        current?.run {
            session = nil
            #expect(current?.hasEnded == false)
        }
        #expect(current?.hasEnded == true)
    }

    // MARK: Object graphs

    /// A page makes a draft for its own graph, and then uses a shared destination that requests the draft too.
    @Test func destinationOfAGraphStaysInItsScope() throws {
        let registry = graphRegistry()
        registry.register(RoutableService<Page>()) { _ in
            let draft = try Router.destination(for: RoutableService<Draft>())
            return Page("\(draft.user) \(try Router.destination(for: RoutableService<Speller>()).draft.get().user)")
        }
        try registry.run {
            #expect(try Router.destination(for: RoutableService<Page>(), in: ada).text == "Ada Ada")
            #expect(try Router.destination(for: RoutableService<Page>(), in: bob).text == "Bob Bob")
            ada.end()
            let speller = try Router.destination(for: RoutableService<Speller>())
            #expect(try bob.run { try speller.draft.get().user } == "Bob")
            #expect(throws: RouteError.self) { try speller.draft.get() }
        }
    }

    @Test func asynchronousDestinationOfAGraphStaysInItsScope() async throws {
        let registry = graphRegistry()
        registry.register(RoutableAsyncService<Page>()) { () async throws in
            let draft = try await Router.destination(for: RoutableAsyncService<Draft>())
            let speller = try Router.destination(for: RoutableService<Speller>())
            return Page("\(draft.user) \(try await speller.later.get().user)")
        }
        try await registry.run {
            let first = try await Router.destination(for: RoutableAsyncService<Page>(), in: ada)
            let second = try await Router.destination(for: RoutableAsyncService<Page>(), in: bob)
            #expect([first.text, second.text] == ["Ada Ada", "Bob Bob"])
        }
    }

    /// The innermost scope is the same, but not the one around it.
    @Test func graphDoesNotReachAnotherOuterScope() async throws {
        let registry = graphRegistry()
        let (ada, bob) = (ada, bob)
        let pane = RouteScope(Part())
        registry.register(RoutableService<Page>()) { _ in
            let draft = try Router.destination(for: RoutableService<Draft>())
            let other = try bob.run { try pane.run { try Router.destination(for: RoutableService<Draft>()) } }
            return Page("\(draft.user) \(other.user)")
        }
        registry.register(RoutableAsyncService<Page>()) { () async throws in
            let draft = try await Router.destination(for: RoutableAsyncService<Draft>())
            let other = try await bob.run {
                try await pane.run { try await Router.destination(for: RoutableAsyncService<Draft>()) }
            }
            return Page("\(draft.user) \(other.user)")
        }
        try await registry.run {
            try await ada.run {
                try await pane.run {
                    let page = try Router.destination(for: RoutableService<Page>())
                    let other = try await Router.destination(for: RoutableAsyncService<Page>())
                    #expect([page.text, other.text] == ["Ada Bob", "Ada Bob"])
                }
            }
        }
    }

    /// The task was begun while the destination was made. It goes on after a shared object has kept the destination.
    @Test func taskOfAKeptDestinationUsesNoScopeOfTheCaller() async throws {
        let registry = graphRegistry()
        let goesOn = TaskGate()
        registry.register(RoutableService<Loading>()) { _ in
            Loading(
                Task {
                    await goesOn.pass()
                    do throws(RouteError) { return try Router.destination(for: RoutableService<String>()) } catch {
                        return "\(error.code): \(error.reason)"
                    }
                })
        }
        registry.register(RoutableService<Viewer>(), lifetime: .shared) { _ in Viewer() }
        try await registry.run {
            let loading = try ada.run { try Router.destination(for: RoutableService<Viewer>()).loading.get() }
            goesOn.open()
            let user = await loading.user.value
            #expect(user.hasPrefix("scope-unavailable: "))
            #expect(user.contains("outside of all scopes"))
        }
    }

    @Test func propertyIsReadInManyNestedScopes() throws {
        try registry().run {
            let shop = try Router.destination(for: RoutableService<Shop>())
            let user = try ada.run { try Self.user(of: shop, inside: 1_000) }
            #expect(user == "Ada")
        }
    }

    /// Returns the user of an account that a shop requests in nested scopes.
    private static func user(of shop: Shop, inside depth: Int) throws -> String {
        depth == 0 ? try shop.account.get().user : try RouteScope(Part()).run { try user(of: shop, inside: depth - 1) }
    }

    private func graphRegistry() -> RouteRegistry {
        registry { registry in
            registry.register(RoutableService<Draft>(), lifetime: .graph) { _ in
                Draft(try Router.destination(for: RoutableService<String>()))
            }
            registry.register(RoutableAsyncService<Draft>(), lifetime: .graph) { () async throws in
                Draft(try Router.destination(for: RoutableService<String>()))
            }
            registry.register(RoutableService<Speller>(), lifetime: .shared) { _ in Speller() }
        }
    }
}

private struct Part: ScopeValues {}

private final class Draft: Sendable {
    let user: String
    init(_ user: String) { self.user = user }
}

private final class Page: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

private final class Speller: Sendable {
    let draft = RoutedDestination(RoutableService<Draft>())
    let later = RoutedDestination(RoutableAsyncService<Draft>())
}

private final class Loading: Sendable {
    /// Returns the name of the user, or the reason why there is none.
    let user: Task<String, Never>
    init(_ user: Task<String, Never>) { self.user = user }
}

private final class Viewer: Sendable {
    let loading = RoutedDestination(RoutableService<Loading>())
}

private struct Session: ScopeValues {
    let user: String
    static var routes: RouteList<Self> { Provides(RoutableService<String>()) { $0.user } }
}

private struct Window: ScopeValues {
    typealias Outer = Session
    let number: Int
    static var routes: RouteList<Self> { Provides(RoutableService<Int>()) { $0.number } }
}

private protocol Customer: AnyObject, Sendable { var user: String { get } }

private final class Account: Customer {
    let user: String
    init(_ user: String) { self.user = user }
}

private enum CustomerAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any Customer>(), to: RoutableService<Account>()) { $0 }
    }
}

private final class Till: Sendable {
    let account: Account
    init(_ account: Account) { self.account = account }
}

private final class Teller: Sendable {
    let user = RoutedDestination(RoutableService<String>())
    let account: Account
    init(_ account: Account) { self.account = account }
}

private final class Clerk: Sendable {
    let account = RoutedDestination(RoutableService<Account>())
}

private final class Pane: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

private final class Shop: Sendable {
    let account = RoutedDestination(RoutableService<Account>())
    let later = RoutedDestination(RoutableAsyncService<Account>())
    let user = RoutedDestination(RoutableService<String>())
    let till = RoutedDestination(RoutableService<Till>())
    let clerk = RoutedDestination(RoutableService<Clerk>())
    let pane = RoutedDestination(RoutableService<Pane>())
}

private final class Guide: @unchecked Sendable {  // Used by one thread.
    let own = RouteScope<Session>.current
    var visited: RouteScope<Session>?
    var inner: RouteScope<Window>?
}

extension RoutableService where Protocol == String {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Int {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Account {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Account {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Till {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Till {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == [Till] {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == [Till] {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Teller {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Clerk {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Pane {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Guide {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Shop {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Customer {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Draft {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Draft {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Speller {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Loading {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Viewer {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
