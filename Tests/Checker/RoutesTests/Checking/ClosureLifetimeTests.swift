// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with closures that make services with a lifetime.
@Suite struct ClosureLifetimeTests {
    /// - Parameters:
    ///   - cart: The code that provides the cart.
    ///   - catalogue: The code that provides the catalogue.
    private func app(cart: String, catalogue: String, main: String = LifetimeApp.begin) -> WrittenApp {
        WrittenApp(
            "closures",
            [
                "Shop/Shop.swift": LifetimeApp.interface,
                "App/main.swift": """
                import ModuleRouter
                import Shop
                struct ShopCart: Cart {}
                final class ShopCatalogue: Catalogue { init(_ cart: any Cart) {} }
                func shop() throws {
                    _ = try Router.destination(for: .catalogue)
                    _ = try Router.destination(for: .cart)
                    _ = try Router.destination(for: .user)
                }
                \(cart)
                \(catalogue)
                \(main)
                """,
            ])
    }

    private static func cart(_ lifetime: String) -> String {
        "RouteRegistry.shared.register(.cart, lifetime: \(lifetime)) { _ in ShopCart() }"
    }

    private static func catalogue(_ lifetime: String) -> String {
        """
        RouteRegistry.shared.register(.catalogue, lifetime: \(lifetime)) { _ in
            ShopCatalogue(try Router.destination(for: .cart))
        }
        """
    }

    /// A provider of the cart, and a provider of the catalogue that needs the cart.
    private static func cartProvider(_ lifetime: String) -> String {
        "@Provider(of: .cart, lifetime: \(lifetime)) struct CartInUse: Cart {}"
    }
    private static func catalogueProvider(_ lifetime: String) -> String {
        "@Provider(of: .catalogue, lifetime: \(lifetime)) final class CatalogueInUse: Catalogue { init(cart: any Cart) {} }"
    }

    @Test(arguments: [".shared", ".shared(madeAtStart: true)", ".weak(by: \\.id)", ".cached(for: .seconds(60))"])
    func aKeptDestinationThatNeedsAScopedOne(lifetime: String) async throws {
        let scoped = ".scoped(to: Visit.self)"
        for app in [
            app(cart: Self.cart(scoped), catalogue: Self.catalogue(lifetime)),
            app(cart: Self.cartProvider(scoped), catalogue: Self.catalogue(lifetime)),
            app(cart: Self.cart(scoped), catalogue: Self.catalogueProvider(lifetime)),
        ] {
            #expect(try await app.check().map(\.id) == [.captiveDependency])
        }
    }

    @Test(arguments: [
        catalogue(".scoped(to: Visit.self)"), catalogue(".scoped(to: Payment.self)"), catalogue(".transient"),
        catalogue("isDemo ? .shared : .transient"),
        "RouteRegistry.shared.register(.catalogue) { _ in ShopCatalogue(try Router.destination(for: .cart)) }",
        """
        RouteRegistry.shared.register(.catalogue, lifetime: .shared) { _ in
            ShopCatalogue(try Router.destination(for: .cart, in: RouteScope(Visit())))
        }
        """,
    ])
    func aDestinationThatDoesNotOutliveTheScope(catalogue: String) async throws {
        let app = app(cart: Self.cart(".scoped(to: Visit.self)"), catalogue: catalogue)
        #expect(try await app.findings() == [])
    }

    @Test func theChainBetweenTwoClosures() async throws {
        let catalogue = """
            RouteRegistry.shared.register(.basket) { _ in try Router.destination(for: .cart) as? any Basket }
            RouteRegistry.shared.register(.catalogue, lifetime: .shared) { _ in
                _ = try Router.destination(for: .basket)
                return nil
            }
            """
        let found = try await app(cart: Self.cart(".scoped(to: Visit.self)"), catalogue: catalogue).check()
        #expect(
            found.map(\.description) == [
                """
                App/main.swift:13:37: error: the closure at main.swift:12 is shared and needs the closure at main.swift:10, which is scoped to Visit: the closure at main.swift:12 → the closure at main.swift:11 → the closure at main.swift:10 [captive-dependency]
                App/main.swift:12:53: note: the closure at main.swift:12 is shared
                App/main.swift:13:37: note: the closure at main.swift:12 needs RoutableService<any Basket>, in main.swift
                App/main.swift:11:75: note: the closure at main.swift:11 needs RoutableService<any Cart>, in main.swift
                App/main.swift:10:48: note: the closure at main.swift:10 is scoped to Visit
                  help: let the closure at main.swift:12 be scoped to Visit, or request RoutableService<any Basket> when it is used, inside a scope of Visit:
                    lifetime: .scoped(to: Visit.self)
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test func aClosureOfAnOuterScopeThatNeedsAValueOfAnother() async throws {
        let catalogue = """
            RouteRegistry.shared.register(.catalogue, lifetime: .scoped(to: Visit.self)) { _ in
                let user = try Router.destination(for: .user)
                return ShopCatalogue(user)
            }
            """
        let found = try await app(cart: Self.cart(".transient"), catalogue: catalogue).check()
        #expect(
            found.map(\.message) == [
                "the closure at main.swift:11 is scoped to Visit and needs User, a value of Session"
            ])
    }

    @Test func aKeptDestinationThatKeepsAWeakOneIsAWarning() async throws {
        let found = try await app(cart: Self.cart(".weak"), catalogue: Self.catalogue(".shared")).check()
        #expect(
            found.map(\.message) == [
                "the closure at main.swift:11 is shared and may keep the closure at main.swift:10, which is weak, forever"
            ])
        #expect(found.map(\.severity) == [.warning])
    }

    /// A function that registers closures for keys that it receives states their lifetime.
    @Test func aClosureForTheKeysOfAFunction() async throws {
        let cart = """
            func keep<S>(_ key: RoutableService<S>, _ make: @escaping @Sendable () throws -> S) {
                RouteRegistry.shared.register(key, lifetime: .scoped(to: Visit.self)) { _ in try make() }
            }
            keep(.cart) { ShopCart() }
            """
        let found = try await app(cart: cart, catalogue: Self.catalogueProvider(".shared")).check()
        #expect(found.map(\.id) == [.captiveDependency])
    }

    // MARK: Scopes that no code makes, and requests outside of scopes

    @Test func aScopeThatNoCodeMakes() async throws {
        let app = app(
            cart: Self.cart(".scoped(to: Visit.self)"), catalogue: Self.catalogueProvider(".transient"),
            main: "func begin() { _ = RouteScope(Session(user: User())) }")
        let found = try await app.check()
        #expect(
            found.map(\.description) == [
                """
                App/main.swift:10:48: error: the closure at main.swift:10 is scoped to Visit, and no code makes a scope of Visit [unknown-scope]
                App/main.swift:7:37: note: needed by shop
                App/main.swift:11:100: note: also needed by CatalogueInUse.init
                  help: make a scope of Visit around the request, or let the closure at main.swift:10 have another lifetime:
                    try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Cart>()) }
                  see: routes explain unknown-scope
                """
            ])
    }

    @Test func aRequestAtLaunchOutsideOfAllScopes() async throws {
        let app = app(
            cart: Self.cart(".scoped(to: Visit.self)"), catalogue: Self.catalogueProvider(".transient"),
            main: LifetimeApp.begin + "\n_ = try Router.destination(for: .catalogue)")
        let found = try await app.check()
        #expect(
            found.map(\.description) == [
                """
                App/main.swift:17:33: error: RoutableService<any Catalogue> needs RoutableService<any Cart>, which belongs to a scope of Visit, and is requested outside of all scopes [outside-scope]
                App/main.swift:17:33: note: main.swift requests it when the app starts
                App/main.swift:11:100: note: CatalogueInUse needs RoutableService<any Cart>, in CatalogueInUse.init
                App/main.swift:10:48: note: the closure at main.swift:10 is scoped to Visit
                  help: request it in a scope of Visit:
                    try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Catalogue>()) }
                  see: routes explain outside-scope
                """
            ])
    }

    @Test func theContentsOfAScope() async throws {
        let app = app(
            cart: Self.cart(".scoped(to: Visit.self)"), catalogue: Self.catalogue(".scoped(to: Payment.self)"))
        let scopes = try #require(try await app.graph().scopes)
        #expect(scopes.map(\.name) == ["Payment", "Session", "Visit"])
        #expect(scopes.map { $0.closures?.map(\.line) } == [[11], nil, [10]])
        #expect(scopes.allSatisfy { $0.contents == [] })
    }
}
#endif
