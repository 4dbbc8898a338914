// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route whose provider declares no configuration of its own.
///
/// It is one word, which is nil until a property is set, so passing it costs nothing.
@frozen public struct RouteConfiguration: Sendable {
    @usableFromInline var storage: Storage?

    @usableFromInline final class Storage: Sendable {
        let looseParameters: [String: any Sendable]
        /// The URL and its values; nil if there are none.
        let urlContent: (any Sendable)?

        init(_ looseParameters: [String: any Sendable], _ urlContent: (any Sendable)?) {
            self.looseParameters = looseParameters
            self.urlContent = urlContent
        }
    }

    /// Makes an empty configuration.
    @inlinable public init() { storage = nil }

    /// The untyped parameters of a layer above this library, by name.
    package var looseParameters: [String: any Sendable] {
        get { storage?.looseParameters ?? Dictionary() }
        set { store(newValue, urlContent) }
    }

    /// The URL and its values, which only the code for URLs reads; nil if there are none.
    package var urlContent: (any Sendable)? {
        get { storage?.urlContent }
        set { store(looseParameters, newValue) }
    }

    private mutating func store(_ looseParameters: [String: any Sendable], _ urlContent: (any Sendable)?) {
        storage = looseParameters.isEmpty && urlContent == nil ? nil : Storage(looseParameters, urlContent)
    }
}
