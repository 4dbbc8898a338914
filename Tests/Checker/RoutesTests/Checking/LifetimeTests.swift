// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// A shop whose services are shared, weak, cached or scoped.
struct LifetimeApp {
    /// A payment is a scope inside of a visit. A session, with a user as its value, is unrelated to a visit.
    static let interface = """
        import ModuleRouter
        public protocol Cart: Sendable {}
        @RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
        public protocol Basket {}
        @RoutableAs("basket") extension RoutableService where Protocol == any Basket {}
        public protocol Catalogue: Sendable {}
        @RoutableAs("catalogue") extension RoutableService where Protocol == any Catalogue {}
        public struct User: Sendable { public init() {} }
        @RoutableAs("user") extension RoutableService where Protocol == User {}
        public struct Visit: ScopeValues { public init() {} }
        public struct Payment: ScopeValues { public typealias Outer = Visit; public init() {} }
        @AutoRegister
        public struct Session: ScopeValues {
            public let user: User
            public init(user: User) { self.user = user }
            public static var routes: RouteList<Self> { Provides(.user) { $0.user } }
        }
        """
    /// The code that makes a scope of each kind.
    static let begin = """
        func begin() {
            let visit = RouteScope(Visit())
            _ = RouteScope(Payment(), in: visit)
            _ = RouteScope(Session(user: User()))
        }
        """

    /// - Parameters:
    ///   - cart: The lifetime of the cart.
    ///   - catalogue: The provider of the catalogue, which may need the others.
    ///   - main: The code of the app, besides a function that requests all services.
    static func app(
        cart: String, catalogue: String, others: String = "", main: String = begin, interface: String = interface
    ) -> WrittenApp {
        WrittenApp(
            "lifetimes",
            [
                "Shop/Shop.swift": interface,
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
                func shop() throws {
                    _ = try Router.destination(for: .catalogue)
                    _ = try Router.destination(for: .basket)
                    _ = try Router.destination(for: .cart)
                    _ = try Router.destination(for: .user)
                }
                \(main)
                """,
            ])
    }

    /// The provider of a catalogue that needs a service.
    static func catalogue(_ lifetime: String, needing parameter: String = "cart: any Cart") -> String {
        "@Provider(of: .catalogue, lifetime: \(lifetime))\nfinal class ShopCatalogue: Catalogue { init(\(parameter)) {} }"
    }
}

/// Apps with services that live shorter than the services that keep them.
@Suite struct CaptiveDependencyTests {
    private func app(cart: String, catalogue: String, others: String = "") -> WrittenApp {
        LifetimeApp.app(cart: cart, catalogue: catalogue, others: others)
    }

    @Test(arguments: [
        LifetimeApp.catalogue(".shared"), LifetimeApp.catalogue(".shared(madeAtStart: true)"),
        LifetimeApp.catalogue(".shared(by: \\.id, limit: 3)"), LifetimeApp.catalogue(".weak"),
        LifetimeApp.catalogue(".weak(by: \\.id)"), LifetimeApp.catalogue(".cached"),
        LifetimeApp.catalogue(".cached(for: .seconds(60))"), LifetimeApp.catalogue(".cached(by: \\.id)"),
        LifetimeApp.catalogue(".shared", needing: "cart: (any Cart)?"),
        LifetimeApp.catalogue(".shared", needing: "basket: any Basket"),
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
        for cart in [".scoped(to: Visit.self)", ".scoped(to: Visit.self, by: \\.id, limit: 2)", ".scoped(to: kind)"] {
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
        // A request that names its scope.
        """
        @Provider(of: .catalogue, lifetime: .shared)
        final class C: Catalogue {
            init() throws { _ = try Router.destination(for: .cart, in: RouteScope(Visit())) }
        }
        """,
        // Other lifetimes.
        "@Provider(of: .catalogue)\nfinal class C: Catalogue { init(cart: any Cart) {} }",
        LifetimeApp.catalogue(".scoped(to: Visit.self)"), LifetimeApp.catalogue(".scoped(to: Payment.self)"),
        LifetimeApp.catalogue(".transient"), LifetimeApp.catalogue(".graph"),
        LifetimeApp.catalogue("isDemo ? .shared : .scoped(to: Visit.self)"), LifetimeApp.catalogue(".scoped(to: kind)"),
        """
        @AutoRegister
        struct CatalogueRouter: ServiceRouteProvider {
            static var lifetime: RouteLifetime {
                if isDemo { return .shared }
                return .scoped(to: Visit.self)
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
        #expect(try await app(cart: ".scoped(to: Visit.self)", catalogue: catalogue).findings() == [])
    }

    @Test func aKeptDestinationThatKeepsAWeakOneIsAWarning() async throws {
        for (lifetime, end) in [(".shared", "is shared"), (".cached", "is cached")] {
            let found = try await app(cart: ".weak", catalogue: LifetimeApp.catalogue(lifetime)).check()
            #expect(found.map(\.id) == [.captiveDependency])
            #expect(found.map(\.severity) == [.warning])
            let time = lifetime == ".shared" ? "forever" : "as long as it is cached"
            #expect(
                found.first?.message == "ShopCatalogue \(end) and may keep ShopCart, which is weak, \(time)")
        }
    }

    @Test(arguments: [".shared", ".transient", ".cached", ".graph", "lifetime(of: cart)"])
    func aSharedDestinationMayNeedAnyOther(cart: String) async throws {
        #expect(try await app(cart: cart, catalogue: LifetimeApp.catalogue(".shared")).findings() == [])
    }

    /// The fault is in the shared provider in between, not in the provider that needs it.
    @Test func onlyTheNearestKeptDestinationIsReported() async throws {
        let catalogue = """
            public protocol Prices: Sendable {}
            @RoutableAs("prices") extension RoutableService where Protocol == any Prices {}
            @Provider(of: .prices, lifetime: .shared)
            struct ShopPrices: Prices { let cart: any Cart }
            @Provider(of: .catalogue, lifetime: .shared)
            struct ShopCatalogue: Catalogue { let prices: any Prices }
            """
        let found = try await app(cart: ".scoped(to: Visit.self)", catalogue: catalogue).check()
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
        #expect(try await app(cart: ".scoped(to: Visit.self)", catalogue: catalogue).findings() == [])
    }

    // MARK: Scopes in scopes

    @Test func aDestinationOfAnOuterScopeThatNeedsOneOfAnInnerScope() async throws {
        let found = try await app(
            cart: ".scoped(to: Payment.self)", catalogue: LifetimeApp.catalogue(".scoped(to: Visit.self)")
        ).check()
        #expect(
            found.map(\.description) == [
                """
                CatalogueModule/Catalogue.swift:4:51: error: ShopCatalogue is scoped to Visit and needs ShopCart, which is scoped to Payment [captive-dependency]
                CatalogueModule/Catalogue.swift:3:37: note: ShopCatalogue is scoped to Visit
                CatalogueModule/Catalogue.swift:4:51: note: ShopCatalogue needs RoutableService<any Cart>, in ShopCatalogue.init
                CartModule/Cart.swift:3:32: note: ShopCart is scoped to Payment
                Shop/Shop.swift:11:15: note: a scope of Payment is in a scope of Visit, and ends earlier
                  help: let ShopCatalogue be scoped to Payment, or request RoutableService<any Cart> when it is used, inside a scope of Payment:
                    lifetime: .scoped(to: Payment.self)
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test func aDestinationOfAScopeThatNeedsOneOfAnUnrelatedScope() async throws {
        let found = try await app(
            cart: ".scoped(to: Visit.self)", catalogue: LifetimeApp.catalogue(".scoped(to: Session.self)")
        ).check()
        #expect(
            found.map(\.description) == [
                """
                CatalogueModule/Catalogue.swift:4:51: error: ShopCatalogue is scoped to Session and needs ShopCart, which is scoped to Visit [captive-dependency]
                CatalogueModule/Catalogue.swift:3:37: note: ShopCatalogue is scoped to Session
                CatalogueModule/Catalogue.swift:4:51: note: ShopCatalogue needs RoutableService<any Cart>, in ShopCatalogue.init
                CartModule/Cart.swift:3:32: note: ShopCart is scoped to Visit
                Shop/Shop.swift:10:15: note: a scope of Session is not in a scope of Visit
                  help: let ShopCatalogue be scoped to Visit, or let each scope of Session be made in a scope of Visit:
                    typealias Outer = Visit
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test(arguments: [
        // The outer kind is a nested type, an alias, or the outer kind of the outer kind.
        "struct Inner: ScopeValues { typealias Outer = Payment }",
        "typealias Paying = Payment\nstruct Inner: ScopeValues { typealias Outer = Paying }",
        "struct Inner {}\nextension Inner: ScopeValues { typealias Outer = Payment }",
        "enum Inner: ScopeValues { typealias Outer = Shop.Visit }",
        "final class Inner: ScopeValues { typealias Outer = Visit }",
        // The checker does not know the outer kind.
        "protocol InVisit: ScopeValues where Outer == Visit {}\nstruct Inner: InVisit {}",
        "struct Inner: ScopeValues { typealias Outer = Unread }",
    ])
    func aDestinationOfAnInnerScopeMayNeedOneOfAnOuterScope(inner: String) async throws {
        let catalogue = inner + "\n" + LifetimeApp.catalogue(".scoped(to: Inner.self)")
        let main =
            LifetimeApp.begin
            + "\nfunc make<Kind: ScopeValues>(_ kind: Kind) where Kind.Outer == Never { _ = RouteScope(kind) }"
        let app = LifetimeApp.app(cart: ".scoped(to: Visit.self)", catalogue: catalogue, main: main)
        #expect(try await app.findings() == [])
    }

    // MARK: Values

    @Test func aSharedDestinationThatNeedsAValue() async throws {
        let catalogue = LifetimeApp.catalogue(".shared", needing: "user: User")
        let found = try await app(cart: ".transient", catalogue: catalogue).check()
        #expect(
            found.map(\.description) == [
                """
                CatalogueModule/Catalogue.swift:4:51: error: ShopCatalogue is shared and needs User, a value of Session [captive-dependency]
                CatalogueModule/Catalogue.swift:3:37: note: ShopCatalogue is shared
                CatalogueModule/Catalogue.swift:4:51: note: ShopCatalogue needs RoutableService<User>, in ShopCatalogue.init
                Shop/Shop.swift:16:49: note: Session provides RoutableService<User>
                  help: let ShopCatalogue be scoped to Session, or request RoutableService<User> when it is used, inside a scope of Session:
                    lifetime: .scoped(to: Session.self)
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test func aScopedDestinationThatNeedsAValueOfAnotherScope() async throws {
        let catalogue = """
            @Provider(of: .catalogue, lifetime: .scoped(to: Visit.self))
            struct ShopCatalogue: Catalogue { let name: any Name }
            protocol Name: Sendable {}
            @RoutableAs("name") extension RoutableService where Protocol == any Name {}
            @Provider(of: .name)
            struct UserName: Name { let user: User }
            """
        let found = try await app(cart: ".transient", catalogue: catalogue).check()
        #expect(
            found.map(\.description) == [
                """
                CatalogueModule/Catalogue.swift:4:45: error: ShopCatalogue is scoped to Visit and needs User, a value of Session: ShopCatalogue → UserName → User [captive-dependency]
                CatalogueModule/Catalogue.swift:3:37: note: ShopCatalogue is scoped to Visit
                CatalogueModule/Catalogue.swift:4:45: note: ShopCatalogue needs RoutableService<any Name>, in ShopCatalogue.init
                CatalogueModule/Catalogue.swift:8:35: note: UserName needs RoutableService<User>, in UserName.init
                Shop/Shop.swift:16:49: note: Session provides RoutableService<User>
                Shop/Shop.swift:13:15: note: a scope of Visit is not in a scope of Session
                  help: let ShopCatalogue be scoped to Session, or move the line of User from Session to the routes of Visit:
                    Provides(.user) { $0.<#property#> }
                  see: routes explain captive-dependency
                """
            ])
    }

    @Test(arguments: [".scoped(to: Session.self)", ".transient", ".graph"])
    func aDestinationInTheScopeOfTheValue(lifetime: String) async throws {
        let catalogue = LifetimeApp.catalogue(lifetime, needing: "user: User")
        #expect(try await app(cart: ".transient", catalogue: catalogue).findings() == [])
    }

    /// The message says how to provide the value.
    @Test func aMissingValue() async throws {
        let interface =
            LifetimeApp.interface.replacing("Provides(.user)", with: "Provides(.owner)")
            + "\npublic protocol UserName {}\n@RoutableAs(\"owner\") extension RoutableService where Protocol == any UserName {}"
        let app = LifetimeApp.app(
            cart: ".transient", catalogue: LifetimeApp.catalogue(".scoped(to: Session.self)", needing: "user: User"),
            main: LifetimeApp.begin + "\nfunc ask() throws { _ = try Router.destination(for: .owner) }",
            interface: interface)
        let found = try #require(try await app.check().first)
        #expect(found.id == .missingProvider)
        #expect(found.message == "no provider for RoutableService<User>")
        #expect(
            found.remedy.hasSuffix(
                "\nor, if it is a value of Session, add a line to the routes of Session: Provides(.user) { $0.<#property#> }"
            ))
        #expect(
            found.nearMisses == [
                "RoutableService<any Shop.UserName> is provided by Session at Shop/Shop.swift:16:49; did you mean it?"
            ])
    }

    @Test(arguments: [
        "@AutoRegister struct Other: ScopeValues { static var routes: RouteList<Self> { Provides(.user) { $0.user } } }\n_ = RouteScope(Other())",
        "RouteRegistry.shared.register(.user) { _ in User() }",
    ])
    func twoProvidersOfAValueAreDuplicates(other: String) async throws {
        let main = LifetimeApp.begin + "\n" + other
        let app = LifetimeApp.app(
            cart: ".transient", catalogue: LifetimeApp.catalogue(".transient"), main: main)
        #expect(try await app.check().map(\.id) == [.duplicateProvider])
    }
}

/// Apps with requests for services of scopes that code makes, or does not make.
@Suite struct ScopeTests {
    private static let catalogue = "@Provider(of: .catalogue)\nstruct ShopCatalogue: Catalogue {}"
    private static let begin = "func beginSession() { _ = RouteScope(Session(user: User())) }\n"

    private func findings(
        cart: String = ".scoped(to: Visit.self)", others: String = "", _ main: String, session: String = begin
    ) async throws -> [String] {
        try await LifetimeApp.app(
            cart: cart, catalogue: Self.catalogue, others: others, main: session + main
        ).findings()
    }

    private static let unknown = ["unknown-scope at CartModule/Cart.swift:3:32"]

    @Test(arguments: [
        "", "func f(_ scope: RouteScope<Visit>) { scope.end() }", "_ = RouteScope<Visit>.current",
        "_ = RouteScope(Payment(), in: visit)", "enum Name: ScopeValues { case one }\n_ = RouteScope(Name.one)",
    ])
    func aScopeThatNoCodeMakes(main: String) async throws {
        #expect(try await findings(main) == Self.unknown)
    }

    @Test(arguments: [
        "try RouteScope(Visit()).run { }", "_ = RouteScope<Visit>(Visit())",
        "_ = ModuleRouter.RouteScope(Shop.Visit())",
        "_ = RouteScope.init(Visit.init())", "let scope: RouteScope<Visit> = .init(Visit())",
        "func f(_ scope: RouteScope<Visit>) {}; func g(_ visit: Visit) { f(.init(visit)) }",
        "struct Holder { let scope: RouteScope<Visit> }\nfunc f(_ visit: Visit) { _ = Holder(scope: .init(visit)) }",
        "func f(_ visit: Visit) { _ = RouteScope(visit) }", "let visit = Visit()\n_ = RouteScope(visit)",
        "extension Visit { static func made() -> Visit { Visit() } }\n_ = RouteScope(Visit.made())",
        "_ = RouteScope(Visit.first)",
        "func f(_ visit: Visit) { let visit = visit.next(); _ = RouteScope(visit.next()) }",
        "typealias VisitScope = RouteScope<Visit>\n_ = VisitScope(Visit())", "typealias Period = RouteScope",
        // Kinds that the source does not show.
        "func begin<Values: ScopeValues>(_ values: Values) where Values.Outer == Never { _ = RouteScope(values) }",
        "_ = visits.map(RouteScope.init)", "_ = RouteScope(unheardOf)",
    ])
    func aScopeThatCodeMayMake(main: String) async throws {
        #expect(try await findings(main) == [])
    }

    @Test func aScopeOfAKindThatCodeComputes() async throws {
        #expect(try await findings(cart: ".scoped(to: kind)", "") == [])
    }

    @Test func aScopeInAnotherModuleCounts() async throws {
        let others = "public func visiting(_ body: () -> Void) { RouteScope(Visit()).run(body) }"
        #expect(try await findings(others: others, "") == [])
    }

    @Test func aValueOfAScopeThatNoCodeMakes() async throws {
        let found = try await LifetimeApp.app(
            cart: ".transient", catalogue: Self.catalogue, main: "_ = RouteScope(Visit())"
        ).check()
        #expect(
            found.map(\.description) == [
                """
                Shop/Shop.swift:16:49: error: User is a value of Session, and no code makes a scope of Session [unknown-scope]
                App/main.swift:7:37: note: needed by shop
                  help: make a scope of Session around the request:
                    try RouteScope(Session(<#values#>)).run { try Router.destination(for: RoutableService<User>()) }
                  see: routes explain unknown-scope
                """
            ])
    }

    /// The file imports a module that exports the library, and names nothing else of it.
    @Test func aScopeInAFileWithoutRoutesCounts() async throws {
        let app = WrittenApp(
            "scopes",
            [
                "Shop/Shop.swift": "@_exported import ModuleRouter\n" + LifetimeApp.interface,
                "Visits/Visits.swift": "import Shop\npublic let visit = RouteScope(Visit())",
                "App/main.swift": """
                import Shop
                import Visits
                @Provider(of: .cart, lifetime: .scoped(to: Visit.self))
                struct ShopCart: Cart {}
                try visit.run { _ = try Router.destination(for: .cart) }
                """,
            ])
        #expect(try await app.check().filter { $0.id == .unknownScope || $0.id == .outsideScope } == [])
    }

    @Test func anUnusedProviderNeedsNoScope() async throws {
        let app = WrittenApp(
            "unused",
            [
                "App/main.swift": """
                import ModuleRouter
                protocol Cart: Sendable {}
                @RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
                struct Visit: ScopeValues {}
                @Provider(of: .cart, lifetime: .scoped(to: Visit.self))
                struct ShopCart: Cart {}
                """
            ])
        #expect(try await app.check().map(\.id) == [.unusedProvider])
    }

    @Test func aKindWithValuesHasToBeRegistered() async throws {
        let interface = LifetimeApp.interface.replacing("@AutoRegister\n", with: "")
        let main = """
            _ = RouteScope(Session(user: User()))
            Session.begin()
            struct Work: ScopeValues { typealias Outer = Session }
            """
        let app = LifetimeApp.app(
            cart: ".scoped(to: Session.self)", catalogue: Self.catalogue,
            others: "enum Lifetimes { static var session: RouteLifetime { .scoped(to: Session.self) } }",
            main: main, interface: interface)
        let found = try await app.check()
        #expect(found.map(\.message) == ["nothing registers Session, which provides RoutableService<User>"])
        #expect(found.map(\.id) == [.unregisteredProvider])
    }

    @Test(arguments: ["@AutoRegister struct Empty: ScopeValues {}", "RouteRegistry.shared.register { Visit.self }"])
    func aRegisteredKindWithoutValuesIsNoFault(main: String) async throws {
        #expect(try await findings(cart: ".transient", main) == [])
    }

    // MARK: Requests at launch

    private static let made = "let visit = RouteScope(Visit())\n"

    @Test(arguments: [
        "_ = try Router.destination(for: .cart)", "let cart = try Router.destination(for: .cart)",
        "_ = try Router.destination(for: .basket)", "let basket: any Basket = try Router.destination(for: .init())",
        "do { print(try Router.destination(for: .cart)) }",
        "func open() throws { _ = try Router.destination(for: .cart) }\ntry open()",
        "struct Window { init() throws { _ = try Router.destination(for: .basket) } }\n_ = try Window()",
        "struct Window { let cart = try! Router.destination(for: .cart) }\nlet window = Window()",
        "func run(_ body: () throws -> Void) throws { try body() }\ntry run { _ = try Router.destination(for: .cart) }",
        "visit.run {}\n_ = try Router.destination(for: .cart)",
        "try RouteScope(Session(user: User())).run {}\n_ = try Router.destination(for: .user)",
    ])
    func aRequestAtLaunchOutsideOfAllScopes(main: String) async throws {
        let found = try await findings(Self.made + main)
        #expect(found.count == 1 && found[0].hasPrefix("outside-scope at App/main.swift"), "\(found)")
    }

    @Test(arguments: [
        "try visit.run { _ = try Router.destination(for: .cart) }",
        "_ = try Router.destination(for: .cart, in: visit)",
        "let route = try Router.route(to: .cart)\ntry visit.run { try route.perform() }",
        "_ = try? Router.destination(for: .cart)", "_ = try Router.destination(for: .catalogue)",
        "func open() throws { _ = try Router.destination(for: .cart) }\ntry visit.run { try open() }",
        "func open() throws { _ = try Router.destination(for: .cart) }\ntry visit.run(open)",
        "func visiting(_ body: () throws -> Void) throws { try RouteScope(Visit()).run { try body() } }\ntry visiting { _ = try Router.destination(for: .cart) }",
        "func visiting(_ body: () throws -> Void) throws { try RouteScope(Visit()).run(body) }\ntry visiting { _ = try Router.destination(for: .cart) }",
        "var cart: any Cart { get throws { try Router.destination(for: .cart) } }\ntry visit.run { _ = try cart }",
        "lazy var cart = try! Router.destination(for: .cart)",
        "if isDemo { _ = try Router.destination(for: .cart) }",
        "let open = { _ = try Router.destination(for: .cart) }\ntry visit.run(open)",
        "Task { try await visit.run { _ = try Router.destination(for: .basket) } }",
        "try RouteRegistry.shared.run { _ = try Router.destination(for: .cart) }",
    ])
    func codeThatMayRunInAScope(main: String) async throws {
        #expect(try await findings(Self.made + main) == [])
    }

    @Test func theChainOfARequestAtLaunch() async throws {
        let main = Self.made + "func open() throws { _ = try Router.destination(for: .basket) }\ntry open()"
        let found = try await LifetimeApp.app(
            cart: ".scoped(to: Visit.self)", catalogue: Self.catalogue, main: Self.begin + main
        ).check()
        #expect(
            found.map(\.description) == [
                """
                App/main.swift:11:54: error: RoutableService<any Basket> needs RoutableService<any Cart>, which belongs to a scope of Visit, and is requested outside of all scopes [outside-scope]
                App/main.swift:12:5: note: open requests it when the app starts
                CartModule/Cart.swift:6:39: note: ShopBasket needs RoutableService<any Cart>, in ShopBasket.init
                CartModule/Cart.swift:3:32: note: ShopCart is scoped to Visit
                  help: request it in a scope of Visit:
                    try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Basket>()) }
                  see: routes explain outside-scope
                """
            ])
    }

    private func findings(main: String) async throws -> [String] {
        let app = WrittenApp(
            "launch",
            [
                "Shop/Shop.swift": LifetimeApp.interface,
                "App/App.swift": """
                import ModuleRouter
                import Shop
                import SwiftUI
                @Provider(of: .cart, lifetime: .scoped(to: Visit.self))
                struct ShopCart: Cart {}
                let visit = RouteScope(Visit())
                \(main)
                """,
            ])
        return try await app.findings().filter { $0.hasPrefix("outside-scope") }
    }

    private static let request = "_ = try! Router.destination(for: .cart)"

    @Test(arguments: [
        "@main struct Start { static func main() { \(request) } }",
        "@main struct Start: SwiftUI.App { init() { \(request) } }",
        "@main struct Start: SwiftUI.App { let cart = try! Router.destination(for: .cart) }",
        "@main struct Start: SwiftUI.App { var body: some Scene { \(request); return WindowGroup {} } }",
        """
        @main class Delegate: NSObject, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options) -> Bool {
                \(request)
                return true
            }
        }
        """,
    ])
    func aRequestOfTheTypeWithMain(main: String) async throws {
        #expect(try await findings(main: main).count == 1)
    }

    @Test(arguments: [
        "struct Start: SwiftUI.App { init() { \(request) } }",
        "@main struct Start: SwiftUI.App { var body: some Scene { WindowGroup { Window(cart: try! Router.destination(for: .cart)) } } }",
        "@main struct Start: SwiftUI.App { static func main() { visit.run { Start.main() } }\ninit() { \(request) } }",
        "@main struct Start: ParsableCommand { func run() { \(request) } }",
        "@main struct Start { static func main() { visit.run { \(request) } } }",
    ])
    func codeOfTheTypeWithMainThatMayRunInAScope(main: String) async throws {
        #expect(try await findings(main: main) == [])
    }
}
#endif
