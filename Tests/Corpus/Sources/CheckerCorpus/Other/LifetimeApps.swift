// SPDX-License-Identifier: Apache-2.0

/// Apps with a cart that belongs to a visit, and a shop that uses the cart.
///
/// A payment is a scope inside of a visit. A day is a scope that is unrelated to visits. A stay has a guest as its value.
enum LifetimeApps {
    private static let kinds = """
        import ModuleRouter

        public struct Visit: ScopeValues {
            public init() {}
        }

        public struct Payment: ScopeValues {
            public typealias Outer = Visit

            public init() {}
        }

        public struct Day: ScopeValues {
            public init() {}
        }

        """
    private static let guestKinds = """

        public struct Guest: Sendable {
            public let name: String
        }

        extension RoutableService where Protocol == Guest {
            public init() { self.init(declaredProtocol: Protocol.self) }
        }

        public struct Stay: ScopeValues {
            public let guest: Guest

            public init() { guest = Guest(name: "Ann") }

            public static var routes: RouteList<Self> { Provides(RoutableService<Guest>()) { $0.guest } }
        }

        """

    private static let cart = Service(name: "Cart", member: "items", destination: "VisitCart", value: "3 items")
    private static let shop = Service(name: "Shop", member: "sign", destination: "CornerShop", value: "Open")
    private static let till = Service(name: "Till", member: "total", destination: "ShopTill", value: "12 euros")

    /// The way in which the shop gets the cart.
    private static let needs: [NeedForm] =
        [NeedForm.initialiser]
        + NeedForm.all.filter {
            [
                "argument", "delegating-initialiser", "called-method", "static-factory", "resolve-wrapper",
                "inferred-key", "protocol-extension", "global-function",
            ].contains($0.name)
        }

    static var apps: [CorpusApp] { captives + values + scopes + outside + weak }

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
        sketch.add("Sources/\(cart.interface)/Scopes.swift", kinds)
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
                    to: service, service.router, importing: [cart.interface],
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
        sketch.imports.insert(cart.interface)
        let shopKey = shop.key(spelling)
        sketch.request =
            request?.replacing("SHOP", with: shopKey).replacing("CART", with: cart.key(spelling)) ?? """
                let visit = RouteScope(Visit())
                try visit.run {
                    let shop = try Router.destination(for: \(shopKey))
                    print(shop.sign)
                }
                visit.end()

                """
        return sketch.app("lifetime", form, variant, fault, subjects: ["Cart", "Shop"])
    }

    private static let visit = ".scoped(to: Visit.self)"

    private static var captives: [CorpusApp] {
        var apps: [CorpusApp] = []
        for (index, need) in needs.enumerated() {
            let spelling = KeySpelling.allCases[index % 4]
            apps += [
                app(
                    "shared-keeps-scoped", need.name, .captiveScope, shop: ".shared", cart: visit, need: need,
                    spelling: spelling),
                app(
                    "cached-keeps-scoped", need.name, .captiveScope, shop: ".cached(for: .seconds(60))", cart: visit,
                    need: need, spelling: spelling),
                app("transient-keeps-scoped", need.name, nil, shop: nil, cart: visit, need: need, spelling: spelling),
                app(
                    "scoped-keeps-shared", need.name, nil, shop: visit, cart: ".shared", need: need,
                    spelling: spelling),
            ]
        }
        let nested = """
            let visit = RouteScope(Visit())
            try RouteScope(Payment(), in: visit).run {
                print(try Router.destination(for: SHOP).sign)
            }

            """
        let unrelated = """
            try RouteScope(Day()).run {
                try RouteScope(Visit()).run {
                    print(try Router.destination(for: SHOP).sign)
                }
            }

            """
        apps += [
            app("shared-keeps-scoped", "closures", .captiveScope, shop: ".shared", cart: visit, usesClosures: true),
            app("shared-keeps-scoped", "through-transient", .captiveScope, shop: ".shared", cart: visit, through: true),
            app(
                "shared-keeps-scoped", "made-at-start", .captiveScope, shop: ".shared(madeAtStart: true)", cart: visit),
            app("weak-keeps-scoped", "direct", .captiveScope, shop: ".weak", cart: visit),
            app("weak-keeps-scoped", "through-transient", .captiveScope, shop: ".weak", cart: visit, through: true),
            app(
                "outer-scope-keeps-inner", "direct", .captiveScope, shop: visit, cart: ".scoped(to: Payment.self)",
                request: nested),
            app(
                "inner-scope-keeps-outer", "direct", nil, shop: ".scoped(to: Payment.self)", cart: visit,
                request: nested),
            app(
                "scope-keeps-unrelated", "direct", .captiveScope, shop: ".scoped(to: Day.self)", cart: visit,
                request: unrelated),
            app(
                "scope-keeps-unrelated", "through-transient", .captiveScope, shop: ".scoped(to: Day.self)", cart: visit,
                through: true, request: unrelated),
            app("transient-keeps-unrelated", "direct", nil, shop: nil, cart: visit, request: unrelated),
            app("graph-keeps-scoped", "direct", nil, shop: ".graph", cart: visit),
            app("scoped-keeps-scoped", "direct", nil, shop: visit, cart: visit),
            app("scoped-keeps-scoped", "closures", nil, shop: visit, cart: visit, usesClosures: true),
            app("scoped-keeps-scoped", "through-transient", nil, shop: visit, cart: visit, through: true),
            app("shared-keeps-transient", "direct", nil, shop: ".shared", cart: nil),
        ]
        // The shared shop gets the cart when it is used, inside the visit.
        for need in NeedForm.optional
        where ["kept-closure", "computed-property", "optional-in-initialiser", "optional-later"].contains(need.name) {
            apps.append(app("shared-uses-scoped-later", need.name, nil, shop: ".shared", cart: visit, need: need))
        }
        return apps
    }

    // MARK: Values

    /// An app whose shop needs the guest of a stay.
    private static func valueApp(
        _ form: String, _ variant: String, _ fault: Fault?, shop lifetime: String?,
        kinds text: String = kinds + guestKinds,
        registers registered: [String] = ["ShopRouter", "Stay"], request: String
    ) -> CorpusApp {
        var sketch = Sketch()
        sketch.services = [shop, cart]
        sketch.add("Sources/\(cart.interface)/Scopes.swift", text)
        sketch.add(
            to: shop, shop.destination, importing: [cart.interface],
            """
            public final class CornerShop: Shop {
                private let guest: Guest

                public init() throws { guest = try Router.destination(for: RoutableService<Guest>()) }

                public var sign: String { guest.name }
            }

            """)
        let member = lifetime.map { "public static var lifetime: RouteLifetime { \($0) }" } ?? ""
        sketch.add(
            to: shop, shop.router, importing: [cart.interface],
            shop.routerText(making: "try CornerShop()", members: member))
        sketch.imports.insert(cart.interface)
        let names = registered.map { "\($0).self" }.joined(separator: "\n")
        sketch.register("RouteRegistry.shared.register {\n\(names.indented(1))}")
        sketch.request = request.replacing("SHOP", with: shop.key())
        return sketch.app("lifetime", form, variant, fault, subjects: ["Guest", "Shop"])
    }

    private static var values: [CorpusApp] {
        let stay = "try RouteScope(Stay()).run { print(try Router.destination(for: SHOP).sign) }\n"
        let both = """
            try RouteScope(Stay()).run {
                try RouteScope(Day()).run { print(try Router.destination(for: SHOP).sign) }
            }

            """
        let line = "    public static var routes: RouteList<Self> { Provides(RoutableService<Guest>()) { $0.guest } }\n"
        let second = """

            public struct Membership: ScopeValues {
                public let guest: Guest

                public init() { guest = Guest(name: "Bob") }

            \(line)}

            """
        return [
            valueApp("shared-needs-value", "direct", .captiveScope, shop: ".shared", request: stay),
            valueApp("weak-needs-value", "direct", .captiveScope, shop: ".weak", request: stay),
            valueApp("scope-needs-other-value", "direct", .captiveScope, shop: ".scoped(to: Day.self)", request: both),
            valueApp("scope-needs-value", "direct", nil, shop: ".scoped(to: Stay.self)", request: stay),
            valueApp("transient-needs-value", "direct", nil, shop: nil, request: both),
            valueApp(
                "value", "without-line", .valueMissing, shop: ".scoped(to: Stay.self)",
                kinds: kinds + guestKinds.replacing(line, with: ""), request: stay),
            valueApp(
                "value", "not-registered", .valueMissing, shop: ".scoped(to: Stay.self)", registers: ["ShopRouter"],
                request: stay),
            valueApp(
                "value", "of-two-kinds", .duplicateProvider, shop: nil, kinds: kinds + guestKinds + second,
                registers: ["ShopRouter", "Stay", "Membership"],
                request: "try RouteScope(Membership()).run { print(try Router.destination(for: SHOP).sign) }\n"),
            valueApp(
                "value", "no-scope", .scopeMissing, shop: nil,
                request: "print(try Router.destination(for: SHOP).sign)\n"),
        ]
    }

    // MARK: Scopes

    private static var scopes: [CorpusApp] {
        func request(in scope: String) -> String {
            """
            let scope = \(scope)
            try scope.run {
                print(try Router.destination(for: SHOP).sign)
            }

            """
        }
        let plain = "print(try Router.destination(for: SHOP).sign)\n"
        return [
            app("scope", "none", .scopeMissing, shop: nil, cart: visit, request: plain),
            app("scope", "none-closure", .scopeMissing, shop: nil, cart: visit, usesClosures: true, request: plain),
            app("scope", "other", .scopeMissing, shop: nil, cart: visit, request: request(in: "RouteScope(Day())")),
            app(
                "scope", "outer-only", .scopeMissing, shop: nil, cart: ".scoped(to: Payment.self)",
                request: request(in: "RouteScope(Visit())")),
            app(
                "scope", "direct-request", .scopeMissing, shop: nil, cart: visit,
                request: "print(try RouteScope(Day()).run { try Router.destination(for: CART).items })\n"),
            app(
                "scope", "ended", .scopeMissing, shop: nil, cart: visit,
                request:
                    """
                    let visit = RouteScope(Visit())
                    visit.end()
                    try visit.run { print(try Router.destination(for: SHOP).sign) }

                    """),
            app("scope", "right", nil, shop: nil, cart: visit, request: request(in: "RouteScope(Visit())")),
            app(
                "scope", "right-specialised", nil, shop: nil, cart: visit,
                request: request(in: "RouteScope<Visit>(.init())")),
            app(
                "scope", "right-alias", nil, shop: nil, cart: visit,
                declaration: "typealias VisitScope = RouteScope<Visit>\n", request: request(in: "VisitScope(Visit())")),
            app(
                "scope", "right-closure", nil, shop: nil, cart: visit, usesClosures: true,
                request: request(in: "RouteScope(Visit())")),
            app(
                "scope", "right-named", nil, shop: nil, cart: visit,
                request:
                    """
                    let visit = RouteScope(Visit())
                    print(try Router.destination(for: SHOP, in: visit).sign)

                    """),
            app(
                "scope", "right-nested", nil, shop: visit, cart: nil,
                request:
                    """
                    let visit = RouteScope(Visit())
                    try visit.run {
                        try RouteScope(Payment(), in: visit).run { print(try Router.destination(for: SHOP).sign) }
                    }

                    """),
            app(
                "scope", "right-function", nil, shop: nil, cart: visit,
                declaration:
                    """
                    func withVisit(_ body: () throws -> Void) throws {
                        try RouteScope(Visit()).run { try body() }
                    }

                    """,
                request: "try withVisit { print(try Router.destination(for: SHOP).sign) }\n"),
            app(
                "scope", "right-generic", nil, shop: nil, cart: visit,
                declaration:
                    """
                    func with<Values: ScopeValues>(_ values: Values, _ body: () throws -> Void) throws
                    where Values.Outer == Never {
                        try RouteScope(values).run(body)
                    }

                    """,
                request: "try with(Visit()) { print(try Router.destination(for: SHOP).sign) }\n"),
            app("scope", "optional", nil, shop: nil, cart: visit, need: NeedForm.optional[1], request: plain),
        ]
    }

    /// A visit takes place, and the request is made before it, after it or beside it.
    private static var outside: [CorpusApp] {
        let plain = "print(try Router.destination(for: SHOP).sign)\n"
        let scope = "let visit = RouteScope(Visit())\n"
        func outside(
            _ variant: String, shop: String? = nil, through middle: Bool = false, declaration: String = "",
            _ request: String
        ) -> CorpusApp {
            app(
                "outside-scope", variant, .scopeMissing, shop: shop, cart: visit, through: middle,
                declaration: declaration, request: scope + request)
        }
        return [
            outside("direct", "print(try Router.destination(for: CART).items)\n"),
            outside("by-transient", plain), outside("by-graph", shop: ".graph", plain),
            outside("through-transient", through: true, plain),
            outside("after-run", "try visit.run {}\n" + plain),
            outside(
                "in-function", declaration: "func open() throws {\n    \(plain)}\n".replacing("SHOP", with: shop.key()),
                "try open()\n"),
            outside("in-closure", "let open = { \(plain.dropLast()) }\ntry open()\n"),
            outside("in-branch", "if CommandLine.argc > 0 { \(plain.dropLast()) }\n"),
            app(
                "outside-scope", "named-scope", nil, shop: nil, cart: visit,
                request: scope + "print(try Router.destination(for: SHOP, in: visit).sign)\n"),
            app(
                "outside-scope", "function-in-scope", nil, shop: nil, cart: visit,
                declaration: "func open() throws {\n    \(plain)}\n".replacing("SHOP", with: shop.key()),
                request: scope + "try visit.run { try open() }\n"),
            app(
                "outside-scope", "function-passed-to-scope", nil, shop: nil, cart: visit,
                declaration: "func open() throws {\n    \(plain)}\n".replacing("SHOP", with: shop.key()),
                request: scope + "try visit.run(open)\n"),
            app(
                "outside-scope", "tried", nil, shop: nil, cart: visit,
                request: scope + "print((try? Router.destination(for: SHOP))?.sign ?? \"closed\")\n"),
        ]
    }

    /// The cart belongs to a visit and must be freed with it.
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
