// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a service whose provider declares none of its own.
///
/// One word, empty unless somebody writes to it: it costs nothing to pass.
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

    @inlinable public init() { storage = nil }

    private var content: Content {
        get { storage?.content ?? Content() }
        set {
            let isEmpty = newValue.userInfo.isEmpty && newValue.url == nil && newValue.urlValues.isEmpty
            storage = isEmpty ? nil : Storage(newValue)
        }
    }

    /// Loose parameters, by name. Prefer a module protocol, whose parameters are typed.
    public var userInfo: [String: any Sendable] {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    /// The URL that has led here; nil if the route was asked for by its key.
    public internal(set) var url: RouteURL? {
        get { content.url }
        set {
            content.url = newValue
            if let newValue { content.urlValues = newValue.values }
        }
    }

    /// What the named placeholders of the URL stand for; and what a URL of this route is written from.
    public var urlValues: URLValues {
        get { content.urlValues }
        set { content.urlValues = newValue }
    }

    public mutating func addUserInfo(forKey key: String, object: any Sendable) {
        userInfo[key] = object
    }

    /// Adds several parameters; they replace those of the same name.
    public mutating func addUserInfo(_ other: [String: any Sendable]) {
        userInfo.merge(other) { _, new in new }
    }
}
