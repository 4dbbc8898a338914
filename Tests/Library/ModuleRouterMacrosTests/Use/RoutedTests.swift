// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterViews
import Testing

/// Properties with `@Routed`, in all kinds of types.
struct RoutedTests {
    /// Returns a registry whose coins have numbers.
    private func registry(failing failures: Int = 0) -> RouteRegistry {
        let registry = RouteRegistry()
        let count = AtomicWord<Int>(0)
        registry.register(RoutableService<any Coin>()) { _ in
            count.add(1)
            if count.load() <= failures { throw Lost() }
            return Penny(number: count.load())
        }
        registry.register(RoutableAsyncService<any Bank>()) { () async throws in
            await Task.yield()
            return Vault(coin: try Router.destination(for: RoutableService<any Coin>()))
        }
        registry.register(RoutableService<any Till>(), makingOnMainActor: { _ in ShopTill() })
        return registry
    }

    @Test func aClassKeepsItsDestination() throws {
        let purse = registry().run { Purse() }
        #expect(try purse.number() == 1)
        #expect(try purse.number() == 1)
    }

    @Test func propertyUsesTheRegistryOfTheTaskThatMadeItsOwner() async throws {
        let purse = registry().run { Purse() }
        #expect(try await Task.detached { try purse.number() }.value == 1)
        // The registry of another task has no effect.
        let other = RouteRegistry()
        let second = registry().run { Purse() }
        #expect(try other.run { try second.number() } == 1)
    }

    @Test func aFailedRequestIsNotKept() throws {
        let purse = registry(failing: 1).run { Purse() }
        #expect(throws: RouteError.self) { try purse.number() }
        #expect(try purse.number() == 2)
    }

    @Test func anErrorHasTheLocationOfTheProperty() throws {
        let purse = RouteRegistry().run { Purse() }
        let error = #expect(throws: RouteError.self) { try purse.number() }
        #expect(error.map { "\($0)" }?.contains("ModuleRouterMacrosTests/RoutedTests.swift:") == true)
    }

    @Test func severalThreadsKeepOneDestination() async throws {
        for _ in 0..<100 {
            let purse = registry().run { Purse() }
            let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { try purse.number() } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(numbers.count == 1)
        }
    }

    @Test func copiesOfAStructShareTheDestination() throws {
        let pocket = registry().run { Pocket(owner: "a") }
        let copy = pocket
        #expect(try pocket.coin.number == 1)
        #expect(try copy.coin.number == 1)
    }

    @Test func anActorHasAnAsynchronousService() async throws {
        let clerk = registry().run { Clerk() }
        #expect(try await clerk.number() == 1)
        #expect(try await clerk.number() == 1)
    }

    @MainActor @Test func mainActorClassMayHaveAMainActorService() throws {
        let shop = registry().run { Shop() }
        #expect(try shop.till.name == "till")
    }

    @Test func anOptionalIsNilWithoutAProvider() async throws {
        let empty = RouteRegistry().run { Purse() }
        #expect(try empty.spare == nil)
        #expect(try await empty.bank == nil)
        let full = registry().run { Purse() }
        #expect(try full.spare?.number == 1)
        #expect(try await full.bank?.coin.number == 2)
        #expect(throws: RouteError.self) { try registry(failing: 1).run { Purse() }.spare }
    }

    @Test func longFormWorksWithoutTheMacro() throws {
        let coin = registry().run { RoutedDestination(RoutableService<any Coin>()) }
        #expect(try coin.get().number == 1)
        #expect(try coin.get().number == 1)
    }

    @Test func propertyUsesTheSharedRegistryByDefault() throws {
        #expect(try RoutedDestination(RoutableService<any Paper>()).get().format == "A4")
    }
}

private struct Lost: Error {}

private protocol Coin: Sendable { var number: Int { get } }
@Routable private extension RoutableService where Protocol == any Coin {}
private struct Penny: Coin { let number: Int }

private protocol Bank: Sendable { var coin: any Coin { get } }
@Routable private extension RoutableAsyncService where Protocol == any Bank {}
private struct Vault: Bank { let coin: any Coin }

@MainActor private protocol Till: AnyObject, Sendable { var name: String { get } }
@Routable @MainActor private extension RoutableService where Protocol == any Till {}
private final class ShopTill: Till { let name = "till" }

private final class Purse: Sendable {
    @Routed private var coin: any Coin
    @Routed var spare: (any Coin)?
    @Routed(RoutableAsyncService<any Bank>.self) var bank: (any Bank)?

    func number() throws -> Int { try coin.number }
}

private struct Pocket {
    @Routed(RoutableService<any Coin>.self) var coin: any Coin
    let owner: String
}

private actor Clerk {
    @Routed(RoutableAsyncService<any Bank>.self) private var bank: any Bank

    func number() async throws -> Int { try await bank.coin.number }
}

@MainActor private final class Shop {
    @Routed var till: any Till
}
#endif
