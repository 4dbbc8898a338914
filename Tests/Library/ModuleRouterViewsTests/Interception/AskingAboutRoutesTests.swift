// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor private protocol GuardedInput: AnyObject {}
@MainActor private protocol LobbyInput: AnyObject {}
@MainActor private protocol RequiredGuardedInput: AnyObject {}
@MainActor private protocol GuardedModule: AnyObject { var name: String { get set } }
@MainActor private protocol RequiredGuardedModule: AnyObject {}

extension RoutableView where Protocol == any GuardedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any LobbyInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any RequiredGuardedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any GuardedModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any RequiredGuardedModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class GuardedScreen: HeadlessScreen, GuardedInput, RequiredGuardedInput, LobbyInput {}

/// Counts the configurations that are made, and what an adapter converts.
@MainActor private final class Tally {
    @TaskLocal static var current: Tally?
    var guarded = 0
    var lobby = 0
    var adapted = 0
}

private final class GuardedConfiguration: GuardedModule, RequiredGuardedModule {
    var name = ""
    init() { Tally.current?.guarded += 1 }
}

@MainActor private final class LobbyConfiguration {
    var name = ""
    init() { Tally.current?.lobby += 1 }
}

extension RouteRequirement { fileprivate static let membership = RouteRequirement("membership") }

private struct GuardedRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any GuardedInput>()) { $0 }.requires(.membership)
        Provides(RoutableViewModule<any GuardedModule>()) { $0 }
    }
    static func makeConfiguration() -> GuardedConfiguration { GuardedConfiguration() }
    func makeDestination(with configuration: GuardedConfiguration) -> GuardedScreen? { GuardedScreen("guarded") }
}

private struct LobbyRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any LobbyInput>()) { $0 }
        URLPattern("lobby://room/\(\.name)", by: .outside)
    }
    static var supportedPaths: ViewRoutePaths { [.push, .presentModally] }
    static func makeConfiguration() -> LobbyConfiguration { LobbyConfiguration() }
    func makeDestination(with configuration: LobbyConfiguration) -> GuardedScreen? { GuardedScreen("lobby") }
}

private enum RequiredAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any RequiredGuardedInput>(), to: RoutableView<any GuardedInput>()) {
            Tally.current?.adapted += 1
            return $0 as! GuardedScreen
        }
        Adapts(RoutableViewModule<any RequiredGuardedModule>(), to: RoutableViewModule<any GuardedModule>()) {
            Tally.current?.adapted += 1
            return $0 as! GuardedConfiguration
        }
    }
}

/// A question about a route runs no code of its provider.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        GuardedRouter.self; LobbyRouter.self; RequiredAdapter.self
    })
struct AskingAboutRoutesTests {
    private let tally = Tally()
    private let window = HeadlessWindow()

    @Test func questionsOfInterceptorsMakeNoOtherConfiguration() async throws {
        var answers: [Bool] = []
        for name in ["first", "second"] {
            RouteRegistry.current.addViewRouteInterceptor(name) { request in
                answers += [
                    request.leads(to: RoutableView<any GuardedInput>()),
                    request.leads(to: RoutableView<any RequiredGuardedInput>()),
                    request.leads(to: RoutableViewModule<any GuardedModule>()),
                    request.leads(to: RoutableViewModule<any RequiredGuardedModule>()),
                    request.leads(to: RoutableView<any LobbyInput>()),
                ]
                return .proceed
            }
        }
        try await Tally.$current.withValue(tally) {
            _ = try await Router.route(to: RoutableView<any LobbyInput>(), path: .push(from: window.root))
        }
        #expect(answers == [false, false, false, false, true, false, false, false, false, true])
        #expect((tally.guarded, tally.lobby, tally.adapted) == (0, 1, 0))
    }

    @Test func adaptersLeadToTheirProvider() async throws {
        var answers: [Bool] = []
        RouteRegistry.current.addViewRouteInterceptor("asks") { request in
            answers = [
                request.leads(to: RoutableView<any GuardedInput>()),
                request.leads(to: RoutableView<any RequiredGuardedInput>()),
                request.leads(to: RoutableViewModule<any RequiredGuardedModule>()),
                request.leads(to: RoutableView<any LobbyInput>()),
                request.requirements == [.membership],
            ]
            return .proceed
        }
        try await Tally.$current.withValue(tally) {
            _ = try await Router.route(to: RoutableView<any RequiredGuardedInput>(), path: .push(from: window.root))
        }
        #expect(answers == [true, true, true, false, true])
        #expect((tally.guarded, tally.lobby) == (1, 0))
    }

    @Test(arguments: ["push", "sheet", "nonsense"])
    func linkWithATransitionMakesOneConfiguration(transition: String) async throws {
        try await Tally.$current.withValue(tally) {
            _ = try await Router.route(url: "lobby://room/a?transition=\(transition)", from: window.root)
        }
        #expect(tally.lobby == 1)
    }

    @Test func canOpenMakesNoConfiguration() {
        Tally.$current.withValue(tally) {
            #expect(Router.canOpen(url: "lobby://room/a?transition=push"))
        }
        #expect(tally.lobby == 0)
    }

    @Test func reasonNotToPerformMakesNoConfiguration() {
        Tally.$current.withValue(tally) {
            let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
            let route = Router.requested(RoutableView<any LobbyInput>(), at: location).route(
                path: .push(from: window.root))
            #expect(route.reasonNotToPerform == nil)
            let refused = Router.requested(RoutableView<any LobbyInput>(), at: location)
                .route(path: .presentAsSheet(from: window.root))
            #expect(refused.reasonNotToPerform != nil)
        }
        #expect(tally.lobby == 0)
    }

    @Test func redirectionToAnotherProviderMakesOneConfigurationOfEach() async throws {
        RouteRegistry.current.addViewRouteInterceptor("redirects") { request in
            request.leads(to: RoutableView<any GuardedInput>())
                ? .redirect(to: RoutableView<any LobbyInput>()) : .proceed
        }
        await Tally.$current.withValue(tally) {
            _ = try? await Router.route(to: RoutableView<any GuardedInput>(), path: .push(from: window.root))
            while window.stack.count < 2 { await Task.yield() }
        }
        #expect((tally.guarded, tally.lobby) == (1, 1))
    }

    @Test func keyWithoutAProviderLeadsToNoRoute() async throws {
        var answer: Bool?
        RouteRegistry.current.addViewRouteInterceptor("asks") { request in
            answer = request.leads(to: RoutableView<any UnprovidedInput>())
            return .proceed
        }
        _ = try await Router.route(to: RoutableView<any LobbyInput>(), path: .push(from: window.root))
        #expect(answer == false)
    }
}

@MainActor private protocol UnprovidedInput: AnyObject {}
extension RoutableView where Protocol == any UnprovidedInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
