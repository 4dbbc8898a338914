// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Patterns that differ in one segment, and URLs of them.
enum SectionURLs {
    /// How many patterns there are, one time after the other.
    static let stages = [10, 100, 1_000, 10_000]
    static let start = "notes://desk"

    static func pattern(_ number: Int) -> String { "\(start)/\(section(number))/:name/pages/:page(Int)" }

    /// As long for each number: a longer URL takes longer.
    static func section(_ number: Int) -> String { "section-\(String(number + 10_000).suffix(5))" }

    /// A URL of one of so many patterns.
    static func hit(_ number: Int, of count: Int) -> String {
        url(section(number * 7_919 % count), number)
    }

    /// A URL of none of them, and what nobody can tell before its middle.
    static func miss(_ number: Int, of count: Int) -> String { url(section(count + number), number) }

    private static func url(_ section: String, _ number: Int) -> String {
        "\(start)/\(section)/groceries-\(number)/pages/\(number * 37 + 100)"
    }
}

/// The patterns that a stage has more than the one before it.
protocol SectionStage {
    static var number: Int { get }
}

enum SectionRouters {
    static let all: [any RouteRegistrable.Type] = [
        SectionRouter<First>.self, SectionRouter<Second>.self, SectionRouter<Third>.self, SectionRouter<Fourth>.self,
    ]

    private enum First: SectionStage { static let number = 0 }
    private enum Second: SectionStage { static let number = 1 }
    private enum Third: SectionStage { static let number = 2 }
    private enum Fourth: SectionStage { static let number = 3 }
}

private struct SectionRouter<Stage: SectionStage>: ServiceRouteProvider {
    struct Destination {}

    static var routes: ServiceRoutes<Self> {
        let start = Stage.number == 0 ? 0 : SectionURLs.stages[Stage.number - 1]
        // What the builder makes of lines, made of a loop.
        return ServiceRoutesBuilder<Self>.buildFinalResult(
            (start..<SectionURLs.stages[Stage.number]).flatMap { number in
                ServiceRoutesBuilder<Self>.buildExpression(
                    URLPattern(URLPatternText(stringLiteral: SectionURLs.pattern(number)), .open))
            })
    }

    func makeDestination(with configuration: ServiceRouteConfiguration) -> Destination? { Destination() }
}
