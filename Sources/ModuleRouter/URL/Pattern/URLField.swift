// SPDX-License-Identifier: Apache-2.0

/// A key path in a pattern: how its property is read from a URL, and written to one.
struct URLField<Configuration>: Sendable {
    let placeholder: URLPlaceholder
    /// Sets the property from the texts of the placeholder. Returns false if they are no value of the property.
    let assign: @Sendable ([String], inout Configuration) throws -> Bool
    /// The texts of the property; nil if the URL omits it.
    let texts: @Sendable (Configuration) throws -> [String]?

    /// The property of a service's configuration.
    ///
    /// Key path and coding are made at each use. So no thread shares a key path with another one, which may hold values that
    /// are not `Sendable`.
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

    /// The property of a configuration of the main actor, which is read and written there.
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

/// How a property is read from the texts of its placeholder, and written to them.
struct URLPropertyCoding<Property> {
    /// The value; nil if the texts are none.
    let value: ([String]) -> Property?
    /// The texts; nil if the URL omits the property.
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
