// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

private struct DraftRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("notes://open/:note", fileID: "Editor/DraftRouter.swift", line: 7, column: 9)
        URLPattern("notes://edit/:id(Int)", fileID: "Editor/DraftRouter.swift", line: 8, column: 9)
        URLPattern("notes://show/:id(Integer)", fileID: "Editor/DraftRouter.swift", line: 9, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? { HeadlessScreen() }
}

private struct LoginRouter: ServiceRouteProvider {
    struct Configuration { var id = 0 }

    static var routes: RouteList<Self> {
        URLPattern("NOTES://{open|login}/:user", fileID: "Account/LoginRouter.swift", line: 3, column: 9) { _, _ in }
        URLPattern("notes://edit/\(\.id)", fileID: "Account/LoginRouter.swift", line: 4, column: 9)
        URLPattern("notes://edit/:name(new|old)", fileID: "Account/LoginRouter.swift", line: 5, column: 9) { _, _ in }
    }
    static func makeConfiguration() -> Configuration { Configuration() }
    func makeDestination(with configuration: Configuration) -> Int? { configuration.id }
}

/// A configuration that is decoded. It has a superclass and types that accept few texts.
private class Filter: Codable {
    enum Order: String, Codable { case name, date }

    var text = ""
    var order: Order?
}

private final class PagedFilter: Filter {
    var page = 1

    private enum CodingKeys: String, CodingKey { case page = "p" }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
        page = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .page)
        try super.init(from: decoder)
    }
}

private struct FilterRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern(
            "notes://filter/:p(Int)?text=:text&order=:order?", fileID: "List/FilterRouter.swift", line: 5, column: 9)
        URLPattern("notes://filtered/:page(Int)?text=:text", fileID: "List/FilterRouter.swift", line: 6, column: 9)
    }
    static func makeConfiguration() -> PagedFilter { PagedFilter() }
    func makeDestination(with configuration: PagedFilter) -> Int? { configuration.page }
}

private struct SortRouter: ServiceRouteProvider {
    struct Configuration: Decodable, Sendable {
        var order: Filter.Order
        var names: [String]?
    }

    static var routes: RouteList<Self> {
        URLPattern(
            "notes://sort?by=:order(name|date)&name=:names*", fileID: "List/SortRouter.swift", line: 3, column: 9)
        URLPattern("notes://sorted?by=:by&reverse=:reverse(Bool)?", fileID: "List/SortRouter.swift", line: 4, column: 9)
    }
    static func makeConfiguration() -> Configuration { Configuration(order: .name) }
    func makeDestination(with configuration: Configuration) -> Int? { 1 }
}

private struct PageRouter: ViewRouteProvider {
    struct Configuration { var page = 0 }

    static var routes: RouteList<Self> {
        URLPattern("notes://page/:name/\(\.page)", fileID: "Editor/PageRouter.swift", line: 5, column: 9)
        URLPattern("notes://pages/:name/\(\.page)", fileID: "Editor/PageRouter.swift", line: 6, column: 9) { _, _ in }
    }
    static func makeConfiguration() -> Configuration { Configuration() }
    func makeDestination(with configuration: Configuration) -> HeadlessScreen? { HeadlessScreen() }
}

@Suite struct URLPatternFaultTests {
    /// Returns only the faults of patterns, because other tests of the process declare keys without providers.
    private func faults(of registry: RouteRegistry) -> [RouteFault] {
        registry.validate().filter { $0.id == .urlPatternClash || $0.id == .urlPatternInvalid }
    }

    @Test func clashingAndUnreadablePatternsAreFaults() {
        let registry = RouteRegistry {
            DraftRouter.self
            LoginRouter.self
        }
        #expect(
            faults(of: registry).map(\.description) == [
                """
                Account/LoginRouter.swift:3:9: error: 'NOTES://{open|login}/:user' of LoginRouter matches the same URLs as 'notes://open/:note' of DraftRouter [url-pattern-clash]
                  DraftRouter has 'notes://open/:note' at Editor/DraftRouter.swift:7:9
                  help: add a fixed part to one of the two patterns, or remove one of them
                """,
                """
                Account/LoginRouter.swift:4:9: error: 'notes://edit/\\(…)' of LoginRouter matches the same URLs as 'notes://edit/:id(Int)' of DraftRouter [url-pattern-clash]
                  DraftRouter has 'notes://edit/:id(Int)' at Editor/DraftRouter.swift:8:9
                  help: add a fixed part to one of the two patterns, or remove one of them
                """,
                """
                Editor/DraftRouter.swift:9:9: error: 'notes://show/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)' [url-pattern-invalid]
                  help: correct the pattern; no URL matches it
                """,
            ])
    }

    @Test func placeholderWithoutAPropertyIsAFault() {
        let registry = RouteRegistry {
            FilterRouter.self
            SortRouter.self
            PageRouter.self
        }
        #expect(
            faults(of: registry).map(\.description) == [
                """
                Editor/PageRouter.swift:5:9: error: 'notes://page/:name/\\(…)' of PageRouter has a placeholder ':name', which sets no property of Configuration [url-pattern-invalid]
                  help: give it the name of a decoded property, replace it with a key path, or read it in a closure; a URL with a value for it fails
                """,
                """
                List/FilterRouter.swift:6:9: error: 'notes://filtered/:page(Int)?text=:text' of FilterRouter has a placeholder ':page', which sets no property of PagedFilter [url-pattern-invalid]
                  help: give it the name of a decoded property, replace it with a key path, or read it in a closure; a URL with a value for it fails
                """,
                """
                List/SortRouter.swift:4:9: error: 'notes://sorted?by=:by&reverse=:reverse(Bool)?' of SortRouter has a placeholder ':by', which sets no property of Configuration [url-pattern-invalid]
                  help: give it the name of a decoded property, replace it with a key path, or read it in a closure; a URL with a value for it fails
                """,
            ])
    }

    @Test func similarPropertyIsANearMiss() {
        struct Misspelt: ServiceRouteProvider {
            struct Configuration: Codable, Sendable {
                var text: String
                var limit: Int?
            }

            static var routes: RouteList<Self> { URLPattern("notes://find?q=:txt") }
            static func makeConfiguration() -> Configuration { Configuration(text: "") }
            func makeDestination(with configuration: Configuration) -> String? { configuration.text }
        }
        #expect(
            faults(of: RouteRegistry { Misspelt.self }).map(\.nearMisses) == [
                ["Configuration has 'text'; did you mean it?"]
            ])
    }

    @Test func redirectionWithMissingPartsIsAFault() {
        let registry = RouteRegistry()
        registry.redirectURL(
            "notes://old/:name", to: "notes://new/:title", fileID: "App/main.swift", line: 1, column: 1)
        registry.redirectURL("notes://older", to: "nowhere", fileID: "App/main.swift", line: 2, column: 1)
        registry.redirectURL("notes://oldest", to: "notes://old/x", fileID: "App/main.swift", line: 3, column: 1)
        #expect(
            faults(of: registry).map(\.message) == [
                "'notes://old/:name' has no placeholder ':title', which a redirection to 'notes://new/:title' needs",
                "'notes://older' leads to a pattern that has no scheme; write it out, as in 'app://'",
            ])
    }

    @Test func patternsOfAChildClashWithPatternsOfItsParent() {
        let parent = RouteRegistry { DraftRouter.self }
        let child = RouteRegistry(parent: parent) { LoginRouter.self }
        #expect(faults(of: child).filter { $0.id == .urlPatternClash }.count == 2)
    }
}
