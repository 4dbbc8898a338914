// SPDX-License-Identifier: Apache-2.0

/// Apps with named providers of one protocol.
enum NameApps {
    private static let formatter = Service(
        name: "Formatter", member: "text", destination: "CSVFormatter", value: "total,3")

    /// The registration of the named providers.
    private enum Form: String, CaseIterable {
        case routers = "routers"
        case closures = "closures"
        case shortKeys = "short-keys"
        case oneProvider = "one-provider"
        case constants = "constants"
        case function = "function"

        var spelling: KeySpelling {
            switch self {
            case .shortKeys, .function: .short
            case .constants: .constant
            default: .full
            }
        }
    }

    static var apps: [CorpusApp] { Form.allCases.flatMap(apps) }

    private static func apps(_ form: Form) -> [CorpusApp] {
        let key = formatter.key(form.spelling)
        let all =
            """
            for (name, formatter) in try Router.destinations(for: \(key)) {
                print(name, formatter.text)
            }

            """
        func named(_ name: String) -> String {
            """
            print(try Router.destination(for: \(key), named: "\(name)").text)

            """
        }
        return [
            app(form, "right", nil, named("csv") + named("plain")),
            app(form, "all", nil, all),
            app(form, "misspelt-request", .providerName, named("csw")),
            app(form, "misspelt-provider", .providerName, named("csv"), csv: "csvv"),
            app(form, "case-differs", .providerName, named("CSV")),
            app(form, "no-name", .providerName, "print(try Router.destination(for: \(key)).text)\n"),
            app(form, "removed", .providerRemoved, named("plain") + named("csv"), registered: ["plain"]),
            app(form, "none", nil, all, registered: []),
            app(
                form, "optional", nil,
                """
                print((try? Router.destination(for: \(key), named: "html").text) ?? "no HTML")

                """ + named("csv")),
            app(
                form, "wrapped-misspelt", .providerName,
                """
                func find(_ name: StaticString) throws -> any Formatter {
                    try Router.destination(for: \(key), named: name)
                }
                print(try find("cvs").text)

                """),
            app(
                form, "wrapped-right", nil,
                """
                func find(_ name: StaticString) throws -> any Formatter {
                    try Router.destination(for: \(key), named: name)
                }
                print(try find("csv").text)

                """),
        ]
    }

    private static func app(
        _ form: Form, _ variant: String, _ fault: Fault?, _ request: String, csv: String = "csv",
        registered: [String] = ["csv", "plain"]
    ) -> CorpusApp {
        var sketch = Sketch(spelling: form.spelling)
        sketch.services = [formatter]
        let key = formatter.key(form.spelling)
        sketch.add(
            to: formatter, "Formatters",
            ["CSVFormatter", "PlainFormatter"].map {
                """
                public struct \($0): Formatter {
                    public init() {}

                    public var text: String { "\($0 == "CSVFormatter" ? "total,3" : "The total is 3.")" }
                }

                """
            }.joined(separator: "\n"))
        let providers = [("csv", csv, "CSVFormatter"), ("plain", "plain", "PlainFormatter")]
            .filter { registered.contains($0.0) }
        switch form {
        case .routers, .shortKeys, .function:
            for (_, name, type) in providers {
                sketch.add(
                    to: formatter, "\(type)Router",
                    """
                    public struct \(type)Router: ServiceRouteProvider {
                        public init() {}
                        public static var routes: RouteList<Self> { Provides(\(key), named: "\(name)") { $0 } }

                        public func makeDestination(with configuration: RouteConfiguration) -> \(type)? { \(type)() }
                    }

                    """)
            }
            let list = providers.map { "\($0.2)Router.self" }.joined(separator: ", ")
            if form == .function {
                sketch.add(
                    to: formatter, "FormatterFeature",

                    """
                    public func registerFormatters() {
                        RouteRegistry.shared.register([\(list)])
                    }

                    """)
                sketch.register("registerFormatters()")
            } else if !providers.isEmpty {
                sketch.register("RouteRegistry.shared.register([\(list)])")
            }
        case .closures, .constants:
            for (_, name, type) in providers {
                sketch.register("RouteRegistry.shared.register(\(key), named: \"\(name)\") { _ in \(type)() }")
            }
        case .oneProvider:
            if providers.isEmpty { break }
            let texts = providers.map { provider in

                """
                        Provides(\(key), named: "\(provider.1)") { _ in \(provider.2)() }

                """
            }
            sketch.add(
                to: formatter, "FormatterRouter",
                """
                public struct FormatterRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> {
                \(texts.joined())    }

                    public func makeDestination(with configuration: RouteConfiguration) -> CSVFormatter? { CSVFormatter() }
                }

                """)
            sketch.register("RouteRegistry.shared.register { FormatterRouter.self }")
        }
        sketch.request = request
        return sketch.app("name", form.rawValue, variant, fault, subjects: ["Formatter"])
    }
}
