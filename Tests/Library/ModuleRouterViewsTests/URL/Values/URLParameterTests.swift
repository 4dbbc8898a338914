// SPDX-License-Identifier: Apache-2.0

import Testing
import URLPatterns

@testable import ModuleRouter

@testable import ModuleRouterViews

@Suite("A value in a URL")
struct URLParameterTests {
    private enum Section: String, CaseIterable, URLParameter { case recent, starred = "with a star" }
    private enum Level: Int, URLParameter { case low = -1, high = 1 }
    private struct Hex: URLParameter, Equatable {
        let value: UInt8
        init(_ value: UInt8) { self.value = value }
        init?(urlText: String) {
            guard let value = UInt8(urlText, radix: 16) else { return nil }
            self.value = value
        }
        var urlText: String { String(value, radix: 16) }
    }

    @Test("is read back from its text")
    func readsBackItsText() {
        expectSame("", "é", " a+b ")
        expectSame(true, false)
        expectSame(0, 1, -1, Int.min, Int.max)
        expectSame(Int8.min, Int8.max)
        expectSame(UInt64.min, UInt64.max)
        expectSame(0.1, -0.0, 1e300, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, Double.pi)
        expectSame(Float.leastNonzeroMagnitude, Float.greatestFiniteMagnitude)
        expectSame(Section.recent, Section.starred)
        expectSame(Level.low, Level.high)
        expectSame(Hex(0), Hex(255))
    }

    private func expectSame<Value: URLParameter & Equatable>(_ values: Value...) {
        for value in values {
            #expect(Value(urlText: value.urlText) == value)
            #expect(Value.shape.accepts(value.urlText), "\(value)")
        }
    }

    @Test("rejects texts of other types")
    func rejects() {
        for text in [
            "", "+1", " 1", "1 ", "1.0", "0x1", "1_000", "９", "--1", "-", "99999999999999999999",
            "-99999999999999999999",
        ] {
            #expect(Int(urlText: text) == nil && !Int.shape.accepts(text), "\(text)")
            #expect(UInt8(urlText: text) == nil && !UInt8.shape.accepts(text), "\(text)")
        }
        for text in [
            "", "+1", " 1", "1 ", "1,5", "a", "nan", "NaN", "-nan", "nan(1)", "snan", "inf", "-inf", "Infinity",
            "infinity",
            "1e400", "-1e400", "1e99999999999999999999", "0x1", "0x1p3", "-0x1.8p1", "1_000", "٣", "１", ".", "-", "-.",
            "1e",
            "1e+", "e1", "1e1.5", "1.2.3", "1.5f", "1d", "--1", "1\0", "1\n",
        ] {
            #expect(Double(urlText: text) == nil && !Double.shape.accepts(text), "\(text)")
            #expect(Float(urlText: text) == nil && !Float.shape.accepts(text), "\(text)")
        }
        for text in ["1", "-1", "1.5", "-0.0", ".5", "5.", "1e3", "1E+3", "1e-3", "007", "1e308", "1e-400"] {
            #expect(Double(urlText: text)?.isFinite == true && Double.shape.accepts(text), "\(text)")
        }
        for text in ["1e39", "-1e39", "3.5e38", "1e308"] {
            #expect(Float(urlText: text) == nil && !Float.shape.accepts(text), "\(text)")
        }
        for text in ["", "True", "yes", "2"] {
            #expect(Bool(urlText: text) == nil && !Bool.shape.accepts(text), "\(text)")
        }
        for text in ["", "Recent", "starred"] {
            #expect(Section(urlText: text) == nil && !Section.shape.accepts(text), "\(text)")
        }
        for text in ["", "0", "2", "x"] {
            #expect(Level(urlText: text) == nil && !Level.shape.accepts(text), "\(text)")
        }
    }

    @Test("of an integer type is accepted up to its limits")
    func limits() {
        func expectLimits<Value: FixedWidthInteger & URLParameter>(_ type: Value.Type) {
            for (limit, beyond) in [(Value.min, -1), (Value.max, 1)] {
                #expect(Value.shape.accepts("\(limit)"), "\(type)")
                #expect(Value.shape.accepts((limit < 0 ? "-" : "") + "000\(limit.magnitude)"), "\(type)")
                let text = "\(Int128(limit) + Int128(beyond))"
                #expect(!Value.shape.accepts(text) && Value(urlText: text) == nil, "\(type)")
            }
        }
        expectLimits(Int.self)
        expectLimits(Int8.self)
        expectLimits(Int16.self)
        expectLimits(Int32.self)
        expectLimits(Int64.self)
        expectLimits(UInt.self)
        expectLimits(UInt8.self)
        expectLimits(UInt16.self)
        expectLimits(UInt32.self)
        expectLimits(UInt64.self)
        #expect(Int8.shape.accepts("-0") && Int8(urlText: "-0") == 0)
        #expect(!UInt8.shape.accepts("-0") && UInt8(urlText: "-0") == nil)
    }

    @Test(
        "of 32 hexadecimal digits is a UUID",
        arguments: [
            ("0123abcd-4567-89EF-0123-456789abcdef", true), ("0123abcd-4567-89EF-0123-456789abcde", false),
            ("0123abcd-4567-89EF-0123-456789abcdefa", false), ("0123abcd04567089EF001230456789abcdef", false),
            ("0123abcg-4567-89EF-0123-456789abcdef", false), ("----------------------------------- ", false),
            ("éééééééééééééééééé", false), ("", false),
        ])
    func uuids(text: String, isOne: Bool) {
        #expect(URLValueShape.uuid.accepts(text) == isOne)
    }

    @Test("has a narrower shape than text if its type states a shape")
    func narrowness() {
        #expect(String.shape.isNarrow == false)
        #expect(URLValueShape.unknown.isNarrow == nil)
        for shape in [Int.shape, Double.shape, Bool.shape, .uuid, Section.shape, Hex.shape] {
            #expect(shape.isNarrow == true)
        }
    }

    @Test("has the shape of its type")
    func shapes() {
        #expect(Section.shape == .oneOf(["recent", "with a star"]))
        #expect(Hex.shape == Hex.shape && Hex.shape != Level.shape && Hex.shape != .text)
        #expect(Int.shape == Int64.shape && Int.shape != UInt.shape && Int.shape.hashValue == Int64.shape.hashValue)
        #expect(URLParameterShape.text.kind == .text && URLParameterShape.uuid.kind == .uuid)
        #expect(URLParameterShape.oneOf(["a"]).kind == .oneOf(["a"]) && URLParameterShape.readable.kind == nil)
    }

    @Test("overlaps with another type if a text is a value of both")
    func sharing() {
        let shapes: [URLValueShape] = [
            .text, Int.shape, UInt.shape, Double.shape, .flag, .uuid, .oneOf(["a", "1"]), .oneOf(["b", "true"]),
            Hex.shape,
        ]
        let texts = ["a", "b", "1", "true", "0.5", "zz", "0123abcd-4567-89EF-0123-456789abcdef"]
        for one in shapes {
            for other in shapes {
                let isShared = texts.contains { one.accepts($0) && other.accepts($0) }
                // The texts that this type reads are not known in advance.
                if one != Hex.shape, other != Hex.shape {
                    #expect(one.mayShare(with: other) == isShared, "\(one) \(other)")
                } else if isShared {
                    #expect(one.mayShare(with: other))
                }
            }
        }
    }

    @Test("accepts an empty query item if its type does")
    func emptyItems() {
        #expect(
            String.shape.takesEmptyItem && Bool.shape.takesEmptyItem && URLValueShape.oneOf(["", "a"]).takesEmptyItem)
        for shape in [Int.shape, Double.shape, .uuid, .unknown, .oneOf(["a"]), Hex.shape] {
            #expect(!shape.takesEmptyItem)
        }
    }
}
