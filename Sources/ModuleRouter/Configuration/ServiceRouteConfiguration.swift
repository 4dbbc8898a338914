// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a service whose provider declares no configuration of its own.
///
/// It is one word, which is nil until a property is set, so passing it costs nothing.
public struct ServiceRouteConfiguration: Sendable {
    @usableFromInline var storage: Storage?

    @usableFromInline final class Storage: Sendable {
        let content: Content

        init(_ content: Content) { self.content = content }
    }

    struct Content {
        var userInfo: [String: any Sendable] = [:]
        var url: RouteURL?
        var urlValues = URLValues()
    }

    /// Makes an empty configuration.
    @inlinable public init() { storage = nil }

    private var content: Content {
        get { storage?.content ?? Content() }
        set {
            let isEmpty = newValue.userInfo.isEmpty && newValue.url == nil && newValue.urlValues.isEmpty
            storage = isEmpty ? nil : Storage(newValue)
        }
    }

    /// Untyped parameters, by name. Prefer a module protocol, whose parameters are typed.
    public var userInfo: [String: any Sendable] {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    /// The URL that led to the route; nil if the route was requested by its key.
    public internal(set) var url: RouteURL? {
        get { content.url }
        set {
            content.url = newValue
            if let newValue { content.urlValues = newValue.values }
        }
    }

    /// The values of the URL's placeholders, by name. A URL of this route is written from them.
    public var urlValues: URLValues {
        get { content.urlValues }
        set { content.urlValues = newValue }
    }

    /// Adds a parameter. It replaces a parameter of the same name.
    public mutating func addUserInfo(forKey key: String, object: any Sendable) {
        userInfo[key] = object
    }

    /// Adds several parameters. They replace parameters of the same names.
    public mutating func addUserInfo(_ other: [String: any Sendable]) {
        userInfo.merge(other) { _, new in new }
    }
}
