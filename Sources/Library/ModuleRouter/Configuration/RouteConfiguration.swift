// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route whose provider declares no configuration of its own.
///
/// It is one word, which is nil until a property is set, so passing it costs nothing.
@frozen public struct RouteConfiguration: Sendable {
    @usableFromInline var storage: Storage?

    /// One content and the others.
    @usableFromInline final class Storage: Sendable {
        let content: any Sendable
        let rest: Storage?

        init(_ content: any Sendable, _ rest: Storage?) {
            self.content = content
            self.rest = rest
        }

        func without<Content>(_: Content.Type) -> Storage? {
            let rest = rest?.without(Content.self)
            return content is Content ? rest : Storage(content, rest)
        }
    }

    /// Makes an empty configuration.
    @inlinable public init() { storage = nil }

    /// The content of one type, for the code that declares this type; nil if there is none.
    package subscript<Content: Sendable>(_: Content.Type) -> Content? {
        get {
            var next = storage
            while let storage = next {
                if let content = storage.content as? Content { return content }
                next = storage.rest
            }
            return nil
        }
        set {
            let rest = storage?.without(Content.self)
            storage = newValue.map { Storage($0, rest) } ?? rest
        }
    }
}
