// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// Lists, drawings and the page of an app with named providers and short keys.
@Suite struct NamedRouteTests {
    /// Two declared keys: one has only named providers, the other one a provider without a name and a named one.
    private static let app: RouteGraph = {
        let location = { (line: Int) in SourceLocation(file: "App/main.swift", line: line, column: 1) }
        func route(_ name: String, _ provider: String? = nil, isUsed: Bool = true) -> RouteGraph.Route {
            RouteGraph.Route(
                id: "RoutableService<any I.\(name)>" + (provider.map { " named '\($0)'" } ?? ""), kind: .service,
                type: "any \(name)", module: "I", providerName: provider,
                declarations: provider == nil
                    ? [RouteGraph.Declaration(module: "I", form: .macro, isMainActor: false, location: location(1))]
                    : [],
                uses: isUsed ? [RouteGraph.Use(module: "App", place: "main.swift", location: location(9))] : [],
                shortName: name.lowercased())
        }
        let routes = [
            route("Log"), route("Log", "file"), route("Store", isUsed: false), route("Store", "cloud"),
            route("Store", "disk"),
        ]
        return RouteGraph(
            entryPoint: "App",
            modules: [RouteGraph.Module(name: "App", role: .executable), RouteGraph.Module(name: "I")],
            routes: routes,
            providers: [0, 1, 3, 4].map { index in
                RouteGraph.Provider(
                    id: "App.P\(index)", name: "P\(index)", module: "App",
                    provides: [RouteGraph.Line(route: routes[index].id, location: location(10 + index))],
                    location: location(index))
            })
    }()

    private static let findings = [
        RouteFinding(
            .unusedDeclaration, .warning, subject: "RoutableService<any Store>", "unused", at: nil, remedy: "remove it")
    ]

    @Test func tableHasNamesAndShortKeysAndNoRowForTheDeclaration() {
        #expect(
            Self.app.table() == """
                KIND     PROTOCOL                 KEY     MODULE  PROVIDED BY  USES  STATE
                service  any Log                  .log    I       P0              1  ok
                service  any Log named 'file'     .log    I       P1              1  ok
                service  any Store named 'cloud'  .store  I       P3              1  ok
                service  any Store named 'disk'   .store  I       P4              1  ok

                4 routes, 2 modules, 4 providers, 0 adapters

                """)
    }

    @Test func declarationWithAFindingHasARow() {
        let table = Self.app.table(findings: Self.findings)
        #expect(
            table.contains(
                "\nservice  any Store                .store  I       none            0  unused-declaration\n"))
        #expect(table.contains("5 routes, "))
    }

    @Test func drawingsHaveNoNodeForTheDeclaration() {
        var others = Self.app
        others.routes.removeAll { $0.id == "RoutableService<any I.Store>" }
        #expect(others.routes.count == 4)
        #expect(Self.app.mermaid() == others.mermaid())
        #expect(Self.app.dot() == others.dot())
    }

    @Test(.enabled(if: Browser.found != nil, Comment(rawValue: Browser.missing)))
    func pageHasNamesAndCountsDeclarationsOnce() throws {
        let scenario = try PageScenario(
            Self.app,
            steps: """
                see("counts", one(".counts").textContent);
                see("rows", all(".row .name").map((item) => item.textContent).join(", "));
                see("keys", all(".row .about").map((item) => item.textContent.split(" · ")[0]).join(", "));
                see("declares", all("tbody tr").map((row) => row.children[0].textContent + " " + row.children[1].textContent).join(", "));
                see("drawn", all("svg .box.route .label").map((item) => item.textContent).sort().join(", "));
                see("pixels", Math.min(...all("svg .label").map((item) => parseFloat(getComputedStyle(item).fontSize) * item.getScreenCTM().a)) >= 11);
                location.hash = address("route", "RoutableService<any I.Store>");
                await moved();
                see("title", one("#detail h2").textContent);
                see("sections", all("#detail section h3").map((item) => item.textContent).join(", "));
                """)
        #expect(
            try scenario.run(in: #require(Browser.found)) == [
                "counts: 4 routes2 modules4 providers0 adapters",
                "rows: Log, Log named 'file', Store named 'cloud', Store named 'disk'",
                "keys: .log, .log, .store, .store",
                "declares: Appentry point –, I 2",
                "drawn: Log, Log named 'file', Store named 'cloud', Store named 'disk'",
                "pixels: true", "title: any Store", "sections: Named providers2, Provided by, Used by, Declared",
            ])
    }

    /// A long chain is wider than the page: it is scrolled, and its labels stay readable.
    @Test(.enabled(if: Browser.found != nil, Comment(rawValue: Browser.missing)))
    func labelsOfAWideDrawingAreReadable() throws {
        let scenario = try PageScenario(
            LargeGraph.circle(of: 20),
            steps: """
                const smallest = () => Math.min(...all("svg .label").map((item) => parseFloat(getComputedStyle(item).fontSize) * item.getScreenCTM().a));
                see("overview", smallest() >= 11);
                see("scrolls", one(".drawing").scrollWidth > one(".drawing").clientWidth);
                location.hash = address("route", graph.routes[10].id);
                await moved();
                see("route", smallest() >= 11);
                """)
        #expect(try scenario.run(in: #require(Browser.found)) == ["overview: true", "scrolls: true", "route: true"])
    }
}
