// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Limits on URLs that are low enough for the fuzzer to exceed.
enum FuzzedLimits {
    static func set(in registry: RouteRegistry) {
        registry.urlOptions.maximumLength = 700
        registry.urlOptions.maximumQueryItemCount = 24
    }

    /// Whether a URL exceeds a limit of the current registry. Splits the URL to find out.
    static func areExceeded(by url: String) -> Bool {
        let options = RouteRegistry.current.urlOptions
        let bytes = Array(url.utf8)
        if bytes.count > options.maximumLength { return true }
        let query = bytes.prefix { $0 != UInt8(ascii: "#") }.drop { $0 != UInt8(ascii: "?") }.dropFirst()
        return query.split(separator: UInt8(ascii: "&")).count > options.maximumQueryItemCount
    }

    /// Whether a URL is refused because it exceeds a limit, or because it redirects to a URL that does.
    static func refuse(_ url: String) -> Bool {
        do {
            _ = try Router.destination(serviceURL: url, by: .app)
            return false
        } catch {
            return error.code == .urlLimitExceeded
        }
    }

    /// Stops the process unless a URL over a limit is refused for that reason.
    static func check(_ url: String) {
        guard areExceeded(by: url) else { return }
        require(!Router.canOpen(url: url, by: .app), "'\(url)' is over a limit, and can be opened")
        require(refuse(url), "'\(url)' is over a limit, and is not refused for that")
    }
}
