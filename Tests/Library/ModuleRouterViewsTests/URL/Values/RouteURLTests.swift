// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ModuleRouter

@testable import ModuleRouterViews

@Suite("A URL that has led to a route")
struct RouteURLTests {
    @Test(
        "has the text after the first '#' as its fragment",
        arguments: [
            ("app://c", nil), ("app://c#", ""), ("app://c/d?e=f#a#b", "a#b"), ("app://c#\u{301}a", "\u{301}a"),
            ("app://c#a#\u{301}", "a#\u{301}"),
        ] as [(String, String?)])
    func fragment(text: String, fragment: String?) {
        let url = RouteURL(
            text, pattern: "app://c", values: URLValues(), sender: .app,
            location: RouteLocation(fileID: #fileID, line: #line, column: #column))
        #expect(url.fragment.map { Array($0.unicodeScalars) } == fragment.map { Array($0.unicodeScalars) })
    }
}
