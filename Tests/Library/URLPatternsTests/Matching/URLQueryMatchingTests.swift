// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The query of a URL")
struct URLQueryMatchingTests {
    @Test("is read in any order and may have additional items")
    func order() throws {
        for query in ["q=1&r=2", "r=2&q=1", "x&r=2&y=%&q=1&", "&&r=2&&q=1", "=&r=2&q=1&=3"] {
            #expect(try matched("a://h?" + query, "a://h?q=:q&r=:r") == [["1"], ["2"]])
        }
        #expect(try matched("a://h?q=1", "a://h?q=:q&r=:r") == nil)
        #expect(try matched("a://h?q=1", "a://h") == [])
    }

    @Test("must have the fixed items of the pattern")
    func literals() throws {
        #expect(try matched("a://h?q=a+b", "a://h?q=a%20b") == [])
        #expect(try matched("a://h?%71=%61%20b", "a://h?q=a+b") == [])
        #expect(try matched("a://h?q=A+b", "a://h?q=a+b") == nil)
        #expect(try matched("a://h?Q=a+b", "a://h?q=a+b") == nil)
        #expect(try matched("a://h?q", "a://h?q=") == [])
        #expect(try matched("a://h?q=", "a://h?q") == [])
        #expect(try matched("a://h?q=x", "a://h?q") == [])
        #expect(try matched("a://h?q=x", "a://h?q=") == nil)
        #expect(try matched("a://h?qq", "a://h?q") == nil)
    }

    @Test("uses the first of several items with the same name", arguments: ["q=1&q=2", "r&q=1&q=", "q=1&q=%"])
    func duplicates(query: String) throws {
        #expect(try matched("a://h?" + query, "a://h?q=:q(Int)") == [["1"]])
        #expect(try matched("a://h?" + query, "a://h?q=1") == [])
        #expect(try matched("a://h?" + query, "a://h?q=2") == nil)
    }

    @Test("uses all items with the same name for a repeated placeholder")
    func many() throws {
        #expect(try matched("a://h?t=a&q&t=&t=b+c", "a://h?t=:t*") == [["a", "", "b c"]])
        #expect(try matched("a://h?t=1&t=&t=2", "a://h?t=:t(Int)*") == [["1", "2"]])
        #expect(try matched("a://h?t=1&t=x", "a://h?t=:t(Int)*") == nil)
        #expect(try matched("a://h", "a://h?t=:t*") == [nil])
    }

    @Test("may omit optional items")
    func optional() throws {
        #expect(try matched("a://h", "a://h?q=:q(Int)?") == [nil])
        #expect(try matched("a://h?q=5", "a://h?q=:q(Int)?") == [["5"]])
        #expect(try matched("a://h?q=x", "a://h?q=:q(Int)?") == nil)
    }

    @Test("has empty values only for text, and a present flag is set")
    func emptyValues() throws {
        for query in ["q", "q="] {
            #expect(try matched("a://h?" + query, "a://h?q=:q") == [[""]])
            #expect(try matched("a://h?" + query, "a://h?q=:q(Bool)") == [["true"]])
            #expect(try matched("a://h?" + query, "a://h?q=:q(Int)") == nil)
            #expect(try matched("a://h?" + query, "a://h?q=:q(Int)?") == [nil])
            #expect(try matched("a://h?" + query, "a://h?q=:q(UUID)?") == [nil])
            #expect(try matched("a://h?" + query, "a://h?q=:q(a|b)?") == [nil])
        }
        #expect(try matched("a://h?q=false", "a://h?q=:q(Bool)") == [["false"]])
        #expect(try matched("a://h?q=&q=5", "a://h?q=:q(Int)") == nil)
    }

    @Test("reads `+` as a space, unlike the path")
    func plus() throws {
        #expect(try matched("a://h/b+c?d+e=f+g%2B", "a://h/:p?d+e=:q") == [["b+c"], ["f g+"]])
        #expect(try matched("a://h/b%20c", "a://h/b+c") == nil)
        #expect(try matched("a://h?q=1+", "a://h?q=:q(Int)") == nil)
    }

    @Test("contains all text after the first `?`, and a value all text after the first `=`")
    func separators() throws {
        #expect(try matched("a://h?q=a=b?c/d:@", "a://h?q=:q") == [["a=b?c/d:@"]])
    }
}

@Suite("An escape in a URL")
struct URLEscapeMatchingTests {
    @Test("is decoded once")
    func once() throws {
        #expect(try matched("a://%61/%2562?q=%2563", "a://:h/:p?q=:q") == [["a"], ["%62"], ["%63"]])
        #expect(try matched("a://%2561/b", "a://:h/:p") == nil)
        #expect(try matched("a://h/%2562", "a://h/b") == nil)
        #expect(try matched("a://h/%62%2F%3f%23", "a://h/:p") == [["b/?#"]])
    }

    @Test("is no separator", arguments: ["a://h/x%2Fy", "a%3A//h/x/y", "a://h%2Fx/y", "a:/%2Fh/x/y"])
    func separators(url: String) throws {
        #expect(try matched(url, "a://h/x/y") == nil)
    }

    @Test(
        "that is incomplete or invalid UTF-8 matches no placeholder",
        arguments: ["%", "%2", "x%", "%zz", "%+1", "%FF", "%C3", "%C3x", "%C0%80", "%ED%A0%80", "%F5%80%80%80", "%80"])
    func broken(text: String) throws {
        #expect(try matched("a://h/\(text)", "a://h/:p") == nil)
        #expect(try matched("a://h/\(text)x", "a://h/:p%78") == nil)
        #expect(try matched("a://\(text)", "a://:h") == nil)
        #expect(try matched("a://\(text).b", "a://:h.b") == nil)
        #expect(try matched("a://h/b/\(text)", "a://h/*rest") == nil)
        #expect(try matched("a://h?q=\(text)", "a://h?q=:q") == nil)
        #expect(try matched("a://h?q=\(text)", "a://h?q=:q?") == nil)
        // Invalid escapes do not matter in items that the pattern does not read.
        #expect(try matched("a://h?p=\(text)&\(text)=1&q=1", "a://h?q=:q") == [["1"]])
        #expect(try matched("a://h?p=\(text)#\(text)", "a://h?p") == [])
    }

    @Test("may encode any byte of a character")
    func characters() throws {
        #expect(try matched("a://é/%C3%A9?q=%c3%a9", "a://%C3%A9/é?q=é") == [])
        #expect(try matched("a://h/%F0%9F%98%80/e\u{301}", "a://h/:a/:b") == [["😀"], ["e\u{301}"]])
        // Two encodings of the same letter are different texts.
        #expect(try matched("a://h/e\u{301}", "a://h/\u{E9}") == nil)
    }
}
