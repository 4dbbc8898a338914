// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The text of a ``URLPattern``, with key paths of the configuration.
///
/// A key path is a typed placeholder: it reads a part of the URL into the property and writes the property to a URL. The
/// value of an optional property may be missing from the query, or from an alternative of a group. An array takes any number
/// of query items or, after `*`, the rest of the path.
///
/// ```swift
/// "notes://note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)"
/// ```
///
/// The text is read on any thread, when the first URL is matched. Key paths and defaults are evaluated later, each time a URL
/// fills a configuration or is written from one. For a provider of the main actor, they are evaluated on the main actor.
@_documentation(visibility: internal)
public struct URLPatternText<Provider: RouteProvider>: ExpressibleByStringInterpolation, Sendable {
    let content: URLPatternParts<Provider.ProvidedConfiguration>

    /// Creates the text of a pattern without key paths.
    @_documentation(visibility: internal)
    public init(stringLiteral text: String) { content = URLPatternParts(text) }

    /// Creates the text of a pattern with key paths.
    @_documentation(visibility: internal)
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    /// Collects the text and the key paths of a pattern.
    @_documentation(visibility: internal)
    public struct StringInterpolation: StringInterpolationProtocol {
        var content = URLPatternParts<Provider.ProvidedConfiguration>()

        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { content.pieces.append(.text(literal)) }
        }
    }
}

extension URLPatternText.StringInterpolation where Provider: ServiceRouteProvider {
    /// Appends a value that the URL must contain.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value>
    ) {
        content.append(URLField(Value.shape, .one, keyPath) { RequiredURLProperty<Value>() })
    }

    /// Appends an optional value. The property is set to nil if the URL does not contain it.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value?>
    ) {
        content.append(URLField(Value.shape, .optional, keyPath) { OptionalURLProperty<Value>() })
    }

    /// Appends an optional value with a default. Written URLs omit the default.
    ///
    /// - Parameter defaultValue: The default, evaluated each time a URL fills a configuration or is written from one.
    public mutating func appendInterpolation<Value: URLParameter & Equatable & Sendable>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value>,
        default defaultValue: @escaping @Sendable @autoclosure () -> Value
    ) {
        content.append(
            URLField(Value.shape, .optional, keyPath) { DefaultingURLProperty(defaultValue: defaultValue()) })
    }

    /// Appends a list of any number of values.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, [Value]>
    ) {
        content.append(URLField(Value.shape, .many, keyPath) { URLPropertyList<Value>() })
    }
}

extension URLPatternText.StringInterpolation where Provider: MainActorRouteProvider {
    /// Appends a value that the URL must contain.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .one, keyPath) { RequiredURLProperty<Value>() })
    }

    /// Appends an optional value. The property is set to nil if the URL does not contain it.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value?>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .optional, keyPath) { OptionalURLProperty<Value>() })
    }

    /// Appends an optional value with a default. Written URLs omit the default.
    ///
    /// - Parameter defaultValue: The default, evaluated on the main actor each time a URL fills a configuration or is written
    ///   from one.
    public mutating func appendInterpolation<Value: URLParameter & Equatable & Sendable>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, Value>,
        default defaultValue: @escaping @MainActor @autoclosure () -> Value
    ) {
        content.append(
            URLField(of: Provider.self, Value.shape, .optional, keyPath) {
                DefaultingURLProperty(defaultValue: defaultValue())
            })
    }

    /// Appends a list of any number of values.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.ProvidedConfiguration, [Value]>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .many, keyPath) { URLPropertyList<Value>() })
    }
}

// MARK: Refused key paths

extension URLPatternText.StringInterpolation {
    @available(*, unavailable, message: "the configuration has no property of this name")
    @_disfavoredOverload
    public mutating func appendInterpolation(_ keyPath: KeyPath<MissingDeclaration, MissingDeclaration>) {}

    @available(*, unavailable, message: "the configuration has no property of this name")
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(
        _ keyPath: KeyPath<MissingDeclaration, MissingDeclaration>, default defaultValue: Value
    ) {}
}

extension URLPatternText.StringInterpolation where Provider: ServiceRouteProvider {
    @available(
        *, unavailable,
        message: "a URL sets only a 'var' whose type is a URLParameter, an optional URLParameter or an array of them"
    )
    public mutating func appendInterpolation<Value>(
        _ keyPath: @escaping @Sendable @autoclosure () -> KeyPath<Provider.ProvidedConfiguration, Value>
    ) {}

    @available(
        *, unavailable,
        message: "a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable"
    )
    public mutating func appendInterpolation<Value, Default>(
        _ keyPath: @escaping @Sendable @autoclosure () -> KeyPath<Provider.ProvidedConfiguration, Value>,
        default defaultValue: @escaping @Sendable @autoclosure () -> Default
    ) {}
}

extension URLPatternText.StringInterpolation where Provider: MainActorRouteProvider {
    @available(
        *, unavailable,
        message: "a URL sets only a 'var' whose type is a URLParameter, an optional URLParameter or an array of them"
    )
    public mutating func appendInterpolation<Value>(
        _ keyPath: @escaping @MainActor @autoclosure () -> KeyPath<Provider.ProvidedConfiguration, Value>
    ) {}

    @available(
        *, unavailable,
        message: "a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable"
    )
    public mutating func appendInterpolation<Value, Default>(
        _ keyPath: @escaping @MainActor @autoclosure () -> KeyPath<Provider.ProvidedConfiguration, Value>,
        default defaultValue: @escaping @MainActor @autoclosure () -> Default
    ) {}
}
