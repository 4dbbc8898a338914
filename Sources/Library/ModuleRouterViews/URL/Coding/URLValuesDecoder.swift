// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// Decodes a configuration from the values of a pattern's placeholders. The configuration must be flat: its properties are
/// single values or arrays of single values.
final class URLValuesDecoder: Decoder {
    private let values: URLValues
    /// The texts to try for each value when there is no URL.
    private let samples: [String]
    /// The names for which no container has a key so far. A superclass uses its own container.
    private var unread: [String]
    /// The requested keys.
    private var asked: Set<String> = []
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init(values: URLValues, samples: [String] = []) {
        self.values = values
        self.samples = samples
        unread = values.names
    }

    /// Decodes a value.
    ///
    /// - Throws: `URLUnreadName` if a name has no key in the type; an error of the type's `init(from:)`.
    static func decode<Value: Decodable>(_ type: Value.Type, from values: URLValues) throws -> Value {
        let decoder = URLValuesDecoder(values: values)
        let value = try Value(from: decoder)
        if let name = decoder.unread.first { throw URLUnreadName(name, in: type) }
        return value
    }

    /// Returns the first name of a pattern for which a type has no key; nil if there is none, or if this cannot be
    /// determined.
    ///
    /// A type does not list its keys, but its containers reveal whether a name is one of them. The type is decoded from
    /// sample values so that it requests all of its containers. If decoding fails, a class is not checked, since a superclass
    /// may have more keys.
    static func firstUnread<Value: Decodable>(
        of placeholders: [URLPlaceholder], by type: Value.Type
    ) -> URLUnreadName? {
        let named = placeholders.compactMap { placeholder in placeholder.name.map { ($0, placeholder.shape.samples) } }
        guard !named.isEmpty else { return nil }
        let decoder = URLValuesDecoder(
            values: URLValues(texts: Dictionary(named) { first, _ in first }), samples: Self.samples)
        let isDecoded = (try? Value(from: decoder)) != nil
        guard let name = decoder.unread.first, isDecoded || !(type is AnyClass) else { return nil }
        let others = decoder.asked.filter { decoder.values.texts[$0] == nil }
        return URLUnreadName(name, in: type, nearMisses: NearMisses.of(name, among: others.sorted(byText: \.self)))
    }

    /// Texts that cover every value type.
    private static let samples = ["0", "true", "00000000-0000-0000-0000-000000000000", ""]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if !unread.isEmpty { unread.removeAll { Key(stringValue: $0) != nil } }
        return KeyedDecodingContainer(Keyed(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.notFlat([]) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.notFlat([]) }

    private static func notFlat(_ path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(
            .init(codingPath: path, debugDescription: "A URL has single values and arrays of them, by their names."))
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: URLValuesDecoder
        let codingPath: [any CodingKey] = []

        private var values: URLValues { decoder.values }

        var allKeys: [Key] { values.texts.keys.compactMap(Key.init(stringValue:)) }

        func contains(_ key: Key) -> Bool {
            if !decoder.samples.isEmpty { decoder.asked.insert(key.stringValue) }
            return values.texts[key.stringValue] != nil
        }

        func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

        private func texts(_ key: Key) throws -> [String] {
            guard let texts = values.texts[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: [], debugDescription: "The URL has no '\(key.stringValue)'."))
            }
            return texts
        }

        private func read<Value>(_ key: Key, as value: (Texts) throws -> Value) throws -> Value {
            guard decoder.samples.isEmpty else { return try readSample(key, as: value) }
            return try value(Texts(texts: try texts(key), codingPath: [key]))
        }

        private func readSample<Value>(_ key: Key, as value: (Texts) throws -> Value) throws -> Value {
            decoder.asked.insert(key.stringValue)
            for sample in values.all(key.stringValue) + decoder.samples {
                if let value = try? value(Texts(texts: [sample], codingPath: [key])) { return value }
            }
            return try value(Texts(texts: [], codingPath: [key]))
        }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try read(key) { try Value(from: $0) }
        }

        private func decodeText<Value: URLParameter & Decodable>(_ key: Key) throws -> Value {
            try read(key) { try $0.value(at: 0) }
        }

        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decodeText(key) }
        func decode(_ type: String.Type, forKey key: Key) throws -> String { try decodeText(key) }
        func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decodeText(key) }
        func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decodeText(key) }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decodeText(key) }
        func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decodeText(key) }
        func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decodeText(key) }
        func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decodeText(key) }
        func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decodeText(key) }
        func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decodeText(key) }
        func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decodeText(key) }
        func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decodeText(key) }
        func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decodeText(key) }
        func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decodeText(key) }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<NestedKey> { throw URLValuesDecoder.notFlat([key]) }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try Texts(texts: try texts(key), codingPath: [key]).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder { decoder }

        func superDecoder(forKey key: Key) throws -> any Decoder { Texts(texts: try texts(key), codingPath: [key]) }
    }

    /// The texts of one name: a single value or an array.
    private struct Texts: Decoder, SingleValueDecodingContainer {
        let texts: [String]
        let codingPath: [any CodingKey]
        let userInfo: [CodingUserInfoKey: Any] = [:]

        func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
            throw URLValuesDecoder.notFlat(codingPath)
        }

        func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(texts: self) }

        func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

        func value<Value: URLParameter>(at index: Int) throws -> Value {
            guard index < texts.count else {
                throw DecodingError.valueNotFound(
                    Value.self, .init(codingPath: codingPath, debugDescription: "The URL has no value here."))
            }
            guard let value = Value(urlText: texts[index]) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: codingPath, debugDescription: "'\(texts[index])' is no \(Value.self)."))
            }
            return value
        }

        func decodeNil() -> Bool { texts.isEmpty }
        func decode(_ type: Bool.Type) throws -> Bool { try value(at: 0) }
        func decode(_ type: String.Type) throws -> String { try value(at: 0) }
        func decode(_ type: Double.Type) throws -> Double { try value(at: 0) }
        func decode(_ type: Float.Type) throws -> Float { try value(at: 0) }
        func decode(_ type: Int.Type) throws -> Int { try value(at: 0) }
        func decode(_ type: Int8.Type) throws -> Int8 { try value(at: 0) }
        func decode(_ type: Int16.Type) throws -> Int16 { try value(at: 0) }
        func decode(_ type: Int32.Type) throws -> Int32 { try value(at: 0) }
        func decode(_ type: Int64.Type) throws -> Int64 { try value(at: 0) }
        func decode(_ type: UInt.Type) throws -> UInt { try value(at: 0) }
        func decode(_ type: UInt8.Type) throws -> UInt8 { try value(at: 0) }
        func decode(_ type: UInt16.Type) throws -> UInt16 { try value(at: 0) }
        func decode(_ type: UInt32.Type) throws -> UInt32 { try value(at: 0) }
        func decode(_ type: UInt64.Type) throws -> UInt64 { try value(at: 0) }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let texts: Texts
        var currentIndex = 0

        init(texts: Texts) { self.texts = texts }

        var codingPath: [any CodingKey] { texts.codingPath }
        var count: Int? { texts.texts.count }
        var isAtEnd: Bool { currentIndex >= texts.texts.count }

        mutating func decodeNil() throws -> Bool { false }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    type, .init(codingPath: codingPath, debugDescription: "The URL has no more values here."))
            }
            let value = try Value(from: Texts(texts: [texts.texts[currentIndex]], codingPath: codingPath))
            currentIndex += 1
            return value
        }

        mutating func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey> { throw URLValuesDecoder.notFlat(codingPath) }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            throw URLValuesDecoder.notFlat(codingPath)
        }

        mutating func superDecoder() throws -> any Decoder { throw URLValuesDecoder.notFlat(codingPath) }
    }
}

extension URLValueShape {
    /// The accepted texts, if they are few.
    fileprivate var samples: [String] { if case .oneOf(let texts) = self { texts } else { [] } }
}
