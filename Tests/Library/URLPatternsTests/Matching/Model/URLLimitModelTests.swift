// SPDX-License-Identifier: Apache-2.0

import RandomURLs
import Testing

@testable import URLPatterns

@Suite("Of random URLs and limits")
struct URLLimitModelTests {
    @Test(arguments: [UInt64](1...4)) func limitsAgreeWithTheModel(seed: UInt64) throws {
        var random = RandomURLs(seed: seed)
        for _ in 0..<300 {
            let patterns = try random.patterns(1...2)
            let url = random.url(near: patterns, mutations: 0...3)
            let limits = URLLimits(maximumLength: random.number(0...40), maximumQueryItemCount: random.number(0...3))
            let excess = limits.excess(of: url).map { "\($0)" }
            #expect(excess == PlainURL.excess(url, limits), "\(url)")
        }
    }
}

extension PlainURL {
    /// Returns the exceeded limit of a URL, determined by splitting the URL.
    static func excess(_ url: String, _ limits: URLLimits) -> String? {
        let bytes = Array(url.utf8)
        if bytes.count > limits.maximumLength { return "\(URLLimits.Excess.length(bytes.count))" }
        let beforeFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
        let query = beforeFragment.drop { $0 != UInt8(ascii: "?") }.dropFirst()
        let count = query.split(separator: UInt8(ascii: "&")).count
        return count > limits.maximumQueryItemCount ? "\(URLLimits.Excess.queryItems(count))" : nil
    }
}
