// SPDX-License-Identifier: Apache-2.0

/// The configuration of a route to a view whose provider declares no configuration of its own.
public struct ViewRouteConfiguration {
    /// The untyped parameters of a layer above this library, by name.
    package var userInfo: [String: Any] = [:]
    /// The URL that led to the route; nil if the route was requested by its key.
    public internal(set) var url: RouteURL? {
        didSet { if let url { urlValues = url.values } }
    }
    /// The values of the URL's placeholders, by name. A URL of this route is written from them.
    public var urlValues = URLValues()

    /// Makes an empty configuration.
    public init() {}
}
