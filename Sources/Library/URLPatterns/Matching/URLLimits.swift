// SPDX-License-Identifier: Apache-2.0

/// The limits of the URLs that a registry reads.
package struct URLLimits: Sendable {
    package static let standard = URLLimits(maximumLength: 65_536, maximumQueryItemCount: 1_000)

    package let maximumLength: Int
    package let maximumQueryItemCount: Int

    package init(maximumLength: Int, maximumQueryItemCount: Int) {
        self.maximumLength = maximumLength
        self.maximumQueryItemCount = maximumQueryItemCount
    }

    /// The exceeded limit of a URL.
    package enum Excess: Sendable {
        /// The length in bytes.
        case length(Int)
        /// The number of query items.
        case queryItems(Int)
    }

    /// Returns the exceeded limit of a URL; nil if the URL is within the limits.
    ///
    /// - Complexity: O(1) for a URL that is too short to have too many items; otherwise O(n) in its length.
    package func excess(of url: String) -> Excess? {
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
