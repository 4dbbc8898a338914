// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

@Suite struct LinkNearMissTests {
    @Test(arguments: [
        ("https://a.b/#/list", "the segment of the fragment is 'product', not 'list'"),
        ("https://a.b/#/product", "the segment of the fragment 'x' has no place in it"),
        ("https://a.b/#/product/:id(Int)", "the segment of the fragment 'x' is not an Int"),
        ("https://a.b/#/product/:id/edit", "the segment of the fragment 'edit' is missing"),
    ])
    func namesDifferencesOfFragments(pattern: String, reason: String) {
        let misses = LinkNearMiss.all(of: "https://a.b/#/product/x", among: [RandomLinks.link(pattern)])
        #expect(misses.first?.reasons.contains(reason) == true, "\(misses.map(\.reasons))")
    }

    @Test func namesMissingFragment() {
        let misses = LinkNearMiss.all(of: "https://a.b/x", among: [RandomLinks.link("https://a.b/x#:part")])
        #expect(misses.map(\.reasons) == [["the fragment is missing"]])
    }
}
