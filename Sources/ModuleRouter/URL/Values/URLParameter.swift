// SPDX-License-Identifier: Apache-2.0

/// A value that can stand in a URL: the type of a placeholder in a ``URLPattern``.
///
/// Text, numbers and `Bool` are such values. An enumeration with raw values becomes one without a line:
///
/// ```swift
/// enum Section: String, CaseIterable, URLParameter { case recent, starred }
/// ```
///
/// Another type says how it is read and written. What it writes it must read again.
public protocol URLParameter: SendableMetatype {
    /// Reads a value from its text, which is decoded. Nil if that is none: then the pattern does not match.
    init?(urlText: String)

    /// The value as text, not encoded.
    var urlText: String { get }

    /// Which texts are values, for the choice between patterns. Unless it says so, a type is asked by reading.
    static var urlShape: URLParameterShape { get }
}

/// Which texts a placeholder takes, as far as it matters for the choice between patterns.
public struct URLParameterShape: Sendable {
    package let kind: URLValueShape?

    package init(_ kind: URLValueShape?) { self.kind = kind }

    /// Any text. A pattern that asks for anything narrower is preferred.
    public static var text: Self { Self(.text) }
    /// 32 hexadecimal digits in five groups, `8-4-4-4-12`.
    public static var uuid: Self { Self(.uuid) }
    /// The texts that the type can read, whatever they are.
    public static var readable: Self { Self(nil) }

    /// One of some texts.
    public static func oneOf(_ texts: [String]) -> Self { Self(.oneOf(texts)) }
}

extension URLParameter {
    public static var urlShape: URLParameterShape { .readable }

    /// The shape, with this type to read what it says nothing more about.
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
    public init?(urlText: String) { self = urlText }
    public var urlText: String { self }
    public static var urlShape: URLParameterShape { .text }
}

extension Bool: URLParameter {
    /// Reads `true` and `false`, `1` and `0`. A query item without a value is true.
    public init?(urlText: String) {
        guard let flag = URLValueShape.flag(urlText) else { return nil }
        self = flag
    }

    public var urlText: String { self ? "true" : "false" }
    public static var urlShape: URLParameterShape { URLParameterShape(.flag) }
}

extension URLParameter where Self: FixedWidthInteger {
    /// Reads decimal digits, with a minus sign before those of a negative number.
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

    public var urlText: String { String(self) }

    public static var urlShape: URLParameterShape {
        guard bitWidth <= 64 else { return .readable }
        return URLParameterShape(.integer(of: Self.self))
    }
}

/// Reads integers of up to 64 bits. Every app contains this: read by itself, each type would take more than a kilobyte.
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
    /// Reads what Swift reads as a number.
    public init?(urlText: String) {
        guard urlText.utf8.first != UInt8(ascii: "+") else { return nil }
        self.init(urlText)
    }

    public var urlText: String { description }
    public static var urlShape: URLParameterShape { URLParameterShape(.number) }
}

extension Double: URLParameter {}
extension Float: URLParameter {}
