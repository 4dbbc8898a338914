// SPDX-License-Identifier: Apache-2.0

/// Apps with a cart that belongs to a visit, and a shop that uses the cart.
enum LifetimeApps {
    private static let cart = Service(name: "Cart", member: "items", destination: "VisitCart", value: "3 items")
    private static let shop = Service(name: "Shop", member: "sign", destination: "CornerShop", value: "Open")
    private static let till = Service(name: "Till", member: "total", destination: "ShopTill", value: "12 euros")

    /// How the shop gets the cart.
    private static let needs: [NeedForm] =
        [NeedForm.initialiser]
        + NeedForm.all.filter {
            [
                "argument", "delegating-initialiser", "called-method", "static-factory", "resolve-wrapper",
                "inferred-key", "protocol-extension", "global-function",
            ].contains($0.name)
        }

    static var apps: [CorpusApp] { captives + scopeNames + weak }

    /// An app whose shop and cart have lifetimes.
    ///
    /// - Parameters:
    ///   - request: The statements of the request. The default requests the shop in a visit.
    private static func app(
        _ form: String, _ variant: String, _ fault: Fault?, shop shopLifetime: String?, cart cartLifetime: String?,
        need: NeedForm = .initialiser, spelling: KeySpelling = .full, through middle: Bool = false,
        usesClosures: Bool = false,
        declaration: String = "", request: String? = nil
    ) -> CorpusApp {
        var sketch = Sketch(spelling: spelling)
        sketch.services = [shop, cart] + (middle ? [till] : [])
        if !declaration.isEmpty { sketch.declarations.append(declaration) }
        let chain = middle ? [shop, till, cart] : [shop, cart]
        for (service, needed) in zip(chain, chain.dropFirst().map { Optional($0) } + [nil]) {
            let code = needed.map { need.code(Dependency(of: service, on: $0, key: $0.key(spelling))) }
            sketch.add(to: service, service.destination, code?.destination ?? service.simpleDestination)
            if let support = code?.support { sketch.add(to: service, "Services", support) }
            let making = code?.making ?? "\(service.destination)()"
            let lifetime = service == shop ? shopLifetime : service == cart ? cartLifetime : nil
            if usesClosures {
                let argument = lifetime.map { ", lifetime: \($0)" } ?? ""
                sketch.register(
                    "RouteRegistry.shared.register(\(service.key(spelling))\(argument)) { _ in \(making) }")
            } else {
                let member = lifetime.map { "public static var lifetime: RouteLifetime { \($0) }" } ?? ""
                sketch.add(
                    to: service, service.router,
                    service.routerText(service.key(spelling), making: making, members: member))
            }
        }
        if !usesClosures {
            let names = chain.map { "\($0.router).self" }.joined(separator: "\n")
            sketch.register(
                """
                RouteRegistry.shared.register {
                \(names.indented(1))}
                """)
        }
        let shopKey = shop.key(spelling)
        sketch.request =
            request?.replacing("SHOP", with: shopKey).replacing("CART", with: cart.key(spelling)) ?? """
                let visit = RouteScope("visit")
                try visit.run {
                    let shop = try Router.destination(for: \(shopKey))
                    print(shop.sign)
                }
                visit.end()

                """
        return sketch.app("lifetime", form, variant, fault, subjects: ["Cart", "Shop"])
    }

    private static var captives: [CorpusApp] {
        var apps: [CorpusApp] = []
        for (index, need) in needs.enumerated() {
            let spelling = KeySpelling.allCases[index % 4]
            apps += [
                app(
                    "shared-keeps-scoped", need.name, .captiveScope, shop: ".shared", cart: ".scoped", need: need,
                    spelling: spelling),
                app(
                    "shared-keeps-named-scope", need.name, .captiveScope, shop: ".shared",
                    cart: ".scoped(to: \"visit\")", need: need, spelling: spelling),
                app(
                    "transient-keeps-scoped", need.name, nil, shop: nil, cart: ".scoped", need: need, spelling: spelling
                ),
                app(
                    "scoped-keeps-shared", need.name, nil, shop: ".scoped", cart: ".shared", need: need,
                    spelling: spelling),
            ]
        }
        apps += [
            app("shared-keeps-scoped", "closures", .captiveScope, shop: ".shared", cart: ".scoped", usesClosures: true),
            app(
                "shared-keeps-scoped", "through-transient", .captiveScope, shop: ".shared", cart: ".scoped",
                through: true),
            app("weak-keeps-scoped", "direct", .captiveScope, shop: ".weak", cart: ".scoped"),
            app("weak-keeps-scoped", "through-transient", .captiveScope, shop: ".weak", cart: ".scoped", through: true),
            app(
                "outer-scope-keeps-inner", "direct", .captiveScope, shop: ".scoped(to: \"day\")",
                cart: ".scoped(to: \"visit\")",
                request: """
                    let day = RouteScope("day")
                    try day.run {
                        try RouteScope("visit").run {
                            print(try Router.destination(for: SHOP).sign)
                        }
                    }

                    """),
            app(
                "inner-scope-keeps-outer", "direct", nil, shop: ".scoped(to: \"visit\")", cart: ".scoped(to: \"day\")",
                request: """
                    let day = RouteScope("day")
                    try day.run {
                        try RouteScope("visit").run {
                            print(try Router.destination(for: SHOP).sign)
                        }
                    }

                    """),
            app("scoped-keeps-scoped", "direct", nil, shop: ".scoped", cart: ".scoped"),
            app("scoped-keeps-scoped", "closures", nil, shop: ".scoped", cart: ".scoped", usesClosures: true),
            app(
                "scoped-keeps-scoped", "through-transient", nil, shop: ".scoped(to: \"visit\")",
                cart: ".scoped(to: \"visit\")", through: true),
            app("shared-keeps-transient", "direct", nil, shop: ".shared", cart: nil),
        ]
        // The shared shop gets the cart when it is used, inside the visit.
        for need in NeedForm.optional
        where ["kept-closure", "computed-property", "optional-in-initialiser", "optional-later"].contains(need.name) {
            apps.append(app("shared-uses-scoped-later", need.name, nil, shop: ".shared", cart: ".scoped", need: need))
        }
        return apps
    }

    private static var scopeNames: [CorpusApp] {
        func visit(_ scope: String) -> String {

            """
            let visit = \(scope)
            try visit.run {
                print(try Router.destination(for: SHOP).sign)
            }

            """
        }
        let named = ".scoped(to: \"visit\")"
        let names =
            """
            enum Scopes {
                static let visit: RouteScope.Name = "vist"
            }

            """
        let rightNames = names.replacing("vist\"", with: "visit\"")
        return [
            app("scope-name", "misspelt", .scopeName, shop: nil, cart: named, request: visit("RouteScope(\"vist\")")),
            app(
                "scope-name", "misspelt-in-provider", .scopeName, shop: nil, cart: ".scoped(to: \"vist\")",
                request: visit("RouteScope(\"visit\")")),
            app(
                "scope-name", "misspelt-closure", .scopeName, shop: nil, cart: named, usesClosures: true,
                request: visit("RouteScope(\"Visit\")")),
            app(
                "scope-name", "misspelt-constant", .scopeName, shop: nil, cart: named, declaration: names,
                request: visit("RouteScope(Scopes.visit)")),
            app("scope-name", "default", .scopeName, shop: nil, cart: named, request: visit("RouteScope()")),
            app(
                "scope-name", "no-scope", .scopeName, shop: nil, cart: named,
                request: "print(try Router.destination(for: SHOP).sign)\n"),
            app(
                "scope-name", "no-scope-unnamed", .scopeName, shop: nil, cart: ".scoped",
                request: "print(try Router.destination(for: SHOP).sign)\n"),
            app(
                "scope-name", "direct-request", .scopeName, shop: nil, cart: named,
                request:
                    """
                    print(try RouteScope("vizit").run { try Router.destination(for: CART).items })

                    """),
            app(
                "scope-name", "nested-misspelt", .scopeName, shop: named, cart: nil,
                request:
                    """
                    try RouteScope("day").run {
                        try RouteScope("visits").run { print(try Router.destination(for: SHOP).sign) }
                    }

                    """),
            app(
                "scope-name", "ended", .scopeName, shop: nil, cart: ".scoped",
                request:
                    """
                    let visit = RouteScope("visit")
                    visit.end()
                    try visit.run { print(try Router.destination(for: SHOP).sign) }

                    """),
            app("scope-name", "right", nil, shop: nil, cart: named, request: visit("RouteScope(\"visit\")")),
            app(
                "scope-name", "right-constant", nil, shop: nil, cart: named, declaration: rightNames,
                request: visit("RouteScope(Scopes.visit)")),
            app(
                "scope-name", "right-closure", nil, shop: nil, cart: named, usesClosures: true,
                request: visit("RouteScope(\"visit\")")),
            app(
                "scope-name", "right-nested", nil, shop: named, cart: nil,
                request:
                    """
                    try RouteScope("visit").run {
                        try RouteScope("payment").run { print(try Router.destination(for: SHOP).sign) }
                    }

                    """),
            app(
                "scope-name", "right-function", nil, shop: nil, cart: named,
                declaration:
                    """
                    func withVisit(_ body: () throws -> Void) throws {
                        try RouteScope("visit").run { try body() }
                    }

                    """,
                request:
                    """
                    try withVisit { print(try Router.destination(for: SHOP).sign) }

                    """),
            app(
                "scope-name", "optional", nil, shop: nil, cart: named, need: NeedForm.optional[1],
                request: "print(try Router.destination(for: SHOP).sign)\n"),
        ]
    }

    /// The cart is of a visit, and is to be new when the visit has ended.
    private static var weak: [CorpusApp] {
        let request = """
            weak var first: AnyObject?
            try {
                let shop = try Router.destination(for: SHOP)
                let cart = try Router.destination(for: CART)
                first = cart as AnyObject
                print(shop.sign)
            }()
            if first != nil { fatalError("broken: the cart of the first visit is still alive") }

            """
        return needs.enumerated().flatMap { index, need in
            let spelling = KeySpelling.allCases[index % 4]
            return [
                app(
                    "shared-keeps-weak", need.name, .captiveWeak, shop: ".shared", cart: ".weak", need: need,
                    spelling: spelling, request: request),
                app(
                    "transient-keeps-weak", need.name, nil, shop: nil, cart: ".weak", need: need, spelling: spelling,
                    request: request),
            ]
        }
    }
}
