// SPDX-License-Identifier: Apache-2.0

extension GeneratedApp {
    /// Adds an interface and a feature with annotated classes. Many of their members have the same names as in other
    /// features.
    mutating func addAnnotatedPair(_ pair: Int) {
        let isLast = pair == pairs - 1
        add(
            """
            import ModuleRouter

            public protocol Service\(pair): Sendable {
                func value(of name: String) -> Int
            }

            @RoutableAs("service\(pair)") extension RoutableService where Protocol == any Service\(pair) {}

            """, at: interfacePath("Service", pair))
        add(
            """
            import ModuleRouterViews

            @MainActor public protocol Screen\(pair)Input: AnyObject {
                var title: String { get set }
            }

            @RoutableAs("screen\(pair)") extension RoutableView where Protocol == any Screen\(pair)Input {}

            """, at: interfacePath("Screen", pair))
        add(
            """
            import ModuleRouterViews

            @MainActor public protocol Editor\(pair)Input: AnyObject {
                var text: String { get set }
            }

            @RoutableAs("editor\(pair)") extension RoutableViewModule where Protocol == any Editor\(pair)Input {}

            """, at: interfacePath("Editor", pair))
        if !isLast { addAnnotatedAdapter(pair) }
        addAnnotatedProviders(pair, isLast: isLast)
        add(
            """
            \(imports([pair]))import ModuleRouterViews

            @MainActor func open\(pair)(from source: any ViewRouteSource) throws {
                let service = try Router.destination(for: .service\(pair))
                Router.perform(to: .screen\(pair), path: .push(from: source)) {
                    $0.title = "\\(service.value(of: "title"))"
                }
            }

            """, at: appPath("Open\(pair)"))
    }

    private mutating func addAnnotatedAdapter(_ pair: Int) {
        add(
            """
            import ModuleRouter

            public protocol Required\(pair): Sendable {
                func value(of name: String) -> Int
            }

            @RoutableAs("required\(pair)") extension RoutableService where Protocol == any Required\(pair) {}

            """, at: interfacePath("Required", pair))
        add(
            """
            \(imports([pair, pair + 1]))
            private struct Proxy\(pair): Required\(pair) {
                let service: any Service\(pair + 1)

                func value(of name: String) -> Int { service.value(of: name) }
            }

            @AutoRegister enum Adapter\(pair): RouteAdapter {
                static var routes: RouteList<Self> {
                    Adapts(.required\(pair), to: .service\(pair + 1)) { Proxy\(pair)(service: $0) }
                }
            }

            """, at: appPath("Adapter\(pair)"))
    }

    private mutating func addAnnotatedProviders(_ pair: Int, isLast: Bool) {
        let required =
            isLast
            ? "    init() {}"
            : "    let required: any Required\(pair)\n\n    init(required: any Required\(pair)) { self.required = required }"
        add(
            """
            \(imports([pair]))
            @Provider(of: .service\(pair), lifetime: .shared)
            final class DefaultService\(pair): Service\(pair) {
            \(required)

                func value(of name: String) -> Int { name.count }
            }

            """, at: featurePath("Service", pair))
        add(
            """
            \(imports([pair]))import ModuleRouterViews

            @MainActor @Provider(of: .screen\(pair))
            final class Screen\(pair): Screen\(pair)Input {
                var title = "\(pair)"
                let service: any Service\(pair)

                init(service: any Service\(pair)) { self.service = service }

                func edit(from source: any ViewRouteSource) {
                    Router.perform(to: .editor\(pair), path: .push(from: source)) { $0.text = self.title }
                }
            }

            """, at: featurePath("Screen", pair))
        add(
            """
            \(imports([pair]))import ModuleRouterViews

            @MainActor @Provider(of: RoutableViewModule<any Editor\(pair)Input>.self, url: "app://editor\(pair)/:text", by: .outside)
            final class Editor\(pair) {
                let text: String

                init(@RouteParameter text: String = "") { self.text = text }
            }

            """, at: featurePath("Editor", pair))
    }

    mutating func addAnnotatedApp() {
        let calls = (0..<pairs).map { "    try open\($0)(from: source)\n" }.joined()
        add(
            """
            import ModuleRouterViews

            @MainActor func openAll(from source: any ViewRouteSource) throws {
            \(calls)}
            let all: @MainActor (any ViewRouteSource) throws -> Void = openAll
            print(all)

            """, at: appPath("main"))
    }
}
