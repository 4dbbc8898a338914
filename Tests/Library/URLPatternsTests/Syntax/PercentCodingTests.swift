// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import URLPatterns

@Suite("Percent-encoding")
struct PercentCodingTests {
    private static let texts = [
        "", "a", "a b", "a+b", "100%", "%41", "a/b?c#d&e=f", "é", "e\u{301}", "😀", "\u{0}\n\u{7F}", ".", "..", "...",
        "~-_.", "[::1]",
        "user@host:80", "\\", "{:id}", "\u{FEFF}",
    ]

    @Test("of a text is ASCII without separators and is reversible", arguments: texts)
    func decodesEncodedText(text: String) {
        let separators: [(PercentCoding.Component, String)] = [
            (.pathSegment, "/?#%[]"), (.host, "/?#@:%"), (.hostLabel, "/?#@:.%[]"), (.queryItem, "&=#+%[]"),
        ]
        for (component, forbidden) in separators {
            let encoded = PercentCoding.encoded(text, for: component)
            #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
            if !(component == .host && text == "[::1]") {
                #expect(!encoded.replacing("%", with: "").contains { forbidden.contains($0) })
            }
            #expect(PercentCoding.decoded(encoded, plusIsSpace: component == .queryItem) == text)
        }
    }

    @Test("keeps unreserved characters and uses upper-case digits for others")
    func forms() {
        let ascii = String(decoding: UInt8(0x20)..<0x7F, as: UTF8.self)
        #expect(
            PercentCoding.encoded(ascii, for: .pathSegment)
                == "%20!%22%23$%25&'()*+,-.%2F0123456789:;%3C=%3E%3F@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~"
        )
        #expect(
            PercentCoding.encoded(ascii, for: .queryItem)
                == "%20!%22%23$%25%26'()*%2B,-./0123456789:;%3C%3D%3E?@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~"
        )
        #expect(
            PercentCoding.encoded(ascii, for: .host)
                == "%20!%22%23$%25%26'()*%2B,-.%2F0123456789%3A;%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~"
        )
        #expect(PercentCoding.encoded("a.b", for: .hostLabel) == "a%2Eb")
        #expect(PercentCoding.encoded("é😀", for: .pathSegment) == "%C3%A9%F0%9F%98%80")
    }

    @Test("encodes the path segments '.' and '..'")
    func steps() {
        #expect(
            [".", "..", "...", ".a"].map { PercentCoding.encoded($0, for: .pathSegment) } == [
                "%2E", "%2E%2E", "...", ".a",
            ])
        #expect(PercentCoding.encoded("..", for: .queryItem) == "..")
    }

    @Test(
        "keeps an IPv6 address as a host",
        arguments: [
            ("[::1]", "[::1]"), ("[FE80::1:127.0.0.1]", "[FE80::1:127.0.0.1]"),
            ("[fe80::1%en 0]", "[fe80::1%25en%200]"),
            ("[::1", "%5B%3A%3A1"), ("[]", "%5B%5D"), ("[x]", "%5Bx%5D"), ("[1]a]", "%5B1%5Da%5D"),
        ])
    func addresses(host: String, expected: String) {
        #expect(PercentCoding.encoded(host, for: .host) == expected)
        #expect(PercentCoding.decoded(expected) == host)
    }

    @Test("is decoded once, in either case")
    func decodes() {
        #expect(PercentCoding.decoded("%41%c3%A9+%2541") == "Aé+%41")
        #expect(PercentCoding.decoded("a+b%2B", plusIsSpace: true) == "a b+")
        #expect(PercentCoding.decoded("") == "")
    }

    @Test(
        "that is incomplete or invalid UTF-8 is rejected",
        arguments: [
            "%", "%4", "a%", "%4g", "%g4", "% 1", "%+1", "%%41", "%FF", "%C3", "%C0%80", "%ED%A0%80", "%C3%A9%A9",
        ])
    func broken(text: String) {
        #expect(PercentCoding.decoded(text) == nil)
        #expect(PercentCoding.decoded("a" + text, plusIsSpace: true) == nil)
    }

    @Test("of every byte is decoded")
    func everyByte() {
        for byte in UInt8.min...UInt8.max {
            let digits = Array("0123456789abcdefABCDEF".utf8)
            #expect((PercentCoding.value(ofHexDigit: byte) != nil) == digits.contains(byte))
        }
        for value in 0...255 {
            let text = "%" + (value < 16 ? "0" : "") + String(value, radix: 16)
            let bytes = Array(text.utf8).withUnsafeBufferPointer { PercentCoding.decodedBytes($0) }
            #expect(bytes == [UInt8(value)])
        }
    }
}
