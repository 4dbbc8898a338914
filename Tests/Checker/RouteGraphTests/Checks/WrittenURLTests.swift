// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing
import URLPatterns

/// The checker must not report a URL that the library matches.
@Suite struct WrittenURLTests {
    private static let patterns = [
        "notes://note/:name", "notes://item/:id(Int)?q=:text", "notes://list?sort=(up|down)", "notes://list?sort=down",
        "{notes://|https://notes.example/}note/:name{/page/:page(Int)|}", "https://notes.example:8443/@:user.html",
        "https://:team.notes.example/board", "notes://files/*path", "notes://print?print&mode=draft", "://notes/local",
        "notes://flag?on=:on(Bool)&many=:many*&maybe=:maybe(Int)?", "https://[::1]/loop", "notes://:host/x",
        "notes://note/:name#:section", "https://notes.example/#/note/:id(Int)", "notes://list{?sort=up|}#*rest",
    ]

    private static let urls = [
        "notes://note/Tea", "notes://note/Tea/", "notes://note", "notes://note/", "notes://note//",
        "notes://note/Tea/x",
        "NOTES://NOTE/Tea", "notes://NOTE/tea", "notes://note/Tea%20time", "notes://note/Tea%2Ftime",
        "notes://note/%ZZ",
        "notes://note/Tea#fragment", "notes://note/Tea?x=1", "notes://user@note/Tea", "notes://no%74e/Tea",
        "notes://item/1?q=a", "notes://item/1?q=", "notes://item/x?q=a", "notes://item/1", "notes://item/1?Q=a",
        "notes://item/1?q=a+b", "notes://item/99999999999999999999?q=a", "notes://item/-1?x=1&q=a&q=b",
        "notes://list?sort=up", "notes://list?sort=left", "notes://list", "notes://list/?sort=down",
        "https://notes.example/note/Tea",
        "https://notes.example:443/note/Tea/page/2", "https://notes.example:80/note/Tea",
        "https://notes.example/note/Tea/page/x",
        "https://notes.example:8443/@me.html", "https://notes.example:8443/@.html", "https://notes.example/@me.html",
        "https://a.notes.example/board", "https://A.Notes.example/board", "https://a.b.notes.example/board",
        "https://.notes.example/board", "notes://files", "notes://files/", "notes://files/a/b", "notes://files/a//b",
        "notes://print?print&mode=draft", "notes://print?mode=draft", "notes://print?print=1&mode=draft&mode=x",
        "://notes/local", "notes/local", "", ":", "notes:", "notes:note", "notes:/note/Tea", "notes:note/Tea",
        "notes://flag?on", "notes://flag?on=true", "notes://flag?on=2", "notes://flag?on=1&maybe=x",
        "notes://flag?many=1&on=0",
        "https://[::1]/loop", "https://[::1]:443/loop", "https://[::1/loop", "notes://anything/x", "notes:///x",
        "notes://a\\b/x", "notes://note:1/Tea", "notes://note:/Tea", "notes://note:x/Tea", "1notes://note/Tea",
        "nötes://note/Tea",
        "notes://note/Té", "notes://note/.", "notes://note?/Tea", "notes://list?&&sort=up",
        "notes://list?sort=up&sort=down",
        "notes://note/Tea#a/b", "notes://note/Tea#", "notes://note/Tea#%ZZ", "https://notes.example/#/note/1",
        "https://notes.example#/note/1/", "https://notes.example/#/note/x", "https://notes.example/#note/1",
        "https://notes.example/", "notes://list#", "notes://list?sort=up#a/b", "notes://list?sort=down#?sort=up",
    ]

    @Test(arguments: patterns, urls) func aURLThatTheLibraryMatchesIsNotReported(pattern: String, url: String) throws {
        let syntax = try? URLPatternSyntax([.text(pattern)])
        guard let syntax else { return }
        let isMatched = URLTrie([syntax]).pattern(matching: url) != nil
        var app = AppSketch()
        app.provide("NoteModule.NoteRouter", urls: [pattern], isView: true)
        app.add { graph in
            graph.urls = [
                .init(.open, text: url, module: "notes", location: AppSketch.place("notes", "Show", 1))
            ]
        }
        let isReported = app.findings.contains { $0.id == .unmatchedURL }
        if isMatched { #expect(!isReported) } else if !Self.tolerated.contains(url) { #expect(isReported) }
    }

    @Test(arguments: [
        ("notes://note/:name", "notes://noet/Tea?a=1#top", "notes://note/Tea?a=1#top"),
        ("notes://note/:name#part/:part", "notes://note/Tea?a=1#prat/2", "notes://note/Tea?a=1#part/2"),
    ])
    func fixKeepsQueryAndFragment(pattern: String, url: String, corrected: String) throws {
        var app = AppSketch()
        app.provide("NoteModule.NoteRouter", urls: [pattern], isView: true)
        app.add { graph in
            graph.urls = [.init(.open, text: url, module: "notes", location: AppSketch.place("notes", "Show", 1))]
        }
        let finding = try #require(app.findings.first { $0.id == .unmatchedURL })
        #expect(finding.fix.map { "\($0)".contains(corrected) } == true, "\(String(describing: finding.fix))")
    }

    /// The URLs that the checker may treat as matching although the library does not.
    private static let tolerated: Set = ["notes://note/%ZZ"]
}
