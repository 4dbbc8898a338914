// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A key path in a pattern: reads its property from a URL and writes it to one.
struct URLField<Configuration>: Sendable {
    let placeholder: URLPlaceholder
    /// Sets the property from the texts of the placeholder. Returns false if the texts are not a value of the property.
    let assign: @Sendable ([String], inout Configuration) throws -> Bool
    /// The texts of the property; nil if the URL omits it.
    let texts: @Sendable (Configuration) throws -> [String]?

    /// Creates the field of a service's configuration.
    ///
    /// The key path and the coding are created for each use, so that threads do not share a key path. A key path may hold
    /// values that are not `Sendable`.
    init<Coding: URLPropertyCoding>(
        _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity,
        _ keyPath: @escaping @Sendable () -> WritableKeyPath<Configuration, Coding.Property>,
        _ coding: @escaping @Sendable () -> Coding
    ) {
        placeholder = URLPlaceholder(name: nil, shape: shape, quantity: quantity)
        assign = { texts, configuration in
            guard let value = coding().value(texts) else { return false }
            configuration[keyPath: keyPath()] = value
            return true
        }
        texts = { configuration in try coding().readableTexts(configuration[keyPath: keyPath()]) }
    }

    /// Creates the field of a configuration of the main actor. Its property is read and written on the main actor.
    init<Provider: MainActorRouteProvider, Coding: URLPropertyCoding>(
        of provider: Provider.Type, _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity,
        _ keyPath: @escaping @MainActor () -> WritableKeyPath<Configuration, Coding.Property>,
        _ coding: @escaping @MainActor () -> Coding
    ) where Provider.ProvidedConfiguration == Configuration {
        placeholder = URLPlaceholder(name: nil, shape: shape, quantity: quantity)
        assign = { texts, configuration in
            let assigned = try MainActorCall.run(
                for: "a URL", by: ProviderName.of(provider), with: configuration
            ) { old -> Configuration? in
                guard let value = coding().value(texts) else { return nil }
                var new = old
                new[keyPath: keyPath()] = value
                return new
            }
            guard let assigned else { return false }
            configuration = assigned
            return true
        }
        texts = { configuration in
            try MainActorCall.run(for: "a URL", by: ProviderName.of(provider), with: configuration) {
                try coding().readableTexts($0[keyPath: keyPath()])
            }
        }
    }
}

/// Reads a property from the texts of its placeholder and writes it to them.
///
/// The types have no closures: a value is created for each use, and a closure would be allocated each time.
protocol URLPropertyCoding: SendableMetatype {
    associatedtype Property

    /// Returns the value; nil if the texts are not a value of the property.
    func value(_ texts: [String]) -> Property?

    /// Returns the texts; nil if the URL omits the property.
    func texts(_ value: Property) -> [String]?
}

extension URLPropertyCoding {
    /// Returns the texts; nil if the URL omits the property.
    ///
    /// - Throws: `URLNotWritten` if reading refuses the texts.
    fileprivate func readableTexts(_ value: Property) throws -> [String]? {
        let texts = texts(value)
        if let texts, self.value(texts) == nil {
            throw URLNotWritten(
                reason: "the value '\(texts.joined(separator: "/"))' would be refused when the URL is read")
        }
        return texts
    }
}

/// Codes a value that the URL must contain.
struct RequiredURLProperty<Value: URLParameter>: URLPropertyCoding {
    func value(_ texts: [String]) -> Value? { Value(urlText: texts.joined(separator: "/")) }
    func texts(_ value: Value) -> [String]? { [value.urlText] }
}

/// Codes a value that the URL omits if it is the default.
struct DefaultingURLProperty<Value: URLParameter & Equatable>: URLPropertyCoding {
    let defaultValue: Value

    func value(_ texts: [String]) -> Value? {
        texts.isEmpty ? defaultValue : Value(urlText: texts.joined(separator: "/"))
    }

    func texts(_ value: Value) -> [String]? { value == defaultValue ? nil : [value.urlText] }
}

/// Codes a value that the URL omits if it is nil.
struct OptionalURLProperty<Value: URLParameter>: URLPropertyCoding {
    func value(_ texts: [String]) -> Value?? {
        texts.isEmpty ? .some(nil) : Value(urlText: texts.joined(separator: "/")).map(Optional.some)
    }

    func texts(_ value: Value?) -> [String]? { value.map { [$0.urlText] } }
}

/// Codes any number of values.
struct URLPropertyList<Value: URLParameter>: URLPropertyCoding {
    func value(_ texts: [String]) -> [Value]? {
        let values = texts.compactMap { Value(urlText: $0) }
        return values.count == texts.count ? values : nil
    }

    func texts(_ values: [Value]) -> [String]? { values.map(\.urlText) }
}
