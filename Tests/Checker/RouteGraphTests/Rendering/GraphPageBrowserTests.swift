// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import TestSupport
import Testing

/// The page in a browser, with a user's actions.
@Suite(.enabled(if: Browser.found != nil, Comment(rawValue: Browser.missing)), .serialized, .startsPrograms)
struct GraphPageBrowserTests {
    private let browser: Browser

    init() throws { browser = try #require(Browser.found) }

    private func seen(_ fragment: String = "", frame: Int? = nil, steps: String) throws -> [String] {
        try PageScenario(SampleGraph.app, SampleGraph.findings, steps: steps)
            .run(in: browser, fragment: fragment, frame: frame)
    }

    private static let clock = "#route/RoutableService%3Cany%20ClockInterface.WallClock%3E"

    @Test func theStartShowsAllRoutesAndFindings() throws {
        let seen = try seen(
            steps: """
                see("title", document.title);
                see("counts", all(".counts li").map((item) => item.textContent).join(", "));
                see("routes", one("#count").textContent);
                see("first", one(".row").textContent);
                see("findings", all(".finding h3").map((item) => item.textContent).join(", "));
                see("headings", all("h2").map((item) => item.textContent).join(", "));
                see("not understood", one("section:last-child .main").textContent);
                """)
        #expect(
            seen == [
                "title: Routes of notes",
                "counts: 27 routes, 24 modules, 15 providers, 7 adapters, 2 errors, 1 warning",
                "routes: 27 routes",
                "first: ArchiveViewInputunused-declarationNoteListInterface · no provider",
                "findings: error missing-provider, error duplicate-provider, warning unused-declaration",
                "headings: 3 findings, All of it, Modules",
                "not understood: makeRoutes() a call of a function says nothing about the lines that it returns",
            ])
    }

    @Test func theKeyboardFindsARouteAndLeavesItAgain() throws {
        let seen = try seen(
            steps: """
                press("/");
                see("focus", document.activeElement.id);
                type("clock");
                see("found", one("#count").textContent);
                see("active", active() + " " + search.getAttribute("aria-activedescendant"));
                press("ArrowDown");
                see("then", active());
                press("ArrowUp"); press("ArrowUp");
                see("first", active());
                press("ArrowDown"); press("ArrowDown");
                let arrived = moved();
                press("Enter");
                await arrived;
                see("address", location.hash);
                see("title", document.title);
                see("heading", one("h2").textContent);
                see("selected", one('.row[aria-selected="true"] .name').textContent);
                see("said", one("#announcement").textContent);
                press("Escape");
                see("cleared", search.value + one("#count").textContent + " " + one("h2").textContent);
                arrived = moved();
                press("Escape");
                await arrived;
                see("left", location.hash + one("h2").textContent);
                """)
        #expect(
            seen == [
                "focus: search", "found: 3 of 27 routes", "active: ExportRequiredClock row-0",
                "then: NotesRequiredClock",
                "first: ExportRequiredClock", "address: \(Self.clock)", "title: any WallClock – Routes of notes",
                "heading: any WallClock", "selected: WallClock", "said: route any WallClock, 1 finding",
                "cleared: 27 routes any WallClock", "left: 3 findings",
            ])
    }

    @Test func linksLeadFromRouteToProviderToRouteAndBack() throws {
        let seen = try seen(
            Self.clock,
            steps: """
                const follow = async (text) => {
                    const arrived = moved();
                    all("#detail .entries a").find((link) => link.textContent === text).click();
                    await arrived;
                    see(text, one("h2").textContent + " at " + decodeURIComponent(location.hash));
                };
                see("linked", one("h2").textContent);
                one("#detail .entries a").focus();
                await follow("ClockRouter");
                see("focus", document.activeElement.tagName);
                await follow("any WallClock");
                await follow("ClockAdapter");
                await follow("any NotesRequiredClock");
                await follow("NotesRouter");
                for (let step = 0; step < 2; step++) {
                    const arrived = moved();
                    history.back();
                    await arrived;
                    see("back", one("h2").textContent);
                }
                """)
        #expect(
            seen == [
                "linked: any WallClock", "ClockRouter: ClockRouter at #provider/ClockModule.ClockRouter", "focus: H2",
                "any WallClock: any WallClock at #route/RoutableService<any ClockInterface.WallClock>",
                "ClockAdapter: ClockAdapter at #adapter/notes.ClockAdapter",
                "any NotesRequiredClock: any NotesRequiredClock at #route/RoutableService<any NotesInterface.NotesRequiredClock>",
                "NotesRouter: NotesRouter at #provider/NotesModule.NotesRouter", "back: any NotesRequiredClock",
                "back: ClockAdapter",
            ])
    }

    @Test func aRouteShowsItsDeclarationProvidersAdaptersAndUses() throws {
        let seen = try seen(
            "#route/RoutableService%3Cany%20LockInterface.NoteLock%3E",
            steps: """
                for (const part of all("#detail > section")) {
                    see(part.querySelector("h3").firstChild.textContent, [...part.querySelectorAll("li")].map((item) => [...item.children].map((child) => child.textContent).join(" | ")).join("; "));
                }
                see("drawn", all("svg .box .label").map((item) => item.textContent).sort().join(", "));
                """)
        #expect(
            seen == [
                "Provided by: LockRouter | LockModule | Modules/LockModule/LockRouter.swift:13",
                """
                Used by: EditorModel.initfor EditorRouterneeded to make | EditorFeature | Features/EditorFeature/EditorModel.swift:24; \
                LoginAdapter.routesfor LoginAdapter | notes | notes/LoginAdapter.swift:13; \
                LoginFirst.decide | notes | notes/LoginFirst.swift:11
                """,
                "Stands in for: any LoginRequiredPasswords by PasswordAdapter | notes | notes/Adapters/PasswordAdapter.swift:48",
                "Declared: @Routable | LockInterface | Interfaces/LockInterface/NoteLock.swift:6",
                """
                drawn: EditorModuleInput, EditorRequiredLogin, EditorRouter, LockRouter, LoginAdapter, LoginRequiredPasswords, \
                NoteLock, PasswordAdapter, notes
                """,
            ])
    }

    @Test func filtersCanBeCombined() throws {
        let seen = try seen(
            steps: """
                const change = (id, act) => { act(document.getElementById(id)); document.getElementById(id).dispatchEvent(new Event("change")); see(id, one("#count").textContent); };
                change("faulty", (box) => { box.checked = true; });
                change("kind", (choice) => { choice.value = "RoutableService"; });
                change("module", (choice) => { choice.value = "ClockInterface"; });
                see("left", all(".row .name").map((name) => name.textContent).join());
                type("nothing is called that");
                see("nothing", one("#count").textContent + ", " + rows.textContent);
                """)
        #expect(
            seen == [
                "faulty: 3 of 27 routes", "kind: 2 of 27 routes", "module: 1 of 27 routes", "left: WallClock",
                "nothing: 0 of 27 routes, No route is like that.",
            ])
    }

    @Test func anUnknownAddressIsReported() throws {
        let seen = try seen(
            "#provider/%E0%A4%A", steps: #"see("says", one("h2").textContent + " " + one(".key").textContent);"#)
        #expect(seen == ["says: Not in this graph %E0%A4%A"])
    }

    @Test func aPhoneShowsTheListOrTheRouteWithinItsWidth() throws {
        let steps = """
            const isShown = (selector) => getComputedStyle(one(selector)).display !== "none";
            see("width", innerWidth);
            const room = document.documentElement.clientWidth;
            const wide = all("body *").filter((item) => !item.closest(".drawing, .scroll > *, pre, .row *, script, noscript")
                && item.checkVisibility() && item.getBoundingClientRect().right > room);
            see("too wide", wide.map((item) => item.tagName + "." + item.className).join(" ") || "nothing");
            see("rows", isShown(".browser") ? one("#list").clientHeight > 300 && all(".row").length > 5 : "none");
            see("list", isShown(".browser"));
            see("way back", isShown(".panes") && all(".back").length > 0 && isShown(".back"));
            """
        let list = try seen(frame: 375, steps: steps)
        #expect(list == ["width: 375", "too wide: nothing", "rows: true", "list: true", "way back: false"])
        let route = try seen(Self.clock, frame: 375, steps: steps)
        #expect(route == ["width: 375", "too wide: nothing", "rows: none", "list: false", "way back: true"])
    }

    @Test func namesAreShownAsPlainText() throws {
        let steps = """
            see("harmed", window.isHarmed ?? false);
            see("foreign elements", all("img, iframe, object, link, b:not(.counts b)").length + all("script").length);
            see("title", document.title);
            for (const route of graph.routes) {
                const arrived = moved();
                location.hash = address("route", route.id);
                await arrived;
                if (one("h2").textContent !== route.type) see("heading", one("h2").textContent + " is not " + route.type);
                if (!one(".finding p").textContent.includes(route.type)) see("finding", one(".finding p").textContent);
                if (one("#detail").querySelector("img, script")) see("markup", route.type);
            }
            see("harmed", window.isHarmed ?? false);
            """
        let seen = try PageScenario(HostileGraph.app, HostileGraph.findings, steps: steps).run(in: browser)
        #expect(
            seen == [
                "harmed: false", "foreign elements: 3",
                "title: Routes of </title><script>window.isHarmed=true</script>",
                "harmed: false",
            ])
    }

    @Test func nothingIsFetched() throws {
        let seen = try seen(
            steps: """
                see("loaded", performance.getEntriesByType("resource").length);
                const refused = new Promise((resolve) => addEventListener("securitypolicyviolation", () => setTimeout(resolve), { once: true }));
                const image = document.createElement("img");
                image.src = "http://example.invalid/image.png";
                document.body.append(image);
                await refused;
                """)
        #expect(seen == ["loaded: 0", "refused: img-src http://example.invalid/image.png"])
    }

    @Test func aFewOfAThousandUsersAreDrawn() throws {
        let seen = try PageScenario(
            LargeGraph.hub(users: 1_000),
            steps: """
                see("drawn", all("svg .box").length);
                see("others", one(".box.more .label").textContent);
                see("listed", one("#detail").textContent.match(/Used by([0-9]+)/)[1]);
                """
        ).run(in: browser, fragment: "#route/hub")
        #expect(seen == ["drawn: 12", "others: 991 others", "listed: 1000"])
    }

    @Test func aCycleIsDrawnWithEveryArrow() throws {
        let seen = try PageScenario(
            LargeGraph.circle(of: 3),
            steps: """
                see("boxes", all("svg .box").length);
                see("arrows", all("svg .join").length + ", turned round " + all("svg .join[marker-start]").length);
                const boxes = all("svg .box rect").map((box) => box.getBBox());
                see("on one another", boxes.some((one, index) => boxes.slice(index + 1).some((other) =>
                    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height)));
                """
        ).run(in: browser, fragment: "#route/R1")
        #expect(seen == ["boxes: 6", "arrows: 6, turned round 1", "on one another: false"])
    }

    @Test func tenThousandRoutesAreFilteredAtOnce() throws {
        let steps = """
            const elements = ["s", "screen 99", "module17", "", "no such thing"].map((text) => {
                type(text);
                return rows.querySelectorAll("*").length;
            });
            type("");
            see("routes", one("#count").textContent + ", " + one(".counts li").textContent);
            see("rows", all(".row").length < 40);
            list.focus();
            press("End");
            see("last", active());
            see("there", Math.floor(one(".row.active").getBoundingClientRect().bottom) <= innerHeight);
            see("elements", Math.max(...elements) < 1000 ? "fewer than 1000" : elements.join(" "));
            """
        let seen = try PageScenario(LargeGraph.app(routes: 10_000), steps: steps).run(
            in: browser, hasVirtualTime: false)
        #expect(
            seen == [
                "routes: 10,000 routes, 10,000 routes", "rows: true", "last: Screen9999", "there: true",
                "elements: fewer than 1000",
            ])
    }

    @Test(arguments: ["", clock, "#provider/LockModule.LockRouter"], [false, true])
    func everyTextHasEnoughContrast(fragment: String, isDark: Bool) throws {
        let steps = """
            const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
            const brightness = (color) => numbers(color).slice(0, 3)
                .map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
                .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
            const ground = (element) => {
                for (let one = element; one; one = one.parentElement) {
                    const shape = one.matches("g.box") ? one.querySelector("rect, path") : null;
                    const color = shape ? getComputedStyle(shape).fill : getComputedStyle(one).backgroundColor;
                    if (numbers(color)[3] !== 0) return color;
                }
            };
            let texts = 0;
            for (const element of all("body *")) {
                if (!element.checkVisibility() || !element.getClientRects().length || /SCRIPT|TITLE|OPTION/i.test(element.tagName)) continue;
                if (![...element.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) continue;
                const style = getComputedStyle(element);
                const color = element.tagName === "text" ? style.fill : style.color;
                const [dim, bright] = [brightness(color), brightness(ground(element))].sort((one, other) => one - other);
                const contrast = (bright + 0.05) / (dim + 0.05);
                texts++;
                if (contrast < 4.5) see("too faint", element.textContent + " " + contrast.toFixed(2));
            }
            see("texts", texts > 60);
            see("dark", brightness(getComputedStyle(document.body).backgroundColor) < 0.1);
            """
        let seen = try PageScenario(SampleGraph.app, SampleGraph.findings, steps: steps)
            .run(in: browser, fragment: fragment, isDark: isDark)
        #expect(seen == ["texts: true", "dark: \(isDark)"])
    }

    @Test(arguments: [(375, 800), (1600, 1000)])
    func thePageIsPainted(width: Int, height: Int) throws {
        let page = try SampleGraph.app.html(findings: SampleGraph.findings)
        let pictures = try [false, true].map { isDark in
            try browser.picture(of: page, fragment: Self.clock, width: width, height: height, isDark: isDark)
        }
        for picture in pictures {
            let size = [16, 20].map { offset in picture[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(size == [width, height])
            // A picture of an empty page has fewer than 10,000 bytes.
            #expect(picture.count > 25_000)
        }
        #expect(pictures[0] != pictures[1])
    }
}
