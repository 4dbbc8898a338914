// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import ModuleRouter

/// The names by which a URL's parts are in the `userInfo` of a configuration.
public enum ZIKRouteURL {
    /// The URL itself, as a `RouteURL`.
    public static let originKey = "origin-url"

    /// What the placeholders of the pattern stand for and the items of the query, which win, with the URL.
    public static func userInfo(of url: RouteURL) -> [String: Any] {
        var userInfo: [String: Any] = [:]
        for name in url.values.names { userInfo[name] = url.values[name] }
        for item in url.queryItems { userInfo[item.name] = item.value }
        userInfo[originKey] = url
        return userInfo
    }
}

extension ZIKPerformRouteConfiguration {
    func take(_ url: RouteURL) {
        self.url = url
        addUserInfo(ZIKRouteURL.userInfo(of: url))
    }
}

extension URL {
    /// The same URL for code that works with Foundation. Nil for text that Foundation reads as no URL.
    package init?(_ url: RouteURL) { self.init(string: url.description) }
}
