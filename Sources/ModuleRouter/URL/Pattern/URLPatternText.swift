// SPDX-License-Identifier: Apache-2.0

/// The text of a ``URLPattern``, with key paths of the configuration in it.
///
/// A key path is what a placeholder is in text, only typed: the URL's part is read into the property, and a URL is written from
/// it. An optional property may be missing from the query, or stands in a group that may be; an array takes any number of query
/// items or, after `*`, the rest of the path.
///
/// ```swift
/// "notes://note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)"
/// ```
///
/// The text is read on any thread, when the first URL comes. Key paths and defaults are evaluated later, whenever a URL is read
/// into a configuration or written from one: for a provider of the main actor, on the main actor.
public struct URLPatternText<Provider: RouteProvider>: ExpressibleByStringInterpolation, Sendable {
    let content: URLPatternParts<Provider.Configuration>

    public init(stringLiteral text: String) { content = URLPatternParts(text) }

    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    /// Collects the text and the key paths of a pattern.
    public struct StringInterpolation: StringInterpolationProtocol {
        var content = URLPatternParts<Provider.Configuration>()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { content.pieces.append(.text(literal)) }
        }
    }
}

extension URLPatternText.StringInterpolation where Provider: ServiceRouteProvider {
    /// A value that the URL must have.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, Value>
    ) {
        content.append(URLField(Value.shape, .one, keyPath) { .required })
    }

    /// A value that the URL may have. If it has not, the property is set to nil.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, Value?>
    ) {
        content.append(URLField(Value.shape, .optional, keyPath) { .optional() })
    }

    /// A value that the URL may have, and its default. A URL that is written leaves the default out.
    ///
    /// - Parameter defaultValue: Evaluated each time a URL is read into a configuration or written from one.
    public mutating func appendInterpolation<Value: URLParameter & Equatable & Sendable>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, Value>,
        default defaultValue: @escaping @Sendable @autoclosure () -> Value
    ) {
        content.append(URLField(Value.shape, .optional, keyPath) { .defaulting(to: defaultValue()) })
    }

    /// Any number of values.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @Sendable @autoclosure () -> WritableKeyPath<Provider.Configuration, [Value]>
    ) {
        content.append(URLField(Value.shape, .many, keyPath) { .list() })
    }
}

extension URLPatternText.StringInterpolation where Provider: MainActorRouteProvider {
    /// A value that the URL must have.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, Value>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .one, keyPath) { .required })
    }

    /// A value that the URL may have. If it has not, the property is set to nil.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, Value?>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .optional, keyPath) { .optional() })
    }

    /// A value that the URL may have, and its default. A URL that is written leaves the default out.
    ///
    /// - Parameter defaultValue: Evaluated on the main actor, each time a URL is read into a configuration or written from one.
    public mutating func appendInterpolation<Value: URLParameter & Equatable & Sendable>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, Value>,
        default defaultValue: @escaping @MainActor @autoclosure () -> Value
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .optional, keyPath) { .defaulting(to: defaultValue()) })
    }

    /// Any number of values.
    public mutating func appendInterpolation<Value: URLParameter>(
        _ keyPath: @escaping @MainActor @autoclosure () -> WritableKeyPath<Provider.Configuration, [Value]>
    ) {
        content.append(URLField(of: Provider.self, Value.shape, .many, keyPath) { .list() })
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
        _ keyPath: @escaping @Sendable @autoclosure () -> KeyPath<Provider.Configuration, Value>
    ) {}

    @available(
        *, unavailable,
        message: "a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable"
    )
    public mutating func appendInterpolation<Value, Default>(
        _ keyPath: @escaping @Sendable @autoclosure () -> KeyPath<Provider.Configuration, Value>,
        default defaultValue: @escaping @Sendable @autoclosure () -> Default
    ) {}
}

extension URLPatternText.StringInterpolation where Provider: MainActorRouteProvider {
    @available(
        *, unavailable,
        message: "a URL sets only a 'var' whose type is a URLParameter, an optional URLParameter or an array of them"
    )
    public mutating func appendInterpolation<Value>(
        _ keyPath: @escaping @MainActor @autoclosure () -> KeyPath<Provider.Configuration, Value>
    ) {}

    @available(
        *, unavailable,
        message: "a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable"
    )
    public mutating func appendInterpolation<Value, Default>(
        _ keyPath: @escaping @MainActor @autoclosure () -> KeyPath<Provider.Configuration, Value>,
        default defaultValue: @escaping @MainActor @autoclosure () -> Default
    ) {}
}
