// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

@MainActor private protocol Report: AnyObject { var text: String { get set } }

/// A module protocol whose configuration is a class of the module.
@MainActor private protocol ReportModuleInput: AnyObject {
    var title: String { get set }
    var didMakeReport: ((any Report) -> Void)? { get set }
}

extension RoutableView where Protocol == any Report {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any ReportModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ReportScreen: HeadlessScreen, Report {
    var text: String {
        get { title }
        set { title = newValue }
    }
}

@MainActor private final class ReportConfiguration: ReportModuleInput {
    var title = "untitled"
    var didMakeReport: ((any Report) -> Void)?
}

private struct ReportRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any Report>()) { $0 }
        Provides(RoutableViewModule<any ReportModuleInput>()) { $0 }
    }
    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }
    func makeDestination(with configuration: ReportConfiguration) -> ReportScreen? {
        AViewRouter.behaviour == .succeeds ? ReportScreen(configuration.title) : nil
    }
    func prepare(_ destination: ReportScreen, with configuration: ReportConfiguration) {
        configuration.didMakeReport?(destination)
    }
}

/// Routes to views by their module protocols.
@MainActor @Suite(.routes(unprovided: .isExpected) { ReportRouter.self })
struct ViewModuleTests {
    let window = HeadlessWindow()
    let log = HandlerLog()
    private let report = RoutableViewModule<any ReportModuleInput>()

    @Test func parametersReachTheProvider() {
        Router.perform(to: report, path: .push(from: window.root), preparation: { $0.title = "Quarter" })
        #expect((window.topScreen as? ReportScreen)?.title == "Quarter")
    }

    @Test func destinationIsMadeWithParametersOfAClosure() throws {
        let screen = try Router.destination(for: report) { $0.title = "Quarter" }
        #expect((screen as? ReportScreen)?.title == "Quarter")
    }

    @Test func moduleReturnsTheTypedDestination() {
        var made: (any Report)?
        Router.perform(to: report, path: .push(from: window.root), preparation: { $0.didMakeReport = { made = $0 } })
        #expect(made === window.topScreen)
    }

    @Test func handlersAreCalledAsForOtherRoutes() throws {
        let router = try #require(
            Router.performWithClient(
                to: report, path: .presentModally(from: window.root),
                configuring: { configuration, _ in self.log.listen(to: configuration, title: "a") },
                removing: { self.log.listen(toRemoval: $0) }))
        #expect(
            log.take() == [
                "unrouted → routing", "prepare -", "routing → routed", "success -", "completion true - performRoute -",
                "performer success -",
            ])
        router.removeRoute()
        #expect(
            log.take() == ["routed → removing", "prepare removal -", "removing → removed"] + .removalSucceeded)
    }

    @Test func performerPreparesTheViewAfterItsParameters() {
        Router.performWithClient(
            to: report, path: .push(from: window.root),
            configuring: { configuration, prepareModule in
                prepareModule { $0.title = "Year" }
                configuration.prepareDestination = { ($0 as? any Report)?.text += "!" }
            })
        #expect((window.topScreen as? ReportScreen)?.title == "Year!")
    }

    @Test func theParametersAreKeptForTheNextPerform() throws {
        let router = try #require(
            Router.perform(to: report, path: .push(from: window.root), preparation: { $0.title = "Year" }))
        router.remove()
        router.perform()
        #expect((window.topScreen as? ReportScreen)?.title == "Year")
    }

    @Test func eachRouteHasItsOwnParameters() {
        Router.perform(to: report, path: .push(from: window.root), preparation: { $0.title = "Year" })
        Router.perform(to: report, path: .push(from: window.root))
        #expect(window.stack.compactMap { ($0 as? ReportScreen)?.title } == ["Year", "untitled"])
    }

    @Test func failureCallsTheCompletion() throws {
        try AViewRouter.$behaviour.withValue(.returnsNil) {
            var calls: [String] = []
            let router = try #require(
                Router.perform(
                    to: report, path: .push(from: window.root),
                    completion: onFailure { calls.append($0.code.description) }))
            #expect(router.state == .unrouted)
            #expect(calls == ["destination-unavailable"])
        }
    }

    @Test func viewIsMadeFromTheParameters() {
        #expect(((try? Router.destination(for: report) { $0.title = "Year" }) as? ReportScreen)?.title == "Year")
    }

    @Test func destinationProtocolFindsTheSameProvider() throws {
        #expect(try Router.destination(for: RoutableView<any Report>()).text == "untitled")
    }

    @Test func awaitedRouteTakesParameters() async throws {
        let router = try await Router.route(
            to: report, path: .push(from: window.root), preparation: { $0.title = "Year" })
        #expect(router.state == .routed)
        #expect((window.topScreen as? ReportScreen)?.title == "Year")
    }
}
