// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// By the rules of each system, the files pass exactly the URLs to the app that the app opens for outside code.
@Suite struct SystemLinkTests {
    private static func list(_ patterns: [String], closed: [String] = []) -> LinkList {
        let links = (patterns.map { ($0, Link.Sender.outside) } + closed.map { ($0, .app) }).enumerated().map {
            RandomLinks.link($1.0, sender: $1.1, line: $0)
        }
        return LinkList(entryPoint: "App", links: links)
    }

    private static func file(_ list: LinkList, host: String = "a.b") throws -> SiteAssociation {
        try SiteAssociation(AppleSiteAssociation(of: list, host: host).json(appIDs: ["A.b"]))
    }

    private static func opens(_ url: String, _ list: LinkList) -> Bool {
        LinkTable(list.links).match(url)?.link.sender == .outside
    }

    // MARK: Random patterns

    @Test("universal links are the URLs that the app opens", arguments: [UInt64](1...4))
    func universalLinksAreOpenedURLs(seed: UInt64) throws {
        var counts = (passed: 0, kept: 0, approximated: 0)
        for round in 0..<60 {
            var random = RandomLinks(seed: seed << 32 | UInt64(round))
            let list = LinkList(entryPoint: "App", links: try random.links())
            let association = AppleSiteAssociation(of: list, host: "a.b")
            let file = try SiteAssociation(try association.json(appIDs: ["A.b"]))
            for _ in 0..<20 {
                let url = try random.url(near: list.links)
                guard url.hasPrefix("https://a.b/") || url == "https://a.b" else { continue }
                let context = Comment(
                    "seed \(seed), round \(round): \(url) of \(list.links.map { ($0.pattern, $0.sender) }), \(file.paths)"
                )
                let component = file.component(for: url)
                let isPassed = component.map { !$0.isExclude } ?? false
                if Self.opens(url, list) {
                    #expect(isPassed, context)
                    counts.passed += 1
                } else if isPassed {
                    let closed = LinkTable(list.links).match(url)?.link.pattern
                    let isTold =
                        closed.map { closed in
                            association.remarks.contains { $0.hasPrefix("'\(closed)' is closed, but") }
                        } ?? false
                    #expect(component?.isApproximated == true || isTold, context)
                    counts.approximated += 1
                } else {
                    counts.kept += 1
                }
            }
        }
        #expect(counts.passed > 100 && counts.kept > 100 && counts.approximated < counts.kept, "\(counts)")
    }

    @Test("intent filters are for the URLs that the app opens", arguments: [UInt64](1...4))
    func intentFiltersAreForOpenedURLs(seed: UInt64) throws {
        var counts = (passed: 0, kept: 0, approximated: 0)
        for round in 0..<60 {
            var random = RandomLinks(seed: seed << 32 | UInt64(round))
            let list = LinkList(entryPoint: "App", links: try random.links())
            let manifest = AndroidManifest(of: list)
            let filters = try IntentFilters(manifest.xml)
            for _ in 0..<20 {
                let url = try random.url(near: list.links)
                let context = Comment(
                    "seed \(seed), round \(round): \(url) of \(list.links.map { ($0.pattern, $0.sender) }), \(manifest.xml)"
                )
                let comments = filters.comments(for: url)
                if Self.opens(url, list) {
                    let isTold = url.contains("%2F") && manifest.remarks.contains { $0.contains("%2F") }
                    #expect(!comments.isEmpty || isTold, context)
                    counts.passed += 1
                } else if !comments.isEmpty {
                    // `/a%2Fb` and `/a/b` have the same decoded path.
                    let isTold = url.contains("%2F") && manifest.remarks.contains { $0.contains("%2F") }
                    #expect(comments.allSatisfy { $0.contains("(approximated:") } || isTold, context)
                    counts.approximated += 1
                } else {
                    counts.kept += 1
                }
            }
        }
        #expect(counts.passed > 100 && counts.kept > 100 && counts.approximated < counts.kept, "\(counts)")
    }

    // MARK: Apple

    @Test func reservedCharactersAreWrittenPlainAndEncoded() throws {
        let file = try Self.file(
            Self.list(["https://a.b/@:name/feed", "https://a.b/+:name", "https://a.b/c$d(1)", "https://a.b/s?q=%40"]))
        for url in [
            "/@ann/feed", "/%40ann/feed/", "/+ann", "/%2Bann", "/c$d(1)", "/c%24d%281%29", "/s?q=@", "/s?q=%40",
        ] {
            #expect(file.accepts("https://a.b" + url), "\(url)")
        }
        for url in [
            "/", "/x", "/x/feed", "/ann/feed", "/ann", "/@/feed", "/+", "/cxd(1)", "/c$d1", "/s?q=a", "/@a/b/feed",
        ] {
            #expect(!file.accepts("https://a.b" + url), "\(url)")
        }
        #expect(file.paths.contains("/@?*/feed") && file.paths.contains("/%40?*/feed") && file.paths.contains("/+?*"))
    }

    @Test func closedPatternIsExcludedBeforeTheOpenOne() throws {
        let list = Self.list(["https://a.b/user/:name"], closed: ["https://a.b/user/admin", "https://a.b/other/:x"])
        let file = try Self.file(list)
        #expect(
            file.paths == [
                "NOT /user/*/?*", "NOT /user//", "NOT /user/*//", "NOT /user/admin", "NOT /user/admin/", "/user/?*",
            ])
        #expect(!file.accepts("https://a.b/user/admin") && !file.accepts("https://a.b/user/admin/"))
        #expect(file.accepts("https://a.b/user/adminx") && file.accepts("https://a.b/user/ann?x=1#y"))
        #expect(
            !file.accepts("https://a.b/user/ann/posts") && !file.accepts("https://a.b/user//")
                && !file.accepts("https://a.b/user/ann//"))
    }

    @Test func slashAtTheEndIsNoValueAfterText() throws {
        let file = try Self.file(
            Self.list(["https://a.b/:name", "https://a.b/x/+:name"], closed: ["https://a.b/@:name"]))
        for url in ["/@", "/@/", "/%40/", "/ann/", "/x/+a/"] { #expect(file.accepts("https://a.b" + url), "\(url)") }
        for url in ["/@ann", "/@ann/", "/x/+", "/x/+/"] { #expect(!file.accepts("https://a.b" + url), "\(url)") }
    }

    @Test func flagInAQueryNeedsNoValue() throws {
        let file = try Self.file(Self.list(["https://a.b/x?print=:print(Bool)"]))
        for url in ["/x?print", "/x?print=", "/x?print=true", "/x/?a=1&print=0"] {
            #expect(file.accepts("https://a.b" + url), "\(url)")
        }
        for url in ["/x", "/x?print=yes"] { #expect(!file.accepts("https://a.b" + url), "\(url)") }
    }

    @Test func openPatternBelowAClosedOneStays() throws {
        let file = try Self.file(
            Self.list(
                ["https://a.b/*rest", "https://a.b/user/me"], closed: ["https://a.b/user/:name", "https://a.b/in/*x"]))
        for url in ["", "/", "/user", "/user/me", "/user/me/", "/user/a/b", "/inn"] {
            #expect(file.accepts("https://a.b" + url), "\(url)")
        }
        for url in ["/user/you", "/in", "/in/", "/in/a/b/c/d"] { #expect(!file.accepts("https://a.b" + url), "\(url)") }
    }

    @Test func closedPatternThatCannotBeExcludedIsNamed() {
        let list = Self.list(["https://a.b/user/:name"], closed: ["https://a.b/user/:id(Int)"])
        #expect(
            AppleSiteAssociation(of: list, host: "a.b").remarks.contains(
                "'https://a.b/user/:id(Int)' is closed, but the file cannot exclude exactly its URLs: they reach the app by 'https://a.b/user/:name', and the app refuses them"
            ))
    }

    @Test func fragmentIsStated() throws {
        let file = try Self.file(
            Self.list(
                ["https://a.b/#/list", "https://a.b/#/product/:id", "https://a.b/note/:id"],
                closed: ["https://a.b/note/:id#edit"]))
        for url in ["/#/list", "/#/list/", "#/product/7", "/note/1", "/note/1#top"] {
            #expect(file.accepts("https://a.b" + url), "\(url)")
        }
        for url in ["/", "/#", "/#/lists", "/list", "/note/1#edit", "/note/1#edit/"] {
            #expect(!file.accepts("https://a.b" + url), "\(url)")
        }
        #expect(file.component(for: "https://a.b/#/list")?.comment == "https://a.b/#/list")
        #expect(
            file.component(for: "https://a.b/#/product/7/x")?.comment
                == "https://a.b/#/product/:id (approximated: the fragment may differ)")
    }

    @Test func typedValuesAreStatedOrNamedAsApproximated() throws {
        let file = try Self.file(
            Self.list([
                "https://a.b/f/:on(Bool)", "https://a.b/s/:s(x|y)", "https://a.b/u/:id(UUID)", "https://a.b/i/:id(Int)",
            ]))
        for url in ["/f/true", "/f/0", "/s/x", "/u/12345678-1234-1234-1234-123456789abc", "/i/7"] {
            #expect(file.accepts("https://a.b" + url))
        }
        for url in ["/f/yes", "/s/z", "/u/7", "/i/7/8"] { #expect(!file.accepts("https://a.b" + url)) }
        #expect(
            file.component(for: "https://a.b/i/7")?.comment
                == "https://a.b/i/:id(Int) (approximated: the values of id may differ)")
        #expect(file.component(for: "https://a.b/s/x")?.comment == "https://a.b/s/:s(x|y)")
    }

    @Test func fileOfAHostHasThePatternsOfItsDomainAndOfAnyHost() throws {
        let list = Self.list([
            "https://:team.b.c/x", "https://a.b.c/y", "https://:any/z", "https://:v(p|q).b.c/w", "://z/w",
            "https://b.c:8443/p",
        ])
        #expect(AppleSiteAssociation.hosts(of: list) == ["*.b.c", "a.b.c", "p.b.c", "q.b.c"])
        #expect(try Self.file(list, host: "a.b.c").paths == ["/y", "/y/", "/x", "/x/", "/z", "/z/"])
        #expect(try Self.file(list, host: "p.b.c").paths == ["/w", "/w/", "/x", "/x/", "/z", "/z/"])
        #expect(try Self.file(list, host: "*.b.c").paths == ["/x", "/x/", "/z", "/z/"])
        let remarks = AppleSiteAssociation(of: list, host: "*.b.c").remarks
        #expect(
            remarks.contains(
                "'https://b.c:8443/p' is left out: a universal link has the scheme https, a host and no port"))
        #expect(remarks.contains("the wildcard of '*.b.c' also stands for several labels; the app refuses such hosts"))
    }

    @Test func redirectionToAClosedPatternIsClosed() throws {
        func redirection(_ pattern: String, to target: String) -> Link {
            var link = RandomLinks.link(pattern)
            link.target = .redirection(to: target)
            return link
        }
        let links = [
            redirection("https://a.b/one/:name", to: "app://note/:name"),
            redirection("https://a.b/two/:name", to: "app://admin/:name"),
            redirection("https://a.b/three", to: "app://nothing"), RandomLinks.link("app://note/:name"),
            RandomLinks.link("app://admin/:name", sender: .app),
        ]
        let file = try Self.file(LinkList(entryPoint: "App", links: links))
        #expect(
            file.accepts("https://a.b/one/x") && !file.accepts("https://a.b/two/x")
                && !file.accepts("https://a.b/three"))
    }

    // MARK: Android

    @Test func patternForTheRootKeepsTheOtherPaths() throws {
        let list = Self.list(["https://a.b/", "https://a.b/list/:name", "https://a.b/about"])
        let xml = AndroidManifest(of: list).xml
        #expect(xml.contains("<data android:path=\"/\" />"))
        let filters = try IntentFilters(xml)
        for url in ["", "/", "/?x=1", "/list/a", "/list/a/", "/list/a.b", "/list/%40%20", "/about", "/about/"] {
            #expect(filters.accept("https://a.b" + url), "\(url)")
        }
        for url in ["/x", "/list", "/list/", "/list/a/b", "/about/x", "//"] {
            #expect(!filters.accept("https://a.b" + url), "\(url)")
        }
    }

    @Test func closedTextIsNoValueOfAnIntentFilter() throws {
        let list = Self.list(
            ["https://a.b/user/:name/edit"],
            closed: ["https://a.b/user/admin/edit", "https://a.b/user/ad/edit", "https://a.b/user/[]/edit"])
        let filters = try IntentFilters(AndroidManifest(of: list).xml)
        for name in ["a", "adm", "admi", "admins", "bdmin", "é", "[", "[]]", "]", "adx", "^", "-"] {
            #expect(
                filters.accept(
                    "https://a.b/user/\(name.replacing("[", with: "%5B").replacing("]", with: "%5D").replacing("^", with: "%5E").replacing("é", with: "%C3%A9"))/edit"
                ), "\(name)")
        }
        for name in ["admin", "ad", "%5B%5D", "", "a/b"] {
            #expect(!filters.accept("https://a.b/user/\(name)/edit"), "\(name)")
        }
    }

    @Test func closedPatternThatNoElementExcludesIsNamed() throws {
        let list = Self.list(["https://a.b/user/:name"], closed: ["https://a.b/user/:id(Int)"])
        #expect(
            AndroidManifest(of: list).xml.contains(
                "<!-- https://a.b/user/:name (approximated: the URLs of https://a.b/user/:id(Int) may differ) -->"))
    }

    @Test func fragmentIsNotStatedInAnIntentFilter() throws {
        let list = Self.list(["https://a.b/note/:id"], closed: ["https://a.b/note/new#edit"])
        #expect(try IntentFilters(AndroidManifest(of: list).xml).accept("https://a.b/note/new"))
        #expect(
            AndroidManifest(of: list).xml.contains(
                "<!-- https://a.b/note/:id (approximated: the URLs of https://a.b/note/new#edit may differ) -->"))
        #expect(
            AndroidManifest(of: Self.list(["https://a.b/#/list"])).xml.contains(
                "<!-- https://a.b/#/list (approximated: the fragment may differ) -->"))
    }

    @Test func typesAreStatedAsSets() throws {
        let list = Self.list([
            "https://a.b/i/:id(Int)", "https://a.b/u/:id(UInt).html", "https://a.b/x/:id(UUID)",
            "https://a.b/f/:on(Bool)",
            "https://a.b/d/:n(Double)", "https://a.b/h/:name.html",
        ])
        let filters = try IntentFilters(AndroidManifest(of: list).xml)
        for url in [
            "/i/7", "/i/-7/", "/u/7.html", "/x/12345678-1234-1234-1234-123456789ABC", "/f/true", "/d/-1.5e+3",
            "/h/a.b.html",
        ] {
            #expect(filters.accept("https://a.b" + url), "\(url)")
        }
        for url in ["/i/a", "/i/--7", "/u/7", "/u/a.html", "/x/1", "/f/yes", "/d/x", "/h/a.ht"] {
            #expect(!filters.accept("https://a.b" + url), "\(url)")
        }
    }

    @Test func filterWithoutAHostIsMarkedAsApproximated() throws {
        let list = Self.list(["a:///c", "a://b/c", "a://b", "c://:x/d?q=1"])
        let xml = AndroidManifest(of: list).xml
        let comments = xml.matches(of: /<!-- (.*) -->/).map { String($0.1) }
        #expect(
            comments.sorted() == [
                "a:///c (approximated: the host and the path may differ)", "a://b", "a://b/c",
                "c://:x/d?q=1 (approximated: the query may differ)",
            ])
        let filters = try IntentFilters(xml)
        #expect(
            filters.accept("a://b") && filters.accept("a://b/") && filters.accept("a://b/c")
                && filters.accept("c://z/d?q=1"))
        #expect(filters.accept("a:///c") && !filters.accept("c://b"))
    }

    @Test func portAndHostsAreCompared() throws {
        let list = Self.list(["https://a.b:8443/p", "https://:team.b.c/x", "http://a.b:80/q"])
        let manifest = AndroidManifest(of: list)
        let filters = try IntentFilters(manifest.xml)
        #expect(
            filters.accept("https://a.b:8443/p") && !filters.accept("https://a.b/p")
                && !filters.accept("https://a.b:8443/x"))
        #expect(filters.accept("https://t.b.c/x") && !filters.accept("https://b.c/x") && filters.accept("http://a.b/q"))
        #expect(manifest.xml.contains("<!-- https://:team.b.c/x (approximated: the host may differ) -->"))
        #expect(manifest.remarks.contains { $0.hasPrefix("Android does not compare the port") })
    }

    @Test func textsOfPatternsCannotLeaveTheirPlaceInXML() throws {
        let list = Self.list(["https://a.b/\"><x>&--\\*.", "https://a.b/-->/:id/--"])
        let filters = try IntentFilters(AndroidManifest(of: list).xml)
        #expect(filters.filters.count == 1)
        #expect(filters.accept("https://a.b/%22%3E%3Cx%3E&--%5C*."))
        #expect(filters.accept("https://a.b/--%3E/1/--"))
        #expect(!filters.accept("https://a.b/--%3E/1/2"))
    }
}
