// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// Patterns that differ in one segment, and URLs for them.
package enum SectionURLs {
    /// The numbers of patterns, measured one after the other.
    package static let stages = [10, 1_000, 10_000]
    package static let start = "notes://desk"

    package static func pattern(_ number: Int) -> String { "\(start)/\(section(number))/:name/pages/:page(Int)" }

    /// The section's name, of equal length for every number, because longer URLs take longer.
    package static func section(_ number: Int) -> String { "section-\(String(number + 10_000).suffix(5))" }

    /// Returns URLs that match some of the patterns. They are spread over the table and vary, because a processor learns a repeated
    /// path.
    package static func hits(of count: Int) -> [String] { (0..<64).map { url(section($0 * 7_919 % count), $0) } }

    /// Returns URLs that match no pattern and differ from matching URLs only in the middle.
    package static func misses(of count: Int) -> [String] { (0..<64).map { url(section(count + $0), $0) } }

    private static func url(_ section: String, _ number: Int) -> String {
        "\(start)/\(section)/groceries-\(number)/pages/\(number * 37 + 100)"
    }
}

/// The patterns that a stage adds to the previous one.
private protocol SectionStage {
    static var number: Int { get }
}

/// The providers of the stages' patterns.
package enum SectionRouters {
    package static let all: [any RouteRegistrable.Type] = [
        SectionRouter<First>.self, SectionRouter<Second>.self, SectionRouter<Third>.self,
    ]

    private enum First: SectionStage { static let number = 0 }
    private enum Second: SectionStage { static let number = 1 }
    private enum Third: SectionStage { static let number = 2 }
}

private struct SectionRouter<Stage: SectionStage>: ServiceRouteProvider {
    struct Destination {}

    static var routes: RouteList<Self> {
        let start = Stage.number == 0 ? 0 : SectionURLs.stages[Stage.number - 1]
        // Build the routes in a loop, with the same calls as the result builder.
        return RouteListBuilder<Self>.buildBlock(
            (start..<SectionURLs.stages[Stage.number]).map { number in
                RouteListBuilder<Self>.buildExpression(
                    URLPattern(URLPatternText(stringLiteral: SectionURLs.pattern(number)), by: .outside))
            })
    }

    func makeDestination(with configuration: RouteConfiguration) -> Destination? { Destination() }
}
