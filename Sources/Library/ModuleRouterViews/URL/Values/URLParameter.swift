// SPDX-License-Identifier: Apache-2.0

package import URLPatterns

/// A value that can be part of a URL: the type of a placeholder in a ``URLPattern``.
///
/// Strings, numbers and `Bool` conform. An enumeration with raw values conforms without further code:
///
/// ```swift
/// enum Section: String, CaseIterable, URLParameter { case recent, starred }
/// ```
///
/// Other types implement reading and writing. A type must be able to read every text that it writes: `Router.url(for:)` throws
/// for a value whose text is refused.
///
/// A value in the path is one value, even if it contains a slash (`%2F`), and a host value contains only characters that a host
/// may have. No value contains the character NUL.
public protocol URLParameter: SendableMetatype {
    /// Creates a value from its decoded text. Returns nil if the text is not a value: the pattern then does not match.
    init?(urlText: String)

    /// The value as unencoded text.
    var urlText: String { get }

    /// The texts that are values of the type, for the choice between patterns. Defaults to ``URLParameterShape/readable``.
    static var urlShape: URLParameterShape { get }
}

/// The texts that a placeholder accepts, as far as they matter for the choice between patterns.
public struct URLParameterShape: Sendable {
    package let kind: URLValueShape?

    package init(_ kind: URLValueShape?) { self.kind = kind }

    /// Any text. Patterns with a narrower shape are preferred.
    public static var text: Self { Self(.text) }
    /// 32 hexadecimal digits in five groups, `8-4-4-4-12`.
    public static var uuid: Self { Self(.uuid) }
    /// All texts that the type's initialiser accepts.
    public static var readable: Self { Self(nil) }

    /// Returns the shape that accepts the given texts only.
    public static func oneOf(_ texts: [String]) -> Self { Self(.oneOf(texts)) }
}

extension URLParameter {
    public static var urlShape: URLParameterShape { .readable }

    /// The shape of the values. A type without a known shape accepts the texts that it can read.
    static var shape: URLValueShape {
        urlShape.kind ?? .readable(by: ObjectIdentifier(Self.self)) { Self(urlText: $0) != nil }
    }
}

extension URLParameter where Self: RawRepresentable, RawValue: URLParameter {
    public init?(urlText: String) {
        guard let raw = RawValue(urlText: urlText) else { return nil }
        self.init(rawValue: raw)
    }

    public var urlText: String { rawValue.urlText }
}

extension URLParameter where Self: RawRepresentable & CaseIterable, RawValue: URLParameter {
    public static var urlShape: URLParameterShape { .oneOf(allCases.map(\.urlText)) }
}

extension String: URLParameter {
    @_documentation(visibility: internal)
    public init?(urlText: String) { self = urlText }
    @_documentation(visibility: internal)
    public var urlText: String { self }
    @_documentation(visibility: internal)
    public static var urlShape: URLParameterShape { .text }
}

extension Bool: URLParameter {
    /// Accepts `true`, `false`, `1` and `0`. A query item without a value is true.
    @_documentation(visibility: internal)
    public init?(urlText: String) {
        guard let flag = URLValueShape.flag(urlText) else { return nil }
        self = flag
    }

    @_documentation(visibility: internal)
    public var urlText: String { self ? "true" : "false" }
    @_documentation(visibility: internal)
    public static var urlShape: URLParameterShape { URLParameterShape(.flag) }
}

extension URLParameter where Self: FixedWidthInteger {
    /// Accepts decimal digits, with a minus sign for negative numbers.
    @_documentation(visibility: internal)
    public init?(urlText: String) {
        let sign = urlText.utf8.first
        guard sign != UInt8(ascii: "+"), Self.isSigned || sign != UInt8(ascii: "-") else { return nil }
        let value: Self? =
            if Self.bitWidth > 64 {
                Self(urlText, radix: 10)
            } else if Self.isSigned {
                WideInteger.signed(urlText).flatMap { Self(exactly: $0) }
            } else {
                WideInteger.unsigned(urlText).flatMap { Self(exactly: $0) }
            }
        guard let value else { return nil }
        self = value
    }

    @_documentation(visibility: internal)
    public var urlText: String { String(self) }

    @_documentation(visibility: internal)
    public static var urlShape: URLParameterShape {
        guard bitWidth <= 64 else { return .readable }
        return URLParameterShape(.integer(of: Self.self))
    }
}

/// Reads integers of up to 64 bits. Shared by all integer types, since separate code would add more than a kilobyte per type
/// to every app.
private enum WideInteger {
    @inline(never) static func signed(_ text: String) -> Int64? { Int64(text) }
    @inline(never) static func unsigned(_ text: String) -> UInt64? { UInt64(text) }
}

extension Int: URLParameter {}
extension Int8: URLParameter {}
extension Int16: URLParameter {}
extension Int32: URLParameter {}
extension Int64: URLParameter {}
extension UInt: URLParameter {}
extension UInt8: URLParameter {}
extension UInt16: URLParameter {}
extension UInt32: URLParameter {}
extension UInt64: URLParameter {}

extension URLParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Accepts decimal numbers in the range of the type, optionally with an exponent.
    @_documentation(visibility: internal)
    public init?(urlText: String) {
        guard URLValueShape.isDecimal(urlText), let value = Self(urlText), value.isFinite else { return nil }
        self = value
    }

    /// The number. A URL for infinity or `nan` cannot be written, because reading refuses them.
    @_documentation(visibility: internal)
    public var urlText: String { description }
    @_documentation(visibility: internal)
    public static var urlShape: URLParameterShape {
        switch significandBitCount {
        case Double.significandBitCount: URLParameterShape(.number(isFloat: false))
        case Float.significandBitCount: URLParameterShape(.number(isFloat: true))
        default: .readable
        }
    }
}

extension Double: URLParameter {}
extension Float: URLParameter {}
