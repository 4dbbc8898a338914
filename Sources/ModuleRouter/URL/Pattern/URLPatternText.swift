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
public struct URLPatternText<Configuration>: ExpressibleByStringInterpolation, Sendable {
    let pieces: [URLPatternSyntax.Piece]
    let fields: [URLField<Configuration>]
    /// Sets the property that takes the URL itself.
    private(set) var setOrigin: @Sendable (RouteURL, inout Configuration) -> Void = { _, _ in }

    public init(stringLiteral text: String) {
        pieces = [.text(text)]
        fields = []
    }

    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
        fields = stringInterpolation.fields
    }

    func with(origin keyPath: WritableKeyPath<Configuration, RouteURL?>?) -> Self {
        guard let keyPath else { return self }
        // Used where the provider runs, as those in the text: see below.
        nonisolated(unsafe) let origin = keyPath
        var text = self
        text.setOrigin = { $1[keyPath: origin] = $0 }
        return text
    }

    // A key path to what belongs to the main actor is not `Sendable`. It is used where its provider runs, and that is there. A
    // key path of a service is made in a closure that is `Sendable`, and only read from then on: any thread may use it.

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [URLPatternSyntax.Piece] = []
        var fields: [URLField<Configuration>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.text(literal)) }
        }

        /// A value that the URL must have.
        public mutating func appendInterpolation<Value: URLParameter>(
            _ keyPath: WritableKeyPath<Configuration, Value>
        ) {
            // Used where the provider runs: see above.
            nonisolated(unsafe) let keyPath = keyPath
            append(
                URLField(Value.shape, .one) { texts, configuration in
                    guard let value = Value(urlText: texts.joined(separator: "/")) else { return false }
                    configuration[keyPath: keyPath] = value
                    return true
                } texts: { configuration in
                    [configuration[keyPath: keyPath].urlText]
                })
        }

        /// A value that the URL may have. If it has not, the property is set to nil.
        public mutating func appendInterpolation<Value: URLParameter>(
            _ keyPath: WritableKeyPath<Configuration, Value?>
        ) {
            // Used where the provider runs: see above.
            nonisolated(unsafe) let keyPath = keyPath
            append(
                URLField(Value.shape, .optional) { texts, configuration in
                    let value = texts.isEmpty ? nil : Value(urlText: texts.joined(separator: "/"))
                    configuration[keyPath: keyPath] = value
                    return texts.isEmpty || value != nil
                } texts: { configuration in
                    configuration[keyPath: keyPath].map { [$0.urlText] }
                })
        }

        /// A value that the URL may have, and what it is if it has not. That one is not written.
        public mutating func appendInterpolation<Value: URLParameter & Equatable & Sendable>(
            _ keyPath: WritableKeyPath<Configuration, Value>, default defaultValue: Value
        ) {
            // Used where the provider runs: see above.
            nonisolated(unsafe) let keyPath = keyPath
            append(
                URLField(Value.shape, .optional) { texts, configuration in
                    let value = texts.isEmpty ? defaultValue : Value(urlText: texts.joined(separator: "/"))
                    guard let value else { return false }
                    configuration[keyPath: keyPath] = value
                    return true
                } texts: { configuration in
                    let value = configuration[keyPath: keyPath]
                    return value == defaultValue ? nil : [value.urlText]
                })
        }

        /// Any number of values.
        public mutating func appendInterpolation<Value: URLParameter>(
            _ keyPath: WritableKeyPath<Configuration, [Value]>
        ) {
            // Used where the provider runs: see above.
            nonisolated(unsafe) let keyPath = keyPath
            append(
                URLField(Value.shape, .many) { texts, configuration in
                    let values = texts.compactMap { Value(urlText: $0) }
                    configuration[keyPath: keyPath] = values
                    return values.count == texts.count
                } texts: { configuration in
                    configuration[keyPath: keyPath].map(\.urlText)
                })
        }

        private mutating func append(_ field: URLField<Configuration>) {
            pieces.append(.keyPath(fields.count))
            fields.append(field)
        }
    }
}

/// A key path in a pattern: how its property is read from a URL, and written to one.
struct URLField<Configuration>: Sendable {
    let placeholder: URLPlaceholder
    /// Sets the property from the texts of the placeholder; returns false if they are none of its values.
    let assign: @Sendable ([String], inout Configuration) -> Bool
    /// The texts of the property; nil if the URL is to have none.
    let texts: @Sendable (Configuration) -> [String]?

    init(
        _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity,
        assign: @escaping @Sendable ([String], inout Configuration) -> Bool,
        texts: @escaping @Sendable (Configuration) -> [String]?
    ) {
        placeholder = URLPlaceholder(name: nil, shape: shape, quantity: quantity)
        self.assign = assign
        self.texts = texts
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

    @available(
        *, unavailable,
        message: "a URL sets only a 'var' whose type is a URLParameter, an optional URLParameter or an array of them"
    )
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Configuration, Value>) {}

    @available(
        *, unavailable,
        message: "a default is for a 'var' of the same type, which is a URLParameter that is Equatable and Sendable"
    )
    public mutating func appendInterpolation<Value, Default>(
        _ keyPath: KeyPath<Configuration, Value>, default defaultValue: Default
    ) {}
}
