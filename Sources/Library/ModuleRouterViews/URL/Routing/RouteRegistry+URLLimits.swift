// SPDX-License-Identifier: Apache-2.0

import URLPatterns

extension RouteRegistry {
    /// The limits of this registry. Reading them takes no lock.
    var urlLimits: URLLimits { setURLLimits ?? parent?.urlLimits ?? .standard }

    /// Returns a URL that this registry has written, unless it exceeds the registry's own limits.
    ///
    /// - Throws: a `RouteError` (`urlLimitExceeded`).
    func checkedLimits(of url: String, for key: RouteKey) throws(RouteError) -> String {
        if let excess = urlLimits.excess(of: url) {
            throw makeError(excess, of: url, route: key.description)
        }
        return url
    }

    /// Returns the error of a URL that exceeds a limit.
    func makeError(_ excess: URLLimits.Excess, of url: String, route: String) -> RouteError {
        let limits = urlLimits
        let url = URLResolution.quoted(url)
        return switch excess {
        case .length(let length):
            RouteError(
                .urlLimitExceeded, route: route,
                reason: "\(url) has \(length) bytes; the limit is \(limits.maximumLength)",
                hint: "set urlOptions.maximumLength of the registry to allow longer URLs")
        case .queryItems(let count):
            RouteError(
                .urlLimitExceeded, route: route,
                reason: "\(url) has \(count) query items; the limit is \(limits.maximumQueryItemCount)",
                hint: "set urlOptions.maximumQueryItemCount of the registry to allow more items")
        }
    }
}
