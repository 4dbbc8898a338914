// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import ModuleRouterViews

/// The keys for the parts of a URL in a configuration's `userInfo`.
public enum ZIKRouteURL {
    /// The URL itself, as a `RouteURL`.
    public static let originKey = "origin-url"

    /// Returns the values of the placeholders, the query items and the URL. Query items override placeholders.
    public static func userInfo(of url: RouteURL) -> [String: Any] {
        var userInfo: [String: Any] = [:]
        for name in url.values.names { userInfo[name] = url.values[name] }
        for item in url.queryItems { userInfo[item.name] = item.value }
        userInfo[originKey] = url
        return userInfo
    }
}

extension ZIKPerformRouteConfiguration {
    package func take(_ url: RouteURL) {
        self.url = url
        addUserInfo(ZIKRouteURL.userInfo(of: url))
    }
}

extension URL {
    /// Creates a Foundation URL. Returns nil if Foundation cannot parse the text.
    package init?(_ url: RouteURL) { self.init(string: url.description) }
}
