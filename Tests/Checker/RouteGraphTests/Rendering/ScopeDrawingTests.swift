// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import TestSupport
import Testing

/// Kinds of scopes in each format.
@Suite(.startsPrograms) struct ScopeDrawingTests {
    /// A session has a catalogue, a cart and prices from a closure. A payment is a scope inside of a session.
    static let app: RouteGraph = {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.declare(.catalogue)
        app.declare(scope: "ShopInterface.Session", .catalogue)
        app.declare(scope: "shop.Payment", in: "ShopInterface.Session", isMade: false)
        app.provide("CartModule.CartRouter", .cart)
        app.keep("CartModule.CartRouter", .scoped, scope: "ShopInterface.Session")
        app.use(
            .catalogue, in: "CartModule.CartRouter.makeDestination", of: "CartModule.CartRouter", isNeededToMake: true)
        app.use(.cart, in: "shop.CheckOut.run")
        app.declare(.service("ShopInterface.Prices"))
        let location = AppSketch.place("shop", "main", 20, 30)
        app.register(
            .service("ShopInterface.Prices"), in: "shop",
            lifetime: .init(.scoped, scope: "ShopInterface.Session", location: location))
        app.add { graph in
            for number in graph.scopes!.indices where graph.scopes![number].id == "ShopInterface.Session" {
                graph.scopes![number].contents = ["CartModule.CartRouter"]
                graph.scopes![number].closures = [AppSketch.place("shop", "main", 20, 5)]
            }
        }
        return app.finished
    }()

    @Test func theTable() {
        #expect(
            Self.app.table() == """
                KIND     PROTOCOL       MODULE         PROVIDED BY               USES  STATE
                service  any Cart       CartInterface  CartRouter                   1  ok
                service  any Catalogue  ShopInterface  Session (scope)              1  ok
                service  any Prices     ShopInterface  closure at main.swift:20     0  ok

                SCOPE    IN       VALUES         SCOPED TO IT                          MADE AT
                Session  none     any Catalogue  CartRouter, closure at main.swift:20  Start.swift:4
                Payment  Session  none           none                                  none

                3 routes, 4 modules, 1 provider, 0 adapters, 2 scopes

                """)
    }

    @Test func graphviz() {
        let lines = Self.app.dot().split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.filter { $0.contains("scope ") } == [
                ##""scope ShopInterface.Session" [label="Session (scope)", shape=folder]"##,
                ##""scope shop.Payment" [label="Payment (scope)", shape=folder]"##,
                ##""route RoutableService<any ShopInterface.Catalogue>" -> "scope ShopInterface.Session" [arrowhead=dot]"##,
                ##""provider CartModule.CartRouter" -> "scope ShopInterface.Session" [style=dotted, arrowhead=vee]"##,
                ##""closure Sources/shop/main.swift:20:5" -> "scope ShopInterface.Session" [style=dotted, arrowhead=vee]"##,
                ##""scope shop.Payment" -> "scope ShopInterface.Session" [style=dotted, arrowhead=vee]"##,
            ])
    }

    @Test func mermaid() {
        #expect(
            Self.app.mermaid() == """
                flowchart LR
                    subgraph m0["CartInterface"]
                        n0["RoutableService#60;any Cart#62;"]
                    end
                    subgraph m1["CartModule"]
                        n5(["CartRouter"])
                    end
                    subgraph m2["ShopInterface"]
                        n1["RoutableService#60;any Catalogue#62;"]
                        n2["RoutableService#60;any Prices#62;"]
                        n3[["Session (scope)"]]
                    end
                    subgraph m3["shop"]
                        n4[["Payment (scope)"]]
                        n6[/"shop"/]
                        n7(["closure at main.swift#58;20"])
                    end
                    n6 -.-> n0
                    n5 --> n1
                    n2 --o n7
                    n0 --o n5
                    n1 --o n3
                    n5 -. in .-> n3
                    n7 -. in .-> n3
                    n4 -. in .-> n3

                """)
    }

    @Test(.enabled(if: Browser.found != nil, Comment(rawValue: Browser.missing)))
    func thePage() throws {
        let browser = try #require(Browser.found)
        let steps = """
            see("counts", all(".counts li").map((item) => item.textContent).join(", "));
            see("title", one("h2").textContent);
            for (const section of all("#detail section")) {
                see(section.querySelector("h3").textContent, [...section.querySelectorAll(".main, .absent")].map((item) => item.textContent).join(", "));
            }
            const arrived = moved();
            all("#detail .entries a").find((link) => link.textContent === "CartRouter").click();
            await arrived;
            see("followed", one("h2").textContent);
            see("lifetime", all("#detail section").find((item) => item.textContent.startsWith("Lifetime")).querySelector(".main").textContent);
            """
        let seen = try PageScenario(Self.app, steps: steps).run(in: browser, fragment: "#scope/ShopInterface.Session")
        #expect(
            seen == [
                "counts: 3 routes, 4 modules, 1 provider, 0 adapters, 2 scopes", "title: Session",
                "Made in a scope of: No other scope.", "Values: any Catalogue",
                "Scoped to it2: CartRouter, a closure for any Prices",
                "Scopes in it: Payment", "Made: a scope", "Registered: @AutoRegister", "Declared: Session",
                "followed: CartRouter", "lifetime: scoped to Session",
            ])
    }
}
