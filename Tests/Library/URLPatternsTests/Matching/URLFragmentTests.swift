// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing

@testable import ModuleRouterViews
@testable import URLPatterns

@Suite("A pattern with a fragment")
struct URLFragmentTests {
    @Test(
        "matches URLs whose fragment matches",
        arguments: [
            ("a://h/#/product/7", "a://h/#/product/:id(Int)", [["7"]]),
            ("a://h#/product/7/", "a://h/#/product/:id", [["7"]]),
            ("a://h/1#top", "a://h/:id#:section", [["1"], ["top"]]),
            ("a://h/1/?q=2#top", "a://h/:id?q=:q#:s", [["1"], ["2"], ["top"]]),
            ("a://h#a%2Fb", "a://h#:x", [["a/b"]]), ("a://h#v7.html", "a://h#v:x(Int).html", [["7"]]),
            ("a://h#%61", "a://h#a", []), ("a://h#/", "a://h#/", []), ("a://h#a/", "a://h#a", []),
            // In a fragment, `?` and `#` are text.
            ("a://h#/search?q=tea", "a://h#/search?q=:q", [["tea"]]),
            ("a://h?r=1#?r=2", "a://h?r=:r#:x", [["1"], ["?r=2"]]),
            ("a://h#a#b", "a://h#:x", [["a#b"]]), ("a://h##", "a://h##", []),
            ("a://h#", "a://h#*x", [[]]), ("a://h#a/b?c", "a://h#*x", [["a", "b?c"]]),
            ("a://h#/a", "a://h#*x", [["", "a"]]),
            ("a://h#/a/b", "a://h#/*x", [["a", "b"]]),
            ("a://h/a/b#c/d", "a://h/*x#c/:y", [["a", "b"], ["d"]]),
            ("a://h/a#b/c", "a://h/*x#*y", [["a"], ["b", "c"]]), ("a:/#x", "a://#:x", [["x"]]),
            ("a://h.i/#x", "a://:h.i#:x", [["h"], ["x"]]), ("a://h/#x", "a://:h#:x", [["h"], ["x"]]),
        ] as [(String, String, [[String]?])])
    func matches(url: String, pattern: String, texts: [[String]?]) throws {
        #expect(try matched(url, pattern) == texts)
    }

    @Test(
        "matches no other URL",
        arguments: [
            ("a://h", "a://h#a"), ("a://h#", "a://h#a"), ("a://h#b", "a://h#a"), ("a://h#A", "a://h#a"),
            ("a://h#/a", "a://h#a"), ("a://h#a", "a://h#/a"), ("a://h#a/b", "a://h#a"),
            ("a://h#a//", "a://h#a"),
            ("a://h", "a://h#*x"), ("a://h", "a://h#/"), ("a://h#", "a://h#/"), ("a://h#", "a://h#/*x"),
            ("a://h#x", "a://h#:x(Int)"), ("a://h#%", "a://h#:x"), ("a://h#%00", "a://h#:x"),
            ("a://h#%FF", "a://h#*x"),
            ("a://h?a", "a://h#a"), ("a://h/a", "a://h#a"), ("a://h#a", "a://h?q#a"),
            ("a://h#a?q", "a://h?q#a"),
            ("a://h/b#a", "a://h#a"),
        ])
    func refuses(url: String, pattern: String) throws {
        #expect(try matched(url, pattern) == nil)
    }

    @Test("reads a long rest to its end")
    func longRest() throws {
        let long = String(repeating: "a", count: 100)
        #expect(try matched("a://h#\(long)/b", "a://h#*x") == [[long, "b"]])
        #expect(try matched("a://h#%\(long)/b", "a://h#*x") == nil)
        #expect(try matched("a://h/b#\(long)/%", "a://h/*x#*y") == nil)
        #expect(try matched("a://h/\(long)#\(long)", "a://h/*x#*y") == [[long], [long]])
    }

    @Test("is preferred to a pattern without a fragment")
    func choice() throws {
        let patterns = [
            "a://h/:x", "a://h/:x?q", "a://h/:x#s", "a://h/:x#:s(Int)", "a://h/:x#:s", "a://h/*rest",
            "a://h/*rest#s",
        ]
        let expected = [
            "a://h/1": 0, "a://h/1?q": 1, "a://h/1?q#s": 2, "a://h/1#5": 3, "a://h/1#t": 4,
            "a://h/1#/t": 0,
            "a://h/1?q#/t": 1, "a://h/1/2": 5, "a://h/1/2#s": 6, "a://h/1/2#t": 5,
        ]
        for (url, number) in expected {
            #expect(try chosen(url, patterns) == patterns[number], "\(url)")
        }
    }

    @Test(
        "writes its fragment encoded",
        arguments: [
            ("a://h/:x#:y", [["1"], ["a/b?#é"]], "a://h/1#a%2Fb?%23%C3%A9"),
            ("a://h#/product/:y", [[".."]], "a://h#/product/.."),
            ("a://h#/search?q=:y", [["tea time"]], "a://h#/search?q=tea%20time"),
            ("a://h#/", [], "a://h#/"),
            ("a://h?q=:y#*z", [["1"], ["", "a"]], "a://h?q=1#/a"), ("a://h#*z", [[]], "a://h#"),
            ("a://h#/*z", [[]], "a://h#/"), ("a://h#a/*z", [["", ""]], "a://h#a//"),
        ] as [(String, [[String]?], String)])
    func writes(pattern: String, texts: [[String]?], url: String) throws {
        let syntax = try URLPatternSyntax([.text(pattern)])
        #expect(syntax.url(of: texts) == url)
        #expect(URLTrie([syntax]).match(url)?.texts == texts)
    }

    @Test("is written with the alternative that a value needs")
    func alternatives() throws {
        let syntax = try URLPatternSyntax([.text("a://h/:x{|#:s}")])
        #expect(syntax.url(of: [["1"], nil]) == "a://h/1")
        #expect(syntax.url(of: [["1"], ["top"]]) == "a://h/1#top")
    }

    @Test(
        "is redirected with its values and without its fragment",
        arguments: [
            ("a://h#/product/:id", "b://product/:id", "a://h?r=1#/product/7", "b://product/7?r=1"),
            ("a://product/:id", "b://h/#/product/:id", "a://product/7?r=1#top", "b://h?r=1#/product/7"),
            ("a://product/:id", "b://h?id=:id#top", "a://product/7?r=1", "b://h?id=7&r=1#top"),
            ("a://product/:id{#:s|}", "b://:id{#:s|}", "a://product/7?r=1", "b://7?r=1"),
        ])
    func redirects(pattern: String, target: String, url: String, expected: String) throws {
        let (pattern, target) = try (
            URLPatternSyntax([.text(pattern)]), URLPatternSyntax([.text(target)])
        )
        let texts = try #require(URLTrie([pattern]).match(url)?.texts)
        let values = CompiledURLPattern<Never>.values(texts, pattern.placeholders).texts
        #expect(URLRedirection.url(redirecting: url, of: pattern, values, to: target) == expected)
    }
}

@Suite("A route behind a fragment")
struct URLFragmentRouteTests {
    private let registry = RouteRegistry { ProductRouter.self }

    @Test("opens only matching URLs")
    func opens() throws {
        try registry.run { () throws in
            let made = try Router.destination(serviceURL: "https://shop.example/#/product/7")
            #expect((made as? ProductConfiguration)?.id == 7)
            let noted =
                try Router.destination(serviceURL: "shop://note/7#top%20end") as? ProductConfiguration
            #expect(noted?.id == 7 && noted?.section == "top end")
            #expect(!Router.canOpen(url: "https://shop.example/#/product/tea"))
            #expect(!Router.canOpen(url: "https://shop.example/#/products"))
            #expect(!Router.canOpen(url: "https://shop.example/"))
        }
    }

    @Test("is written in the form in which it is read")
    func writes() throws {
        let route = RoutableServiceModule<any ProductInput>()
        try registry.run { () throws in
            #expect(try Router.url(for: route) { $0.id = 7 } == "shop://product/7")
            #expect(
                try Router.url(for: route, scheme: "https") { $0.id = 7 }
                    == "https://shop.example#/product/7")
            // The first pattern has no placeholder for the section, and key paths write only their own properties.
            #expect(
                try Router.url(for: route, scheme: "shop-note") { ($0.id, $0.section) = (7, "a/b") }
                    == "shop-note://7#a%2Fb")
        }
    }

    @Test("has a hint for a value of the wrong type")
    func nearMiss() {
        registry.run {
            let error = #expect(throws: RouteError.self) {
                try Router.destination(serviceURL: "https://shop.example/#/product/tea")
            }
            #expect(error?.hint?.contains("since 'tea' is no Int") == true)
        }
    }
}

private protocol ProductInput: AnyObject {
    var id: Int { get set }
    var section: String? { get set }
}

extension RoutableServiceModule where Protocol == any ProductInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ProductConfiguration: ProductInput {
    var id = 0
    var section: String?
}

private struct ProductRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any ProductInput>()) { $0 }
        URLPattern("{shop://|https://shop.example/#/}product/\(\.id)", by: .outside)
        URLPattern("{shop://note/|shop-note://}\(\.id){#\(\.section)|}", by: .outside)
    }
    static func makeConfiguration() -> ProductConfiguration { ProductConfiguration() }
    func makeDestination(with configuration: ProductConfiguration) -> ProductConfiguration? {
        configuration
    }
}
