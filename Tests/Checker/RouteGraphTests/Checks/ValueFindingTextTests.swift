// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// The complete texts of the findings about lifetimes, scopes, URLs, identifiers and the order of calls at launch.
@Suite struct ValueFindingTextTests {
    private let example = { (id: RouteFinding.ID) in try #require(ExampleApps.app(with: id)) }

    @Test func aCaptiveDependency() throws {
        expectPrinted(
            try example(.captiveDependency),
            """
            Sources/ShopModule/CatalogueRouter.swift:12:22: error: CatalogueRouter is shared and needs CartRouter, which is scoped to Visit [captive-dependency]
            Sources/ShopModule/CatalogueRouter.swift:5:16: note: CatalogueRouter is shared
            Sources/ShopModule/CatalogueRouter.swift:12:22: note: CatalogueRouter needs RoutableService<any Cart>, in CatalogueRouter.makeDestination
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to Visit
              help: let CatalogueRouter be scoped to Visit, or request RoutableService<any Cart> when it is used, inside a scope of Visit:
                static var lifetime: RouteLifetime { .scoped(to: Visit.self) }
              see: routes explain captive-dependency
            """)
    }

    /// A weak class with `@Provider` needs a transient service, which needs a scoped one through an adapter. The checker does not
    /// know the kind of the scope.
    @Test func aCaptiveDependencyOfATransientOne() {
        var app = AppSketch("shop")
        for key in [Key.cart, .basket, .catalogue, .requiredClock] { app.declare(key) }
        app.provide("CartModule.CartRouter", .cart)
        app.keep("CartModule.CartRouter", .scoped)
        app.provide("CartModule.BasketRouter", .basket)
        app.adapt("shop.CartAdapter", (.requiredClock, to: .cart))
        app.provide("ShopModule.ShopCatalogue", .catalogue, isDestination: true)
        app.keep("ShopModule.ShopCatalogue", .weak)
        app.use(.basket, in: "ShopModule.ShopCatalogue.init", of: "ShopModule.ShopCatalogue", isNeededToMake: true)
        app.use(.requiredClock, in: "CartModule.Basket.init", of: "CartModule.BasketRouter", isNeededToMake: true)
        app.use(.catalogue, in: "shop.CheckOut.run")
        expectPrinted(
            app,
            """
            Sources/ShopModule/ShopCatalogue.swift:12:22: error: ShopCatalogue is weak and needs CartRouter, which is scoped: ShopCatalogue → BasketRouter → CartRouter [captive-dependency]
            Sources/ShopModule/ShopCatalogue.swift:5:16: note: ShopCatalogue is weak
            Sources/ShopModule/ShopCatalogue.swift:12:22: note: ShopCatalogue needs RoutableService<any Basket>, in ShopCatalogue.init
            Sources/CartModule/Basket.swift:12:22: note: BasketRouter needs RoutableService<any RequiredClock>, in Basket.init
            Sources/shop/CartAdapter.swift:5:9: note: CartAdapter adapts RoutableService<any RequiredClock>
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped
              help: let ShopCatalogue have the same lifetime, or request RoutableService<any Basket> when it is used, inside the scope:
                lifetime: .scoped(to: <#Kind#>.self)
              see: routes explain captive-dependency
            """)
    }

    /// Two modules have a kind of scope with the same name. The inner one ends with the outer one.
    @Test func aCaptiveDependencyBetweenKindsOfOneName() {
        var app = AppSketch("shop")
        for key in [Key.cart, .basket] { app.declare(key) }
        app.declare(scope: "CartModule.Visit", in: "ShopInterface.Visit", .cart)
        app.declare(scope: "ShopInterface.Visit")
        app.provide("CartModule.BasketRouter", .basket)
        app.keep("CartModule.BasketRouter", .scoped, scope: "ShopInterface.Visit")
        app.use(.cart, in: "CartModule.Basket.init", of: "CartModule.BasketRouter", isNeededToMake: true)
        app.use(.basket, in: "shop.CheckOut.run")
        expectPrinted(
            app,
            """
            Sources/CartModule/Basket.swift:12:22: error: BasketRouter is scoped to ShopInterface.Visit and needs Cart, a value of CartModule.Visit [captive-dependency]
            Sources/CartModule/BasketRouter.swift:5:16: note: BasketRouter is scoped to ShopInterface.Visit
            Sources/CartModule/Basket.swift:12:22: note: BasketRouter needs RoutableService<any Cart>, in Basket.init
            Sources/CartModule/Visit.swift:6:9: note: CartModule.Visit provides RoutableService<any Cart>
            Sources/CartModule/Visit.swift:4:8: note: a scope of CartModule.Visit is in a scope of ShopInterface.Visit, and ends earlier
              help: let BasketRouter be scoped to CartModule.Visit, or move the line of Cart from CartModule.Visit to the routes of ShopInterface.Visit:
                Provides(RoutableService<any Cart>()) { $0.<#property#> }
              see: routes explain captive-dependency
            """)
    }

    @Test func anUnknownScope() throws {
        expectPrinted(
            try example(.unknownScope),
            """
            Sources/CartModule/CartRouter.swift:5:16: error: CartRouter is scoped to Visit, and no code makes a scope of Visit [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              help: make a scope of Visit around the request, or let CartRouter have another lifetime:
                try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
            """)
    }

    @Test func anUnknownInnerScope() {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.declare(scope: "shop.Day")
        app.declare(scope: "shop.Visit", in: "shop.Day", .cart, isMade: false)
        app.use(.cart, in: "shop.CheckOut.run")
        expectPrinted(
            app,
            """
            Sources/shop/Visit.swift:6:9: error: Cart is a value of Visit, and no code makes a scope of Visit [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              help: make a scope of Visit around the request:
                try RouteScope(Visit(<#values#>), in: <#scope of Day#>).run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
            """)
    }

    @Test func aRequestOutsideOfAllScopes() throws {
        expectPrinted(
            try example(.outsideScope),
            """
            Sources/shop/main.swift:12:22: error: RoutableService<any Cart> belongs to a scope of Visit, and the request is made outside of all scopes [outside-scope]
            Sources/shop/main.swift:12:22: note: main.swift requests it when the app starts
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to Visit
              help: request it in a scope of Visit:
                try RouteScope(Visit(<#values#>)).run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain outside-scope
            """)
    }

    @Test func anUnmatchedURL() throws {
        expectPrinted(
            try example(.unmatchedURL),
            """
            Sources/notes/ShowCommand.swift:12:22: warning: no URL pattern of the app matches 'notes://noet/Tea' [unmatched-url]
              near miss: 'notes://note/:name' is a pattern of EditorRouter at Sources/EditorModule/EditorRouter.swift:7:9; did you mean it?
              help: correct the URL, link the module whose provider has a pattern for it, or add a pattern to the routes of a provider:
                URLPattern("notes://noet/Tea")
              see: routes explain unmatched-url
            """)
    }

    @Test func anUnknownIdentifier() throws {
        let own = try example(.unknownIdentifier).findings.filter { $0.id == .unknownIdentifier }
        #expect(
            own.map(\.description) == [
                """
                Sources/notes/ShowCommand.swift:12:22: warning: no provider of a service has the identifier 'clokc' [unknown-identifier]
                  near miss: 'clock' is an identifier of ClockRouter at Sources/TimeModule/ClockRouter.swift:7:9; did you mean it?
                  help: correct the identifier, link the module whose provider has it, or add it to the routes of a provider:
                    Identifier("clokc")
                  see: routes explain unknown-identifier
                """
            ])
    }

    @Test func aLateRegistration() throws {
        expectPrinted(
            try example(.lateRegistration),
            """
            Sources/notes/main.swift:20:5: error: RoutableService<any Clock> is requested before its closure is registered, and the request fails [late-registration]
            Sources/notes/main.swift:12:22: note: requested here
              help: register it before its first request
              see: routes explain late-registration
            """)
    }
}
