// SPDX-License-Identifier: Apache-2.0

/// What the placeholders of a URL pattern stand for, by their names. Decoded.
public struct URLValues: Sendable, Hashable {
    private(set) var texts: [String: [String]] = [:]

    public init() {}

    init(texts: [String: [String]]) { self.texts = texts }

    /// The text of a placeholder, the first one of several; nil if there is none.
    public subscript(name: String) -> String? {
        get { texts[name]?.first }
        set { texts[name] = newValue.map { [$0] } }
    }

    /// The value of a placeholder; nil if there is none, or another one.
    public func value<Value: URLParameter>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        self[name].flatMap { Value(urlText: $0) }
    }

    /// The placeholders that have a text, in alphabetical order.
    package var names: [String] { texts.keys.sorted(byText: \.self) }

    /// All texts of a placeholder.
    public func all(_ name: String) -> [String] { texts[name] ?? [] }

    /// All values of a placeholder; nil if a text is none.
    public func values<Value: URLParameter>(_ name: String, as type: Value.Type = Value.self) -> [Value]? {
        let values = all(name).map { Value(urlText: $0) }
        return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }

    public mutating func set(_ name: String, to value: some URLParameter) { texts[name] = [value.urlText] }

    public mutating func set(_ name: String, to values: [some URLParameter]) { texts[name] = values.map(\.urlText) }

    public var isEmpty: Bool { texts.isEmpty }
}

extension URLValues: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, any URLParameter)...) {
        for (name, value) in elements { texts[name] = [value.urlText] }
    }
}
