// SPDX-License-Identifier: Apache-2.0

/// Encodes a configuration as the values of a pattern's placeholders. See ``URLValuesDecoder``.
final class URLValuesEncoder: Encoder {
    private let values = Values()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private final class Values {
        var texts: [String: [String]] = [:]
    }

    private init() {}

    static func encode(_ value: some Encodable) throws -> URLValues {
        let encoder = URLValuesEncoder()
        try value.encode(to: encoder)
        return URLValues(texts: encoder.values.texts)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed(values: values))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Refusal(codingPath: []) }

    func singleValueContainer() -> any SingleValueEncodingContainer { Refusal(codingPath: []) }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let values: Values
        let codingPath: [any CodingKey] = []

        mutating func encodeNil(forKey key: Key) throws {}

        mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            let texts = Texts(values: values, name: key.stringValue, codingPath: [key])
            values.texts[key.stringValue] = []
            try value.encode(to: texts)
            // An empty array counts as an absent value.
            if values.texts[key.stringValue] == [] { values.texts[key.stringValue] = nil }
        }

        mutating func nestedContainer<NestedKey: CodingKey>(
            keyedBy keyType: NestedKey.Type, forKey key: Key
        ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(KeyedRefusal(codingPath: [key])) }

        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            Texts(values: values, name: key.stringValue, codingPath: [key]).unkeyedContainer()
        }

        mutating func superEncoder() -> any Encoder { Texts(values: values, name: "super", codingPath: []) }

        mutating func superEncoder(forKey key: Key) -> any Encoder {
            Texts(values: values, name: key.stringValue, codingPath: [key])
        }
    }

    /// Appends texts to one name.
    private struct Texts: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
        let values: Values
        let name: String
        let codingPath: [any CodingKey]
        let userInfo: [CodingUserInfoKey: Any] = [:]

        var count: Int { values.texts[name]?.count ?? 0 }

        private func add<Value: URLParameter>(_ value: Value) throws {
            let text = value.urlText
            guard Value(urlText: text) != nil else {
                throw EncodingError.invalidValue(
                    value,
                    .init(codingPath: codingPath, debugDescription: "'\(text)' would be refused when the URL is read."))
            }
            values.texts[name, default: []].append(text)
        }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            KeyedEncodingContainer(KeyedRefusal(codingPath: codingPath))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
        func singleValueContainer() -> any SingleValueEncodingContainer { self }

        func encodeNil() throws {}
        func encode(_ value: Bool) throws { try add(value) }
        func encode(_ value: String) throws { try add(value) }
        func encode(_ value: Double) throws { try add(value) }
        func encode(_ value: Float) throws { try add(value) }
        func encode(_ value: Int) throws { try add(value) }
        func encode(_ value: Int8) throws { try add(value) }
        func encode(_ value: Int16) throws { try add(value) }
        func encode(_ value: Int32) throws { try add(value) }
        func encode(_ value: Int64) throws { try add(value) }
        func encode(_ value: UInt) throws { try add(value) }
        func encode(_ value: UInt8) throws { try add(value) }
        func encode(_ value: UInt16) throws { try add(value) }
        func encode(_ value: UInt32) throws { try add(value) }
        func encode(_ value: UInt64) throws { try add(value) }
        func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

        func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
        { KeyedEncodingContainer(KeyedRefusal(codingPath: codingPath)) }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { Refusal(codingPath: codingPath) }

        func superEncoder() -> any Encoder { self }
    }

    private static func notFlat(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue(
            value,
            .init(codingPath: path, debugDescription: "A URL has single values and arrays of them, by their names."))
    }

    /// Refuses values that cannot be part of a URL.
    private struct Refusal: SingleValueEncodingContainer, UnkeyedEncodingContainer, Encoder {
        let codingPath: [any CodingKey]
        let userInfo: [CodingUserInfoKey: Any] = [:]
        let count = 0

        func encodeNil() throws {}
        func encode<Value: Encodable>(_ value: Value) throws { throw URLValuesEncoder.notFlat(value, codingPath) }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            KeyedEncodingContainer(KeyedRefusal(codingPath: codingPath))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
        func singleValueContainer() -> any SingleValueEncodingContainer { self }

        func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
        { KeyedEncodingContainer(KeyedRefusal(codingPath: codingPath)) }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
        func superEncoder() -> any Encoder { self }
    }

    private struct KeyedRefusal<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let codingPath: [any CodingKey]

        func encodeNil(forKey key: Key) throws {}

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            throw URLValuesEncoder.notFlat(value, codingPath + [key])
        }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy keyType: NestedKey.Type, forKey key: Key
        ) -> KeyedEncodingContainer<NestedKey> {
            KeyedEncodingContainer(KeyedRefusal<NestedKey>(codingPath: codingPath))
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { Refusal(codingPath: codingPath) }
        func superEncoder() -> any Encoder { Refusal(codingPath: codingPath) }
        func superEncoder(forKey key: Key) -> any Encoder { Refusal(codingPath: codingPath) }
    }
}
