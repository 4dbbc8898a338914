// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ModuleRouter
import Testing

@MainActor private protocol AlertService: AnyObject, Sendable { var shown: [String] { get set } }

extension RoutableService where Protocol == any AlertService {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class AlertPresenter: AlertService { var shown: [String] = [] }

private struct AlertRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any AlertService>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) -> AlertPresenter? { AlertPresenter() }
    func prepare(_ destination: AlertPresenter, with configuration: ServiceRouteConfiguration) {
        destination.shown.append("prepared")
    }
}

@MainActor private protocol RequiredAlert: AnyObject, Sendable { var messages: [String] { get } }

extension RoutableService where Protocol == any RequiredAlert {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class AlertProxy: RequiredAlert {
    let alert: any AlertService
    init(_ alert: any AlertService) { self.alert = alert }
    var messages: [String] { alert.shown + ["by a proxy"] }
}

extension AlertPresenter: RequiredAlert {
    var messages: [String] { shown }
}

private enum ProxyAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(
            RoutableService<any RequiredAlert>(), to: RoutableService<any AlertService>(),
            onMainActor: { AlertProxy($0) })
    }
}

private enum ProviderAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters { Adapts(RoutableService<any RequiredAlert>(), to: AlertRouter.self) { $0 } }
}

struct MainActorServiceTests {
    @Test @MainActor func isAdaptedByAProxyOfTheMainActor() {
        with {
            AlertRouter.self; ProxyAdapter.self
        } _: {
            #expect(
                Router.makeDestination(to: RoutableService<any RequiredAlert>())?.messages == [
                    "prepared", "by a proxy",
                ])
        }
    }

    @Test @MainActor func aKnownProviderOfTheMainActorAnswersToARequiredProtocol() {
        with {
            AlertRouter.self; ProviderAdapter.self
        } _: {
            #expect(Router.makeDestination(to: RoutableService<any RequiredAlert>())?.messages == ["prepared"])
        }
    }

    @Test @MainActor func isMadeOnTheMainActorSynchronously() throws {
        try with {
            AlertRouter.self
        } _: {
            let alert = try Router.destination(for: RoutableService<any AlertService>())
            alert.shown.append("hello")
            #expect(try Router.destination(for: RoutableService<any AlertService>()).shown == ["prepared", "hello"])
        }
    }

    @Test func othersAwait() async throws {
        try await RouteRegistry { AlertRouter.self }.run {
            let shown = try await MainActor.run {
                try Router.destination(for: RoutableService<any AlertService>()).shown
            }
            #expect(shown == ["prepared"])
        }
    }

    @Test func aKeyThatWasCarriedToAnotherThreadIsAnErrorThere() async throws {
        let route = await RoutableService<any AlertService>()
        let registry = RouteRegistry { AlertRouter.self }
        let code = await withCheckedContinuation { continuation in
            DispatchQueue(label: "elsewhere").async {
                registry.run {
                    do throws(RouteError) {
                        _ = try Router.destination(for: route)
                        continuation.resume(returning: "made")
                    } catch {
                        continuation.resume(returning: error.code)
                    }
                }
            }
        }
        #expect(code == "wrongIsolation")
    }

    @Test @MainActor func canBeRegisteredWithAClosure() throws {
        let registry = RouteRegistry()
        registry.register(RoutableService<any AlertService>(), makingOnMainActor: { _ in AlertPresenter() })
        registry.run {
            #expect(Router.makeDestination(to: RoutableService<any AlertService>())?.shown == [])
        }
    }
}
