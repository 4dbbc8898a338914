// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// Apps with shared, weak and scoped services.
@Suite struct LifetimeTests {
    private static let interface = """
        import ModuleRouter
        public protocol Cart: Sendable {}
        @RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
        public protocol Basket {}
        @RoutableAs("basket") extension RoutableService where Protocol == any Basket {}
        public protocol Catalogue: Sendable {}
        @RoutableAs("catalogue") extension RoutableService where Protocol == any Catalogue {}
        """

    /// - Parameters:
    ///   - cart: The lifetime of the cart.
    ///   - catalogue: The provider of the catalogue, which may need the others.
    ///   - main: The code of the app.
    private func app(
        cart: String, catalogue: String, others: String = "", main: String = #"let visit = RouteScope("visit")"#
    ) -> WrittenApp {
        WrittenApp(
            "lifetimes",
            [
                "Shop/Shop.swift": Self.interface,
                "CartModule/Cart.swift": """
                import ModuleRouter
                import Shop
                @Provider(of: .cart, lifetime: \(cart))
                struct ShopCart: Cart {}
                @Provider(of: .basket)
                struct ShopBasket: Basket { let cart: any Cart }
                \(others)
                """,
                "CatalogueModule/Catalogue.swift": "import ModuleRouter\nimport Shop\n" + catalogue,
                "App/main.swift": """
                import ModuleRouter
                import Shop
                _ = try Router.destination(for: .catalogue)
                _ = try Router.destination(for: .basket)
                _ = try Router.destination(for: .cart)
                \(main)
                """,
            ])
    }

    private static let shared = """
        @Provider(of: .catalogue, lifetime: .shared)
        final class ShopCatalogue: Catalogue { init(cart: any Cart) {} }
        """

    // MARK: Captive dependencies

    @Test(arguments: [
        shared,
        "@Provider(of: .catalogue, lifetime: .weak)\nfinal class ShopCatalogue: Catalogue { init(cart: any Cart) {} }",
        "@Provider(of: .catalogue, lifetime: .shared)\nfinal class ShopCatalogue: Catalogue { init(cart: (any Cart)?) {} }",
        """
        @Provider(of: .catalogue, lifetime: .shared)
        final class ShopCatalogue: Catalogue { init(basket: any Basket) {} }
        """,
        """
        @AutoRegister
        struct CatalogueRouter: ServiceRouteProvider {
            static let lifetime: RouteLifetime = .shared
            static var routes: RouteList<Self> { Provides(.catalogue) { $0 } }
            func makeDestination() throws -> C? {
                let cart = try Router.destination(for: .cart)
                return C(cart)
            }
        }
        """,
        """
        protocol Kept: ServiceRouteProvider {}
        extension Kept { static var lifetime: ServiceLifetime<C> { return ServiceLifetime.shared } }
        @AutoRegister
        struct CatalogueRouter: Kept {
            static var routes: RouteList<Self> { Provides(.catalogue) { $0 } }
            func makeDestination() throws -> C? {
                let cart = try Router.destination(for: .cart)
                return C(cart)
            }
        }
        """,
    ])
    func aKeptDestinationThatNeedsAScopedOne(catalogue: String) async throws {
        for cart in [".scoped", #".scoped(to: "visit")"#, ".scoped(to: name)"] {
            let found = try await app(cart: cart, catalogue: catalogue).check().map(\.id)
            #expect(found == [.captiveDependency], "\(cart)")
        }
    }

    @Test(arguments: [
        // A later request.
        "@Provider(of: .catalogue, lifetime: .shared)\nfinal class C: Catalogue { init(cart: @escaping @Sendable () throws -> any Cart) {} }",
        """
        @Provider(of: .catalogue, lifetime: .shared)
        final class C: Catalogue { func add() throws { _ = try Router.destination(for: .cart) } }
        """,
        // Other lifetimes.
        "@Provider(of: .catalogue)\nfinal class C: Catalogue { init(cart: any Cart) {} }",
        "@Provider(of: .catalogue, lifetime: .scoped)\nfinal class C: Catalogue { init(cart: any Cart) {} }",
        "@Provider(of: .catalogue, lifetime: .transient)\nfinal class C: Catalogue { init(cart: any Cart) {} }",
        "@Provider(of: .catalogue, lifetime: isDemo ? .shared : .scoped)\nfinal class C: Catalogue { init(cart: any Cart) {} }",
        """
        @AutoRegister
        struct CatalogueRouter: ServiceRouteProvider {
            static var lifetime: RouteLifetime {
                if isDemo { return .shared }
                return .scoped
            }
            static var routes: RouteList<Self> { Provides(.catalogue) { $0 } }
            func makeDestination() throws -> C? {
                let cart = try Router.destination(for: .cart)
                return C(cart)
            }
        }
        """,
    ])
    func aDestinationThatDoesNotOutliveTheScope(catalogue: String) async throws {
        #expect(try await app(cart: ".scoped", catalogue: catalogue).findings() == [])
    }

    @Test func aWeakDestinationThatASharedOneKeepsIsAWarning() async throws {
        let found = try await app(cart: ".weak", catalogue: Self.shared).check()
        #expect(found.map(\.id) == [.captiveDependency])
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.message == "ShopCatalogue is shared and may keep ShopCart forever, which is weak")
    }

    @Test(arguments: [".shared", ".transient", "lifetime(of: cart)"])
    func aSharedDestinationMayNeedAnyOther(cart: String) async throws {
        #expect(try await app(cart: cart, catalogue: Self.shared).findings() == [])
    }

    /// The shared provider in between is at fault, not the one that needs it.
    @Test func onlyTheNearestKeptDestinationIsReported() async throws {
        let catalogue = """
            public protocol Prices: Sendable {}
            @RoutableAs("prices") extension RoutableService where Protocol == any Prices {}
            @Provider(of: .prices, lifetime: .shared)
            struct ShopPrices: Prices { let cart: any Cart }
            @Provider(of: .catalogue, lifetime: .shared)
            struct ShopCatalogue: Catalogue { let prices: any Prices }
            """
        let found = try await app(cart: ".scoped", catalogue: catalogue).check()
        #expect(found.map(\.subject) == ["ShopPrices"])
    }

    @Test func theFindingIsAllowedByAComment() async throws {
        let catalogue = """
            @Provider(of: .catalogue, lifetime: .shared)
            final class ShopCatalogue: Catalogue {
                // routes:allow captive-dependency: only tests make it
                init(cart: any Cart) {}
            }
            """
        #expect(try await app(cart: ".scoped", catalogue: catalogue).findings() == [])
    }

    // MARK: Scopes

    private static let plain = "@Provider(of: .catalogue)\nstruct ShopCatalogue: Catalogue {}"

    private func findings(cart: String, others: String = "", main: String) async throws -> [String] {
        try await app(cart: cart, catalogue: Self.plain, others: others, main: main).findings()
    }

    private static let unknown = ["unknown-scope at CartModule/Cart.swift:3:32"]

    @Test(arguments: [
        (#".scoped(to: "vist")"#, #"let visit = RouteScope("visit")"#),
        (#".scoped(to: "visit")"#, "let visit = RouteScope()"), (#".scoped(to: "visit")"#, ""), (".scoped", ""),
        (#".scoped(to: "Visit")"#, #"func f(_ scope: RouteScope) {}; f(.init("visit"))"#),
        (".scoped(to: .visit)", "let visit = RouteScope(.payment)"),
        (".scoped(to: Names.visit)", "let visit = RouteScope(Names.payment)"),
    ])
    func aScopeThatNoCodeMakes(cart: String, main: String) async throws {
        #expect(try await findings(cart: cart, others: Self.names, main: main) == Self.unknown)
    }

    private static let names = """
        extension RouteScope.Name {
            static let visit: Self = "visit"
            static var payment: RouteScope.Name { "payment" }
        }
        enum Names {
            static let visit: RouteScope.Name = "visit"
            static let payment: RouteScope.Name = "payment"
        }
        """

    @Test(arguments: [
        (#".scoped(to: "visit")"#, #"try RouteScope("visit").run { }"#), (".scoped", "_ = RouteScope()"),
        (#".scoped(to: "scope")"#, "_ = RouteScope()"),
        (#".scoped(to: "visit")"#, #"_ = ModuleRouter.RouteScope("visit")"#),
        (#".scoped(to: "visit")"#, #"_ = RouteScope.init("visit")"#),
        (#".scoped(to: "visit")"#, #"let scope: RouteScope = .init("visit")"#),
        (#".scoped(to: "visit")"#, "_ = RouteScope(.visit)"), (".scoped(to: .visit)", #"_ = RouteScope("visit")"#),
        (".scoped(to: Names.visit)", "_ = RouteScope(.visit)"),
        // Names that the source does not show.
        (#".scoped(to: "visit")"#, "func begin(_ name: RouteScope.Name) { _ = RouteScope(name) }"),
        (#".scoped(to: "visit")"#, "_ = names.map(RouteScope.init)"),
        (#".scoped(to: "visit")"#, "typealias Period = RouteScope"),
        (#".scoped(to: "visit")"#, "_ = RouteScope(.unheardOf)"),
        (".scoped(to: .unheardOf)", ""), (".scoped(to: name)", ""),
        // A scope that no provider names.
        (".transient", #"_ = RouteScope("visit")"#),
    ])
    func aScopeThatCodeMayMake(cart: String, main: String) async throws {
        #expect(try await findings(cart: cart, others: Self.names, main: main) == [])
    }

    @Test func aScopeInAnotherModuleCounts() async throws {
        let others = #"public func visiting(_ body: () -> Void) { RouteScope("visit").run(body) }"#
        #expect(try await findings(cart: #".scoped(to: "visit")"#, others: others, main: "") == [])
    }

    /// The file imports a module that exports the library, and has no other word of it.
    @Test func aScopeInAFileWithoutRoutesCounts() async throws {
        let app = WrittenApp(
            "scopes",
            [
                "Shop/Shop.swift": "@_exported import ModuleRouter\n" + Self.interface,
                "Visits/Visits.swift": "import Shop\npublic let visit = RouteScope(\"visit\")",
                "App/main.swift": """
                import Shop
                import Visits
                @Provider(of: .cart, lifetime: .scoped(to: "visit"))
                struct ShopCart: Cart {}
                try visit.run { _ = try Router.destination(for: .cart) }
                """,
            ])
        #expect(try await app.check().filter { $0.id == .unknownScope } == [])
    }

    @Test func anUnusedProviderNeedsNoScope() async throws {
        let app = WrittenApp(
            "unused",
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Cart: Sendable {}
                @RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
                @Provider(of: .cart, lifetime: .scoped(to: "visit"))
                struct ShopCart: Cart {}
                """
            ])
        #expect(try await app.check().map(\.id) == [.unusedProvider])
    }
}
#endif
