// SPDX-License-Identifier: Apache-2.0

/// The limits of the URLs that a registry reads.
struct URLLimits: Sendable {
    static let standard = URLLimits(maximumLength: 65_536, maximumQueryItemCount: 1_000)

    let maximumLength: Int
    let maximumQueryItemCount: Int

    /// The exceeded limit of a URL.
    enum Excess: Sendable {
        /// The length in bytes.
        case length(Int)
        /// The number of query items.
        case queryItems(Int)
    }

    /// Returns the exceeded limit of a URL; nil if the URL is within the limits.
    ///
    /// - Complexity: O(1) for a URL that is too short to have too many items; otherwise O(n) in its length.
    func excess(of url: String) -> Excess? {
        let length = url.utf8.count
        guard length <= maximumLength else { return .length(length) }
        // Each item has at least one byte and a separator before it.
        guard length / 2 > maximumQueryItemCount else { return nil }
        var url = url
        let count = url.withUTF8 { buffer in
            guard let bytes = URLBytes(buffer) else { return 0 }
            return URLQueryItems(bytes, after: bytes.pathEnd(0)).reduce(0) { count, _ in count + 1 }
        }
        return count > maximumQueryItemCount ? .queryItems(count) : nil
    }
}

extension RouteRegistry {
    /// The limits of this registry. Reading them takes no lock.
    var urlLimits: URLLimits { setURLLimits ?? parent?.urlLimits ?? .standard }

    /// Returns a URL that this registry has written, unless it exceeds the registry's own limits.
    ///
    /// - Throws: `RouteError.urlLimitExceeded`.
    func checkedLimits(of url: String, for key: RouteKey) throws(RouteError) -> String {
        if let excess = urlLimits.excess(of: url) {
            throw .urlLimitExceeded(failure(excess, of: url, route: key.description))
        }
        return url
    }

    /// Returns the failure of a URL that exceeds a limit.
    func failure(_ excess: URLLimits.Excess, of url: String, route: String) -> RouteError.Failure {
        let limits = urlLimits
        let url = URLResolution.quoted(url)
        return switch excess {
        case .length(let length):
            RouteError.Failure(
                route: route, reason: "\(url) has \(length) bytes; the limit is \(limits.maximumLength)",
                hint: "set urlOptions.maximumLength of the registry to allow longer URLs")
        case .queryItems(let count):
            RouteError.Failure(
                route: route, reason: "\(url) has \(count) query items; the limit is \(limits.maximumQueryItemCount)",
                hint: "set urlOptions.maximumQueryItemCount of the registry to allow more items")
        }
    }
}
