// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Destinations that stored properties keep longer than the scope of the destination.
@Suite struct KeptDestinationTests {
    private func app(_ members: String, lifetime: String = ".shared", cart: String = ".scoped(to: Visit.self)")
        -> WrittenApp
    {
        LifetimeApp.app(
            cart: cart,
            catalogue: """
                @Provider(of: .catalogue, lifetime: \(lifetime))
                final class ShopCatalogue: Catalogue {
                    \(members)
                }
                func find<P>(_ key: RoutableService<P>) throws -> P { try Router.destination(for: key) }
                """)
    }

    @Test func anAssignedDestinationIsKept() async throws {
        let members = "var cart: (any Cart)?\n    func open() throws { cart = try Router.destination(for: .cart) }"
        #expect(
            try await app(members).check().map(\.description) == [
                """
                CatalogueModule/Catalogue.swift:6:61: error: ShopCatalogue is shared and keeps ShopCart, which is scoped to Visit [captive-dependency]
                CatalogueModule/Catalogue.swift:3:37: note: ShopCatalogue is shared
                CatalogueModule/Catalogue.swift:6:61: note: ShopCatalogue keeps RoutableService<any Cart> in 'cart', in ShopCatalogue.open
                CartModule/Cart.swift:3:32: note: ShopCart is scoped to Visit
                  help: let ShopCatalogue be scoped to Visit, or request RoutableService<any Cart> when it is used, inside a scope of Visit:
                    lifetime: .scoped(to: Visit.self)
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test(arguments: [
        "lazy var cart = try? Router.destination(for: .cart)",
        "lazy var cart: any Cart = { try! Router.destination(for: .cart) }()",
        "lazy var cart: any Cart = try! find(.cart)",
        "let cart = try! Router.destination(for: .cart)",
        "var cart: (any Cart)?\n    func open() { self.cart = try? Router.destination(for: .cart) }",
        "var cart: (any Cart)?\n    func open() throws { cart = try find(.cart) }",
        "var cart: (any Cart)?\n    func open() throws { let new = try find(.cart); cart = new }",
        "var cart: (any Cart)?\n    func open() { if let new = try? Router.destination(for: .cart) { Task { self.cart = new } } }",
        "var cart: (any Cart)? = nil\n    init(isOpen: Bool = true) throws { if isOpen { cart = try Router.destination(for: .cart) } }",
        "@Published var basket: (any Basket)?\n    func open() throws { basket = try Router.destination(for: .basket) }",
    ]) func aPropertyThatKeepsADestination(members: String) async throws {
        #expect(try await app(members).check().map(\.id) == [.captiveDependency])
    }

    @Test(arguments: [
        // The destination is requested anew at each use.
        "var cart: any Cart { get throws { try Router.destination(for: .cart) } }",
        "@Routed var cart: any Cart",
        "let cart = RoutedDestination(.cart)",
        "func open() throws { let cart = try Router.destination(for: .cart); print(cart) }",
        // The property does not keep the destination.
        "weak var cart: (any Cart)?\n    func open() throws { cart = try Router.destination(for: .cart) }",
        // Code sets the property to nil.
        "var cart: (any Cart)?\n    func open() throws { cart = try Router.destination(for: .cart) }\n    func close() { cart = nil }",
        // The request names its scope.
        "var cart: (any Cart)?\n    func open(_ visit: RouteScope<Visit>) throws { cart = try Router.destination(for: .cart, in: visit) }",
        // The destination has the same lifetime.
        "var other: (any Catalogue)?\n    func open() throws { other = try Router.destination(for: .catalogue) }",
        // A reference to its own scope keeps no destination.
        "let visit = RouteScope<Visit>.current",
    ]) func propertiesThatKeepNoDestination(members: String) async throws {
        #expect(try await app(members).findings() == [])
    }

    @Test(arguments: [".transient", ".scoped(to: Visit.self)", ".scoped(to: Payment.self)"])
    func aDestinationOfTheSameScopeMayKeepIt(lifetime: String) async throws {
        let members = "var cart: (any Cart)?\n    func open() throws { cart = try Router.destination(for: .cart) }"
        #expect(try await app(members, lifetime: lifetime).findings() == [])
    }

    @Test func aDestinationOfItsScopeMayStoreTheScope() async throws {
        let members = "let visit = RouteScope<Visit>.current"
        #expect(try await app(members, lifetime: ".scoped(to: Visit.self)").findings() == [])
    }

    /// The destinations of a hand-written provider and of a closure.
    @Test(arguments: [
        """
        @AutoRegister
        struct CatalogueRouter: ServiceRouteProvider {
            static var lifetime: RouteLifetime { .shared }
            static var routes: RouteList<Self> { Provides(.catalogue) { $0 } }
            func makeDestination(with configuration: RouteConfiguration) -> ShopCatalogue? { ShopCatalogue() }
        }
        """,
        "public func setUp() { RouteRegistry.shared.register(.catalogue, lifetime: .shared) { _ in ShopCatalogue() } }",
    ]) func theDestinationOfAnotherProvider(provider: String) async throws {
        let catalogue = """
            final class ShopCatalogue: Catalogue {
                lazy var cart = try? Router.destination(for: .cart)
                deinit { print(cart as Any) }
            }
            \(provider)
            """
        let main = "import CatalogueModule\n" + LifetimeApp.begin + "\nsetUp()"
        let found = try await LifetimeApp.app(
            cart: ".scoped(to: Visit.self)", catalogue: catalogue,
            main: provider.contains("setUp") ? main : LifetimeApp.begin
        ).check()
        #expect(found.map(\.id) == [.captiveDependency])
        #expect(found.first?.message.contains("is shared and keeps ShopCart") == true)
    }
}
#endif
