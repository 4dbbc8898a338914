// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterChecks
import ModuleRouterViews
import Testing

struct DeclarationTests {
    @Test func declarationIsListedWithItsLocation() throws {
        let faults = RouteRegistry.shared.validate().filter { $0.subject == "RoutableService<any Unprovided>" }
        #expect(faults.map(\.id) == [.missingProvider])
        #expect(
            faults.map { $0.location?.description } == [
                "ModuleRouterMacrosTests/DeclarationTests.swift:\(unprovidedLine):20"
            ])
    }

    @Test func everyKindOfKeyIsListed() {
        let subjects = RouteRecords.declaredKeys.map(\.description).filter { $0.hasSuffix("any Everywhere>") }
        #expect(
            subjects.sorted() == [
                "RoutableAsyncService<any Everywhere>", "RoutableService<any Everywhere>",
                "RoutableServiceModule<any Everywhere>", "RoutableView<any Everywhere>",
                "RoutableViewModule<any Everywhere>",
            ])
    }

    @Test func compositionsAreSeparateKeys() throws {
        #expect(try Router.destination(for: RoutableService<any Named & Aged>()).name == "both")
        #expect(try Router.destination(for: RoutableService<any Person & Aged>()).name == "person")
    }

    @Test func constrainedExistentialsAreSeparateKeys() throws {
        #expect(try Router.destination(for: RoutableService<any Store<Int>>()).items == [1])
        #expect(try Router.destination(for: RoutableService<any Store<String>>()).items == ["one"])
    }

    @Test @MainActor func mainActorKeyIsMadeOnTheMainActor() {
        expectKey(RoutableService<any Alert>(), of: (any Alert).self)
        expectKey(RoutableService<any Banner>(), of: (any Banner).self)
    }

    @Test func mainActorKeyIsAwaitedOnOtherActors() async {
        await expectKey(RoutableService<any Alert>(), of: (any Alert).self)
        await expectKey(RoutableService<any Banner>(), of: (any Banner).self)
    }

    private func expectKey<Key: RoutableKey>(_: Key, of type: Key.RoutedProtocol.Type) {
        #expect(RouteKey(Key.kind, type) == RouteKey(.service, Key.RoutedProtocol.self))
    }
}

// MARK: Not provided

protocol Unprovided {}

private let unprovidedLine = #line + 1
@Routable internal extension RoutableService where Protocol == any Unprovided {}

protocol Everywhere: Sendable {}

@Routable internal extension RoutableService where Protocol == any Everywhere {}
@Routable internal extension RoutableServiceModule where Protocol == any Everywhere {}
@Routable internal extension RoutableAsyncService where Protocol == any Everywhere {}
@Routable internal extension ModuleRouterViews.RoutableView where Protocol == any Everywhere {}
@Routable internal extension RoutableViewModule<any Everywhere> {}

// MARK: Compositions

protocol Named {
    var name: String { get }
}

protocol Aged {
    var age: Int { get }
}

@Routable internal extension RoutableService where Protocol == any Named & Aged {}

class Person: Named {
    let name = "person"
}

final class Adult: Person, Aged {
    let age = 18
}

@Routable internal extension RoutableService where Protocol == any Person & Aged {}

struct Both: Named, Aged {
    let name = "both"
    let age = 1
}

@AutoRegister
struct BothRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Named & Aged>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Both? { Both() }
}

@AutoRegister
struct AdultRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Person & Aged>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Adult? { Adult() }
}

// MARK: Constrained existentials

protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
}

@Routable internal extension RoutableService where Protocol == any Store<Int> {}
@Routable internal extension RoutableService where Protocol == any Store<String> {}

struct ListStore<Item>: Store {
    let items: [Item]
}

@AutoRegister
struct NumberStoreRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Store<Int>>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ListStore<Int>? { ListStore(items: [1]) }
}

@AutoRegister
struct TextStoreRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Store<String>>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ListStore<String>? {
        ListStore(items: ["one"])
    }
}

// MARK: The main actor

@MainActor protocol Alert: AnyObject {
    var text: String { get }
}

@Routable internal extension RoutableService where Protocol == any Alert {
    @MainActor init() { self.init(slot: Self.routeSlot) }
}

@MainActor protocol Banner: AnyObject {}

@Routable @MainActor internal extension RoutableService where Protocol == any Banner {}
#endif
