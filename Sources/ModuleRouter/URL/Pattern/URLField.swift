// SPDX-License-Identifier: Apache-2.0

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
    init<Property>(
        _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity,
        _ keyPath: @escaping @Sendable () -> WritableKeyPath<Configuration, Property>,
        _ coding: @escaping @Sendable () -> URLPropertyCoding<Property>
    ) {
        placeholder = URLPlaceholder(name: nil, shape: shape, quantity: quantity)
        assign = { texts, configuration in
            guard let value = coding().value(texts) else { return false }
            configuration[keyPath: keyPath()] = value
            return true
        }
        texts = { configuration in coding().texts(configuration[keyPath: keyPath()]) }
    }

    /// Creates the field of a configuration of the main actor. Its property is read and written on the main actor.
    init<Provider: MainActorRouteProvider, Property>(
        of provider: Provider.Type, _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity,
        _ keyPath: @escaping @MainActor () -> WritableKeyPath<Configuration, Property>,
        _ coding: @escaping @MainActor () -> URLPropertyCoding<Property>
    ) where Provider.Configuration == Configuration {
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
                coding().texts($0[keyPath: keyPath()])
            }
        }
    }
}

/// Reads a property from the texts of its placeholder and writes it to them.
struct URLPropertyCoding<Property> {
    /// Returns the value; nil if the texts are not a value of the property.
    let value: ([String]) -> Property?
    /// Returns the texts; nil if the URL omits the property.
    let texts: (Property) -> [String]?
}

extension URLPropertyCoding where Property: URLParameter {
    static var required: Self {
        Self(value: { Property(urlText: $0.joined(separator: "/")) }, texts: { [$0.urlText] })
    }
}

extension URLPropertyCoding where Property: URLParameter & Equatable {
    static func defaulting(to defaultValue: Property) -> Self {
        Self(
            value: { $0.isEmpty ? defaultValue : Property(urlText: $0.joined(separator: "/")) },
            texts: { $0 == defaultValue ? nil : [$0.urlText] })
    }
}

extension URLPropertyCoding {
    static func optional<Value: URLParameter>() -> Self where Property == Value? {
        Self(
            value: { $0.isEmpty ? .some(nil) : Value(urlText: $0.joined(separator: "/")).map(Optional.some) },
            texts: { $0.map { [$0.urlText] } })
    }

    static func list<Value: URLParameter>() -> Self where Property == [Value] {
        Self(
            value: { texts in
                let values = texts.compactMap { Value(urlText: $0) }
                return values.count == texts.count ? values : nil
            },
            texts: { $0.map(\.urlText) })
    }
}
