// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteTables
import TestSupport
import Testing

private protocol Named { var name: String { get } }
private protocol Priced { var price: Int { get } }
private protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
}
private class Base { var base: String { "base" } }

extension RoutableService where Protocol == any Named {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Named & Priced {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Base & Named {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Store<Int> {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Store<String> {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
private typealias MakePriced = @Sendable (Int) -> any Priced
extension RoutableService where Protocol == MakePriced {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Article: Named, Priced {
    var name = "pen"
    var price = 3
}

private final class Derived: Base, Named { let name = "derived" }

private struct Shelf<Item>: Store { var items: [Item] }

private struct ArticleRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Named>()) { $0 }
        Provides(RoutableService<any Named & Priced>()) { $0 }
        ProviderIdentifier("article")
    }
    func makeDestination(with configuration: RouteConfiguration) -> Article? { Article() }
}

private struct DerivedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Base & Named>()) { $0 }
        ClassBinding(Base.self)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Derived? { Derived() }
}

private struct ShelfRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Store<Int>>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Shelf<Int>? { Shelf(items: [1, 2]) }
}

/// A factory may be a destination. It passes an argument without any cost.
private struct FactoryRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<MakePriced>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> MakePriced? { { Article(price: $0) } }
}

struct ProvidesTests {
    @Test func structMayBeProvidedForSeveralProtocols() throws {
        try with {
            ArticleRouter.self
        } _: {
            #expect(try Router.destination(for: RoutableService<any Named>()).name == "pen")
            let both = try Router.destination(for: RoutableService<any Named & Priced>())
            #expect(both.price == 3)
        }
    }

    @Test func aCompositionWithAClassNeedsNoCast() throws {
        try with {
            DerivedRouter.self
        } _: {
            let derived = try Router.destination(for: RoutableService<any Base & Named>())
            #expect(derived.base == "base")
            #expect(derived.name == "derived")
        }
    }

    @Test func constrainedExistentialsAreSeparateKeys() throws {
        try with {
            ShelfRouter.self
        } _: {
            let store = try Router.destination(for: RoutableService<any Store<Int>>())
            #expect(store.items == [1, 2])
            #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Store<String>>()) }
        }
    }

    @Test func factoryReceivesATypedArgument() throws {
        try with {
            FactoryRouter.self
        } _: {
            let makePriced = try Router.destination(for: RoutableService<MakePriced>())
            #expect(makePriced(42).price == 42)
        }
    }

    @Test func aRouteCanBeRegisteredWithAClosure() throws {
        let registry = RouteRegistry()
        registry.register(RoutableService<any Named>()) { _ in Article(name: "unnamed") }
        try registry.run {
            let unnamed = try Router.destination(for: RoutableService<any Named>())
            #expect(unnamed.name == "unnamed")
        }
    }
}
