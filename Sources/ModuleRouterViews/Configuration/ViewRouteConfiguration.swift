// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a view whose provider declares no configuration of its own.
public struct ViewRouteConfiguration {
    /// Untyped parameters, by name. Prefer a module protocol, whose parameters are typed.
    public var userInfo: [String: Any] = [:]
    /// The URL that led to the route; nil if the route was requested by its key.
    public internal(set) var url: RouteURL? {
        didSet { if let url { urlValues = url.values } }
    }
    /// The values of the URL's placeholders, by name. A URL of this route is written from them.
    public var urlValues = URLValues()

    /// Makes an empty configuration.
    public init() {}

    /// Adds a parameter. It replaces a parameter of the same name.
    public mutating func addUserInfo(forKey key: String, object: Any) {
        userInfo[key] = object
    }

    /// Adds several parameters. They replace parameters of the same names.
    public mutating func addUserInfo(_ other: [String: Any]) {
        userInfo.merge(other) { _, new in new }
    }
}
