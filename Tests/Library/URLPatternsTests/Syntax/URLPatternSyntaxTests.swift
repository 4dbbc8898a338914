// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import URLPatterns

@Suite("A URL pattern")
struct URLPatternSyntaxTests {
    @Test("has scheme, host and path")
    func text() throws {
        let pattern = try read("Notes://Example.COM/Note/all")
        #expect(
            pattern.shapes == [
                shape("notes", .literal("example.com"), [.literal("Note"), .literal("all")])
            ])
        #expect(pattern.placeholders == [])
    }

    @Test(
        "may have an empty host or only a host",
        arguments: [("app://", ""), ("app:///", ""), ("app://h", "h"), ("app://h/", "h")])
    func hosts(text: String, host: String) throws {
        #expect(try read(text).shapes == [shape("app", .literal(host))])
    }

    @Test("may have an IPv6 address as its host", arguments: ["app://[::1]", "app://[FE80::1%25eth0]:80"])
    func addresses(text: String) throws {
        let host = text.hasSuffix("80") ? "[fe80::1%eth0]" : "[::1]"
        #expect(try read(text).shapes == [shape("app", .literal(host), port: text.hasSuffix("80") ? 80 : nil)])
    }

    @Test(
        "has a port unless it is the default port of the scheme",
        arguments: [
            ("app://h:80", 80), ("app://h:080", 80), ("app://:80", 80), ("http://h:80", nil), ("http://h:443", 443),
            ("HTTPS://h:443", nil), ("ws://h:80", nil), ("wss://h:443", nil), ("app://:host:80", 80),
            ("app://h:65535", 65535),
        ] as [(String, Int?)])
    func ports(text: String, port: Int?) throws {
        #expect(try read(text).shapes.map(\.port) == [port])
    }

    @Test("has placeholders for segments, with text around them")
    func segments() throws {
        let pattern = try read("app://h/:id/@:user/v:major(Int).0")
        #expect(
            pattern.shapes == [
                shape(
                    "app", .literal("h"),
                    [
                        .placeholder(prefix: "", 0, suffix: ""), .placeholder(prefix: "@", 1, suffix: ""),
                        .placeholder(prefix: "v", 2, suffix: ".0"),
                    ])
            ])
        #expect(pattern.placeholders == [one("id"), one("user"), one("major", .integer(of: Int.self))])
    }

    @Test("has case-insensitive placeholders for the host or for its labels")
    func hostPlaceholders() throws {
        #expect(try read("app://:host").shapes == [shape("app", .any(0))])
        let labels = try read("app://WWW.u-:user(Int)-X.example:8080")
        #expect(
            labels.shapes == [
                shape(
                    "app",
                    .labels([.literal("www"), .placeholder(prefix: "u-", 0, suffix: "-x"), .literal("example")]),
                    port: 8080)
            ])
        #expect(try read("app://x:host").shapes == [shape("app", .labels([.placeholder(prefix: "x", 0, suffix: "")]))])
    }

    @Test(
        "has typed placeholders",
        arguments: [
            (":x", .text), (":x(String)", .text), (":x(Int)", .integer(of: Int.self)),
            (":x(UInt)", .integer(of: UInt.self)),
            (":x(Double)", .number(isFloat: false)),
            (":x(Bool)", .flag), (":x(UUID)", .uuid), (":x(a|b)", .oneOf(["a", "b"])),
            (":x(%7C|é)", .oneOf(["|", "é"])),
        ] as [(String, URLValueShape)])
    func types(text: String, type: URLValueShape) throws {
        for pattern in ["app://\(text)", "app://h/\(text)", "app://h?q=\(text)"] {
            #expect(try read(pattern).placeholders == [one("x", type)])
        }
    }

    @Test("has placeholder names of letters, digits and underscores in any script")
    func names() throws {
        #expect(
            try read("app://h/:a1-b/:_x.y/:größe2/:e\u{301}é").placeholders.map(\.name) == [
                "a1", "_x", "größe2", "e\u{301}é",
            ])
    }

    @Test("has a placeholder for the rest of the path")
    func rest() throws {
        let pattern = try read("app://h/files/*path")
        #expect(pattern.shapes == [shape("app", .literal("h"), [.literal("files")], rest: 0)])
        #expect(pattern.placeholders == [.init(name: "path", shape: .text, quantity: .many)])
    }

    @Test("has query items")
    func query() throws {
        let pattern = try read("app://h?all&mode=dark&empty=&a+b=c+d&id=:id(Int)&page=:page(Int)?&tag=:tag*")
        #expect(
            pattern.shapes == [
                shape(
                    "app", .literal("h"),
                    query: [
                        .init(name: "all", value: .present), .init(name: "mode", value: .literal("dark")),
                        .init(name: "empty", value: .literal("")), .init(name: "a b", value: .literal("c d")),
                        .init(name: "id", value: .placeholder(0)), .init(name: "page", value: .placeholder(1)),
                        .init(name: "tag", value: .placeholder(2)),
                    ])
            ])
        #expect(
            pattern.placeholders == [
                one("id", .integer(of: Int.self)),
                .init(name: "page", shape: .integer(of: Int.self), quantity: .optional),
                .init(name: "tag", shape: .text, quantity: .many),
            ])
    }

    @Test("decodes its fixed text once")
    func decoding() throws {
        let shapes = try read("app://h/a%2Fb/%253A/%3Aid/%7B:id%7D/+?a%26b=c%3D+%2B").shapes
        #expect(
            shapes == [
                shape(
                    "app", .literal("h"),
                    [
                        .literal("a/b"), .literal("%3A"), .literal(":id"), .placeholder(prefix: "{", 0, suffix: "}"),
                        .literal("+"),
                    ],
                    query: [.init(name: "a&b", value: .literal("c= +"))])
            ])
    }

    @Test("keeps a combining mark after a separator")
    func combiningMarks() throws {
        #expect(try read("app://h/\u{301}a").shapes == [shape("app", .literal("h"), [.literal("\u{301}a")])])
        #expect(try read("app://h/:a(x|\u{301}y)").placeholders == [one("a", .oneOf(["x", "\u{301}y"]))])
    }

    @Test("folds the case of ASCII letters only")
    func kelvin() throws {
        #expect(try read("app://\u{212A}É").shapes.map(\.host) == [.literal("\u{212A}É")])
    }

    @Test("uses its key paths in the order of their numbers")
    func keyPaths() throws {
        let known = [one(nil, .integer(of: Int.self)), URLPlaceholder(name: nil, shape: .text, quantity: .optional)]
        let pattern = try URLPatternSyntax(
            [.text("app://h/v"), .keyPath(0), .text("?q="), .keyPath(1), .text("&p=:p")], keyPaths: known)
        #expect(pattern.text == #"app://h/v\(…)?q=\(…)&p=:p"#)
        #expect(pattern.placeholders == known + [one("p")])
        #expect(
            pattern.shapes == [
                shape(
                    "app", .literal("h"), [.placeholder(prefix: "v", 0, suffix: "")],
                    query: [.init(name: "q", value: .placeholder(1)), .init(name: "p", value: .placeholder(2))])
            ])
        let rest = try URLPatternSyntax([.text("app://h/*"), .keyPath(0)], keyPaths: [one(nil)])
        #expect(rest.shapes == [shape("app", .literal("h"), rest: 0)])
    }
}

@Suite("Groups of a URL pattern")
struct URLPatternGroupTests {
    @Test(
        "expand to all combinations of alternatives in order",
        arguments: [
            ("{a://|https://a.b/}n", ["a://n", "https://a.b/n"]),
            ("a://h{/x|}", ["a://h/x", "a://h"]),
            ("a://h{|/x}/y{/z|?q}", ["a://h/y/z", "a://h/y?q", "a://h/x/y/z", "a://h/x/y?q"]),
            ("a://h/{x{1|2}|y}", ["a://h/x1", "a://h/x2", "a://h/y"]),
            ("a://h/{x}", ["a://h/x"]),
            ("a://h/{}x", ["a://h/x"]),
            ("a://h/:k(b|c){/x|}", ["a://h/:k(b|c)/x", "a://h/:k(b|c)"]),
            ("a://h{/:k(b|c)|}", ["a://h/:k(b|c)", "a://h"]),
            ("a://h/x|y", ["a://h/x%7Cy"]),
        ])
    func alternatives(text: String, expected: [String]) throws {
        let pattern = try read(text)
        #expect(try pattern.shapes == expected.flatMap { try read($0).shapes })
    }

    @Test("may repeat a placeholder in several alternatives")
    func placeholders() throws {
        let pattern = try read("{a://:id|b://h/:id}{/:x(Int)|}")
        #expect(pattern.placeholders == [one("id"), one("x", .integer(of: Int.self))])
    }
}

private func read(_ text: String) throws -> URLPatternSyntax { try URLPatternSyntax([.text(text)]) }

private func one(_ name: String?, _ shape: URLValueShape = .text) -> URLPlaceholder {
    .init(name: name, shape: shape, quantity: .one)
}

private func shape(
    _ scheme: String, _ host: URLPatternShape.Host, _ segments: [URLPatternShape.Segment] = [], port: Int? = nil,
    rest: Int? = nil, query: [URLPatternShape.QueryItem] = []
) -> URLPatternShape {
    .init(scheme: scheme, host: host, port: port, segments: segments, rest: rest, query: query)
}
