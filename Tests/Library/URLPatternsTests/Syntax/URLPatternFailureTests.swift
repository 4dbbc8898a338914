// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import URLPatterns

@Suite("A URL pattern that cannot be read")
struct URLPatternFailureTests {
    @Test(
        "reports the reason",
        arguments: [
            ("", "has no scheme; write it out, as in 'app://'"),
            ("//h", "has no scheme; write it out, as in 'app://'"),
            ("app", "has no scheme; write it out, as in 'app://'"),
            ("app:/h", "has no scheme; write it out, as in 'app://'"),
            (":scheme://h", "has no scheme; write it out, as in 'app://'"),
            ("my_app://h", "has an invalid scheme: 'my_app'"),
            ("1a://h", "has an invalid scheme: '1a'"),
            ("ápp://h", "has an invalid scheme: 'ápp'"),
            (
                "app://h#",
                "has a '#' without text after it; for an optional fragment, write a group, as in '{#:section|}'"
            ),
            ("app://h#//x", "has an empty segment"),
            ("app://h#a//x", "has an empty segment"),
            ("app://h#*a/b", "has text after '*', which matches the rest of the fragment"),
            ("app://h#*", "has a '*' without a name, as in '*rest'"),
            ("app://h#:a:b", "has two placeholders in one segment"),
            ("app://h/:a#:a", "has the placeholder ':a' twice"),
            ("app://h#%", "has a broken percent-escape in '%'"),
            (
                "app://h#:a?",
                "has a '?' without a query item after it; for an optional part, write a group, as in '{/:id|}'"
            ),
            ("app#://h", "has no scheme; write it out, as in 'app://'"),
            ("app://u@h", "contains a user name, which is not matched"),
            ("app://h:65536", "has a port above 65535"),
            ("app://h:99999999999999999999", "has a port above 65535"),
            ("app://h:/x", "has a ':' in its host that begins neither a placeholder nor a port"),
            ("app://h:80:81", "has a ':' in its host that begins neither a placeholder nor a port"),
            ("app://:a:b", "has two placeholders in one segment"),
            ("app://h//x", "has an empty segment"),
            ("app://h/x//", "has an empty segment"),
            ("app://h/*a/b", "has text after '*', which matches the rest of the path"),
            ("app://h/*", "has a '*' without a name, as in '*rest'"),
            ("app://h/*:a", "has a '*' without a name, as in '*rest'"),
            ("app://h/*1a", "has a '*' without a name, as in '*rest'"),
            ("app://h/:a:b", "has two placeholders in one segment"),
            ("app://h/:a(Int", "has a '(' without a ')' after ':a'"),
            (
                "app://h/:a(Date)",
                "has a placeholder ':a' of an unknown type 'Date'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)'"
            ),
            (
                "app://h/:a(x|)",
                "has a placeholder ':a' of an unknown type 'x|'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)'"
            ),
            ("app://h/:a/:a", "has the placeholder ':a' twice"),
            ("app://h/:a?x=:a", "has the placeholder ':a' twice"),
            ("{app://h/:a|app://h?x=:a(Int)}", "has placeholders ':a' of different types"),
            ("{app://h/*a|app://h/:a}", "has placeholders ':a' of different types"),
            ("app://h/%", "has a broken percent-escape in '%'"),
            ("app://h/a%2", "has a broken percent-escape in 'a%2'"),
            ("app://h/%zz", "has a broken percent-escape in '%zz'"),
            ("app://h/%FF", "has a broken percent-escape in '%FF'"),
            ("app://h?a%=b", "has a broken percent-escape in 'a%'"),
            ("app://h?a=%", "has a broken percent-escape in '%'"),
            ("app://h?:a", "has a query item without a name, or with a placeholder for it"),
            ("app://h?=a", "has a query item without a name, or with a placeholder for it"),
            ("app://h?a&b&a=1", "has the query item 'a' twice; many of one name are ':name*'"),
            ("app://h?a&%61", "has the query item 'a' twice; many of one name are ':name*'"),
            ("app://h?a=x:b", "has text beside the placeholder in the value of 'a'"),
            ("app://h?a=:b-", "has text beside the placeholder in the value of 'a'"),
            ("app://h?a=:b(Int)?x", "has text beside the placeholder in the value of 'a'"),
            (
                "app://h/:a?",
                "has a '?' without a query item after it; for an optional part, write a group, as in '{/:id|}'"
            ),
            ("app://h}", "has a '}' without a '{' before it"),
            ("app://{h", "has a '{' without a '}' after it"),
            ("app://{h|", "has a '{' without a '}' after it"),
        ])
    func says(text: String, reason: String) {
        let failure = #expect(throws: URLPatternSyntax.Failure.self) { try URLPatternSyntax([.text(text)]) }
        #expect(failure?.reason == reason)
    }

    @Test("reports a key path that is used twice or in place of fixed text")
    func keyPaths() {
        let known = [URLPlaceholder(name: nil, shape: .text, quantity: .one)]
        let cases: [([URLPatternSyntax.Piece], String)] = [
            ([.text("app://h/"), .keyPath(0), .text("/"), .keyPath(0)], "has a key path twice"),
            ([.keyPath(0), .text("://h")], "has no scheme; write it out, as in 'app://'"),
            ([.text("app://h:"), .keyPath(0)], "has a ':' in its host that begins neither a placeholder nor a port"),
            (
                [.text("app://h?"), .keyPath(0), .text("=a")],
                "has a query item without a name, or with a placeholder for it"
            ),
        ]
        for (pieces, reason) in cases {
            let failure = #expect(throws: URLPatternSyntax.Failure.self) {
                try URLPatternSyntax(pieces, keyPaths: known)
            }
            #expect(failure?.reason == reason)
        }
    }

    @Test(
        "exceeds a limit",
        arguments: [
            ("app://h" + String(repeating: "{/a|}", count: 7), "expands to more than 64 patterns"),
            ("app://h/{" + String(repeating: "a|", count: 64) + "a}", "expands to more than 64 patterns"),
            (
                "app://h/" + String(repeating: "{", count: 65) + String(repeating: "}", count: 65),
                "has more than 64 nested groups"
            ),
            ("app://h" + String(repeating: "/a", count: 65), "has more than 64 segments"),
            ("app://h#a" + String(repeating: "/a", count: 64), "has more than 64 segments"),
            ("app://:h" + String(repeating: ".a", count: 64), "has more than 64 labels in its host"),
            ("app://h/" + String(repeating: "a", count: 4089), "is longer than 4096 characters"),
        ])
    func limits(text: String, reason: String) {
        let failure = #expect(throws: URLPatternSyntax.Failure.self) { try URLPatternSyntax([.text(text)]) }
        #expect(failure?.reason == reason)
    }

    @Test("is read if it just reaches the limits")
    func withinLimits() throws {
        for text in [
            "app://h" + String(repeating: "{/a|}", count: 6),
            "app://h/x{" + String(repeating: "a|", count: 63) + "a}",
            "app://h/a" + String(repeating: "{", count: 64) + String(repeating: "}", count: 64),
            "app://h" + String(repeating: "/a", count: 64),
            "app://h/a#a" + String(repeating: "/a", count: 63),
            "app://:h" + String(repeating: ".a", count: 63),
            "app://h/" + String(repeating: "a", count: 4088),
        ] {
            #expect(try !URLPatternSyntax([.text(text)]).shapes.isEmpty)
        }
    }
}
