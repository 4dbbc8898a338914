// SPDX-License-Identifier: Apache-2.0

/// The decoded values of a URL pattern's placeholders, by name.
public struct URLValues: Sendable, Hashable {
    private(set) var texts: [String: [String]] = [:]

    /// Creates values without any text.
    public init() {}

    init(texts: [String: [String]]) { self.texts = texts }

    /// The text of a placeholder, or the first of several texts; nil if there is none.
    public subscript(name: String) -> String? {
        get { texts[name]?.first }
        set { texts[name] = newValue.map { [$0] } }
    }

    /// Returns the value of a placeholder; nil if there is none, or if the text is not a value of the type.
    public func value<Value: URLParameter>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        self[name].flatMap { Value(urlText: $0) }
    }

    /// The names of the placeholders with a text, in alphabetical order.
    package var names: [String] { texts.keys.sorted(byText: \.self) }

    /// Returns all texts of a placeholder.
    public func all(_ name: String) -> [String] { texts[name] ?? [] }

    /// Returns all values of a placeholder; nil if one of the texts is not a value of the type.
    public func values<Value: URLParameter>(_ name: String, as type: Value.Type = Value.self) -> [Value]? {
        let values = all(name).map { Value(urlText: $0) }
        return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }

    /// Sets the value of a placeholder.
    public mutating func set(_ name: String, to value: some URLParameter) { texts[name] = [value.urlText] }

    /// Sets all values of a placeholder.
    public mutating func set(_ name: String, to values: [some URLParameter]) { texts[name] = values.map(\.urlText) }

    /// Whether no placeholder has a text.
    public var isEmpty: Bool { texts.isEmpty }
}

extension URLValues: ExpressibleByDictionaryLiteral {
    /// Creates values from names and their values.
    public init(dictionaryLiteral elements: (String, any URLParameter)...) {
        for (name, value) in elements { texts[name] = [value.urlText] }
    }
}
