// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// URL patterns with named placeholders, and the configurations that they fill.
@Suite struct URLPlaceholderTests {
    private func app(
        _ pattern: String, configuration: String, types: String = "", provider: String = "struct"
    ) -> WrittenApp {
        WrittenApp(
            "placeholders",
            [
                "Search/Configuration.swift": "import Foundation\n" + configuration,
                "Search/Search.swift": """
                import ModuleRouterViews
                public protocol Search: Sendable {}
                @RoutableAs("search") extension RoutableService where Protocol == any Search {}
                @AutoRegister
                \(provider) SearchRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.search) { $0 }
                        \(pattern)
                    }
                    static func makeConfiguration() -> SearchConfiguration { SearchConfiguration() }
                    func makeDestination(with configuration: SearchConfiguration) -> FoundNotes? { nil }
                }
                \(types)
                """,
                "App/main.swift": """
                import ModuleRouter
                import Search
                _ = try Router.destination(for: .search)
                """,
            ])
    }

    private static let pattern = #"URLPattern("notes://search?q=:txet&limit=:limit(Int)?", by: .outside)"#

    @Test func aPlaceholderWithoutAPropertyIsReported() async throws {
        let app = app(
            Self.pattern, configuration: "struct SearchConfiguration: Codable { var text = \"\"; var limit: Int? }")
        #expect(
            try await app.check().map(\.description) == [
                """
                Search/Search.swift:8:9: error: 'notes://search?q=:txet&limit=:limit(Int)?' of SearchRouter has a placeholder ':txet', which sets no property of SearchConfiguration [url-pattern-invalid]
                  near miss: SearchConfiguration has 'text'; did you mean it?
                  help: give it the name of a decoded property, replace it with a key path, or read it in a closure; a URL with a value for it fails
                  see: routes explain url-pattern-invalid
                """
            ])
    }

    @Test(arguments: [
        "struct SearchConfiguration { var txet = \"\"; var limit: Int? }",
        "final class SearchConfiguration: Input, Equatable { var txet = \"\" }\nprotocol Input: AnyObject {}",
        "struct SearchConfiguration: Encodable { var txet = \"\"; var limit: Int? }",
    ])
    func aConfigurationThatCannotBeDecoded(configuration: String) async throws {
        #expect(
            try await app(Self.pattern, configuration: configuration).findings()
                == ["url-pattern-invalid at Search/Search.swift:8:9"])
    }

    @Test(arguments: [
        "struct SearchConfiguration: Codable { var txet: String; let limit: Int? }",
        // Names that the source does not show.
        "struct SearchConfiguration: Codable { var a = \"\"; enum CodingKeys: String, CodingKey { case a = \"txet\" } }",
        "struct SearchConfiguration: Decodable { init(from decoder: any Decoder) throws {} }",
        "struct SearchConfiguration: Codable { var a = \"\" }\nextension SearchConfiguration { enum CodingKeys: CodingKey { case a } }",
        "struct SearchConfiguration { var a = \"\" }\nextension SearchConfiguration: Codable {}",
        "struct SearchConfiguration: Input { var a = \"\" }\nprotocol Input: Codable {}",
        "struct SearchConfiguration: Outside { var a = \"\" }", "@Parsed struct SearchConfiguration { var a = \"\" }",
        "final class SearchConfiguration: Base { var a = \"\" }\nclass Base: Codable {}",
        "typealias SearchConfiguration = Outside", "struct SearchConfiguration<T> { var a = \"\" }", "",
    ])
    func aConfigurationThatMayHaveTheName(configuration: String) async throws {
        #expect(try await app(Self.pattern, configuration: configuration).findings() == [])
    }

    @Test(arguments: [
        #"URLPattern("notes://search?q=\(\.text)")"#, #"URLPattern("notes://search/:other") { url, configuration in }"#,
        #"URLPattern("notes://search/:other", reading: { _, _ in })"#,
        #"URLPattern("notes://search/:other", url: \.url)"#,
        #"URLPattern("notes://search")"#,
    ])
    func aPatternWhoseNamesSetNoProperty(pattern: String) async throws {
        #expect(
            try await app(pattern, configuration: "struct SearchConfiguration { var text = \"\" }").findings() == [])
    }
}
#endif
