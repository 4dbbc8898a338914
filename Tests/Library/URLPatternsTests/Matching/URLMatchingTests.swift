// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import URLPatterns

@Suite("A URL matches a pattern")
struct URLMatchingTests {
    @Test(
        "in any case of scheme and host",
        arguments: ["app://host.a/Path", "APP://host.a/Path", "App://HOST.a/Path", "app://h%6FsT%2Ea/Path"])
    func foldsCase(url: String) throws {
        #expect(try matched(url, "app://host.A/Path") == [])
        #expect(try matched(url, "app://host.a/path") == nil)
    }

    @Test("with values in their original case")
    func keepsCase() throws {
        #expect(try matched("APP://Me.HOST/You", "app://:a.host/:b") == [["Me"], ["You"]])
        #expect(try matched("app://X-Me-Y", "app://x-:a-y") == [["Me"]])
        #expect(try matched("app://h/X-Me", "app://h/x-:a") == nil)
    }

    @Test(
        "without a host", arguments: ["app:///x/y", "app:/x/y", "app:x/y", "app://me@/x/y", "app://:/x/y", "app:x/y/"])
    func emptyHost(url: String) throws {
        #expect(try matched(url, "app:///x/:b") == [["y"]])
        #expect(try matched(url, "app://:host/x/:b") == nil)
        #expect(try matched(url, "app://x/:b") == nil)
    }

    @Test("if the pattern has no scheme")
    func noScheme() throws {
        #expect(try matched("://host/path", "://host/path") == [])
        #expect(try matched("://HOST/a?x=1", "://host/:name") == [["a"]])
        #expect(try matched("app://host/path", "://host/path") == nil)
        #expect(try matched("://host/path", "app://host/path") == nil)
        #expect(try matched(":/host/path", "://host/path") == nil)
        #expect(try matched("//host/path", "://host/path") == nil)
        #expect(try matched("://", "://host") == nil)
    }

    @Test(
        "that is only a scheme",
        arguments: ["app:", "app:/", "app://", "app:///", "app:?q", "app:#f", "app://#f", "APP:/?"])
    func schemeAlone(url: String) throws {
        #expect(try matched(url, "app://") == [])
        #expect(try matched(url, "app:///*rest") == [[]])
        #expect(try matched(url, "app:///x") == nil)
    }

    @Test(
        "with any user information",
        arguments: ["a://me@h/x", "a://me:secret@h/x", "a://i@me@h/x", "a://h:1@h/x", "a://@h/x", "a://[@h/x"])
    func skipsUserInfo(url: String) throws {
        #expect(try matched(url, "a://h/x") == [])
        #expect(try matched(url, "a://:host/x") == [["h"]])
    }

    @Test(
        "at the port of the pattern",
        arguments: [
            ("a://h:80/x", 80), ("a://h:0080/x", 80), ("a://h:/x", nil), ("http://h:80/x", nil), ("HTTP://h:80/x", nil),
            ("http://h:443/x", 443), ("https://h:443/x", nil), ("ws://h:80/x", nil), ("wss://h:443/x", nil),
            ("a://h:443/x", 443),
        ] as [(String, Int?)])
    func ports(url: String, port: Int?) throws {
        let patterns = ["a", "http", "https", "ws", "wss"].flatMap {
            ["\($0)://h/x", "\($0)://h:80/x", "\($0)://h:443/x"]
        }
        let expected = url.prefix { $0 != ":" }.lowercased() + "://h" + (port.map { ":\($0)" } ?? "") + "/x"
        let found = try #require(try chosen(url, patterns))
        #expect(try URLPatternSyntax([.text(found)]).shapes == URLPatternSyntax([.text(expected)]).shapes)
    }

    @Test("at a port, with a placeholder for its host")
    func portsOfPlaceholders() throws {
        let patterns = ["a://:host/x", "a://:host:80/x", "a://b.:label:80/x"]
        #expect(try chosen("a://h/x", patterns) == "a://:host/x")
        #expect(try chosen("a://h:80/x", patterns) == "a://:host:80/x")
        #expect(try chosen("a://b.c:80/x", patterns) == "a://b.:label:80/x")
        #expect(try chosen("a://h:81/x", patterns) == nil)
        #expect(try matched("a://h%3A80/x", "a://h:80/x") == nil)
    }

    @Test(
        "only if its authority is valid",
        arguments: [
            "a://h:x/", "a://h:-1/", "a://h:65536/", "a://h:80:x/", "a://h\\/", "a://h\\@h/", "a://[h/", "a://[h:80/",
        ])
    func brokenAuthority(url: String) throws {
        #expect(try matched(url, "a://:host") == nil)
        #expect(try matched(url, "a://:host:80") == nil)
        #expect(try matched(url, "a://h") == nil)
    }

    @Test("at an IPv6 address")
    func addresses() throws {
        #expect(try matched("a://[::1]/x", "a://[::1]/x") == [])
        #expect(try matched("a://me@[FE80::1%25en0]:80/x", "a://[fe80::1%25EN0]:80/x") == [])
        #expect(try matched("a://[::1]:8080/x", "a://:host:8080/x") == [["[::1]"]])
        #expect(try matched("a://[::127.0.0.1]", "a://:a.0.0.:b") == nil)
        #expect(try matched("a://[::2]/x", "a://[::1]/x") == nil)
    }

    @Test("by the labels of its host")
    func labels() throws {
        #expect(try matched("a://b.c.d", "a://:x.c.:y") == [["b"], ["d"]])
        #expect(try matched("a://b.c", "a://:x.c.:y") == nil)
        #expect(try matched("a://b.c.d.e", "a://:x.c.:y") == nil)
        #expect(try matched("a://.c.d", "a://:x.c.:y") == nil)
        #expect(try matched("a://b.c.", "a://:x.c.:y") == nil)
        #expect(try matched("a://b%65.C.d", "a://:x.c.:y") == [["be"], ["d"]])
        #expect(try matched("a://b%2Ee.C.d", "a://:x.c.:y") == nil)
        #expect(try matched("a://b.c.d", "a://:x") == [["b.c.d"]])
        #expect(try matched("a://v5.c", "a://v:x(Int).c") == [["5"]])
        #expect(try matched("a://v.c", "a://v:x.c") == nil)
    }

    @Test(
        "with or without a trailing slash",
        arguments: ["a://h/x", "a://h/x/", "a://h/x?", "a://h/x/?", "a://h/x#f", "a://h/x/#f"])
    func slashAtEnd(url: String) throws {
        #expect(try matched(url, "a://h/x") == [])
        #expect(try matched(url, "a://h/x/") == [])
        #expect(try matched(url, "a://h/:a") == [["x"]])
        #expect(try matched(url, "a://h/x/*rest") == [[]])
        #expect(try matched(url, "a://h/x/:a") == nil)
        #expect(try matched(url, "a://h") == nil)
    }

    @Test("only if no segment except the last is empty")
    func emptySegments() throws {
        #expect(try matched("a://h//x", "a://h/x") == nil)
        #expect(try matched("a://h//x", "a://h/:a/x") == nil)
        #expect(try matched("a://h/x//", "a://h/x") == nil)
        #expect(try matched("a://h/x//", "a://h/x/:a") == nil)
        #expect(try matched("a:////x", "a:///x") == nil)
    }

    @Test(
        "with the rest of its path",
        arguments: [
            ("a://h/x", []), ("a://h/x/", []), ("a://h/x/b", ["b"]), ("a://h/x/b/", ["b", ""]),
            ("a://h/x//", ["", ""]),
            ("a://h/x//b", ["", "b"]), ("a://h/x/b/c", ["b", "c"]), ("a://h/x/b%2Fc/%20?d/e#f/g", ["b/c", " "]),
        ])
    func rest(url: String, expected: [String]) throws {
        #expect(try matched(url, "a://h/x/*rest") == [expected])
        #expect(try matched(url, "a://h/y/*rest") == nil)
    }

    @Test("with a typed rest only if all its segments are of the type")
    func typedRest() throws {
        let keyPaths = [URLPlaceholder(name: nil, shape: .integer(of: Int.self), quantity: .many)]
        let pattern = try URLPatternSyntax([.text("a://h/*"), .keyPath(0)], keyPaths: keyPaths)
        let trie = URLTrie([pattern])
        #expect(trie.match("a://h/1/%32")?.texts == [["1", "2"]])
        #expect(trie.match("a://h")?.texts == [[]])
        #expect(trie.match("a://h/1/b") == nil)
        #expect(trie.match("a://h/1//") == nil)
    }

    @Test(
        "with any fragment if the pattern has none",
        arguments: ["a://h/x#", "a://h/x#/y", "a://h/x#?q=1", "a://h/x#%"])
    func ignoresFragment(url: String) throws {
        #expect(try matched(url, "a://h/x") == [])
        #expect(try matched(url, "a://h/x?q=1") == nil)
    }

    @Test("with a type for a segment")
    func types() throws {
        let uuid = "0123abcd-4567-89EF-0123-456789abcdef"
        let patterns = ["a://h/:x(Int)", "a://h/:x(Bool)", "a://h/:x(UUID)", "a://h/:x(b|c d)"]
        #expect(try chosen("a://h/-12", patterns) == patterns[0])
        #expect(try chosen("a://h/%2D1%32", patterns) == patterns[0])
        #expect(try chosen("a://h/true", patterns) == patterns[1])
        #expect(try chosen("a://h/tru%65", patterns) == patterns[1])
        #expect(try chosen("a://h/" + uuid, patterns) == patterns[2])
        #expect(try chosen("a://h/%30" + uuid.dropFirst(), patterns) == patterns[2])
        #expect(try chosen("a://h/c%20d", patterns) == patterns[3])
        #expect(try chosen("a://h/d", patterns) == nil)
    }

    @Test("with text around a placeholder")
    func textAround() throws {
        #expect(try matched("a://h/v12.0", "a://h/v:x(Int).0") == [["12"]])
        #expect(try matched("a://h/%761%32%2E0", "a://h/v:x(Int).0") == [["12"]])
        #expect(try matched("a://h/v.0", "a://h/v:x.0") == nil)
        #expect(try matched("a://h/v.0.0", "a://h/v:x.0") == [[".0"]])
        #expect(try matched("a://h/a", "a://h/a:x") == nil)
        #expect(try matched("a://h/aa", "a://h/a:x-a") == nil)
        // The last digits equal the text of the pattern, but they are a part of an escape.
        #expect(try matched("a://h/x%41", "a://h/:x(String)41") == nil)
        #expect(try matched("a://h/x%34%31", "a://h/:x(String)41") == [["x"]])
        #expect(try matched("a://h/x%2541", "a://h/:x(String)41") == [["x%"]])
    }
}

@Suite("Of several patterns")
struct URLChoiceTests {
    @Test("the narrowest matching pattern is chosen in any order")
    func narrowest() throws {
        let patterns = [
            "a://h/*rest", "a://h/:x", "a://h/b", "a://h/:x(Int)", "a://h/b?q", "a://h/b?q=1", "a://h/b:x",
            "a://:host/b",
            "a://:host/*rest", "a://h/b/*rest", "a://h/:x/c/:y", "a://h/b/:y/d",
        ]
        for patterns in [patterns, patterns.reversed()] {
            #expect(try chosen("a://h/b", patterns) == "a://h/b")
            #expect(try chosen("a://h/b?q", patterns) == "a://h/b?q")
            #expect(try chosen("a://h/b?q=1", patterns) == "a://h/b?q=1")
            #expect(try chosen("a://h/5", patterns) == "a://h/:x(Int)")
            #expect(try chosen("a://h/bc", patterns) == "a://h/b:x")
            #expect(try chosen("a://h/c", patterns) == "a://h/:x")
            #expect(try chosen("a://h/b/c", patterns) == "a://h/b/*rest")
            #expect(try chosen("a://h/b/c/d", patterns) == "a://h/b/:y/d")
            #expect(try chosen("a://h/b/c/e", patterns) == "a://h/b/*rest")
            #expect(try chosen("a://h/c/c/e", patterns) == "a://h/:x/c/:y")
            #expect(try chosen("a://h/c/d/e", patterns) == "a://h/*rest")
            #expect(try chosen("a://i/b", patterns) == "a://:host/b")
            #expect(try chosen("a://i/c", patterns) == "a://:host/*rest")
        }
    }

    @Test("a pattern with an equal beginning and a narrower end is chosen with its own values")
    func equalBeginnings() throws {
        for texts in [["a://h/:x(Int)/:y", "a://h/:x(1|2)/b"], ["a://h/:x(1|2)/b", "a://h/:x(Int)/:y"]] {
            let patterns = try texts.map { try URLPatternSyntax([.text($0)]) }
            let trie = URLTrie(patterns)
            let isFirst = texts[0].hasSuffix("b")
            #expect(
                trie.match("a://h/1/b")
                    == .init(pattern: isFirst ? 0 : 1, texts: [["1"]]))
            #expect(
                trie.match("a://h/1/c")
                    == .init(pattern: isFirst ? 1 : 0, texts: [["1"], ["c"]]))
        }
    }

    @Test("the first pattern of equal rank is chosen")
    func first() throws {
        #expect(try chosen("a://h/1", ["a://h/:x(Int)", "a://h/:x(Double)"]) == "a://h/:x(Int)")
        #expect(try chosen("a://h/1", ["a://h/:x(Double)", "a://h/:x(Int)"]) == "a://h/:x(Double)")
    }

    @Test("no pattern is chosen from an empty list", arguments: ["", ":", "a", "a://h", "://", "%", "é", "/", "?#"])
    func none(url: String) {
        #expect(URLTrie([]).pattern(matching: url) == nil)
        #expect(URLTrie([]).match(url) == nil)
    }

    @Test(
        "refuses a host value that would lead to another host",
        arguments: [
            "evil%2F", "evil/", "a%40b", "a%3Ab", "a%23", "a%3F", "a%20b", "a b", "a%00", "a\0", "%25", "%2525",
            "a%5Cb", "%5B",
            "a%7C", "|", "^", "<", "a%0A", "%7F", "a%2Eb",
        ])
    func refusesHostValue(value: String) throws {
        #expect(try matched("https://\(value).shop.example/x", "https://:host.shop.example/x") == nil)
        #expect(try matched("https://a\(value)b.shop.example/x", "https://a:host.shop.example/x") == nil)
        guard value != "a%2Eb" else { return }
        #expect(try matched("https://\(value)/x", "https://:host/x") == nil)
    }

    @Test(
        "accepts host values of the web",
        arguments: ["a", "A-b", "xn--bcher-kva", "bücher", "b%C3%BCcher", "a_b", "%61"])
    func takesHostValue(value: String) throws {
        #expect(try matched("https://\(value).shop.example/x", "https://:host.shop.example/x") != nil)
        #expect(try matched("https://\(value)/x", "https://:host/x") != nil)
        #expect(try matched("https://[::1]/x", "https://:host/x") == [["[::1]"]])
        #expect(try matched("https://[fe80::1%25eth0]/x", "https://:host/x") == [["[fe80::1%eth0]"]])
    }

    @Test("refuses NUL in any value", arguments: ["%00", "a%00b", "\0", "a\0"])
    func refusesNUL(value: String) throws {
        for (url, pattern) in [
            ("app://i/\(value)", "app://i/:a"), ("app://i/x\(value)", "app://i/x:a"),
            ("app://i/\(value)", "app://i/*a"),
            ("app://i/b/\(value)", "app://i/*a"), ("app://i?a=\(value)", "app://i?a=:a"),
            ("app://i?a=\(value)", "app://i?a=:a*"),
        ] {
            #expect(try matched(url, pattern) == nil, "\(url) by \(pattern)")
        }
        #expect(try matched("app://i/a%2Fb", "app://i/:a") == [["a/b"]])
    }
}
