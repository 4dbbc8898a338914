// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

private protocol Reported: Sendable {}

extension RoutableService where Protocol == any Reported {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private protocol Needy: Sendable {}

extension RoutableService where Protocol == any Needy {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Need: Needy {}

private struct NeedyRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Needy>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Need? {
        _ = try Router.destination(for: RoutableService<any Reported>())
        return Need()
    }
}

private struct NeedyOfURLRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Needy>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Need? {
        _ = try Router.destination(serviceURL: "reports://reported")
        return Need()
    }
}

@MainActor private protocol ReportedScreenInput: AnyObject {}

extension RoutableView where Protocol == any ReportedScreenInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ReportedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("reports://reported", by: .outside)
        Provides(RoutableService<any Reported>()) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Item? { nil }
    struct Item: Reported {}
}

private final class ReportedScreen: HeadlessScreen, ReportedScreenInput {}

private struct ReportedScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ReportedScreenInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ReportedScreen? { ReportedScreen("reported") }
}

/// The reports that the error handlers of a registry receive.
@MainActor struct RouteErrorReportTests {
    private func reports(of registry: RouteRegistry, _ body: () -> Void) -> [String] {
        let log = Log()
        registry.addErrorHandler { report in
            log.add("\(report.operation) \(report.kind.map { "\($0)" } ?? "none") \(report.viewRoute != nil)")
        }
        registry.run(body)
        return log.lines
    }

    private final class Log: Sendable {
        private let content = Locked<[String]>([])
        var lines: [String] { content.withLock { $0 } }
        func add(_ line: String) { content.withLock { $0.append(line) } }
    }

    @Test func reportOfAServiceHasAKindAndNoViewRoute() {
        let told = reports(of: RouteRegistry { ReportedRouter.self }) {
            _ = try? Router.destination(for: RoutableService<any Reported>())
        }
        #expect(told == ["makeDestination service false"])
    }

    @Test func aNestedFailureIsReportedOnceForEachRequest() {
        let registry = RouteRegistry {
            ReportedRouter.self; NeedyRouter.self
        }
        let log = Log()
        registry.addErrorHandler { log.add("\($0.operation) \($0.isDelivered)") }
        registry.run { for _ in 0..<2 { _ = try? Router.destination(for: RoutableService<any Needy>()) } }
        #expect(log.lines == ["makeDestination true", "makeDestination true"])
    }

    @Test func failedServiceURLIsReportedOnce() {
        let registry = RouteRegistry {
            ReportedRouter.self; NeedyOfURLRouter.self
        }
        let log = Log()
        registry.addErrorHandler { log.add("\($0.operation) \($0.isDelivered)") }
        registry.run { _ = try? Router.destination(for: RoutableService<any Needy>()) }
        #expect(log.lines == ["makeDestination true"])
    }

    @Test func failureInsideAHandlerIsNotReported() {
        let registry = RouteRegistry()
        let log = Log()
        for name in ["first", "second"] {
            registry.addErrorHandler { report in
                log.add("\(name) \(report.operation)")
                _ = try? Router.destination(for: RoutableService<any Reported>())
                #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Reported>()) }
            }
        }
        registry.run {
            _ = try? Router.destination(for: RoutableService<any Reported>())
        }
        #expect(log.lines == ["first makeDestination", "second makeDestination"])
    }

    @Test func reportOfAViewHasItsRoute() {
        let told = reports(of: RouteRegistry { ReportedScreenRouter.self }) {
            Router.perform(to: RoutableView<any ReportedScreenInput>(), path: .push(from: nil))
        }
        #expect(told == ["performRoute view true"])
    }

    @Test func missingProviderHasTheKindOfTheRequest() {
        let told = reports(of: RouteRegistry()) {
            _ = try? Router.destination(for: RoutableService<any Reported>())
            Router.perform(to: RoutableView<any ReportedScreenInput>(), path: .makeDestination)
            _ = Router.requestedView(
                identifier: "nothing", at: RouteLocation(fileID: "App/Menu.swift", line: 7, column: 11))
            Router.perform(url: "app://nowhere", from: nil)
        }
        #expect(
            told == [
                "makeDestination service false", "performRoute view true", "toView view false", "toURL none false",
            ])
    }
}
