// SPDX-License-Identifier: Apache-2.0

/// Apps with other kinds of keys than services: of the main actor, asynchronous ones, module protocols and views.
enum KindApps {
    /// A kind of key: its declaration, a provider, a closure that provides it, and a request.
    private struct Kind {
        let name: String
        let interface: String
        let provider: String
        let closure: String?
        let request: String
        let products: [String]
    }

    private static let kinds: [Kind] = [
        Kind(
            name: "main-actor-service",
            interface: """
                @MainActor public protocol Alerts: AnyObject, Sendable {
                    var text: String { get }
                }

                extension RoutableService where Protocol == any Alerts {
                    @MainActor public init() { self.init(declaredProtocol: Protocol.self) }
                }

                """,
            provider: """
                @MainActor public final class AlertWindow: Alerts {
                    public let text: String

                    public init() throws { text = NEED }
                }

                public struct AlertsRouter: MainActorServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableService<any Alerts>()) { $0 } }

                    public func makeDestination(with configuration: RouteConfiguration) throws -> AlertWindow? { try AlertWindow() }
                }

                """,
            closure:
                "RouteRegistry.shared.register(RoutableService<any Alerts>(), makingOnMainActor: { _ in try AlertWindow() })",
            request:
                """
                print(try Router.destination(for: RoutableService<any Alerts>()).text)

                """, products: ["ModuleRouter"]),
        Kind(
            name: "asynchronous-service",
            interface: """
                public protocol Alerts: Sendable {
                    var text: String { get }
                }

                extension RoutableAsyncService where Protocol == any Alerts {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }

                """,
            provider: """
                public final class AlertWindow: Alerts {
                    public let text: String

                    public init() throws { text = NEED }
                }

                public struct AlertsRouter: AsyncServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Alerts>()) { $0 } }

                    public func makeDestination() async throws -> AlertWindow? { try AlertWindow() }
                }

                """,
            closure: "RouteRegistry.shared.register(RoutableAsyncService<any Alerts>()) { try AlertWindow() }",
            request:
                """
                print(try await Router.destination(for: RoutableAsyncService<any Alerts>()).text)

                """,
            products: ["ModuleRouter"]),
        Kind(
            name: "module-protocol",
            interface: """
                public protocol AlertsInput: AnyObject {
                    var folder: String { get set }
                }

                extension RoutableServiceModule where Protocol == any AlertsInput {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }

                """,
            provider: """
                public final class AlertWindow {
                    public let text: String

                    public init(folder: String = "") throws {
                        let time = NEED
                        text = folder + time
                    }
                }

                public final class AlertsConfiguration: AlertsInput {
                    public var folder = ""

                    public init() {}
                }

                public struct AlertsRouter: ServiceRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableServiceModule<any AlertsInput>()) { $0 } }
                    public static func makeConfiguration() -> AlertsConfiguration { AlertsConfiguration() }

                    public func makeDestination(with configuration: AlertsConfiguration) throws -> AlertWindow? {
                        try AlertWindow(folder: configuration.folder)
                    }
                }

                """,
            closure: """
                RouteRegistry.shared.register(
                    RoutableServiceModule<any AlertsInput>(), makingConfiguration: { AlertsConfiguration() }, as: { $0 }
                ) { try AlertWindow(folder: $0.folder) }
                """,
            request:
                """
                let alerts = try Router.destination(for: RoutableServiceModule<any AlertsInput>()) { $0.folder = "Tea" }
                print(alerts)

                """,
            products: ["ModuleRouter"]),
        Kind(
            name: "view",
            interface: """
                @MainActor public protocol Alerts: AnyObject {
                    var text: String { get }
                }

                extension RoutableView where Protocol == any Alerts {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }

                """,
            provider: """
                @MainActor public final class AlertWindow: Alerts {
                    public let text: String

                    public init() throws { text = NEED }
                }

                public struct AlertsRouter: ViewRouteProvider {
                    public init() {}
                    public static var routes: RouteList<Self> { Provides(RoutableView<any Alerts>()) { $0 } }

                    public func makeDestination(with configuration: RouteConfiguration) throws -> AlertWindow? { try AlertWindow() }
                }

                """,
            closure: nil,
            request:
                """
                print(try Router.destination(for: RoutableView<any Alerts>()).text)

                """,
            products: ["ModuleRouterViews"]),
    ]

    static var apps: [CorpusApp] { kinds.flatMap(apps) }

    private static func apps(_ kind: Kind) -> [CorpusApp] {
        let list =
            """
            RouteRegistry.shared.register {
                AlertsRouter.self
                ClockRouter.self
            }
            """
        let clock = "RouteRegistry.shared.register { ClockRouter.self }"
        var apps = [
            app(kind, "complete", nil, list),
            app(kind, "simple", nil, "RouteRegistry.shared.register([AlertsRouter.self])", need: "\"no clock\""),
            app(kind, "forgotten", .registrationRemoved, clock),
            app(
                kind, "in-comment", .registrationInert,
                clock + "\n// RouteRegistry.shared.register { AlertsRouter.self }"),
            app(kind, "no-provider", .providerRemoved, clock, removes: true),
            app(kind, "not-linked", .moduleNotLinked, clock, links: false),
            app(
                kind, "clock-forgotten", .registrationRemoved, "RouteRegistry.shared.register { AlertsRouter.self }",
                subjects: ["Clock"]),
            app(
                kind, "after-request", .lateRegistration, clock,
                late: "RouteRegistry.shared.register { AlertsRouter.self }"),
            app(
                kind, "only-another-kind", .providerRemoved,
                clock + """

                    RouteRegistry.shared.register(RoutableService<any Search>()) { _ in RankedSearch() }
                    """,
                removes: true, hasSearch: true),
        ]
        if let closure = kind.closure {
            apps += [
                app(kind, "closure", nil, clock + "\n" + closure),
                app(
                    kind, "closure-in-comment", .registrationInert,
                    clock + "\n// " + closure.replacing("\n", with: "\n// ")),
                app(kind, "clock-forgotten-closure", .registrationRemoved, closure, subjects: ["Clock"]),
            ]
        }
        return apps
    }

    private static func app(
        _ kind: Kind, _ variant: String, _ fault: Fault?, _ registration: String, late: String? = nil,
        subjects: [String] = ["Alert"], need: String? = nil, removes: Bool = false, links: Bool = true,
        hasSearch: Bool = false
    ) -> CorpusApp {
        let alerts = Service(name: "Alerts", member: "text", destination: "AlertWindow", value: "")
        var sketch = Sketch()
        sketch.services = need == nil ? [.clock] : []
        if hasSearch {
            sketch.services.append(.search)
            sketch.declarations.append(
                """
                struct RankedSearch: Search {
                    let result = "three notes"
                }

                """)
        }
        let products = Set(["ModuleRouter"] + kind.products).sorted()
        sketch.add("Sources/AlertsInterface/Alerts.swift", importing: kind.products, kind.interface)
        let text = kind.provider.replacing(
            "NEED", with: need ?? "try Router.destination(for: RoutableService<any Clock>()).time")
        let parts = text.components(separatedBy: "public struct AlertsRouter")
        sketch.add(
            alerts.file("AlertWindow"),
            importing: ["AlertsInterface"] + (need == nil ? ["ClockInterface"] : []) + products, parts[0])
        if !removes {
            sketch.add(
                alerts.file("AlertsRouter"), importing: ["AlertsInterface"] + products,
                "public struct AlertsRouter" + parts[1])
        }
        if need == nil {
            sketch.add(to: .clock, "SystemClock", Service.clock.simpleDestination)
            sketch.add(to: .clock, "ClockRouter", Service.clock.routerText())
        }
        sketch.imports.formUnion(["AlertsInterface"] + products)
        if links { sketch.imports.insert("AlertsModule") }
        sketch.register(registration)
        if let late { sketch.late.append(late) }
        sketch.request = kind.request
        return sketch.app("kind", kind.name, variant, fault, subjects: subjects)
    }
}
