// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a view whose provider declares none of its own.
public struct ViewRouteConfiguration {
    /// Loose parameters, by name. Prefer a module protocol, whose parameters are typed.
    public var userInfo: [String: Any] = [:]
    /// The URL that has led here; nil if the route was asked for by its key.
    public internal(set) var url: RouteURL? {
        didSet { if let url { urlValues = url.values } }
    }
    /// What the named placeholders of the URL stand for; and what a URL of this route is written from.
    public var urlValues = URLValues()

    public init() {}

    public mutating func addUserInfo(forKey key: String, object: Any) {
        userInfo[key] = object
    }

    /// Adds several parameters; they replace those of the same name.
    public mutating func addUserInfo(_ other: [String: Any]) {
        userInfo.merge(other) { _, new in new }
    }
}
