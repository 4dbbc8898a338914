// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import NavigationWalk
import TestSupport
import Testing

/// URLs that exceed the limits of the registry for length or query items.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        RecipeScreenRouter.self
        SearchRouter.self
    })
struct URLLimitTests {
    let window = HeadlessWindow()

    private func error(_ url: String) -> RouteError? {
        do {
            _ = try Router.destination(url: url, fileID: "App/main.swift", line: 3, column: 5)
            return nil
        } catch {
            return error
        }
    }

    @Test func aURLThatIsTooLongIsAnError() {
        RouteRegistry.current.urlOptions.maximumLength = 20
        #expect(Router.canOpen(url: "notes://note/1234567"))
        #expect(error("notes://note/1234567") == nil)
        #expect(!Router.canOpen(url: "notes://note/12345678"))
        #expect(
            error("notes://note/12345678")?.description == """
                'notes://note/12345678' has 21 bytes; the limit is 20 [url-limit-exceeded]
                  requested at App/main.swift:3:5
                  help: set urlOptions.maximumLength of the registry to allow longer URLs
                """)
        // A letter may be several bytes.
        #expect(!Router.canOpen(url: "notes://note/123456é"))
    }

    @Test func aURLWithTooManyQueryItemsIsAnError() {
        RouteRegistry.current.urlOptions.maximumQueryItemCount = 2
        #expect(Router.canOpen(url: "notes://note/a?&x=1&&y#&z&z"))
        #expect(!Router.canOpen(url: "notes://note/a?x&y&z"))
        #expect(
            error("notes://note/a?x&y&z")?.description == """
                'notes://note/a?x&y&z' has 3 query items; the limit is 2 [url-limit-exceeded]
                  requested at App/main.swift:3:5
                  help: set urlOptions.maximumQueryItemCount of the registry to allow more items
                """)
    }

    @Test func defaultLimitsApply() {
        let options = URLRouteOptions()
        #expect(options.maximumLength == 65_536)
        #expect(options.maximumQueryItemCount == 1_000)
        let start = "notes://note/a?"
        let items = { (count: Int) in start + Array(repeating: "t=1", count: count).joined(separator: "&") }
        #expect(Router.canOpen(url: items(1_000)))
        #expect(!Router.canOpen(url: items(1_001)))
        let long = { (length: Int) in "notes://note/" + String(repeating: "a", count: length - 13) }
        #expect(Router.canOpen(url: long(65_536)))
        #expect(!Router.canOpen(url: long(65_537)))
    }

    @Test func childInheritsTheLimitsOfItsParent() {
        let parent = RouteRegistry()
        let child = RouteRegistry(parent: parent) { RecipeScreenRouter.self }
        let url = "notes://note/12345678"
        #expect(child.run { Router.canOpen(url: url) })
        parent.urlOptions.maximumLength = 20
        #expect(!child.run { Router.canOpen(url: url) })
        child.urlOptions.maximumLength = 21
        #expect(child.run { Router.canOpen(url: url) })
        child.urlOptions.maximumLength = -1
        #expect(!child.run { Router.canOpen(url: "a:") })
        child.urlOptions.maximumLength = .max
        #expect(child.run { Router.canOpen(url: "notes://note/" + String(repeating: "a", count: 100_000)) })
    }

    @Test func aRedirectionToALongerURLIsAnError() {
        let registry = RouteRegistry.current
        registry.redirectURL("old://:name", to: "notes://note/:name")
        registry.urlOptions.maximumLength = 20
        #expect(Router.canOpen(url: "old://1234567"))
        #expect(!Router.canOpen(url: "old://12345678"))
        #expect(error("old://12345678")?.code == .urlLimitExceeded)
    }

    @Test func aFallbackIsAskedAboutAURLThatIsTooLong() async throws {
        let registry = RouteRegistry.current
        registry.urlOptions.maximumLength = 20
        let codes = Collected<String>()
        registry.addURLFallback { refusal, _ in
            codes.append(refusal.error.code.description)
            return .redirect(to: "notes://note/long")
        }
        let router = try await Router.route(url: "notes://note/12345678", from: window.root)
        #expect(router.url?.string == "notes://note/long")
        #expect(codes.all == ["url-limit-exceeded"])
    }

    @Test func urlOverTheLimitIsNotWritten() {
        RouteRegistry.current.urlOptions.maximumLength = 20
        func url(_ name: String) throws(RouteError) -> String {
            try Router.url(for: RoutableViewModule<any RecipeModuleInput>()) { $0.name = name }
        }
        #expect(throws: Never.self) { try url("1234567") }
        let error = #expect(throws: RouteError.self) { try url("12345678") }
        #expect(error?.code == .urlLimitExceeded)
        #expect(error?.route == "RoutableViewModule<any RecipeModuleInput>")
    }

    @Test func manyQueryItemsThroughManyRedirectionsAreRefusedAtOnce() {
        let registry = RouteRegistry.current
        for step in 0..<7 { registry.redirectURL("way\(step)://a", to: "way\(step + 1)://a") }
        let url = "way0://a?" + String(repeating: "a=1&", count: 1_000_000)
        var isOpened = true
        let time = cpuTime { isOpened = Router.canOpen(url: url) }
        #expect(!isOpened)
        // Reading all query items took 6.6 s.
        #expect(time < .seconds(1), "\(time)")
    }
}
