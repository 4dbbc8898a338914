// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

private struct ProductRouter: ServiceRouteProvider {
    struct Configuration {
        var id = 0
        var small: Int8 = 0
        var word = Word.even
        var ids: [Int] = []
    }

    /// A type whose shape is unknown.
    enum Word: URLParameter {
        case even

        init?(urlText: String) { if urlText == "even" { self = .even } else { return nil } }

        var urlText: String { "even" }
    }

    static var routes: RouteList<Self> {
        URLPattern("shop://product/\(\.id)", by: .outside, fileID: "Shop/ProductRouter.swift", line: 7, column: 9)
        URLPattern("shop://small/\(\.small)", fileID: "Shop/ProductRouter.swift", line: 8, column: 9)
        URLPattern("shop://word/\(\.word)", fileID: "Shop/ProductRouter.swift", line: 9, column: 9)
        URLPattern("shop://ids/*\(\.ids)", fileID: "Shop/ProductRouter.swift", line: 10, column: 9)
    }
    static func makeConfiguration() -> Configuration { Configuration() }
    func makeDestination(with configuration: Configuration) -> Int? { configuration.id }
}

private struct OfferRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern(
            "shop://offer/:kind(day|week)?page=:page(UInt)?&from=:from(UUID)?&share=:share(Double)?&all=:all(Bool)?",
            by: .outside, fileID: "Shop/OfferRouter.swift", line: 5, column: 9)
        URLPattern("shop://offers/:name", by: .outside)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Int? { 0 }
}

/// The hints for URLs that no pattern matches.
@Suite struct URLNearMissTests {
    private func hint(_ url: String) -> String? {
        let registry = RouteRegistry {
            ProductRouter.self
            OfferRouter.self
        }
        // A child registry must give the same hint.
        return RouteRegistry(parent: registry).run {
            let error = #expect(throws: RouteError.self) { try Router.destination(serviceURL: url) }
            #expect(error?.code == .missingProvider)
            return error?.hint
        }
    }

    @Test(arguments: [
        ("shop://product/x", "\\(…)", 7, "'x' is no Int"),
        ("shop://product/99999999999999999999", "\\(…)", 7, "'99999999999999999999' is no Int"),
        ("shop://product/a%0Ab", "\\(…)", 7, "'a b' is no Int"), ("shop://small/128", "\\(…)", 8, "'128' is no Int8"),
        ("shop://word/odd", "\\(…)", 9, "'odd' is no value of its property"),
        ("shop://ids/1/x/2", "*\\(…)", 10, "'x' is no Int"),
    ])
    func hintNamesAnInvalidValueOfAKeyPath(url: String, placeholder: String, line: Int, reason: String) {
        let host = url.dropFirst(7).prefix { $0 != "/" }
        #expect(
            hint(url)
                == "'shop://\(host)/\(placeholder)' of ProductRouter does not, since \(reason); the pattern is at Shop/ProductRouter.swift:\(line):9"
        )
    }

    @Test(arguments: [
        ("month", "'month' is none of 'day', 'week'"), ("day?page=-1", "'-1' is no UInt"),
        ("day?from=x", "'x' is no UUID"),
        ("day?page=&share=x", "'x' is no number"), ("day?all=maybe", "'maybe' is no Bool"),
    ])
    func hintNamesAnInvalidValueOfAPlaceholder(rest: String, reason: String) {
        #expect(
            hint("shop://offer/\(rest)")
                == "'shop://offer/:kind(day|week)?page=:page(UInt)?&from=:from(UUID)?&share=:share(Double)?&all=:all(Bool)?' of OfferRouter does not, since \(reason); the pattern is at Shop/OfferRouter.swift:5:9"
        )
    }

    @Test(arguments: ["shop://product", "shop://product/1/2", "shop://offers/%FF", "shops://product/x", "shop"])
    func hintSuggestsAPatternIfNoneIsSimilar(url: String) {
        #expect(hint(url) == "write URLPattern(\"…\") in the routes of a provider")
    }
}
