// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route whose provider declares no configuration of its own.
///
/// It is one word, which is nil until a property is set, so passing it costs nothing.
public struct RouteConfiguration: Sendable {
    @usableFromInline var storage: Storage?

    @usableFromInline final class Storage: Sendable {
        let content: Content

        init(_ content: Content) { self.content = content }
    }

    struct Content {
        var looseParameters: [String: any Sendable] = Dictionary()
        /// The URL and its values; nil if there are none.
        var urlContent: (any Sendable)?
    }

    /// Makes an empty configuration.
    @inlinable public init() { storage = nil }

    private var content: Content {
        get { storage?.content ?? Content() }
        set {
            let isEmpty = newValue.looseParameters.isEmpty && newValue.urlContent == nil
            storage = isEmpty ? nil : Storage(newValue)
        }
    }

    /// The untyped parameters of a layer above this library, by name.
    package var looseParameters: [String: any Sendable] {
        get { content.looseParameters }
        set { content.looseParameters = newValue }
    }

    /// The URL and its values, which only the code for URLs reads; nil if there are none.
    package var urlContent: (any Sendable)? {
        get { content.urlContent }
        set { content.urlContent = newValue }
    }
}
