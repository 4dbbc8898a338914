// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// Every finding about lifetimes, scopes, URLs, identifiers and the order of calls at launch, with its whole text.
@Suite struct ValueFindingTextTests {
    private let example = { (id: RouteFinding.ID) in try #require(ExampleApps.app(with: id)) }

    @Test func aCaptiveDependency() throws {
        expectPrinted(
            try example(.captiveDependency),
            """
            Sources/ShopModule/CatalogueRouter.swift:12:22: error: CatalogueRouter is shared and needs CartRouter, which is scoped to 'visit' [captive-dependency]
            Sources/ShopModule/CatalogueRouter.swift:5:16: note: CatalogueRouter is shared
            Sources/ShopModule/CatalogueRouter.swift:12:22: note: CatalogueRouter needs RoutableService<any Cart>, in CatalogueRouter.makeDestination
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to 'visit'
              help: let CatalogueRouter have the same lifetime, or request RoutableService<any Cart> when it is used, inside the scope:
                static var lifetime: RouteLifetime { .scoped(to: "visit") }
              see: routes explain captive-dependency
            """)
    }

    /// A weak class with `@Provider` needs a transient service, which needs a scoped one through an adapter.
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
        app.add { $0.scopes = [.init(text: "*", location: AppSketch.place("shop", "Visit", 4))] }
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
                lifetime: .scoped
              see: routes explain captive-dependency
            """)
    }

    @Test func anUnknownScope() throws {
        expectPrinted(
            try example(.unknownScope),
            """
            Sources/CartModule/CartRouter.swift:5:16: error: CartRouter is scoped to 'vist', and no code makes a scope of this name [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              near miss: 'visit' is the name of the scope at Sources/shop/Visit.swift:4:13
              help: write the name of a scope that code makes, or make the scope around the request:
                try RouteScope("vist").run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
            """)
    }

    @Test func aScopedProviderWithoutAnyScope() {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.provide("CartModule.CartRouter", .cart)
        app.keep("CartModule.CartRouter", .scoped)
        app.use(.cart, in: "shop.CheckOut.run")
        expectPrinted(
            app,
            """
            Sources/CartModule/CartRouter.swift:5:16: error: CartRouter is scoped, and no code makes a scope [unknown-scope]
            Sources/shop/CheckOut.swift:12:22: note: needed by CheckOut.run
              help: make a scope around the request, or let CartRouter have another lifetime:
                try RouteScope("<#name#>").run { try Router.destination(for: RoutableService<any Cart>()) }
              see: routes explain unknown-scope
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
